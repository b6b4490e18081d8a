import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AssistantAction } from '../../../shared/assistant/schema.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Subtitle, Text } from '../../ui/text/Text.tsx';
import { PanelHead } from '../panel/PanelParts.tsx';
import { ActivityFeed } from './ActivityFeed.tsx';
import styles from './Assistant.module.css';
import { AssistantChat } from './AssistantChat.tsx';
import { quickActions } from './quickActions.ts';
import { useAssistant } from './useAssistant.ts';

/** HR's assistant: drafts and summarizes, but never sends or changes anything itself. */
export function AssistantTab() {
  const assistant = useAssistant();
  const [action, setAction] = useState<AssistantAction | null>(null);
  const [monitoring, setMonitoring] = useState(false);
  /** Choosing Monitor activities clears the selected action and shows the feed (specification file 2 §2). */
  const choose = (next: AssistantAction | null): void => {
    setMonitoring(next === null && !monitoring);
    setAction(next === action ? null : next);
    const asks = quickActions.find((quick) => quick.action === next)?.asks;
    if (asks && next !== action && assistant.asking?.state !== 'writing') assistant.ask(asks, next);
  };
  const startAgain = (): void => {
    setMonitoring(false);
    assistant.clear();
  };
  return (
    <main>
      <PanelHead title="AI Assistant" note={<NothingByItself />}>
        <Button icon={IconPlus} size="sm" disabled={assistant.clearing} onClick={startAgain}>
          New conversation
        </Button>
      </PanelHead>
      <div className={styles.grid}>
        <aside className={styles.side} aria-label="Quick actions">
          <div className={styles.actions}>
            {quickActions.map(({ action: name, label, note, icon: Icon }) => {
              const on = name === null ? monitoring : name === action;
              return (
                <button
                  key={label}
                  type="button"
                  className={on ? `${styles.action} ${styles.on}` : styles.action}
                  aria-pressed={on}
                  onClick={() => choose(name)}
                >
                  <Icon size={20} stroke={1.75} aria-hidden="true" />
                  <span>
                    <b>{label}</b>
                    <Text as="span" size="xs" className={styles.note}>
                      {note}
                    </Text>
                  </span>
                </button>
              );
            })}
          </div>
          <section data-only="desktop" className={styles.recent} aria-labelledby="recent-title">
            <Subtitle id="recent-title">Recent activity</Subtitle>
            <ActivityFeed max={6} />
          </section>
        </aside>
        <AssistantChat
          assistant={assistant}
          action={action}
          monitoring={monitoring}
          onLeaveMonitor={() => setMonitoring(false)}
        />
      </div>
    </main>
  );
}

function NothingByItself() {
  return (
    <span data-only="desktop">It drafts and summarizes. It never sends or changes anything on its own.</span>
  );
}
