import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { DomainError } from '../../server/errors.ts';
import { createLimits, type LimitRule, type Limits, waitText } from '../../server/platform/limits/limits.ts';
import { type TestClock, testClock } from '../support/clock.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

const rule: LimitRule = { name: 'sign-in', max: 10, windowSeconds: 900 };
const MINUTE = 60_000;

let database: FreshDatabase;
let other: ReturnType<typeof openDatabase>;
let clock: TestClock;
let here: Limits;
let there: Limits;
beforeAll(async () => {
  database = await freshDatabase();
  other = openDatabase(database.url, { max: 5, name: 'other-instance' });
});
beforeEach(async () => {
  await database.client`truncate limits`;
  clock = testClock();
  here = createLimits({ db: database.db, clock });
  there = createLimits({ db: other.db, clock });
});
afterAll(async () => {
  await other.close();
  await database.drop();
});

/** 'ok', or how long the person is asked to wait. */
async function hit(limits: Limits, subject = 'person@example.com', by = rule): Promise<string> {
  try {
    await limits.hit(by, subject);
    return 'ok';
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_attempts') return String(error.data.wait);
    throw error;
  }
}

describe('limits', () => {
  it('takes a right try back, and leaves the wrong ones counted', async () => {
    for (let n = 0; n < 9; n++) await hit(here);
    for (let n = 0; n < 5; n++) {
      expect(await hit(here)).toBe('ok');
      await there.takeBack(rule, 'person@example.com');
    }
    expect([await hit(here), await hit(here)]).toEqual(['ok', expect.stringContaining('minute')]);
  });

  it('counts a home of IPv6 addresses as one network', async () => {
    const tries: string[] = [];
    for (let n = 1; n <= 11; n++) tries.push(await hit(here, `person@example.com 2001:db8:0:7::${n}`));
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'ok'));
    expect(tries[10]).not.toBe('ok');
    expect(await hit(there, 'person@example.com 2001:db8:0:8::1')).toBe('ok');
  });

  it('counts parallel tries of two instances exactly', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => hit(n % 2 ? here : there)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(10);
    const [row] = await database.client`select count from limits`;
    expect(row?.count).toBe(50);
  });

  it('keeps people and rules apart', async () => {
    for (let n = 0; n < 10; n++) await hit(here);
    expect(await hit(here)).not.toBe('ok');
    expect(await hit(here, 'someone-else@example.com')).toBe('ok');
    expect(await hit(here, undefined, { ...rule, name: 'reset' })).toBe('ok');
  });

  it('lets a longer wait grow with each refused try, but never past two windows', async () => {
    for (let n = 0; n < 10; n++) await hit(here);
    expect(await hit(here)).toBe('16 minutes');
    expect(await hit(here)).toBe('17 minutes');
    for (let n = 0; n < 200; n++) await hit(here);
    expect(await hit(here)).toBe('30 minutes');
    clock.forward(30 * MINUTE);
    expect(await hit(here)).toBe('ok');
  });

  it('is true to its word: waiting as long as it said is enough', async () => {
    for (let n = 0; n < 12; n++) await hit(here);
    const minutes = Number.parseInt(await hit(here), 10);
    clock.forward(minutes * MINUTE);
    expect(await hit(here)).toBe('ok');
  });

  it('starts afresh after the window, and after clearing', async () => {
    for (let n = 0; n < 10; n++) await hit(here);
    clock.forward(15 * MINUTE);
    for (let n = 0; n < 10; n++) expect(await hit(here)).toBe('ok');
    expect(await hit(here)).not.toBe('ok');
    await there.clear(rule, 'person@example.com');
    expect(await hit(here)).toBe('ok');
  });

  it('holds no address in clear, and sweeps what ran out', async () => {
    await hit(here, '192.0.2.77');
    const rows = await database.client`select * from limits`;
    expect(JSON.stringify(rows)).not.toContain('192.0.2.77');
    clock.forward(16 * MINUTE);
    await hit(here, 'still-waiting@example.com');
    await here.sweep();
    expect(await database.client`select key from limits`).toHaveLength(1);
  });

  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [59_001, '1 minute'],
    [60_000, '1 minute'],
    [60_001, '2 minutes'],
    [3_599_500, '60 minutes'],
    [3_600_001, '61 minutes'],
    [7_200_000, '2 hours'],
    [7_200_001, '3 hours'],
  ])('says %i ms as %s', (ms, text) => {
    expect(waitText(ms)).toBe(text);
  });
});
