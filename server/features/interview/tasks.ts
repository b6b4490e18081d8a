import { and, asc, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import type { CandidateId, InterviewId } from '../../../shared/ids/schema.ts';
import { recommendationFor } from '../../../shared/interview/scoring.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { AiError, type AiFailure, type AiRequest } from '../../ai/ai.ts';
import { type LanguageDetector, languageDetector } from '../../ai/builtIn/interview/english.ts';
import { isBudgetSpent } from '../../ai/limits/budgets.ts';
import { isDatabaseAway } from '../../db/away.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import type { Deps } from '../../deps.ts';
import type { ConversationPolicy, MessageRow, Prepared } from '../conversation/policy.ts';
import { readUnansweredIfPossible } from '../conversation/sending.ts';
import { freshMark, freshResult } from '../results/service.ts';
import { blindSetting } from '../reviews/service.ts';
import { recordEvent } from '../timeline/service.ts';
import { type Directive, nextDirective, otherDirectives, questionCount } from './director.ts';
import { readyToRateEmail, resultsEmail, unscoredEmail } from './emails.ts';
import type { InterviewFacts, Turn } from './parts/context.ts';
import { answersTo } from './parts/facts/answer.ts';
import { readFactsOf } from './parts/facts/interviewFacts.ts';
import { confirmationOf, queueResults, SCORE_TASK } from './parts/inProgress.ts';
import { endForLanguage, endsForLanguage } from './parts/interviewer/ending.ts';
import { interviewerWords } from './parts/interviewer/guarding.ts';
import { writeFeedback } from './parts/rating/feedback.ts';
import { proposeRatings } from './parts/rating/propose.ts';
import { isRescored, registerRescoring, rescoringEnded, sweepRescoring } from './parts/rating/rescoring.ts';
import { requestHuman, storeQuestions } from './parts/requests.ts';
import { toTurns } from './parts/turns.ts';
import { interviewRequest } from './prompts.ts';
import { writeSummary } from './scoring.ts';

const SWEEP_TASK = 'interview.sweep';
/** A score that is still missing this long after it was asked for has lost its task. */
const OVERDUE_MS = 20 * 60_000;

/** Composes the interviewer's replies: the director decides the content, a model words it. */
export const interviewPolicy: ConversationPolicy = {
  async prepare(deps, tx, conversationIds) {
    const interviews = await readFactsOf(deps, tx, conversationIds);
    const languages = await languageDetector();
    return new Map(
      [...interviews].map(([id, { facts, candidateId }]) => [
        id,
        prepareOne(deps, { facts, candidateId, languages }),
      ]),
    );
  },

  async onReplied(_deps, tx, conversationId, rows) {
    await tx
      .update(interviewSessions)
      .set({ currentQuestion: questionCount(toTurns(rows)) })
      .where(eq(interviewSessions.conversationId, conversationId));
  },
};

type Interview = { facts: InterviewFacts; candidateId: CandidateId; languages: LanguageDetector };

function prepareOne(deps: Deps, { facts, candidateId, languages }: Interview): Prepared {
  const request = (turns: Turn[], directive: Directive, signal: AbortSignal): AiRequest =>
    interviewRequest(facts, turns, directive, candidateId, signal, others(turns, directive));
  const others = (turns: Turn[], directive: Directive): Directive[] =>
    deps.ai.builtIn ? [] : otherDirectives(facts, turns, languages, directive);
  return {
    ahead(rows, signal) {
      const turns = toTurns(rows);
      return endsForLanguage(turns) ? null : request(turns, nextDirective(facts, turns, languages), signal);
    },
    async compose(rows, signal, callBudget) {
      const turns = toTurns(rows);
      if (endsForLanguage(turns)) return endForLanguage();
      const directive = await withStoredQuestions(
        deps,
        candidateId,
        facts,
        nextDirective(facts, turns, languages),
        rows,
      );
      const { phase, questionId, followUp } = directive;
      // Completed while the words arrive; it's stored after the last of them.
      const meta: Record<string, unknown> = { phase, questionId, followUp };
      const text = interviewerWords(
        deps.ai,
        { ...request(turns, directive, signal), callBudget },
        { facts, turns, directive, others: others(turns, directive), languages },
        {
          ended(wording, faults) {
            if (wording === 'model') return;
            meta.wording = wording;
            deps.log.info({ wording, faults }, 'the built-in model replaced a turn of the model');
          },
          chose: ({ directive: chosen, reason }) =>
            Object.assign(meta, {
              phase: chosen.phase,
              questionId: chosen.questionId,
              followUp: chosen.followUp,
              reason,
            }),
        },
      );
      return { text, meta };
    },
  };
}

/**
 * Stores the message with questions for HR before the reply is written: the interviewer mentions them only if they're
 * stored. The whole message, because a question by itself often leaves out what it's about.
 */
async function withStoredQuestions(
  deps: Deps,
  candidateId: CandidateId,
  facts: InterviewFacts,
  directive: Directive,
  rows: readonly MessageRow[],
): Promise<Directive> {
  const message = rows.findLast(({ role }) => role === 'user');
  const { forHr } = answersTo(facts, directive.asked);
  if (!message) return directive;
  if (directive.wish) await requestHuman(deps, candidateId, { wish: directive.wish });
  const stored =
    forHr.length === 0 ||
    // Reviewers read stored questions, and the message tells what the accommodation is for.
    directive.wish === 'accommodation' ||
    (await storeQuestions(deps, candidateId, { messageId: message.id, text: message.content }));
  return { ...directive, storedForHr: stored && (directive.wish !== null || forHr.length > 0) };
}

/** Registers scoring and its sweep. */
export function registerInterviewTasks(deps: Deps): void {
  deps.queue.register<{ interviewId: InterviewId }>(
    SCORE_TASK,
    // No one watches while the score is made, so retries can outlast an outage.
    { concurrency: 4, retries: 10, maxRetryDelaySeconds: 600, timeoutSeconds: 900 },
    async ({ interviewId }, { signal, lastAttempt }) => {
      try {
        await scoreInterview(deps, interviewId, signal);
      } catch (error) {
        const failure = error instanceof AiError ? error.failure : null;
        if (failure && (await isWorthWaiting(deps, interviewId, failure))) {
          deps.log.info({ interviewId, failure }, 'scoring waits for the budget');
          return;
        }
        if (lastAttempt && !signal.aborted && !isDatabaseAway(error)) {
          await leaveUnscored(deps, interviewId, failure === 'budget_spent');
          await rescoringEnded(deps, interviewId);
        }
        throw error;
      }
      await rescoringEnded(deps, interviewId);
    },
  );
  registerRescoring(deps);
  deps.queue.register(
    SWEEP_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 60, cron: '*/5 * * * *' },
    async () => {
      await sweepUnscored(deps);
      await sweepRescoring(deps);
    },
  );
}

