import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { InterviewId, RescoringId } from '../../../../../shared/ids/schema.ts';
import type { EarlierResults, RescoringRun } from '../../../../../shared/interview/results.ts';
import { SCORING_METHOD } from '../../../../../shared/interview/scoringMethod.ts';
import type { Actor } from '../../../../actor.ts';
import type { DbOrTx, Tx } from '../../../../db/client.ts';
import { candidates } from '../../../../db/schema/candidates.ts';
import { interviewSessions } from '../../../../db/schema/interviews.ts';
import { rescoringItems, rescorings } from '../../../../db/schema/rescoring.ts';
import type { Deps } from '../../../../deps.ts';
import { DomainError } from '../../../../errors.ts';
import { earlierNewest } from '../../../results/queries.ts';
import { SCORE_TASK } from '../inProgress.ts';

/**
 * Bulk rescoring of an earlier method's results: twenty at a time, and the next twenty after these, so that
 * new interviews never wait behind all of them.
 */

const RESCORE_TASK = 'interview.rescore';
const BATCH = 20;
const FAILURES_SHOWN = 20;

/** HR's changed ratings aren't replaced without asking. */
const changed = sql`s.ratings ->> 'changedBy' is not null`;

/** The number of an earlier method's results, and the latest run's progress. */
export async function earlierResults(deps: Deps): Promise<EarlierResults> {
  const [[counts], [run]] = await Promise.all([
    deps.db.execute<{ count: number; changed: number; secondLook: number }>(sql`
      select (count(*) filter (where not (${changed})))::int as count,
        (count(*) filter (where ${changed}))::int as changed,
        (select count(distinct candidate_id)::int from interview_sessions where second_look) as "secondLook"
      from interview_sessions s where ${earlierNewest}`),
    deps.db.select().from(rescorings).orderBy(desc(rescorings.createdAt), desc(rescorings.id)).limit(1),
  ]);
  if (!counts) throw new Error('The count returned no row');
  return { ...counts, run: run ? await progressOf(deps, run) : null };
}

async function progressOf(
  deps: Deps,
  { id, state, wanted }: typeof rescorings.$inferSelect,
): Promise<RescoringRun> {
  const counted = await deps.db
    .select({ state: rescoringItems.state, count: sql<number>`count(*)::int` })
    .from(rescoringItems)
    .where(eq(rescoringItems.rescoringId, id))
    .groupBy(rescoringItems.state);
  const of = (name: string): number => counted.find((row) => row.state === name)?.count ?? 0;
  const failures =
    of('failed') === 0
      ? []
      : await deps.db
          .select({ candidateId: candidates.id, fullName: candidates.fullName })
          .from(rescoringItems)
          .innerJoin(interviewSessions, eq(interviewSessions.id, rescoringItems.interviewId))
          .innerJoin(candidates, eq(candidates.id, interviewSessions.candidateId))
          .where(and(eq(rescoringItems.rescoringId, id), eq(rescoringItems.state, 'failed')))
          .orderBy(candidates.fullName, candidates.id)
          .limit(FAILURES_SHOWN);
  return { id, running: state === 'running', wanted, done: of('done'), failed: of('failed'), failures };
}

/**
 * Starts a run over all of them. The same id again changes nothing.
 * @throws DomainError conflict while another one runs
 */
export async function rescoreAll(deps: Deps, actor: Actor, id: RescoringId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [known] = await tx.select({ id: rescorings.id }).from(rescorings).where(eq(rescorings.id, id));
    if (known) return;
    const made = await tx
      .insert(rescorings)
      .values({ id, wanted: 0, startedBy: actor.userId, createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ id: rescorings.id });
    if (made.length === 0) {
      // The second of two clicks, or a colleague's run.
      const [same] = await tx.select({ id: rescorings.id }).from(rescorings).where(eq(rescorings.id, id));
      if (same) return;
      throw new DomainError('conflict');
    }
    const items = await tx.execute(sql`
      insert into rescoring_items (rescoring_id, interview_id)
      select ${id}, s.id from interview_sessions s
      where ${earlierNewest} and not (${changed}) and s.scoring <> 'pending' returning interview_id`);
    await tx.update(rescorings).set({ wanted: items.length }).where(eq(rescorings.id, id));
    await deps.audit.record(tx, {
      action: 'interview.all_rescored',
      actor,
      data: { interviews: items.length },
    });
    await deps.queue.enqueue(tx, RESCORE_TASK, { rescoringId: id });
    await deps.bus.publish(tx, 'candidates', { candidateId: null });
  });
}

/** Registers the batches of a run. */
export function registerRescoring(deps: Deps): void {
  deps.queue.register<{ rescoringId: RescoringId }>(
    RESCORE_TASK,
    { concurrency: 1, retries: 6, timeoutSeconds: 60 },
    ({ rescoringId }) => nextBatch(deps, rescoringId),
  );
}

