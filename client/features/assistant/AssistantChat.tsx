import { IconArrowLeft, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { lookWords } from '../../../shared/assistant/looks.ts';
import type { AssistantAction } from '../../../shared/assistant/schema.ts';
import { brand } from '../../../shared/company/brand.ts';
import { readError } from '../../errors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { AiTag, PersonaAvatar } from '../../ui/labels/Avatar.tsx';
import { Badge } from '../../ui/labels/Badge.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Fine, Hidden, Remark, Text, Title } from '../../ui/text/Text.tsx';
import { Composer } from '../conversation/Composer.tsx';
import { TypingMessage } from '../conversation/MessageBubble.tsx';
import { PanelBox } from '../panel/PanelParts.tsx';
import { usePanelDraft } from '../panel/panelDrafts.ts';
import { ActivityFeed } from './ActivityFeed.tsx';
import styles from './Assistant.module.css';
import { Answer, Question } from './AssistantMessages.tsx';
import { quickActions } from './quickActions.ts';
import type { Assistant } from './useAssistant.ts';

type Props = {
  assistant: Assistant;
  action: AssistantAction | null;
  /** Shows the activity feed instead of the conversation. */
  monitoring: boolean;
  onLeaveMonitor: () => void;
};

/** The chat window, 700 px tall (specification file 2 §9). */
export function AssistantChat({ assistant, action, monitoring, onLeaveMonitor }: Props) {
  const [text, setText] = usePanelDraft('question to the assistant');
  const chosen = quickActions.find((quick) => quick.action === action);
  const writing = assistant.asking?.state === 'writing';
  return (
    <PanelBox as="section" className={styles.window} aria-label="Conversation with the assistant">
      <header className={styles.head}>
        <PersonaAvatar />
        <div data-place="grow">
          <b>{brand.assistant.name}</b> <AiTag />
          <Fine>Can see hiring and work records. Can’t see bank or tax data.</Fine>
        </div>
        {action && chosen && (
          <Badge color="line" only="desktop">
            Action: {chosen.label}
          </Badge>
        )}
      </header>
      {monitoring ? (
        <Stack className={styles.scroll}>
          <Group gap={8} wrap justify="between">
            <Title>Live activity</Title>
            <Button icon={IconArrowLeft} size="sm" onClick={onLeaveMonitor}>
              Back to the conversation
            </Button>
          </Group>
          <ActivityFeed max={20} />
        </Stack>
      ) : (
        <Talk assistant={assistant} />
      )}
      <div className={styles.foot}>
        <Composer
          text={text}
          onText={setText}
          onSend={(value) => {
            onLeaveMonitor();
            assistant.ask(value, action);
          }}
          busy={writing}
          placeholder={chosen?.hint ?? 'Ask, or choose an action…'}
          hint="Check facts before you send. Enter sends."
          status="Check facts before you send."
          extra={
            writing && (
              <Button
                icon={IconPlayerStop}
                size="sm"
                onClick={() => {
                  assistant.stop();
                  toTheBox();
                }}
              >
                Stop
              </Button>
            )
          }
        />
      </div>
    </PanelBox>
  );
}

/** The Stop and Try again buttons disappear when pressed; focus moves to the message box. */
function toTheBox(): void {
  document.querySelector<HTMLElement>(`.${styles.foot} textarea`)?.focus();
}

function Talk({ assistant }: { assistant: Assistant }) {
  const { messages, asking, earlier, unanswered } = assistant;
  const scroll = useRef<HTMLDivElement>(null);
  const length = messages.length + (asking ? 1 + asking.answer.length : 0);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (length > 0 && box) box.scrollTop = box.scrollHeight;
  }, [length]);
  return (
    <Stack className={styles.scroll} ref={scroll}>
      {assistant.error !== null && !assistant.loading && messages.length === 0 && (
        <ErrorState
          title="We couldn’t load the conversation"
          message={readError(assistant.error).message}
          onRetry={assistant.reload}
        />
      )}
      {!assistant.loading && !assistant.error && messages.length === 0 && !asking && earlier.length === 0 && (
        <Welcome />
      )}
      <Stack role="log" aria-label="Messages">
        {messages.map((message) =>
          message.role === 'user' ? (
            <Question key={message.id} text={message.message} at={message.createdAt} />
          ) : (
            <Answer key={message.id} message={message} />
          ),
        )}
        {earlier.map((question) => (
          <Fragment key={question.id}>
            <Question text={question.text} at={question.createdAt} />
            {/* These stay mounted while a reply arrives: remounting them would announce each again. */}
            <Retry
              of={question.text}
              disabled={asking?.state === 'writing'}
              onRetry={() => assistant.retry(question)}
            />
          </Fragment>
        ))}
        {asking && <Question text={asking.text} at={asking.createdAt} />}
      </Stack>
      {asking?.state === 'writing' &&
        (asking.answer === '' ? (
          <TypingMessage
            name={brand.assistant.name}
            note={asking.looking ? lookWords[asking.looking] : undefined}
          />
        ) : (
          <Answer
            streaming
            message={{
              id: asking.id,
              role: 'assistant',
              message: asking.answer,
              action: asking.action,
              sources: [],
              recipients: [],
              createdAt: asking.createdAt,
            }}
          />
        ))}
      {(asking?.state === 'failed' || unanswered) && <Retry onRetry={() => assistant.retry()} />}
    </Stack>
  );
}

function Retry(props: { of?: string; disabled?: boolean; onRetry: () => void }) {
  return (
    <Group gap={8} wrap justify="end">
      <Remark as="span">No answer yet.</Remark>
      <Button
        icon={IconRefresh}
        size="sm"
        disabled={props.disabled ?? false}
        onClick={() => {
          props.onRetry();
          toTheBox();
        }}
      >
        Try again{props.of !== undefined && <Hidden>: {props.of}</Hidden>}
      </Button>
    </Group>
  );
}

function Welcome() {
  return (
    <Stack gap={8}>
      <Title>What can I help you with?</Title>
      <Text tone="dim">
        Ask about a person, a job, or the numbers, or choose an action. Answers come from the database, with
        links to the records behind them.
      </Text>
    </Stack>
  );
}
