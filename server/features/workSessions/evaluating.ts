import { eq } from 'drizzle-orm';
import { evaluations, taskAssignments } from '../../db/schema/workSessions.ts';
import type { Deps } from '../../deps.ts';
import type { ReplyDraft } from '../conversation/policy.ts';
import { gradeAnswer, outcomeAfter } from './grading.ts';
import { evaluationPrompt } from './prompts.ts';
import { endingFor } from './script.ts';
import { announceWork } from './service.ts';
import { givenIn, type Shift, whole } from './shift.ts';
import { EvaluationProposal, GradingKey } from './spec.ts';

const EVALUATION_TOKENS = 900;

/** Grades an answer: rules first, then what only a model can judge, then the supervisor's words. */
export async function evaluate(
  deps: Deps,
  shift: Shift,
  answer: string,
  signal: AbortSignal,
): Promise<ReplyDraft> {
  const { session, current } = shift;
  if (!current) throw new Error('Nothing to evaluate');
  const key = GradingKey.parse(current.criteria);
  const given = givenIn(current);
  const ruled = gradeAnswer(key, answer, given, null);
  const attempt = current.tries + 1;
  const seed = `${current.id} ${attempt}`;
  const proposal = await deps.ai.object({
    purpose: 'work',
    subject: session.employeeId,
    ...evaluationPrompt({
      title: current.title,
      description: current.taskDescription,
      key,
      ruled,
      passed: outcomeAfter(ruled.grade, attempt) === 'completed',
      answer,
      seed,
    }),
    script: {
      name: 'work.evaluate',
      input: {
        grade: ruled.grade,
        outcome: outcomeAfter(ruled.grade, attempt),
        criteria: ruled.criteria,
        seed,
      },
    },
    schema: EvaluationProposal,
    maxOutputTokens: EVALUATION_TOKENS,
    signal,
  });
  const { grade, criteria, remarks } = gradeAnswer(key, answer, given, proposal);
  const outcome = outcomeAfter(grade, attempt);
  const feedback = [proposal.feedback, ...remarks].join(' ');
  return {
    text: whole(`${feedback} ${endingFor(outcome)}`),
    meta: { act: 'evaluate' },
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
        model: deps.ai.model,
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