/** Asks for the next twenty scorings, or ends the run. Again while some are under way it does nothing. */
async function nextBatch(deps: Deps, id: RescoringId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [run] = await tx.select().from(rescorings).where(eq(rescorings.id, id)).for('update');
    if (run?.state !== 'running') return;
    await settle(tx, id);
    if ((await itemsIn(tx, id, 'asked', 1)).length > 0) return;
    const next = await itemsIn(tx, id, 'waiting', BATCH);
    if (next.length === 0) {
      await tx
        .update(rescorings)
        .set({ state: 'done', endedAt: deps.clock.now() })
        .where(eq(rescorings.id, id));
      await deps.bus.publish(tx, 'candidates', { candidateId: null });
      return;
    }
    // A rating changed or rescored since the run started is kept.
    const asked = await tx
      .update(interviewSessions)
      .set({ scoring: 'pending', scoringAskedAt: deps.clock.now() })
      .where(
        and(
          inArray(interviewSessions.id, next),
          ne(interviewSessions.scoring, 'pending'),
          sql`${interviewSessions.scoringMethod} < ${SCORING_METHOD}`,
          sql`${interviewSessions.ratings} ->> 'changedBy' is null`,
        ),
      )
      .returning({ id: interviewSessions.id });
    const scoring = new Set(asked.map((row) => row.id));
    for (const interviewId of next) {
      const state = scoring.has(interviewId) ? 'asked' : 'done';
      await tx
        .update(rescoringItems)
        .set({ state })
        .where(and(eq(rescoringItems.rescoringId, id), eq(rescoringItems.interviewId, interviewId)));
      if (state === 'asked') await deps.queue.enqueue(tx, SCORE_TASK, { interviewId });
    }
    if (scoring.size === 0) await deps.queue.enqueue(tx, RESCORE_TASK, { rescoringId: id });
  });
}

/** Notes of scorings that have ended how they did. */
async function settle(tx: Tx, id: RescoringId): Promise<void> {
  await tx.execute(sql`
    update rescoring_items i set state = case when s.scoring = 'failed' then 'failed' else 'done' end
    from interview_sessions s
    where i.rescoring_id = ${id} and i.state = 'asked' and s.id = i.interview_id and s.scoring <> 'pending'`);
}

async function itemsIn(
  tx: DbOrTx,
  id: RescoringId,
  state: 'waiting' | 'asked',
  limit: number,
): Promise<InterviewId[]> {
  const rows = await tx
    .select({ id: rescoringItems.interviewId })
    .from(rescoringItems)
    .where(and(eq(rescoringItems.rescoringId, id), eq(rescoringItems.state, state)))
    .orderBy(rescoringItems.interviewId)
    .limit(limit);
  return rows.map((row) => row.id);
}

/**
 * Whether this interview is being scored as part of a run: HR gets one notice for the run instead of one for
 * each.
 */
export async function isRescored(db: DbOrTx, interviewId: InterviewId): Promise<boolean> {
  const [row] = await db
    .select({ id: rescoringItems.rescoringId })
    .from(rescoringItems)
    .where(and(eq(rescoringItems.interviewId, interviewId), eq(rescoringItems.state, 'asked')))
    .limit(1);
  return row !== undefined;
}

/**
 * Records the end of one scoring in its run, successful or not; the last of twenty schedules the next ones.
 * Runs after the result is stored, and again after a crash between the two.
 */
export async function rescoringEnded(deps: Deps, interviewId: InterviewId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [item] = await tx
      .select({ rescoringId: rescoringItems.rescoringId })
      .from(rescoringItems)
      .where(and(eq(rescoringItems.interviewId, interviewId), eq(rescoringItems.state, 'asked')));
    if (!item) return;
    // Concurrent ends are serialized: only the later one sees that none is left.
    await tx.select().from(rescorings).where(eq(rescorings.id, item.rescoringId)).for('update');
    await settle(tx, item.rescoringId);
    if ((await itemsIn(tx, item.rescoringId, 'asked', 1)).length === 0) {
      await deps.queue.enqueue(tx, RESCORE_TASK, { rescoringId: item.rescoringId });
    }
    await deps.bus.publish(tx, 'candidates', { candidateId: null });
  });
}

/** Continues a run whose last scoring was erased with its person; otherwise it would stop. */
export async function sweepRescoring(deps: Deps): Promise<void> {
  const running = await deps.db
    .select({ id: rescorings.id })
    .from(rescorings)
    .where(eq(rescorings.state, 'running'));
  for (const { id } of running) await deps.queue.enqueue(deps.db, RESCORE_TASK, { rescoringId: id });
}
