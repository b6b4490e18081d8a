import { IconAlertCircle, IconCheck, IconClock, IconPencil, IconRefresh } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { clockText } from '../../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { AiTag, PersonaAvatar } from '../../ui/labels/Avatar.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Hidden, Text } from '../../ui/text/Text.tsx';
import { closeMarks } from './partialMarkdown.ts';
import type { Outgoing } from './reducer.ts';

/** Plain text first, formatting a moment later. */
const markdown = comesLater(async () => (await import('./Markdown.tsx')).Markdown);

/** The other side's avatar and tag: the AI monogram unless a feature sets another. */
export type Face = {
  avatar: ReactNode;
  /** Beside the name, such as the tag of personas that aren't people. */
  tag: ReactNode;
  /** Shown beside the typing dots instead of the name. */
  typing?: string;
};
const aiFace: Face = { avatar: <PersonaAvatar />, tag: <AiTag /> };

type PersonaMessageProps = {
  name: string;
  text: string;
  at: string;
  streaming?: boolean;
  face?: Face;
  /** Below the text, such as a grade. */
  after?: ReactNode;
};

/** A message of an AI persona. `streaming` adds the caret; only the finished one is announced. */
export const PersonaMessage = memo(function PersonaMessage(props: PersonaMessageProps) {
  const { name, text, at, streaming = false, face = aiFace, after } = props;
  return (
    <div className="msg">
      {face.avatar}
      <div className="msg-body">
        <div className="meta">
          <Text as="b" className="msg-name">
            {name}
          </Text>
          {face.tag}
          <Text as="span" figures>
            {clockText(at)}
          </Text>
          {streaming && <TypingDots />}
        </div>
        <div className={streaming ? 'bub streaming' : 'bub'} dir="auto">
          <Later
            part={markdown}
            props={{ text: streaming ? closeMarks(text) : text }}
            instead={<PlainParagraphs text={text} />}
          />
        </div>
        {after}
      </div>
    </div>
  );
});

/** As tall as the formatted text, so nothing moves when that replaces it. */
function PlainParagraphs({ text }: { text: string }) {
  const [first = '', ...others] = text.replaceAll('**', '').split(/\n{2,}/);
  return (
    <>
      <p>{first}</p>
      {others.length > 0 && <PlainParagraphs text={others.join('\n\n')} />}
    </>
  );
}

/** Shown before the first word of a reply. */
export function TypingMessage(props: { name: string; note?: string | undefined; face?: Face }) {
  const { name, note, face = aiFace } = props;
  return (
    <div className="msg">
      {face.avatar}
      <div className="msg-body">
        <div className="meta">
          {face.typing ?? (
            <>
              <Text as="b" className="msg-name">
                {name}
              </Text>
              {face.tag}
              {note && <span>{note}</span>}
            </>
          )}
        </div>
        <div className="bub">
          <TypingDots />
        </div>
      </div>
    </div>
  );
}

/** A stored message of the user. */
export const OwnMessage = memo(function OwnMessage(props: { text: string; at: string; note?: string }) {
  const { text, at, note } = props;
  return (
    <OwnBubble
      text={text}
      at={at}
      state={
        note === undefined ? (
          <Saved />
        ) : (
          <Text as="span" figures>
            {note}
          </Text>
        )
      }
    />
  );
});

/** A message that's on its way or failed. */
export function OutgoingMessage(props: { message: Outgoing; onRetry: () => void; onEdit: () => void }) {
  const { message } = props;
  return (
    <OwnBubble
      text={message.text}
      at={message.createdAt}
      state={<OutgoingState state={message.state} />}
      actions={
        message.state === 'failed' && (
          <>
            <Button icon={IconRefresh} variant="subtle" size="xs" onClick={props.onRetry}>
              Retry
            </Button>
            <Button icon={IconPencil} variant="subtle" size="xs" onClick={props.onEdit}>
              Edit
            </Button>
          </>
        )
      }
    />
  );
}

function OwnBubble(props: { text: string; at: string; state: ReactNode; actions?: ReactNode }) {
  return (
    <div className="msg me">
      <div className="msg-body">
        <div className="meta">
          <Hidden>You</Hidden>
          <Text as="span" figures>
            {clockText(props.at)}
          </Text>
          {props.state}
        </div>
        <Text as="div" lines="anywhere" className="bub plain" dir="auto">
          {props.text}
        </Text>
        {props.actions && (
          <Group gap={4} className="msg-actions">
            {props.actions}
          </Group>
        )}
      </div>
    </div>
  );
}

function OutgoingState({ state }: { state: Outgoing['state'] }) {
  if (state === 'saved') return <Saved />;
  if (state === 'failed') {
    return (
      <Group as="span" gap={4} className="msg-failed">
        <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
        Failed
      </Group>
    );
  }
  return (
    <Group as="span" gap={4} className={state === 'waiting' ? 'msg-waiting' : undefined}>
      <IconClock size={14} stroke={1.75} aria-hidden="true" />
      {state === 'waiting' ? 'Waiting for connection' : 'Sending'}
    </Group>
  );
}

function Saved() {
  return (
    <Group as="span" gap={4}>
      <IconCheck size={14} stroke={1.75} aria-hidden="true" />
      Saved
    </Group>
  );
}

/** The typing animation. Silent to screen readers: the caller announces it once, in words. */
export function TypingDots() {
  return (
    <span className="typing" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
