import { eq } from 'drizzle-orm';
import { BUILT_IN } from '../../../../shared/ai/builtIn.ts';
import { type Ai, AiError, type AiRequest, settled } from '../../../ai/ai.ts';
import { withTask } from '../../../ai/calls/fence.ts';
import { objectOr } from '../../../ai/fallback.ts';
import { evaluations, taskAssignments } from '../../../db/schema/workSessions.ts';
import type { Deps } from '../../../deps.ts';
import type { ReplyDraft } from '../../conversation/policy.ts';
import { evaluationPrompt } from '../prompts.ts';
import { announceWork } from '../service.ts';
import { gradeAnswer, isRuled, outcomeAfter, unjudged } from './grading.ts';
import { fitFeedback } from './guarding.ts';
import { endingFor, workEvaluateScript } from './script.ts';
import { givenIn, type Shift, whole } from './shift.ts';
import { type Evaluation, EvaluationProposal, GradingKey } from './spec.ts';

const EVALUATION_TOKENS = 900;

/** An attempt at an assignment, with its grading data. */
type Attempt = {
  title: string;
  description: string;
  key: GradingKey;
  /** All the text that came with the assignment. */
  given: string;
  answer: string;
  /** From 1. */
  number: number;
  seed: string;
};

/** A settled grade with the supervisor's words; `standsIn`: rules alone made it, because the model had no answer. */
type Graded = Evaluation & { feedback: string; standsIn: boolean };

/** Grades an answer: rules first, then what only a model can judge, with the supervisor's words. @throws AiError */
export async function gradeAttempt(
  ai: Ai,
  { title, description, key, given, answer, number, seed }: Attempt,
  { subject, signal }: { subject: string; signal: AbortSignal },
): Promise<Graded> {
  const ruled = await gradeAnswer(key, answer, given, null);
  const outcome = outcomeAfter(ruled.grade, number);
  const request = {
    purpose: 'work' as const,
    rank: 'grade' as const,
    subject,
    ...evaluationPrompt({ title, description, key, ruled, answer, seed }),
    script: {
      name: 'work.evaluate',
      input: { grade: ruled.grade, outcome, criteria: ruled.criteria, seed },
    },
    schema: EvaluationProposal,
    maxOutputTokens: EVALUATION_TOKENS,
    signal,
  };
  const said = isRuled(key)
    ? await objectOr(ai, request, { script: workEvaluateScript })
    : { value: await ai.object(request), standsIn: false };
  const { standsIn } = said;
  const own = !ai.builtIn && !standsIn;
  const proposal = own ? await quotedAgain(ai, request, said.value, { key, answer, given }) : null;
  const evaluation = await gradeAnswer(key, answer, given, proposal);
  // Criteria for a model stay ungraded without evidence, so the answer waits for the next try.
  if (!isRuled(key) && evaluation.criteria.some(({ leftOut }) => leftOut)) throw new AiError('stream_failed');
  const fit = own ? fitFeedback(said.value.feedback, request, key.solution) : said.value.feedback;
  const feedback = fit ?? ruledFeedback(request.script.input);
  return { ...evaluation, feedback: [feedback, ...evaluation.remarks].join(' '), standsIn };
}

const ruledFeedback = (input: unknown): string =>
  EvaluationProposal.parse(JSON.parse(String(workEvaluateScript(input)))).feedback;

type Asked = AiRequest & { schema: typeof EvaluationProposal };

/** Criteria without a valid quote are requested once more; after a failure they're left out. */
async function quotedAgain(
  ai: Ai,
  request: Asked,
  first: EvaluationProposal,
  { key, answer, given }: Pick<Attempt, 'key' | 'answer' | 'given'>,
): Promise<EvaluationProposal> {
  const lost = await unjudged(key, answer, given, first);
  if (lost.length === 0) return first;
  const task = `In your last answer ${lost.join(', ')} had no quote from what the employee wrote. Judge again, and copy each quote character by character; where nothing shows it, the grade is 0 and the quote is empty.`;
  try {
    const second = await ai.object({ ...request, messages: withTask(request.messages, task) });
    const remaining = first.judged.filter(({ criterion }) => !lost.includes(criterion));
    return {
      ...first,
      judged: [...remaining, ...second.judged.filter(({ criterion }) => lost.includes(criterion))],
    };
  } catch (error) {
    if (!(error instanceof AiError) || request.signal.aborted) throw error;
    return first;
  }
}

/** Grades an answer, and what becomes of the assignment then. */
export async function evaluate(
  deps: Deps,
  shift: Shift,
  answer: string,
  signal: AbortSignal,
): Promise<ReplyDraft> {
  const { session, current } = shift;
  if (!current) throw new Error('Nothing to evaluate');
  const attempt = current.tries + 1;
  const scorer = settled(deps.scorer);
  const { grade, criteria, feedback, standsIn } = await gradeAttempt(
    scorer,
    {
      title: current.title,
      description: current.taskDescription,
      key: GradingKey.parse(current.criteria),
      given: givenIn(current),
      answer,
      number: attempt,
      seed: `${current.id} ${attempt}`,
    },
    { subject: session.employeeId, signal },
  );
  const outcome = outcomeAfter(grade, attempt);
  return {
    text: whole(`${feedback} ${endingFor(outcome)}`),
    meta: { act: 'evaluate', ...(standsIn ? { wording: 'built_in' } : {}) },
    async stored(tx, row) {
      const now = deps.clock.now();
      await tx.insert(evaluations).values({
        id: deps.clock.uuid(),
        assignmentId: current.id,
        attempt,
        feedbackSeq: row.seq,
        answer,
        grade,
        criteria,
        feedback,
        outcome,
        model: standsIn ? BUILT_IN : scorer.model,
        createdAt: now,
      });
      // The better try counts, with its answer and feedback.
      const better = current.grade === null || grade >= current.grade;
      await tx
        .update(taskAssignments)
        .set({
          tries: attempt,
          status: outcome,
          current: outcome === 'pending',
          completedAt: outcome === 'pending' ? null : now,
          ...(better ? { grade, employeeResponse: answer, aiFeedback: feedback, feedbackAt: now } : {}),
        })
        .where(eq(taskAssignments.id, current.id));
      await announceWork(deps, tx, session.employeeId);
    },
  };
}