/**
 * Scores a completed interview from its transcript. Runs at least once and counts once: only an interview
 * that waits for its score gets one, and the email to HR is queued in the same transaction.
 * @throws AiError when the model didn't answer; the queue retries.
 */
export async function scoreInterview(
  deps: Deps,
  interviewId: InterviewId,
  signal: AbortSignal,
): Promise<void> {
  const [session] = await deps.db
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.id, interviewId));
  if (session?.scoring !== 'pending') return;
  await readUnansweredIfPossible(deps, session.conversationId, signal);
  const { facts, ratings, score, hoursSaid } = await proposeRatings(deps, interviewId, {
    signal,
  });
  const result = {
    ratings,
    finalScore: score,
    recommendation: recommendationFor(score),
    summary: writeSummary(ratings, facts),
    feedback: writeFeedback(ratings, { hours: hoursSaid }),
  };
  await deps.db.transaction(async (tx) => {
    const [scored] = await tx
      .update(interviewSessions)
      .set({ ...result, ...freshResult(ratings), scoring: 'done' })
      .where(and(eq(interviewSessions.id, interviewId), eq(interviewSessions.scoring, 'pending')))
      // A merge may have moved the interview to another record while the model was reading.
      .returning({ candidateId: interviewSessions.candidateId });
    if (!scored) return;
    const { candidateId } = scored;
    const [candidate] = await tx.select().from(candidates).where(eq(candidates.id, candidateId));
    if (!candidate) return;
    const mark = await freshMark(tx, ratings);
    const data = { score, provisional: mark.kind === 'provisional' };
    await recordEvent(tx, deps, { candidateId, kind: 'interview_scored', data });
    if (await isRescored(tx, interviewId)) return;
    const { on } = await blindSetting({ db: tx });
    await deps.mailer.enqueue(
      tx,
      await (on ? readyToRateEmail(deps, candidate) : resultsEmail(deps, candidate, { ...result, mark })),
    );
    await deps.bus.publish(tx, 'candidates', { candidateId });
  });
}

