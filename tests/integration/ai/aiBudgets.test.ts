import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longestCallMs } from '../../../server/ai/calls/asking.ts';
import { TIMEOUTS } from '../../../server/ai/createAi.ts';
import {
  type Budgets,
  createBudgets,
  isBudgetSpent,
  type Reservation,
} from '../../../server/ai/limits/budgets.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';

const CAP = 1_000;
const MINUTE_MS = 60_000;

let deps: TestDeps;
/** Of a process that is killed; and of the one that goes on. */
let [killed, going]: [Budgets | null, Budgets | null] = [null, null];
const of = (budgets: Budgets | null): Budgets => budgets ?? expect.fail();
beforeEach(async () => {
  deps = await testDeps({ env: { AI_DAILY_TOKENS_PERSON: CAP, AI_DAILY_TOKENS_ALL: 4 * CAP } });
  [killed, going] = [createBudgets(deps), createBudgets(deps)];
});
afterEach(() => deps.close());

const reserve = (budgets: Budgets | null, tokens: number, subject = 'someone'): Promise<Reservation[]> =>
  of(budgets).reserve([
    { subject, purpose: 'work', estimate: { inputTokens: tokens - 10, outputTokens: 10 } },
  ]);
const settle = (budgets: Budgets | null, reservations: readonly Reservation[], tokens: number | null) =>
  of(budgets).settle(
    reservations.map((reservation) => ({
      reservation,
      used: tokens === null ? null : { inputTokens: tokens, outputTokens: 0 },
    })),
  );
/** The most that fits, found by trying; nothing stays set aside. */
async function room(subject = 'someone'): Promise<number> {
  let [fits, tooMuch] = [0, CAP + 1];
  while (tooMuch - fits > 1) {
    const half = Math.floor((fits + tooMuch) / 2);
    const tried = await reserve(going, half, subject).catch(() => null);
    if (tried) await settle(going, tried, null);
    if (tried) fits = half;
    else tooMuch = half;
  }
  return fits;
}

describe('tokens set aside by a process that was killed', () => {
  it('are free again within twenty minutes, for the person and for all', async () => {
    for (let person = 0; person < 4; person++) await reserve(killed, CAP, `person ${person}`);
    expect(await room('person 0')).toBe(0);
    expect(await isBudgetSpent(deps, 4 * CAP)).toBe(true);
    deps.clock.forward(4 * MINUTE_MS);
    expect(await room('someone else'), 'a call may still be under way').toBe(0);
    deps.clock.forward(16 * MINUTE_MS);
    expect(await isBudgetSpent(deps, 4 * CAP)).toBe(false);
    for (let person = 0; person < 4; person++) await reserve(going, CAP, `person ${person}`);
    expect(await room('someone else')).toBe(0);
  });

  it('count as long as the longest call takes, whenever it began', async () => {
    const spanMs = 5 * MINUTE_MS;
    deps.clock.forward(spanMs - (deps.clock.now().getTime() % spanMs) - 1);
    await reserve(killed, CAP);
    deps.clock.forward(longestCallMs(TIMEOUTS));
    expect(await room()).toBe(0);
  });

  it('count for nothing in the day’s figures', async () => {
    await reserve(killed, CAP);
    const done = await reserve(going, CAP / 2, 'someone else');
    await settle(going, done, 120);
    const [row] = await deps.database.client`
      select input_tokens + output_tokens as tokens from ai_usage where subject = 'all'`;
    expect(row).toEqual({ tokens: 120 });
  });

  it('don’t make room twice when they’re settled late after all', async () => {
    const late = await reserve(killed, 600);
    deps.clock.forward(20 * MINUTE_MS);
    const second = await reserve(going, 700);
    expect(await room()).toBe(300);
    await settle(killed, late, 250);
    expect(await room()).toBe(50);
    await settle(killed, await reserve(killed, 50), null);
    await settle(going, second, 100);
    expect(await room()).toBe(650);
  });

  it('don’t make room twice when nobody asked before they’re settled late', async () => {
    const late = await reserve(killed, 600);
    deps.clock.forward(60 * MINUTE_MS);
    await settle(killed, late, 250);
    expect(await room()).toBe(750);
  });

  it('leave the others of the same minutes alone', async () => {
    const [first, second] = [await reserve(killed, 200), await reserve(going, 300)];
    await settle(killed, first, 20);
    expect(await room()).toBe(680);
    await settle(going, second, null);
    expect(await room()).toBe(980);
  });
});

it('always counts what was used, and what was set aside in the last minutes', async () => {
  let seed = 7;
  const chance = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const open: { at: number; tokens: number; reservations: Reservation[] }[] = [];
  let used = 0;
  const span = (at: number): number => Math.floor(at / (5 * MINUTE_MS));
  for (let step = 0; step < 120; step++) {
    const now = deps.clock.now().getTime();
    const counting = open.filter(({ at }) => span(at) >= span(now) - 3);
    const taken = used + counting.reduce((sum, { tokens }) => sum + tokens, 0);
    const what = chance();
    if (what < 0.5) {
      const tokens = 20 + Math.floor(chance() * 250);
      const reservations = await reserve(chance() < 0.5 ? killed : going, tokens).catch(() => null);
      expect(reservations !== null, `step ${step}: ${taken} and ${tokens}`).toBe(taken + tokens <= CAP);
      if (reservations) open.push({ at: now, tokens, reservations });
    } else if (what < 0.8) {
      const [one] = open.splice(Math.floor(chance() * open.length), 1);
      const spent = Math.floor(chance() * 15);
      if (one) await settle(chance() < 0.5 ? killed : going, one.reservations, spent);
      if (one) used += spent;
    } else deps.clock.forward(Math.floor(chance() * 12 * MINUTE_MS));
  }
  expect(used).toBeGreaterThan(50);
});

it('counts what ended once, though a later step of the round it joined fails', async () => {
  let transactions = 0;
  const failing = new Proxy(deps.db, {
    get(db, name, receiver) {
      if (name === 'transaction' && ++transactions > 2) throw new Error('the database is away');
      return Reflect.get(db, name, receiver);
    },
  });
  const budgets = createBudgets({ ...deps, db: failing });
  const [reservation = expect.fail()] = await reserve(going, 100, 'ended');
  const first = reserve(budgets, 10, 'first');
  const ended = budgets.settleSoon([{ reservation, used: { inputTokens: 90, outputTokens: 0 } }]);
  const second = Promise.allSettled([
    reserve(budgets, 2 * CAP, 'over their cap'),
    reserve(budgets, 10, 'within'),
  ]);
  await Promise.all([first, second, ended]);
  expect(await second).toMatchObject([
    { status: 'rejected' },
    { reason: { message: 'the database is away' } },
  ]);
  const [row] = await deps.database.client`
    select input_tokens + output_tokens as tokens, calls from ai_usage where subject = 'ended'`;
  expect(row).toEqual({ tokens: 90, calls: 1 });
});
