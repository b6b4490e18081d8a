import type postgres from 'postgres';
import type { Clock } from '../clock.ts';
import { createDueTimes } from './dueTimes.ts';

/** What is due within this time of a look is put on the clock: longer than until the next look. */
const AHEAD_SECONDS = 45;
/**
 * A process keeps the due times of tasks it stored itself for longer: most replies fall due by then, without a query.
 */
const OWN_SECONDS = 180;
/**
 * The process that stored a task is the first to take it; waking all processes at once would make the others query in
 * vain. They query later for everything due, in case that process died or is overloaded.
 */
const OTHERS_MS = 500;
/** Stored by a process without workers: any process may take it. */
export const ANYONE = '-';
/** Due times nearer to each other are one in a look. */
const BIN_MS = 50;
/** Number of comparisons with the database's clock to remember; the most precise one is used. */
const COMPARISONS = 5;

/** Comparisons this far apart are no matter of a slow answer. */
const CLOCK_SET_MS = 1_000;

/** Tracks when tasks fall due, from notifications as they're stored and from queries. */
export type TaskTimes = {
  /** A process stored a task: "name dueAt process", the moment in milliseconds since 1970, 0 for now. */
  heard(text: string): void;
  /**
   * Schedules tasks that fall due soon and wakes workers when they do. `isOurs`: this process stored the task and takes
   * it first.
   */
  look(names: readonly string[], isOurs: boolean): Promise<void>;
  clear(): void;
};

/** Due times of the tasks in schema `pgboss`; `wake` is called when a kind has something to do. */
export function createTaskTimes(
  { client, clock, id }: { client: postgres.Sql; clock: Clock; id: string },
  wake: (name: string) => void,
): TaskTimes {
  const dueTimes = createDueTimes(clock, OWN_SECONDS * 1_000, wake);
  const comparisons: number[] = [];
  /**
   * How far the database's clock, which decides what's due, is ahead of ours. Each measurement is too small
   * by the answer's latency, so the largest is the most accurate, and nothing is woken too early.
   */
  const ahead = (): number => Math.max(...comparisons, Number.NEGATIVE_INFINITY);
  const compare = (theirs: number): void => {
    const difference = theirs - clock.now().getTime();
    // A clock was changed: earlier comparisons are invalid.
    if (comparisons.some((one) => Math.abs(one - difference) > CLOCK_SET_MS)) comparisons.length = 0;
    comparisons.push(difference);
    if (comparisons.length > COMPARISONS) comparisons.shift();
  };
  /** At the next half second that leaves the other process its time. */
  const addForOthers = (name: string, at: number): void => {
    const from = Math.max(at, clock.now().getTime()) + OTHERS_MS;
    dueTimes.add(name, Math.ceil(from / OTHERS_MS) * OTHERS_MS);
  };
  return {
    heard(text) {
      const [name = '', at, process] = text.split(' ');
      const due = comparisons.length > 0 ? Number(at) - ahead() : Number(at);
      const isOurs = process === id || process === ANYONE;
      if (isOurs) dueTimes.add(name, due);
      else addForOthers(name, due);
    },
    async look(names, isOurs) {
      if (names.length === 0) return;
      const rows = await client<{ name: string | null; due: number; now: number }[]>`
        select clock.now, task.name, task.due from (select extract(epoch from clock_timestamp())::float8 * 1000 as now) clock
        left join (
          select distinct name,
            extract(epoch from date_bin(${BIN_MS} * interval '1 millisecond', start_after, 'epoch'))::float8 * 1000 as due
          from pgboss.job
          where name in ${client(names)} and state < 'active'
            and start_after < now() + ${AHEAD_SECONDS} * interval '1 second') task on true`;
      const [first] = rows;
      if (first) compare(first.now);
      for (const { name, due, now } of rows) {
        if (name === null) continue;
        if (due <= now) dueTimes.add(name, 0);
        // The end of the bin, so that nothing in it is missed.
        if (due + BIN_MS <= now) continue;
        if (isOurs) dueTimes.add(name, due + BIN_MS - ahead());
        else addForOthers(name, due + BIN_MS - ahead());
      }
    },
    clear: () => dueTimes.clear(),
  };
}
