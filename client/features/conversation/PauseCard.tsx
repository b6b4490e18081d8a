import { IconLifebuoy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ConversationPause } from '../../../shared/conversation.ts';

type PauseCardProps = {
  pause: ConversationPause;
  /** In the place of the heading's text once the person has stopped. */
  paused: string;
  busy: boolean;
  /** Left out where stopping isn't a choice any more. */
  onStop?: (() => void) | undefined;
  onResume: () => void;
  /** Another way out, such as asking for a person. */
  children?: ReactNode;
};

/**
 * Takes the composer's place while a conversation is paused: where to find help, and whether to stop or go on. It stays
 * until the person chooses.
 */
export function PauseCard({ pause, paused, busy, onStop, onResume, children }: PauseCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = pause.state === 'asked';
  const { notice } = pause;
  useEffect(() => {
    // The composer that had the focus is gone.
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="pause" aria-labelledby={id}>
      <div className="row g8">
        <IconLifebuoy className="pause-ic" size={22} stroke={1.75} aria-hidden="true" />
        <h2 className="h4" id={id} ref={heading} tabIndex={-1}>
          {asked && notice ? notice.title : 'Paused'}
        </h2>
      </div>
      <p>{asked && notice ? notice.text : paused}</p>
      {notice && (
        <ul className="pause-help">
          {notice.help.map(({ label, text, href }) => (
            <li key={label}>
              <span className="sm dim">{label}</span>
              {href === null ? (
                <b>{text}</b>
              ) : (
                <a className="b" href={href} {...(href.startsWith('https:') ? outside : {})}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {notice && <p className="sm dim">{notice.told}</p>}
      <div className="row w g8">
        {asked && onStop && (
          <button type="button" className="btn filled" disabled={busy} onClick={onStop}>
            Stop for today
          </button>
        )}
        <button type="button" className="btn default" disabled={busy} onClick={onResume}>
          Continue when I’m ready
        </button>
      </div>
      {asked && onStop && <p className="xs dim">You can also close this page and continue another day.</p>}
      {children}
    </section>
  );
}

const outside = { target: '_blank', rel: 'noreferrer' };
