import { MIN_MESSAGES } from '../../../../../shared/interview/schema.ts';
import { pauseForLanguage } from '../../../conversation/pauses.ts';
import type { ReplyDraft } from '../../../conversation/policy.ts';
import { ENOUGH_INSULTS } from '../../director.ts';
import { isHostile } from '../answers/reading.ts';
import type { Turn } from '../context.ts';

const ENDED =
  'I’m going to end the interview here. Nothing was scored. You can continue on another day, or ask for a person instead.';

/** Insults end an interview before there is anything to score; from `MIN_MESSAGES` on the director closes it. */
export function endsForLanguage(turns: readonly Turn[]): boolean {
  if (turns.length >= MIN_MESSAGES) return false;
  const last = turns.at(-1);
  if (last?.role !== 'user' || !isHostile(last.content)) return false;
  return turns.filter(({ role, content }) => role === 'user' && isHostile(content)).length >= ENOUGH_INSULTS;
}

/** Ends the interview without a score. It can be resumed, and HR isn't shown why it ended. */
export function endForLanguage(): ReplyDraft {
  return {
    text: (async function* () {
      yield ENDED;
    })(),
    meta: {},
    private: true,
    stored: (tx, row) => pauseForLanguage(tx, row.conversationId),
  };
}
