import { and, eq, inArray, lt, ne, notLike, sql, TransactionRollbackError } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../../db/client.ts';
import { aiUsage } from '../../db/schema/platform.ts';
import { createPiggyback } from '../../platform/batching/piggyback.ts';
import { createRounds } from '../../platform/batching/rounds.ts';
import type { Clock } from '../../platform/clock.ts';
import { type SettingsEnv, sections } from '../../platform/settings/register.ts';
import { AiError, type AiPurpose } from '../ai.ts';
import { type Change, changeUsage, counting, keyOf, merged, setAside, spanOf } from './usageRows.ts';

/** Subject of the total over all people. */
const ALL = 'all';
const PURPOSE = 'purpose:';
/** Subject of a purpose's usage; it has no cap. */
export const purposeSubject = (purpose: AiPurpose): string => `${PURPOSE}${purpose}`;

export type Spent = { inputTokens: number; outputTokens: number };

/** An estimate set aside; a call may end on another day, and in another span, than it began. */
export type Reservation = { day: string; span: number; subject: string; purpose: AiPurpose; estimate: Spent };

type Wanted = Omit<Reservation, 'day' | 'span'>;
/** `used`: null for a call that was never made. */
type Ended = { reservation: Reservation; used: Spent | null };

/** Daily token caps, per person and for all, counted in PostgreSQL before each call (quality S20). */
export type Budgets = {
  /**
   * Sets all the estimates aside until they're settled, or for up to twenty minutes if the process is killed before.
   * @throws AiError('budget_spent') and sets nothing aside when they don't fit.
   */
  reserve(wanted: readonly Wanted[]): Promise<Reservation[]>;
  /** Replaces the estimates by what was used, on the day they were set aside. An estimate that's too old is gone already. */
  settle(ended: readonly Ended[]): Promise<void>;
  /**
   * Like `settle`, without waiting: the next reservation of this process includes it. Until then, the estimates count.
   */
  settleSoon(ended: readonly Ended[]): Promise<void>;
};

/** Most calls whose counts one statement changes. */
const ROUND = 100;
/** How long {@link Budgets.settleSoon} waits for a reservation. */
const SOON_MS = 100;

/**
 * Counts tokens per person and in total, by UTC day. Each call reserves tokens first and settles them afterwards
 * (quality S20). All calls update the same rows, whose updates run one at a time, so concurrent reservations share a
 * statement, and finished calls are settled in the same transaction.
 */
