import { IconLifebuoy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ConversationPause } from '../../../shared/conversation/schema.ts';
import type { SafetyNotice } from '../../../shared/safety/card/notice.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Fine, Remark, Subtitle } from '../../ui/text/Text.tsx';
import { TextAnchor } from '../../ui/text/TextLink.tsx';

type PauseCardProps = {
  pause: ConversationPause;
  /** Replaces the heading's text once the person has stopped. */
  paused: string;
  busy: boolean;
  /** Left out where stopping is no longer an option. */
  onStop?: (() => void) | undefined;
  onResume: () => void;
  /** Another alternative, such as asking for a person. */
  children?: ReactNode;
};

/**
 * Replaces the composer while a conversation is paused: where to find help, and whether to stop or continue.
 * Stays until the person chooses.
 */
export function PauseCard({ pause, paused, busy, onStop, onResume, children }: PauseCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = pause.state === 'asked';
  const { notice } = pause;
  // Once the person has stopped, the help text is shown in English only.
  const shown = asked ? notice?.own : null;
  const title = asked && notice ? (shown ?? notice).title : 'Paused';
  useEffect(() => {
    // The composer that had the focus is gone.
    if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive)
      heading.current?.focus({ preventScroll: true });
  }, []);
  const ways = (
    <>
      <Group gap={8} wrap>
        {asked && onStop && (
          <Button variant="filled" disabled={busy} onClick={onStop}>
            Stop for today
          </Button>
        )}
        <Button disabled={busy} onClick={onResume}>
          I’m ready to continue
        </Button>
      </Group>
      {asked && onStop && <Fine>You can also close this page and continue another day.</Fine>}
    </>
  );
  return (
    <section className="pause" aria-labelledby={id}>
      <Group gap={8}>
        <IconLifebuoy className="pause-ic" size={22} stroke={1.75} aria-hidden="true" />
        <Subtitle id={id} ref={heading} tabIndex={-1} lang={shown?.lang} dir={shown?.dir}>
          {title}
        </Subtitle>
      </Group>
      {shown && (
        <Stack gap={12} lang={shown.lang} dir={shown.dir}>
          <Help words={shown} />
        </Stack>
      )}
      {/* The buttons come before the English copy, so they’re visible on a phone. */}
      {shown && ways}
      {shown && notice && <b>{notice.title}</b>}
      {!(asked && notice) && <p>{paused}</p>}
      {/* Numbers and links appear once: they’re the same in every language. */}
      {notice && (
        <Help words={{ ...notice, ...(asked ? {} : { text: null }), ...(shown ? { help: [] } : {}) }} />
      )}
      {!shown && ways}
      {children}
    </section>
  );
}

/** What to do and where to find help. */
function Help({
  words: { text, help, told },
}: {
  words: Pick<SafetyNotice, 'help' | 'told'> & { text: string | null };
}) {
  return (
    <>
      {text !== null && <p>{text}</p>}
      {help.length > 0 && (
        <ul className="pause-help">
          {help.map(({ label, text, href }) => (
            <li key={label}>
              <Remark as="span">{label}</Remark>
              {href === null ? (
                <b>{text}</b>
              ) : (
                <TextAnchor bold href={href} {...(href.startsWith('https:') ? outside : {})}>
                  <bdi>{text}</bdi>
                </TextAnchor>
              )}
            </li>
          ))}
        </ul>
      )}
      <Remark>{told}</Remark>
    </>
  );
}

const outside = { target: '_blank', rel: 'noreferrer' };
