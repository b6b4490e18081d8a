import { and, eq, gt, lt, notExists } from 'drizzle-orm';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { StabilityCheckId } from '../../../shared/ids.ts';
import { isLeftOut } from '../../../shared/scoring.ts';
import { AiError, type AiFailure, aiErrorCode } from '../../ai/ai.ts';
import { isDatabaseAway } from '../../db/away.ts';
import { stabilityChecks, stabilityRuns } from '../../db/schema/stability.ts';
import type { Deps } from '../../deps.ts';
import { proposeAgain } from '../interview/service.ts';
import { STABILITY_TASK } from './service.ts';

type Step = { checkId: StabilityCheckId; number: number };

const SWEEP_TASK = 'stability.sweep';
/** All tries of one run, the longest pauses included, are over by then. */
const STUCK_MS = 60 * 60_000;

/** Refusals that trying again within minutes does not change. */
const final: ReadonlySet<AiFailure> = new Set(['budget_spent', 'payment_required']);

/** Registers the runs of stability checks. */
export function registerStabilityTasks(deps: Deps): void {
  deps.queue.register<Step>(
    STABILITY_TASK,
    // Few at a time: interviews and shifts that somebody waits for come first.
    { concurrency: 1, retries: 4, timeoutSeconds: 600 },
    async (step, { signal, lastAttempt }) => {
      try {
        await runOnce(deps, step, signal);
      } catch (error) {
        if (error instanceof AiError && final.has(error.failure)) {
          await giveUp(deps, step.checkId, aiErrorCode(error));
          return;
        }
        if (lastAttempt && !signal.aborted && !isDatabaseAway(error))
          await giveUp(deps, step.checkId, error instanceof AiError ? aiErrorCode(error) : 'internal');
        throw error;
      }
    },
  );
  deps.queue.register(
    SWEEP_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 60, cron: '*/10 * * * *' },
    async () => sweepStuck(deps),
  );
}

/**
 * Ends checks that nobody will go on with: a last try that ran out of time, or whose process died, cannot say so
 * itself. Runs come one after the other, so while any check gets one, the others may only be waiting for theirs.
 */
async function sweepStuck(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - STUCK_MS);
  const recent = deps.db
    .select({ number: stabilityRuns.number })
    .from(stabilityRuns)
    .where(gt(stabilityRuns.createdAt, since));
  const stuck = await deps.db
    .select({ id: stabilityChecks.id })
    .from(stabilityChecks)
    .where(and(eq(stabilityChecks.state, 'running'), lt(stabilityChecks.createdAt, since), notExists(recent)))
    .limit(100);
  for (const { id } of stuck) await giveUp(deps, id, 'internal');
}

/**
 * One scoring of a check. It runs at least once and counts once: the run's number is taken by whoever stores it
 * first, and only they enqueue the next or end the check. Nothing of the interview changes. @throws AiError
 */
export async function runOnce(deps: Deps, { checkId, number }: Step, signal: AbortSignal): Promise<void> {
  const [check] = await deps.db.select().from(stabilityChecks).where(eq(stabilityChecks.id, checkId));
  if (check?.state !== 'running') return;
  const [stored] = await deps.db
    .select({ number: stabilityRuns.number })
    .from(stabilityRuns)
    .where(and(eq(stabilityRuns.checkId, checkId), eq(stabilityRuns.number, number)));
  if (stored) return;
  const { ratings, score, dropped } = await proposeAgain(deps, check.interviewId, {
    signal,
    // HR asked, so it is HR's budget: nobody's interview ends because a score was checked.
    subject: check.startedBy ?? check.candidateId,
  });
  await deps.db.transaction(async (tx) => {
    // Held until the end, so that a check that is cancelled meanwhile takes no further run.
    const [current] = await tx
      .select({ state: stabilityChecks.state })
      .from(stabilityChecks)
      .where(eq(stabilityChecks.id, checkId))
      .for('update');
    if (current?.state !== 'running') return;
    const taken = await tx
      .insert(stabilityRuns)
      .values({
        checkId,
        number,
        score,
        // What nobody can rate has no spread, and isn't a run without evidence either.
        criteria: ratings.criteria
          .filter((criterion) => !isLeftOut(criterion))
          .map(({ criterion, label, rating }) => ({ criterion, label, rating })),
        dropped,
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ number: stabilityRuns.number });
    if (taken.length === 0) return;
    if (number < check.wanted) await deps.queue.enqueue(tx, STABILITY_TASK, { checkId, number: number + 1 });
    else
      await tx
        .update(stabilityChecks)
        .set({ state: 'done', endedAt: deps.clock.now() })
        .where(eq(stabilityChecks.id, checkId));
    await deps.bus.publish(tx, 'candidates', { candidateId: check.candidateId });
  });
}

/** Ends a check that cannot go on; the runs it has stay. */
async function giveUp(deps: Deps, checkId: StabilityCheckId, error: ErrorCode): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(stabilityChecks)
      .set({ state: 'failed', error, endedAt: deps.clock.now() })
      .where(and(eq(stabilityChecks.id, checkId), eq(stabilityChecks.state, 'running')))
      .returning({ candidateId: stabilityChecks.candidateId });
    if (ended) await deps.bus.publish(tx, 'candidates', { candidateId: ended.candidateId });
  });
}