export function createBudgets(options: { db: Db; clock: Clock; env: SettingsEnv }): Budgets {
  const { db, clock, env } = options;
  const caps = sections(env).budgets;

  /** All or nothing, with what ended; the subjects for which it didn't fit. */
  const tryAll = async (changes: readonly Change[], ended: readonly Change[]): Promise<Change[]> => {
    let over: Change[] = [];
    await db
      .transaction(async (tx) => {
        if (ended.length > 0) await changeUsage(tx, ended, changes);
        const fitting = await setAside(tx, { clock, caps }, changes);
        over = changes.filter((change) => !fitting.has(keyOf(change)));
        // Rolled back, so a reservation that doesn't fit is never visible to others.
        if (over.length > 0) tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
    return over;
  };
  const changesFor = (asked: readonly Reservation[][]): Change[] =>
    merged(asked.flat().map((one) => changesOf(one, { calls: 1, reserved: tokensOf(one.estimate) })));
  /**
   * Which fit, after they didn't fit together. People over their own cap are excluded and the rest retried; if the total cap
   * is reached, reservations are tried one by one in order.
   */
  const reserveApart = async (
    asked: readonly Reservation[][],
    over: readonly Change[],
  ): Promise<boolean[]> => {
    if (over.length === 0) return asked.map(() => true);
    if (asked.length === 1) return [false];
    const people = new Set(over.filter(({ cap }) => cap === 'person').map(({ subject }) => subject));
    const others = asked.filter((group) => !group.some(({ subject }) => people.has(subject)));
    const together = others.length > 0 && others.length < asked.length;
    const fits = new Map<Reservation[], boolean>();
    if (together) {
      const answers = await reserveAll(others);
      for (const [index, one] of others.entries()) fits.set(one, answers[index] === true);
    }
    for (const one of asked) if (!fits.has(one)) fits.set(one, (await reserveAll([one]))[0] === true);
    return asked.map((one) => fits.get(one) === true);
  };
  const reserveAll = async (asked: readonly Reservation[][]): Promise<boolean[]> =>
    reserveApart(asked, await tryAll(changesFor(asked), []));

  const piggyback = createPiggyback<Change[]>(SOON_MS, (ended) => changeUsage(db, merged(ended)));
  const reserve = createRounds(ROUND, async (asked: Reservation[][]) => {
    const over = await piggyback.with(async (waiting) => {
      const ended = merged(waiting);
      const over = await tryAll(changesFor(asked), ended);
      // It went back together with what didn't fit.
      if (over.length > 0 && ended.length > 0) await changeUsage(db, ended);
      return over;
    });
    // What ended is stored by now; a failure from here on must not store it again.
    return reserveApart(asked, over);
  });
  const settle = createRounds(ROUND, async (ended: Change[][]) => {
    await changeUsage(db, merged(ended));
    return ended.map(() => true);
  });
  return {
    async reserve(wanted) {
      const day = today(clock);
      const span = spanOf(clock);
      const reservations = wanted.map((one) => ({ ...one, day, span }));
      if (!(await reserve(reservations))) throw new AiError('budget_spent');
      return reservations;
    },
    async settle(ended) {
      await settle(ended.flatMap(differenceOf));
    },
    settleSoon: (ended) => piggyback.add(ended.flatMap(differenceOf)),
  };
}

const tokensOf = ({ inputTokens, outputTokens }: Spent): number => inputTokens + outputTokens;

/** From the estimate to what was used. */
const differenceOf = ({ reservation, used }: Ended): Change[] =>
  changesOf(reservation, { calls: used ? 0 : -1, used, reserved: -tokensOf(reservation.estimate) });

/** A call counts for its person, for all, and for its purpose. */
function changesOf(
  { day, span, subject, purpose }: Reservation,
  { calls, used = null, reserved }: { calls: number; used?: Spent | null; reserved: number },
): Change[] {
  const [input, output] = [used?.inputTokens ?? 0, used?.outputTokens ?? 0];
  const change = { day, calls, input, output, reserved: { [span]: reserved } };
  return [
    { ...change, subject, cap: 'person' },
    { ...change, subject: ALL, cap: 'all' },
    { ...change, subject: purposeSubject(purpose), cap: null },
  ];
}

type Today = { db: DbOrTx; clock: Pick<Clock, 'now'> };

const today = (clock: Today['clock']): string => clock.now().toISOString().slice(0, 10);

/** What all calls of this UTC day used, and the estimates of those under way. */
export async function usedToday({
  db,
  clock,
}: Today): Promise<Spent & { calls: number; reservedTokens: number }> {
  const [row] = await db
    .select({
      calls: aiUsage.calls,
      inputTokens: aiUsage.inputTokens,
      outputTokens: aiUsage.outputTokens,
      reservedTokens: sql<number>`(
        select coalesce(sum(tokens::bigint), 0)::float8 from (${counting(clock, aiUsage.reserved)}) as share)`,
    })
    .from(aiUsage)
    .where(and(eq(aiUsage.day, today(clock)), eq(aiUsage.subject, ALL)));
  return row ?? { calls: 0, inputTokens: 0, outputTokens: 0, reservedTokens: 0 };
}

/** Tokens used today by the person who used most. */
export async function mostUsedToday({ db, clock }: Today): Promise<number> {
  const [row] = await db
    .select({ most: sql<number>`coalesce(max(${aiUsage.inputTokens} + ${aiUsage.outputTokens}), 0)::float8` })
    .from(aiUsage)
    .where(
      and(eq(aiUsage.day, today(clock)), ne(aiUsage.subject, ALL), notLike(aiUsage.subject, `${PURPOSE}%`)),
    );
  return row?.most ?? 0;
}

/** About what the longest calls set aside; so close to the day's cap, they don't fit anymore. */
const LONGEST_CALL = 25_000;
/** The same for a large cap, of which many calls set their share aside at once. */
const NEARLY = 0.01;

/** Whether the day's tokens are used up, or nearly: calls are refused from here on. */
export async function isBudgetSpent(deps: Today, cap: number): Promise<boolean> {
  const { inputTokens, outputTokens, reservedTokens } = await usedToday(deps);
  // Half of a cap that holds only a few calls stays usable.
  const rest = Math.max(cap * NEARLY, Math.min(LONGEST_CALL, cap / 2));
  return inputTokens + outputTokens + reservedTokens >= cap - rest;
}

/** Adds what was spent on one subject to another's. */
export async function moveUsage(tx: Tx, from: string, into: string): Promise<void> {
  await tx.execute(sql`
    insert into ai_usage (day, subject, calls, input_tokens, output_tokens)
    select day, ${into}, calls, input_tokens, output_tokens from ai_usage where subject = ${from}
    on conflict (day, subject) do update set calls = ai_usage.calls + excluded.calls,
      input_tokens = ai_usage.input_tokens + excluded.input_tokens,
      output_tokens = ai_usage.output_tokens + excluded.output_tokens`);
  await forgetUsage(tx, [from]);
}

/** Deletes the usage of these subjects. */
export async function forgetUsage(tx: Tx, subjects: readonly string[]): Promise<void> {
  if (subjects.length > 0) await tx.delete(aiUsage).where(inArray(aiUsage.subject, [...subjects]));
}

/** Deletes usage per person and purpose before this day. Totals are kept for reports of past months. */
export async function forgetUsageBefore(db: DbOrTx, time: Date): Promise<void> {
  const day = time.toISOString().slice(0, 10);
  await db.delete(aiUsage).where(and(lt(aiUsage.day, day), ne(aiUsage.subject, ALL)));
}
