import { IconArrowLeft, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { AssistantAction } from '../../../../shared/assistant.ts';
import { lookWords } from '../../../../shared/assistantLooks.ts';
import { brand } from '../../../../shared/brand.ts';
import { readError } from '../../../errors.ts';
import { AiTag, PersonaAvatar } from '../../../ui/Avatar.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Composer } from '../../conversation/Composer.tsx';
import { TypingMessage } from '../../conversation/MessageBubble.tsx';
import { ActivityFeed } from './ActivityFeed.tsx';
import { Answer, Question } from './AssistantMessages.tsx';
import { quickActions } from './quickActions.ts';
import type { Assistant } from './useAssistant.ts';

type Props = {
  assistant: Assistant;
  action: AssistantAction | null;
  /** Shows what happens instead of the talk. */
  monitoring: boolean;
  onLeaveMonitor: () => void;
};

/** The chat window, 700 px tall (specification file 2 §9). */
export function AssistantChat({ assistant, action, monitoring, onLeaveMonitor }: Props) {
  const [text, setText] = useState('');
  const chosen = quickActions.find((quick) => quick.action === action);
  const writing = assistant.asking?.state === 'writing';
  return (
    <section className="as-window ad-panel" aria-label="Conversation with the assistant">
      <header className="as-head">
        <PersonaAvatar />
        <div className="grow">
          <b className="b">{brand.assistant.name}</b> <AiTag />
          <p className="xs dim">Can see candidates, jobs, and sessions. Can’t see bank or tax data.</p>
        </div>
        {action && chosen && <span className="bdg line only-d">Action: {chosen.label}</span>}
      </header>
      {monitoring ? (
        <div className="as-scroll">
          <div className="row sp w g8">
            <h2 className="h3">Live activity</h2>
            <button type="button" className="btn default sm" onClick={onLeaveMonitor}>
              <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
              Back to the conversation
            </button>
          </div>
          <ActivityFeed max={20} />
        </div>
      ) : (
        <Talk assistant={assistant} />
      )}
      <div className="as-foot">
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
              <button
                type="button"
                className="btn default sm"
                onClick={() => {
                  assistant.stop();
                  toTheBox();
                }}
              >
                <IconPlayerStop size={16} stroke={1.75} aria-hidden="true" />
                Stop
              </button>
            )
          }
        />
      </div>
    </section>
  );
}

/** Stop and Try again go with what they stop or try; who pressed them goes on in the box. */
function toTheBox(): void {
  document.querySelector<HTMLElement>('.as-foot textarea')?.focus();
}

function Talk({ assistant }: { assistant: Assistant }) {
  const { messages, asking, unanswered } = assistant;
  const scroll = useRef<HTMLDivElement>(null);
  const length = messages.length + (asking ? 1 + asking.answer.length : 0);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (length > 0 && box) box.scrollTop = box.scrollHeight;
  }, [length]);
  return (
    <div className="as-scroll" ref={scroll}>
      {assistant.error !== null && !assistant.loading && messages.length === 0 && (
        <ErrorState
          title="We couldn’t load the conversation"
          message={readError(assistant.error).message}
          onRetry={assistant.reload}
        />
      )}
      {!assistant.loading && !assistant.error && messages.length === 0 && !asking && <Welcome />}
      <div role="log" aria-label="Messages" className="as-log">
        {messages.map((message) =>
          message.role === 'user' ? (
            <Question key={message.id} text={message.message} at={message.createdAt} />
          ) : (
            <Answer key={message.id} message={message} />
          ),
        )}
        {asking && <Question text={asking.text} at={asking.createdAt} />}
      </div>
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
      {(asking?.state === 'failed' || unanswered) && (
        <div className="row g8 w as-retry">
          <span className="sm dim">There is no answer to this yet.</span>
          <button
            type="button"
            className="btn default sm"
            onClick={() => {
              assistant.retry();
              toTheBox();
            }}
          >
            <IconRefresh size={16} stroke={1.75} aria-hidden="true" />
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

function Welcome() {
  return (
    <div className="stack g8 as-welcome">
      <h2 className="h3">What can I prepare for you?</h2>
      <p className="dim">
        Ask about a person, a job or the numbers, or choose an action. Answers come from the database, with
        links to the records they were made from.
      </p>
    </div>
  );
}
