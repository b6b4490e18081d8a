import { IconChartBar, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { PreviewPlays } from '../../../../shared/interview/preview.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { clearDrafts } from '../../conversation/drafts.ts';
import { useConnection } from '../../conversation/useConnection.ts';
import { PanelPerson } from '../../panel/panelPerson.ts';
import { InterviewChat } from '../InterviewChat.tsx';
import styles from './Preview.module.css';
import { PreviewRatings } from './PreviewRatings.tsx';
import { firstProgress, usePreview } from './usePreview.ts';
import { usePreviewRatings } from './usePreviewRatings.ts';

type Props = {
  plays: PreviewPlays;
  /** Below the candidate's name. */
  position: string;
  /** The page's main part, or a dialog over one. */
  place: 'page' | 'dialog';
  /** What is played, before what isn't saved. */
  what: string;
  leaveLabel: string;
  onLeave: () => void;
};

const DRAFT = 'preview';

/** A trial interview with its ratings. Both are in this tab only. */
export function PreviewRun(props: Props) {
  const [run, setRun] = useState(0);
  useEffect(() => () => clearDrafts(DRAFT), []);
  return (
    <OneRun
      key={run}
      {...props}
      onRestart={() => {
        clearDrafts(DRAFT);
        setRun(run + 1);
      }}
    />
  );
}

function OneRun(props: Props & { onRestart: () => void }) {
  const { place, position, onLeave, onRestart, leaveLabel } = props;
  const { controller, answered } = usePreview(props.plays);
  const { view } = controller;
  const connection = useConnection();
  const ratings = usePreviewRatings();
  const [showing, setShowing] = useState(false);
  const name = useContext(PanelPerson)?.fullName ?? '';
  const rate = (): void => {
    ratings.rate(answered());
    setShowing(true);
  };
  const restart = (
    <Button icon={IconRefresh} size="sm" onClick={onRestart}>
      Start over
    </Button>
  );
  if (showing) {
    return (
      <PreviewRatings
        messages={view.messages}
        rated={ratings.rated}
        outdated={!ratings.isOf(answered())}
        place={place}
        actions={restart}
        onRate={rate}
        onBack={() => setShowing(false)}
      />
    );
  }
  return (
    <InterviewChat
      controller={controller}
      info={view.info ?? firstProgress}
      candidateName={name}
      position={position}
      connection={connection}
      completing={false}
      draftKey={DRAFT}
      rehearsal={place}
      leaveLabel={leaveLabel}
      notes={<Text tone="dim">This is a preview. You’ll lose it when you close the page.</Text>}
      onComplete={rate}
      onLeave={onLeave}
      banner={
        <Banner what={props.what}>
          {view.messages.some(({ role }) => role === 'user') && (
            <Button icon={IconChartBar} size="sm" onClick={rate}>
              Show ratings
            </Button>
          )}
          {restart}
        </Banner>
      }
    />
  );
}

function Banner({ what, children }: { what: string; children: ReactNode }) {
  return (
    <aside className={`ban ${styles.banner}`} aria-label="Preview">
      <span className={styles.said}>
        <b>{what}:</b> nothing is saved, and no one is emailed.
      </span>
      <Group gap={8} wrap>
        {children}
      </Group>
    </aside>
  );
}
