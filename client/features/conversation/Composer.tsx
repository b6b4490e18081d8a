import { IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { cleanMessage, MESSAGE_MAX } from '../../../shared/conversation/schema.ts';
import { sentence } from '../../../shared/errors/errors.ts';
import { counted, figure } from '../../../shared/text/counted.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useGrowing } from '../../ui/hooks/useGrowing.ts';
import { Group } from '../../ui/layout/Stack.tsx';
import { Fine, Hidden, Text } from '../../ui/text/Text.tsx';

type ComposerProps = {
  text: string;
  onText: (text: string) => void;
  onSend: (text: string) => void;
  /** Sending is blocked right now; typing never is. */
  busy: boolean;
  placeholder: string;
  /** Below the text. Phones, which have no Enter key, show `status` instead. */
  hint: string;
  status: string;
  /** Buttons beside Send, such as Complete on a phone. */
  extra?: ReactNode;
};

/** The counter appears once the text is this long. */
const COUNT_FROM = MESSAGE_MAX - 300;

/**
 * The message box. Enter sends and Shift+Enter adds a line, except on touch keyboards, which have no
 * Shift+Enter.
 */
export function Composer(props: ComposerProps) {
  const { text, busy } = props;
  const box = useGrowing(text);
  const noteId = useId();
  // Counted as the server counts, so nothing passes here that the server refuses.
  const length = text.length > COUNT_FROM ? cleanMessage(text).length : text.length;
  const tooLong = length > MESSAGE_MAX;
  const blocked = busy || tooLong || text.trim() === '';

  useEffect(() => {
    // The button that led here is gone, and keyboard focus with it. Skipped after a page load, and on phones,
    // where it would open the keyboard.
    const lost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (lost && matchMedia('(hover: hover)').matches) box.current?.focus({ preventScroll: true });
  }, [box]);

  const send = (): void => {
    box.current?.focus();
    if (blocked) return;
    props.onSend(text);
    props.onText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    // While an input method composes a character, Enter belongs to it (Safari only reports this with key code
    // 229).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (matchMedia('(hover: none) and (pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="composer"
      data-important=""
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
            <Text as="b" tone="error" role="alert">
              {sentence('message_too_long', { limit: figure(MESSAGE_MAX) })}
            </Text>
          ) : (
            <>
              <span data-only="desktop">{props.hint}</span>
              <span data-only="phone">{props.status}</span>
            </>
          )}
        </Fine>
        <Group as="span" gap={8} wrap className="composer-end">
          {length > COUNT_FROM && <Counter length={length} />}
          {props.extra}
          <Button iconAfter={IconArrowUp} type="submit" variant="filled" size="sm" disabled={blocked}>
            Send
          </Button>
        </Group>
      </Group>
    </form>
  );
}

function Counter({ length }: { length: number }) {
  const tooLong = length > MESSAGE_MAX;
  return (
    <Text as="span" size="xs" tone={tooLong ? 'error' : 'dim'} figures>
      <span aria-hidden="true">
        {figure(length)} / {figure(MESSAGE_MAX)}
      </span>
      <Hidden>
        {tooLong
          ? `${counted(length - MESSAGE_MAX, 'character')} over the limit`
          : `${counted(MESSAGE_MAX - length, 'character')} left`}
      </Hidden>
    </Text>
  );
}