/** When the score was asked for. */
const askedAt = sql<string>`coalesce(${interviewSessions.scoringAskedAt}, ${interviewSessions.completedAt})`;

/**
 * Whether the interview stays pending for the sweep: until a payment, or until tomorrow's tokens. The overview tells HR of both. A score
 * that was asked for a day ago has had a fresh day's tokens of its person; if those aren't enough, waiting won't help.
 */
async function isWorthWaiting(deps: Deps, interviewId: InterviewId, failure: AiFailure): Promise<boolean> {
  if (failure === 'payment_required') return true;
  if (failure !== 'budget_spent') return false;
  if (await isBudgetSpent(deps, deps.appSettings.read('budgets').all)) return true;
  const dayAgo = new Date(deps.clock.now().getTime() - DAY_MS);
  const [recent] = await deps.db
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .where(and(eq(interviewSessions.id, interviewId), gt(askedAt, dayAgo.toISOString())));
  return recent !== undefined;
}

/** Every try failed: HR is notified, and the interview waits for a person or a later try. */
async function leaveUnscored(deps: Deps, interviewId: InterviewId, overBudget: boolean): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [session] = await tx
      .update(interviewSessions)
      .set({ scoring: 'failed' })
      .where(and(eq(interviewSessions.id, interviewId), eq(interviewSessions.scoring, 'pending')))
      .returning({ candidateId: interviewSessions.candidateId, ratings: interviewSessions.ratings });
    if (!session) return;
    const [candidate] = await tx.select().from(candidates).where(eq(candidates.id, session.candidateId));
    if (!candidate) return;
    const earlier = session.ratings !== null;
    if (!(await isRescored(tx, interviewId)))
      await deps.mailer.enqueue(tx, await unscoredEmail(deps, candidate, { overBudget, earlier }));
    await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
  });
}

/**
 * Queues scores that couldn't be queued when the interview was completed, or that had no budget since. While the day's budget is
 * spent, only missing confirmations are queued.
 */
async function sweepUnscored(deps: Deps): Promise<void> {
  const spent = await isBudgetSpent(deps, deps.appSettings.read('budgets').all);
  const overdue = await deps.db
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .where(
      and(
        eq(interviewSessions.scoring, 'pending'),
        lt(askedAt, new Date(deps.clock.now().getTime() - OVERDUE_MS).toISOString()),
        spent ? notExists(confirmationOf(deps.db)) : undefined,
      ),
    )
    .orderBy(asc(askedAt))
    .limit(100);
  // A score in progress isn't requested twice from a slow model: it would count against the candidate's budget again.
  const scoring = await deps.queue.held(
    deps.db,
    SCORE_TASK,
    overdue.map(({ id }) => id),
  );
  for (const { id } of overdue) {
    const held = scoring.has(id);
    try {
      await deps.db.transaction((tx) => queueResults(deps, tx, id, { held }));
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      deps.log.error({ err: error, interviewId: id }, 'scoring without the confirmation to the candidate');
      if (!held) await deps.queue.enqueue(deps.db, SCORE_TASK, { interviewId: id });
    }
  }
}
