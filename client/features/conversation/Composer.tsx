import { IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MESSAGE_MAX } from '../../../shared/conversation.ts';

export type ComposerProps = {
  /** Where the unsent text is kept on this device. */
  draftKey: string;
  /** Why sending is not possible right now; typing always is. */
  busy: boolean;
  hint: string;
  placeholder: string;
  onSend: (text: string) => void;
  /** Buttons beside Send, such as finishing on a phone. */
  extra?: ReactNode;
};

/** The box to write in. Enter sends and Shift+Enter makes a line, except on touch keyboards, which have no Shift+Enter. */
export function Composer({ draftKey, busy, hint, placeholder, onSend, extra }: ComposerProps) {
  const [text, setText] = useState(() => localStorage.getItem(draftKey) ?? '');
  const box = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const tooLong = text.length > MESSAGE_MAX;
  const blocked = busy || text.trim() === '' || tooLong;

  useEffect(() => {
    if (text === '') localStorage.removeItem(draftKey);
    else localStorage.setItem(draftKey, text);
  }, [draftKey, text]);

  const send = (): void => {
    if (blocked) return;
    onSend(text);
    setText('');
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // While an input method composes a character, Enter belongs to it (229 on older browsers).
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    const touch = matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || composing || touch) return;
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
        aria-describedby={hintId}
        aria-invalid={tooLong}
        dir="auto"
        rows={2}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row g8">
        <span id={hintId} className="sm dim grow" role={tooLong ? 'alert' : undefined}>
          {text.length > MESSAGE_MAX * 0.8 ? `${text.length} / ${MESSAGE_MAX}` : hint}
        </span>
        {extra}
        <button type="submit" className="btn filled sm" disabled={blocked}>
          Send
          <IconArrowUp size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
