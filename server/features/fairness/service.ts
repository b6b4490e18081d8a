import { eq, sql } from 'drizzle-orm';
import type { FairnessInput, FairnessReport } from '../../../shared/fairness/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { DbOrTx } from '../../db/client.ts';
import { fairnessSnapshots } from '../../db/schema/fairness.ts';
import type { Deps } from '../../deps.ts';
import { countCells, enoughAnswered, firstYear } from './parts/cells.ts';
import { addUp } from './parts/counts.ts';
import { fairnessTables } from './parts/impact.ts';
import { mayReplace } from './parts/renewal.ts';

const WEEK_MS = 7 * DAY_MS;

type Snapshot = typeof fairnessSnapshots.$inferSelect;
type Period = { year: number; from: Date; end: Date };

/**
 * The adverse-impact report of a calendar year, for all positions or one, from the year's snapshot. It isn't
 * recomputed: it reads the same before and after shortlisting, scoring, or erasing a person.
 */
export async function fairnessReport(deps: Deps, input: FairnessInput): Promise<FairnessReport> {
  const [first, snapshot] = await Promise.all([firstYear(deps), snapshotOf(deps, input.year)]);
  const cells = snapshot?.cells ?? [];
  const inScope = cells.filter(({ position }) => input.position === null || position === input.position);
  const thisYear = deps.clock.now().getUTCFullYear();
  const count = Math.max(1, thisYear - (first ?? thisYear) + 1);
  return {
    year: input.year,
    position: input.position,
    years: Array.from({ length: count }, (_, index) => thisYear - index),
    until: snapshot?.until.toISOString() ?? null,
    countedAt: snapshot?.countedAt.toISOString() ?? null,
    people: addUp(inScope).people,
    said: addUp(inScope.filter(({ sex, race, age }) => sex ?? race ?? age)).people,
    tables: fairnessTables(cells, input.position),
  };
}

/**
 * The stored snapshot, or one created or renewed now, by one process at a time. Null while too few people have
 * answered.
 */
async function snapshotOf(deps: Deps, year: number): Promise<Snapshot | null> {
  const period = { year, from: new Date(Date.UTC(year, 0, 1)), end: new Date(Date.UTC(year + 1, 0, 1)) };
  const known = await stored(deps.db, year);
  if (known && !isDue(deps, known, period)) return known;
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`fairness ${year}`}, 0))`);
    const before = await stored(tx, year);
    if (before && !isDue(deps, before, period)) return before;
    const now = deps.clock.now();
    const monday = beginningOfWeek(now);
    const until = new Date(Math.min(monday.getTime(), period.end.getTime()));
    if (!before && !(await enoughAnswered(tx, period.from, until))) return null;
    const cells = await countCells(tx, period.from, until);
    const fresh = { year, cells, until, countedAt: now, checkedAt: now };
    const next = before && !mayReplace(before.cells, cells) ? { ...before, checkedAt: now } : fresh;
    await tx
      .insert(fairnessSnapshots)
      .values(next)
      .onConflictDoUpdate({ target: fairnessSnapshots.year, set: next });
    return next;
  });
}

async function stored(db: DbOrTx, year: number): Promise<Snapshot | null> {
  const [row] = await db.select().from(fairnessSnapshots).where(eq(fairnessSnapshots.year, year));
  return row ?? null;
}

/** A week after the last check; never again once it was created or checked after the end of its year. */
function isDue(deps: Deps, { checkedAt }: Snapshot, { end }: Period): boolean {
  return checkedAt < end && deps.clock.now().getTime() - checkedAt.getTime() >= WEEK_MS;
}

/** Monday, 00:00 UTC. */
function beginningOfWeek(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - ((now.getUTCDay() + 6) % 7) * DAY_MS);
}
