import type { ConversationMessage } from '../../../../shared/conversation/schema.ts';
import { plainQuotes } from '../../../../shared/interview/contradictions.ts';

/** A question of the interviewer and the messages that answer it. */
export type Exchange = { seq: number; question: string; answers: number[] };

type Message = Pick<ConversationMessage, 'seq' | 'role' | 'content'>;

/**
 * The transcript as questions with answers; unanswered messages are skipped. After a message of ours without a question,
 * the one before it is still open.
 */
export function exchangesOf(messages: readonly Message[]): Exchange[] {
  const exchanges: Exchange[] = [];
  let asked: Message | null = null;
  for (const message of messages) {
    if (message.role === 'assistant') {
      if (exchanges.length === 0 || asks.test(message.content)) asked = message;
      continue;
    }
    const last = exchanges.at(-1);
    if (asked)
      exchanges.push({ seq: asked.seq, question: questionIn(asked.content), answers: [message.seq] });
    else last?.answers.push(message.seq);
    asked = null;
  }
  return exchanges;
}

/** A question, one that we emphasize, or a request to tell something. */
const asks = /[?*]|\b(?:tell|describe|explain|share|walk|give|show|imagine|suppose)\b/i;

/** The last question of a message, or its first sentence if it has none. */
export function questionIn(content: string): string {
  const text = content.replaceAll('**', '').replace(/\s+/g, ' ').trim();
  const sentences = text.match(/[^.!?…]+(?:[.!?…]+["”’)]*|$)/g)?.map((one) => one.trim()) ?? [];
  return sentences.findLast((one) => one.includes('?')) ?? sentences[0] ?? text;
}

/** The message that contains a quote, even if the quote's end was cut off. */
export function saidIn(messages: readonly Message[], quote: string): number | null {
  const said = plainQuotes(quote)
    .replace(/(?:…|\.\.\.)$/, '')
    .trim();
  if (said === '') return null;
  return (
    messages.find(({ role, content }) => role === 'user' && plainQuotes(content).includes(said))?.seq ?? null
  );
}
