import { IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cleanMessage, MESSAGE_MAX } from '../../../shared/conversation/schema.ts';
import { sentence } from '../../../shared/errors/errors.ts';
import { counted } from '../../../shared/text/counted.ts';
import { Button } from '../../ui/Button.tsx';
import { Group } from '../../ui/Stack.tsx';
import { Fine, Hidden } from '../../ui/Text.tsx';

type ComposerProps = {
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** Sending is not possible right now; typing always is. */
  busy: boolean;
  placeholder: string;
  /** Below the text, where a phone shows `status` instead, having no Enter key to speak of. */
  hint: string;
  status: string;
  /** Buttons beside Send, such as finishing on a phone. */
  extra?: ReactNode;
};

/** The counter shows when this many characters are left. */
const COUNT_FROM = MESSAGE_MAX - 300;

/**
 * The box to write in. Enter sends and Shift+Enter makes a line, except on touch keyboards, which have no
 * Shift+Enter.
 */
export function Composer(props: ComposerProps) {
  const { text, busy } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  // Counted as the server counts, so that nothing passes here and is refused there.
  const length = text.length > COUNT_FROM ? cleanMessage(text).length : text.length;
  const tooLong = length > MESSAGE_MAX;
  const blocked = busy || tooLong || text.trim() === '';

  useEffect(() => {
    // The button that led here is gone, and with it the place of whoever works by keyboard. Not after a load of
    // the page, and not on phones, whose keyboard would come up.
    const lost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (lost && matchMedia('(hover: hover)').matches) box.current?.focus({ preventScroll: true });
  }, []);

  const send = (): void => {
    box.current?.focus();
    if (blocked) return;
    props.onSend(text);
    props.onText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    // While an input method composes a character, Enter belongs to it (Safari only says so by 229).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (matchMedia('(hover: none) and (pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={box}
        className="composer-text"
        aria-label="Your message"
        aria-describedby={noteId}
        aria-invalid={tooLong}
        dir="auto"
        rows={1}
        placeholder={props.placeholder}
        value={text}
        onChange={(event) => props.onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Group wrap justify="between" className="composer-row">
        <Fine as="span" className="composer-note" id={noteId}>
          {tooLong ? (
            <b className="composer-over" role="alert">
              {sentence('message_too_long', { limit: MESSAGE_MAX.toLocaleString('en-US') })}
            </b>
          ) : (
            <>
              <span data-only="desktop">{props.hint}</span>
              <span data-only="phone">{props.status}</span>
            </>
          )}
        </Fine>
        <Group as="span" gap={8} wrap className="composer-end">
          {length > COUNT_FROM && (
            <span className={`xs tn ${tooLong ? 'composer-over' : 'dim'}`}>
              <span aria-hidden="true">
                {length.toLocaleString('en-US')} / {MESSAGE_MAX.toLocaleString('en-US')}
              </span>
              <Hidden>
                {tooLong
                  ? `${counted(length - MESSAGE_MAX, 'character')} too long`
                  : `${counted(MESSAGE_MAX - length, 'character')} left`}
              </Hidden>
            </span>
          )}
          {props.extra}
          <Button type="submit" variant="filled" size="sm" disabled={blocked}>
            Send
            <IconArrowUp size={16} stroke={1.75} aria-hidden="true" />
          </Button>
        </Group>
      </Group>
    </form>
  );
}
