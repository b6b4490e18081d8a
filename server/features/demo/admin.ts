import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { type DemoContent, demoTag } from '../../../shared/tags/demo.ts';
import type { Actor } from '../../actor.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { jobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { removeDemoJobs } from '../jobs/admin.ts';
import { eraseInvented } from '../privacy/service.ts';
import { removeUnusedTag } from '../tags/service.ts';

/** Removes everything; the audit log says who asked for it. */
export const REMOVE_TASK = 'demo.remove';

/** The people whom the demo content invented. Screens mark them wherever their name stands. */
export async function inventedPeople(deps: Pick<Deps, 'db'>): Promise<CandidateId[]> {
  const rows = await deps.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.demo, true))
    .orderBy(asc(candidates.id));
  return rows.map(({ id }) => id);
}

/** How much demo content there is. */
export async function demoContent({ db }: Pick<Deps, 'db'>): Promise<DemoContent> {
  const [people, postings] = await Promise.all([
    db.$count(candidates, eq(candidates.demo, true)),
    db.$count(jobs, and(eq(jobs.demo, true), isNull(jobs.archivedAt))),
  ]);
  return { people, jobs: postings };
}

/** Has the demo content removed in the background. Asked again while it runs, it changes nothing more. */
export async function startRemoval(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await deps.audit.record(tx, { action: 'demo.removal_started', actor });
    await deps.queue.enqueue(tx, REMOVE_TASK, {});
  });
}

/**
 * Removes demo people one by one with their data, then unedited demo jobs, then the tag. If interrupted, it can be
 * repeated and continues. Records without the demo mark aren't touched, whatever their tags.
 */
export async function removeDemoContent(
  deps: Deps,
  { signal, say = () => {} }: { signal?: AbortSignal; say?: (left: number) => void } = {},
): Promise<{ people: number; jobs: number; archived: number }> {
  const all = await inventedPeople(deps);
  let people = 0;
  for (const [index, id] of all.entries()) {
    signal?.throwIfAborted();
    if (await eraseInvented(deps, id)) people++;
    if ((index + 1) % 50 === 0) say(all.length - index - 1);
  }
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo.remove', 0))`);
    const { deleted, archived } = await removeDemoJobs(deps, tx);
    await removeUnusedTag(deps, tx, demoTag.id);
    if (people + deleted + archived > 0) {
      await deps.audit.record(tx, {
        action: 'demo.removed',
        actor: 'system',
        data: { people, jobs: deleted, archived },
      });
    }
    return { people, jobs: deleted, archived };
  });
}
