import { type Ai, AiError } from '../../../../ai/ai.ts';
import { withTask } from '../../../../ai/calls/fence.ts';
import { objectOr } from '../../../../ai/fallback.ts';
import { coachRequest } from '../../prompts.ts';
import { practiceCoachScript } from './builtInCoach.ts';
import { ProposedCoaching, playbookText, unproven } from './coaching.ts';

/** Above this share of rated criteria without a valid quote, the model made its evidence up. */
const UNPROVEN_MAX = 0.5;

type Call = Parameters<typeof coachRequest>[0] & { fromSeq: number };

/**
 * A coach's proposal for a chat, and whether it's the built-in one's. Invalid quotes are requested once more;
 * where most of the evidence is invented, or the model doesn't answer, the built-in coach is used.
 * @throws AiError when the model refused, unless `anyFailure`
 */
export async function askCoach(
  ai: Ai,
  call: Call,
  options: { anyFailure: boolean },
): Promise<{ value: ProposedCoaching; standsIn: boolean }> {
  const request = { ...coachRequest(call, playbookText), schema: ProposedCoaching };
  const proving: Ai = {
    ...ai,
    // This call has one question only, and its answer is coaching.
    object: async (asked) =>
      asked.schema.parse(await provenBy(ai, { ...asked, schema: ProposedCoaching }, call)),
  };
  return objectOr(ai.builtIn ? ai : proving, request, { script: practiceCoachScript, ...options });
}

type Request = ReturnType<typeof coachRequest> & { schema: typeof ProposedCoaching };

async function provenBy(ai: Ai, request: Request, { turns, fromSeq }: Call): Promise<ProposedCoaching> {
  const first = await ai.object(request);
  const lost = unproven(first, turns, fromSeq);
  if (lost.length === 0) return first;
  const task = `In your last answer the quotes for ${lost.join(', ')} aren’t in what the employee wrote. Rate these again, and copy each quote character by character from one message; where there is none, the rating is null.`;
  const second = await ai.object({ ...request, messages: withTask(request.messages, task) });
  const proposed = {
    criteria: first.criteria.map(
      (one) =>
        (lost.includes(one.criterion) &&
          second.criteria.find(({ criterion }) => criterion === one.criterion)) ||
        one,
    ),
  };
  const rated = proposed.criteria.filter(({ rating }) => rating !== null).length;
  if (unproven(proposed, turns, fromSeq).length > rated * UNPROVEN_MAX) throw new AiError('stream_failed');
  return proposed;
}
