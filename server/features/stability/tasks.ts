import { and, eq, gt, lt, notExists } from 'drizzle-orm';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { StabilityCheckId } from '../../../shared/ids/schema.ts';
import { isLeftOut } from '../../../shared/interview/scoring.ts';
import { AiError, type AiFailure, aiErrorCode } from '../../ai/ai.ts';
import { isDatabaseAway } from '../../db/away.ts';
import type { Tx } from '../../db/client.ts';
import { stabilityChecks, stabilityRuns } from '../../db/schema/stability.ts';
import type { Deps } from '../../deps.ts';
import { proposeRatings } from '../interview/service.ts';
import { STABILITY_TASK } from './service.ts';

type Step = { checkId: StabilityCheckId; number: number };

const SWEEP_TASK = 'stability.sweep';
/** All tries of one run, the longest pauses included, are over by then. */
const STUCK_MS = 60 * 60_000;

/** Refusals that a retry within minutes doesn't change. */
const final: ReadonlySet<AiFailure> = new Set(['budget_spent', 'payment_required']);

/** Registers the runs of stability checks. */
export function registerStabilityTasks(deps: Deps): void {
  deps.queue.register<Step>(
    STABILITY_TASK,
    // Few at a time: interviews and shifts with a waiting person have priority.
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
 * Ends abandoned checks: a last try that timed out, or whose process died, can't report it. Runs are
 * sequential, so while any check gets one, the others may only be waiting for theirs.
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
 * One scoring of a check. It runs at least once and counts once: the first to store the run takes its number,
 * and only that one schedules the next or ends the check. The interview doesn't change.
 * @throws AiError
 */
export async function runOnce(deps: Deps, { checkId, number }: Step, signal: AbortSignal): Promise<void> {
  const [check] = await deps.db.select().from(stabilityChecks).where(eq(stabilityChecks.id, checkId));
  if (check?.state !== 'running') return;
  const [stored] = await deps.db
    .select({ number: stabilityRuns.number })
    .from(stabilityRuns)
    .where(and(eq(stabilityRuns.checkId, checkId), eq(stabilityRuns.number, number)));
  if (stored) return;
  if (deps.scorer.model !== check.model) {
    await giveUp(deps, checkId, 'scoring_model_changed');
    return;
  }
  const { ratings, score, dropped } = await proposeRatings(deps, check.interviewId, {
    signal,
    // HR requested it, so HR's budget pays: a check must not end a candidate's interview.
    subject: check.startedBy ?? check.candidateId,
  });
  await deps.db.transaction(async (tx) => {
    // Held until the end, so that a check canceled in the meantime gets no further run.
    const [current] = await tx
      .select({ state: stabilityChecks.state })
      .from(stabilityChecks)
      .where(eq(stabilityChecks.id, checkId))
      .for('update');
    if (current?.state !== 'running') return;
    // It changed during the call: this model's runs say nothing about how stable the other one's are.
    if (ratings.model !== check.model) return endWith(deps, tx, checkId, 'scoring_model_changed');
    const taken = await tx
      .insert(stabilityRuns)
      .values({
        checkId,
        number,
        score,
        // Criteria that can't be rated have no spread, and don't make a run without evidence either.
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
const giveUp = (deps: Deps, checkId: StabilityCheckId, error: ErrorCode): Promise<void> =>
  deps.db.transaction((tx) => endWith(deps, tx, checkId, error));

async function endWith(deps: Deps, tx: Tx, checkId: StabilityCheckId, error: ErrorCode): Promise<void> {
  const [ended] = await tx
    .update(stabilityChecks)
    .set({ state: 'failed', error, endedAt: deps.clock.now() })
    .where(and(eq(stabilityChecks.id, checkId), eq(stabilityChecks.state, 'running')))
    .returning({ candidateId: stabilityChecks.candidateId });
  if (ended) await deps.bus.publish(tx, 'candidates', { candidateId: ended.candidateId });
}
