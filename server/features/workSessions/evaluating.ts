import { eq } from 'drizzle-orm';
import type { Ai } from '../../ai/ai.ts';
import { objectOr } from '../../ai/standIn.ts';
import { evaluations, taskAssignments } from '../../db/schema/workSessions.ts';
import type { Deps } from '../../deps.ts';
import type { ReplyDraft } from '../conversation/policy.ts';
import { gradeAnswer, isRuled, outcomeAfter } from './grading.ts';
import { evaluationPrompt } from './prompts.ts';
import { endingFor, workEvaluateScript } from './script.ts';
import { announceWork } from './service.ts';
import { givenIn, type Shift, whole } from './shift.ts';
import { type Evaluation, EvaluationProposal, GradingKey } from './spec.ts';

const EVALUATION_TOKENS = 900;
/** Stands for the model's name where rules graded alone. */
const BUILT_IN = 'built-in';

/** An attempt at an assignment, with what it is graded by. */
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
  const ruled = gradeAnswer(key, answer, given, null);
  const outcome = outcomeAfter(ruled.grade, number);
  const request = {
    purpose: 'work' as const,
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
  // What only a model can judge stays ungraded without one, so the answer waits for the next try.
  const { value: proposal, standsIn } = isRuled(key)
    ? await objectOr(ai, request, { script: workEvaluateScript })
    : { value: await ai.object(request), standsIn: false };
  const evaluation = gradeAnswer(key, answer, given, standsIn ? null : proposal);
  return { ...evaluation, feedback: [proposal.feedback, ...evaluation.remarks].join(' '), standsIn };
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
  const { grade, criteria, feedback, standsIn } = await gradeAttempt(
    deps.ai,
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
        model: standsIn ? BUILT_IN : deps.ai.model,
        createdAt: now,
      });
      // The better try stands, with the answer and the words that belong to it.
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
