import { type HrMessage, wordingWords } from '../../../../shared/conversation.ts';
import { clockText } from '../../../../shared/time.ts';

/** What was said, in the order it was said. */
export function Transcript(props: { messages: HrMessage[]; person: string; persona: string }) {
  if (props.messages.length === 0) return <p className="dim">Nothing was said.</p>;
  return (
    <section aria-label="Transcript">
      {props.messages.map((message) => (
        <div key={message.id} className={message.role === 'user' ? 'dw-turn' : 'dw-turn q'}>
          <div className="dw-who tn">
            <b dir="auto">{message.role === 'user' ? props.person : props.persona}</b>
            {clockText(message.createdAt)}
          </div>
          <div className="stack g4">
            <p className="break" dir="auto">
              {message.content.replaceAll('**', '')}
            </p>
            {message.wording && <p className="xs dim">{wordingWords[message.wording]}</p>}
          </div>
        </div>
      ))}
    </section>
  );
}
