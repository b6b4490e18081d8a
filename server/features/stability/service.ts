import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Role } from '../../../shared/auth/schema.ts';
import type { InterviewId, StabilityCheckId, UserId } from '../../../shared/ids/schema.ts';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import {
  type StabilityCheck,
  type StabilityReport,
  type StabilityView,
  type StartCheckInput,
  summarizeRuns,
} from '../../../shared/interview/stability.ts';
import type { Actor } from '../../actor.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { stabilityChecks, stabilityRuns } from '../../db/schema/stability.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { proposalTokens } from '../interview/service.ts';
import { withheldInterviews } from '../reviews/service.ts';

/** One task scores once and enqueues the next; what was stored is never scored again. */
export const STABILITY_TASK = 'stability.run';

type Viewer = { userId: UserId; roles: readonly Role[] };
type Requester = Actor & Viewer;
type CheckRow = typeof stabilityChecks.$inferSelect;
type RunRow = typeof stabilityRuns.$inferSelect;

/** Number of checks in the summary of all interviews. */
const REPORTED = 100;
const LATEST = 5;

/**
 * An interview's newest check, and the cost of another one. Hidden like the proposal itself from a viewer who
 * must rate first: the runs would reveal the score.
 * @throws DomainError not_found
 */
export async function stabilityView(
  deps: Deps,
  viewer: Viewer,
  interviewId: InterviewId,
): Promise<StabilityView> {
  if ((await withheldInterviews(deps, viewer, [interviewId])).size > 0) return { withheld: true };
  const [tokensPerRun, [found]] = await Promise.all([
    proposalTokens(deps, interviewId),
    deps.db
      .select({ check: stabilityChecks, startedBy: users.fullName })
      .from(stabilityChecks)
      .leftJoin(users, eq(users.id, stabilityChecks.startedBy))
      .where(eq(stabilityChecks.interviewId, interviewId))
      .orderBy(desc(stabilityChecks.createdAt), desc(stabilityChecks.id))
      .limit(1),
  ]);
  const runs = found
    ? await deps.db
        .select()
        .from(stabilityRuns)
        .where(eq(stabilityRuns.checkId, found.check.id))
        .orderBy(asc(stabilityRuns.number))
    : [];
  return {
    withheld: false,
    tokensPerRun,
    builtIn: deps.scorer.builtIn,
    check: found ? viewOf(found.check, found.startedBy, runs) : null,
  };
}

function viewOf(check: CheckRow, startedBy: string | null, rows: readonly RunRow[]): StabilityCheck {
  const runs = rows.map(({ number, score, criteria, dropped }) => ({ number, score, criteria, dropped }));
  return {
    id: check.id,
    state: check.state,
    wanted: check.wanted,
    error: check.error,
    model: check.model,
    builtIn: check.builtIn,
    startedBy,
    startedAt: check.createdAt.toISOString(),
    runs,
    summary: summarizeRuns(runs),
  };
}

/**
 * Starts scoring a completed interview several times over; its score doesn't change. Idempotent.
 * @throws DomainError not_found, not_allowed (the proposal is hidden), conflict (not completed, or another
 *   check is running)
 */
export async function startCheck(deps: Deps, actor: Requester, input: StartCheckInput): Promise<void> {
  if ((await withheldInterviews(deps, actor, [input.interviewId])).size > 0)
    throw new DomainError('not_allowed');
  await deps.db.transaction(async (tx) => {
    // Two starts for one interview are serialized.
    const [session] = await tx
      .select({ candidateId: interviewSessions.candidateId, complete: interviewSessions.isComplete })
      .from(interviewSessions)
      .where(eq(interviewSessions.id, input.interviewId))
      .for('update');
    if (!session) throw new DomainError('not_found');
    const known = await tx
      .select({ id: stabilityChecks.id, state: stabilityChecks.state })
      .from(stabilityChecks)
      .where(eq(stabilityChecks.interviewId, input.interviewId));
    if (known.some(({ id }) => id === input.checkId)) return;
    if (!session.complete || known.some(({ state }) => state === 'running'))
      throw new DomainError('conflict');
    const made = await tx
      .insert(stabilityChecks)
      .values({
        id: input.checkId,
        interviewId: input.interviewId,
        candidateId: session.candidateId,
        wanted: input.runs,
        model: deps.scorer.model,
        builtIn: deps.scorer.builtIn,
        scoringMethod: SCORING_METHOD,
        startedBy: actor.userId,
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: stabilityChecks.id });
    // The id names a check of another interview.
    if (made.length === 0) throw new DomainError('conflict');
    await deps.audit.record(tx, {
      action: 'interview.stability_checked',
      actor,
      subject: { kind: 'interview', id: input.interviewId },
      data: { runs: input.runs },
    });
    await deps.queue.enqueue(tx, STABILITY_TASK, { checkId: input.checkId, number: 1 });
    await deps.bus.publish(tx, 'candidates', { candidateId: session.candidateId });
  });
}

/**
 * Stops a check; stored runs are kept. A finished one doesn't change, and no line is written.
 * @throws DomainError not_found
 */
export async function cancelCheck(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'ip'>,
  checkId: StabilityCheckId,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [check] = await tx
      .select({ candidateId: stabilityChecks.candidateId, interviewId: stabilityChecks.interviewId })
      .from(stabilityChecks)
      .where(eq(stabilityChecks.id, checkId));
    if (!check) throw new DomainError('not_found');
    const stopped = await tx
      .update(stabilityChecks)
      .set({ state: 'cancelled', endedAt: deps.clock.now() })
      .where(and(eq(stabilityChecks.id, checkId), eq(stabilityChecks.state, 'running')))
      .returning({ id: stabilityChecks.id });
    if (stopped.length === 0) return;
    await deps.audit.record(tx, {
      action: 'interview.stability_cancelled',
      actor,
      subject: { kind: 'interview', id: check.interviewId },
    });
    await deps.queue.forget(tx, [checkId]);
    await deps.bus.publish(tx, 'candidates', { candidateId: check.candidateId });
  });
}

/** The latest finished checks of all interviews: distances, no scores and no names. */
export async function stabilityReport(deps: Deps): Promise<StabilityReport> {
  const checks = await deps.db
    .select()
    .from(stabilityChecks)
    // How far an earlier method swayed says nothing about today's.
    .where(and(eq(stabilityChecks.state, 'done'), gte(stabilityChecks.scoringMethod, SCORING_METHOD)))
    .orderBy(desc(stabilityChecks.createdAt), desc(stabilityChecks.id))
    .limit(REPORTED);
  const runs =
    checks.length === 0
      ? []
      : await deps.db
          .select()
          .from(stabilityRuns)
          .where(
            inArray(
              stabilityRuns.checkId,
              checks.map(({ id }) => id),
            ),
          );
  const summaries = checks.map((check) => {
    const summary = summarizeRuns(runs.filter(({ checkId }) => checkId === check.id));
    const { min, max, deviation } = summary.score ?? { min: 0, max: 0, deviation: 0 };
    return {
      at: check.createdAt.toISOString(),
      model: check.model,
      runs: summary.runs,
      range: max - min,
      deviation,
      changed: summary.changed,
    };
  });
  return {
    checks: summaries.length,
    people: new Set(checks.map(({ candidateId }) => candidateId)).size,
    worst: summaries.length === 0 ? null : Math.max(...summaries.map(({ range }) => range)),
    changed: summaries.filter(({ changed }) => changed > 0).length,
    latest: summaries.slice(0, LATEST),
  };
}
