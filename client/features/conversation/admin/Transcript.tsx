import { type HrMessage, wordingWords } from '../../../../shared/conversation/schema.ts';
import { clockText } from '../../../../shared/time/dates.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Fine, Text } from '../../../ui/text/Text.tsx';

/** The messages of a conversation. */
export function Transcript(props: { messages: HrMessage[]; person: string; persona: string }) {
  if (props.messages.length === 0) return <Text tone="dim">No messages.</Text>;
  return (
    <section aria-label="Transcript">
      {props.messages.map((message) => (
        <div key={message.id} className={message.role === 'user' ? 'dw-turn' : 'dw-turn q'}>
          <Text as="div" figures className="dw-who">
            <b dir="auto">{message.role === 'user' ? props.person : props.persona}</b>
            {clockText(message.createdAt)}
          </Text>
          <Stack gap={4}>
            <Text lines="anywhere" dir="auto">
              {message.content.replaceAll('**', '')}
            </Text>
            {message.wording && <Fine>{wordingWords[message.wording]}</Fine>}
          </Stack>
        </div>
      ))}
    </section>
  );
}
