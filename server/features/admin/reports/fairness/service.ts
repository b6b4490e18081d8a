import type { FairnessInput, FairnessReport } from '../../../../../shared/fairness.ts';
import type { Deps } from '../../../../deps.ts';
import { createMicroCache, type MicroCache } from '../../../../platform/microCache.ts';
import { addUp, type CountedCell } from './counts.ts';
import { fairnessTables } from './impact.ts';
import { countCells, firstYear } from './query.ts';

const DAY_MS = 86_400_000;
/** A year of 100,000 people takes a quarter of a second to add up; the answer says when that was. */
const FRESH_MS = 5 * 60_000;
/** Years that are kept; nobody looks at more at a time. */
const KEPT = 8;

type Counted = { at: Date; cells: CountedCell[] };
const caches = new WeakMap<Deps, MicroCache<Counted>>();

/** What was counted in the last five minutes by this process, or is counted now. */
function countedCells(deps: Deps, from: Date, until: Date): Promise<Counted> {
  const cache = caches.get(deps) ?? createMicroCache({ clock: deps.clock, ttlMs: FRESH_MS, max: KEPT });
  caches.set(deps, cache);
  return cache.get(`${from.toISOString()} ${until.toISOString()}`, async () => ({
    at: deps.clock.now(),
    cells: until > from ? await countCells(deps, from, until) : [],
  }));
}

/**
 * The adverse-impact report of a calendar year, for everybody or one position. Applications and answers count
 * until the beginning of this week: whoever watches the report while somebody answers learns nothing.
 */
export async function fairnessReport(deps: Deps, input: FairnessInput): Promise<FairnessReport> {
  const now = deps.clock.now();
  const from = new Date(Date.UTC(input.year, 0, 1));
  const end = new Date(Date.UTC(input.year + 1, 0, 1));
  const monday = beginningOfWeek(now);
  const until = monday < end ? monday : end;
  const [first, { at, cells }] = await Promise.all([firstYear(deps), countedCells(deps, from, until)]);
  const inScope = cells.filter(({ position }) => input.position === null || position === input.position);
  const thisYear = now.getUTCFullYear();
  const count = Math.max(1, thisYear - (first ?? thisYear) + 1);
  return {
    year: input.year,
    position: input.position,
    years: Array.from({ length: count }, (_, index) => thisYear - index),
    until: until.toISOString(),
    countedAt: at.toISOString(),
    people: addUp(inScope).people,
    said: addUp(inScope.filter(({ sex, race, age }) => sex ?? race ?? age)).people,
    tables: fairnessTables(cells, input.position),
  };
}

/** Monday, 00:00 UTC. */
function beginningOfWeek(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - ((now.getUTCDay() + 6) % 7) * DAY_MS);
}
