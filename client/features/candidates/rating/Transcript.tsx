import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { brand } from '../../../../shared/company/brand.ts';
import { wordingWords } from '../../../../shared/conversation/schema.ts';
import { clockText } from '../../../../shared/time/dates.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Fine, Text } from '../../../ui/text/Text.tsx';
import { EvidenceNumber } from './EvidenceNumber.tsx';
import { type Mark, segmentsOf } from './highlight.ts';

/** The element of a message in the transcript. */
export const turnId = (seq: number): string => `turn-${seq}`;

type Props = {
  messages: InterviewView['messages'];
  firstName: string;
  marks: Mark[];
  /** The active quote. */
  active: number | null;
  onFollow: (number: number) => void;
};

/** The transcript, with the quotes that support ratings highlighted. */
export function Transcript({ messages, firstName, marks, active, onFollow }: Props) {
  return messages.map((message) => (
    <div
      key={message.id}
      id={turnId(message.seq)}
      tabIndex={-1}
      className={message.role === 'user' ? 'dw-turn' : 'dw-turn q'}
    >
      <Text as="div" figures className="dw-who">
        <b dir="auto">{message.role === 'user' ? firstName : brand.interviewer.name}</b>
        {clockText(message.createdAt)}
      </Text>
      <Stack gap={4}>
        <Text lines="anywhere" dir="auto">
          {message.role === 'user' ? (
            <Highlighted
              text={message.content}
              marks={marks.filter(({ seq }) => seq === message.seq)}
              active={active}
              onFollow={onFollow}
            />
          ) : (
            message.content.replaceAll('**', '')
          )}
        </Text>
        {message.wording && <Fine>{wordingWords[message.wording]}</Fine>}
        {message.reason && <Fine lines="anywhere">The model’s reason: {message.reason}</Fine>}
      </Stack>
    </div>
  ));
}

function Highlighted(props: {
  text: string;
  marks: Mark[];
  active: number | null;
  onFollow: (number: number) => void;
}) {
  const segments = segmentsOf(props.text, props.marks);
  return segments.map(({ start, text, marks }, index) => {
    if (marks.length === 0) return <span key={start}>{text}</span>;
    // A number goes at the end of its quote.
    const ending = marks.filter((mark) => !segments[index + 1]?.marks.includes(mark));
    const look = [
      marks.every(({ weak }) => weak) ? 'r' : '',
      marks.some(({ number }) => number === props.active) ? 'on' : '',
    ];
    return (
      <mark key={start} className={look.join(' ')}>
        {text}
        {ending.map(({ number }) => (
          <EvidenceNumber
            key={number}
            side="transcript"
            number={number}
            active={number === props.active}
            onFollow={props.onFollow}
          />
        ))}
      </mark>
    );
  });
}
