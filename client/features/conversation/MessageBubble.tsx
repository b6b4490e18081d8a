import { IconAlertCircle, IconCheck, IconClock, IconRefresh } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { clockText } from '../../../shared/time.ts';
import { AiTag, PersonaAvatar } from '../../ui/Brand.tsx';
import type { Outgoing } from './reducer.ts';

const Markdown = lazy(() => import('./Markdown.tsx'));

/** A message of an AI persona. `streaming` adds the caret and leaves announcing to the finished one. */
export function PersonaMessage({
  name,
  text,
  at,
  streaming = false,
}: {
  name: string;
  text: string;
  at: string;
  streaming?: boolean;
}) {
  return (
    <div className="msg">
      <PersonaAvatar />
      <div style={{ minWidth: 0 }}>
        <div className="meta">
          <b className="b" style={{ color: 'var(--mantine-color-text)' }}>
            {name}
          </b>
          <AiTag />
          <span className="tn">{clockText(at)}</span>
          {streaming && <TypingDots />}
        </div>
        <div className="bub break" dir="auto">
          {streaming ? (
            <span style={{ whiteSpace: 'pre-wrap' }}>
              {text.replaceAll('**', '')}
              <span className="cur-stream" aria-hidden="true" />
            </span>
          ) : (
            <Suspense fallback={<span style={{ whiteSpace: 'pre-wrap' }}>{text.replaceAll('**', '')}</span>}>
              <Markdown text={text} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

/** A message of the person in front of the screen, with how far it got. */
export function OwnMessage({ text, at, state }: { text: string; at: string; state: ReactNode }) {
  return (
    <div className="msg me">
      <div style={{ minWidth: 0 }}>
        <div className="meta">
          <span className="vh">You</span>
          <span className="tn">{clockText(at)}</span>
          {state}
        </div>
        <div className="bub break" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </div>
      </div>
    </div>
  );
}

export function Saved() {
  return (
    <span className="row g4">
      <IconCheck size={14} stroke={1.75} aria-hidden="true" />
      Saved
    </span>
  );
}

export function OutgoingState({ message, onRetry }: { message: Outgoing; onRetry: () => void }) {
  if (message.state === 'sending') {
    return (
      <span className="row g4">
        <IconClock size={14} stroke={1.75} aria-hidden="true" />
        Sending
      </span>
    );
  }
  if (message.state === 'waiting') {
    return (
      <span className="row g4">
        <IconClock size={14} stroke={1.75} aria-hidden="true" />
        Waiting for connection
      </span>
    );
  }
  return (
    <span className="row g4" style={{ color: 'var(--mantine-color-error)' }}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
      Not sent
      <button type="button" className="btn subtle xs" onClick={onRetry}>
        <IconRefresh size={14} stroke={1.75} aria-hidden="true" />
        Retry
      </button>
    </span>
  );
}

export function TypingDots() {
  return (
    <span className="typing" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
