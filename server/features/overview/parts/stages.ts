import { sql } from 'drizzle-orm';
import {
  daysAtShare,
  type Stage,
  type StageTime,
  stages,
  stageTime,
} from '../../../../shared/candidates/stages.ts';
import { addDays, weekOf } from '../../../../shared/time/zones.ts';
import type { Deps } from '../../../deps.ts';

/** The period for the time to a first answer. */
const ANSWER_WEEKS = 13;

type Counted = { stage: Stage; days: number; count: number };

/** The Monday (UTC) `weeks` weeks ago, this week being the first. */
export function firstWeek(now: Date, weeks: number): string {
  return addDays(weekOf(now.toISOString().slice(0, 10)), -7 * (weeks - 1));
}

/**
 * Time in each stage over the last `weeks` weeks, including this one, and the median time to a first answer over the
 * last quarter. Both from the counts that triggers maintain.
 */
export async function timesInStages(
  deps: Deps,
  weeks: number,
): Promise<{ stages: StageTime[]; medianDays: number | null }> {
  const now = deps.clock.now();
  const [ended, waiting, answers] = await Promise.all([
    endedStages(deps, firstWeek(now, weeks)),
    waitingPeople(deps, now),
    endedStages(deps, firstWeek(now, ANSWER_WEEKS)),
  ]);
  const of = (counted: readonly Counted[], stage: Stage) => counted.filter((entry) => entry.stage === stage);
  return {
    stages: stages.map((stage) => stageTime(stage, of(ended, stage), of(waiting, stage))),
    medianDays: daysAtShare(of(answers, 'applied'), 0.5),
  };
}

async function endedStages(deps: Deps, since: string): Promise<Counted[]> {
  const rows = await deps.db.execute<Counted>(sql`
    select stage, days, sum(count)::int as count from stay_facets
    where week >= ${since}::date group by stage, days having sum(count) > 0`);
  return [...rows];
}

async function waitingPeople(deps: Deps, now: Date): Promise<Counted[]> {
  const today = now.toISOString().slice(0, 10);
  const rows = await deps.db.execute<Counted>(sql`
    select stage, greatest(0, ${today}::date - since) as days, count from waiting_facets where count > 0`);
  return [...rows];
}
