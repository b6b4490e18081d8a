import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Month } from '../../../shared/time/zones.ts';
import { readAdminSearch } from './search.ts';

const ID = '0b1f6a52-6c55-4f0a-9d5e-0a4f8f6f5f11';

/** What is left of an address. */
const kept = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readAdminSearch(raw)).filter(([, value]) => value !== undefined));

describe('the panel’s address', () => {
  test('what fits stays as it is', () => {
    const search = {
      tab: 'candidates',
      q: 'ana',
      pages: ['a', 'b'],
      weeks: 8,
      status: 'hired',
      days: 30,
      sort: 'score',
      view: 'board',
      candidate: ID,
      same: true,
      hide: ['score'],
      jobs: 'archived',
      job: 'new',
      fairYear: 2026,
      fairBy: 'sexRace',
      sessions: 'practice',
      month: '2026-11',
      mails: 'failed',
      part: 'mails',
      from: '2024-02-29',
    };
    expect(kept(search)).toEqual(search);
    expect(kept({ tag: ID })).toEqual({ tag: [ID] });
    expect(kept({ tag: [ID, ID] })).toEqual({ tag: [ID] });
  });

  test.each([
    { tab: 'elsewhere' },
    { q: 'x'.repeat(101) },
    { pages: ['a', 1] },
    { weeks: 3 },
    { weeks: 4.5 },
    { days: '30' },
    { candidate: 'x' },
    { same: 'true' },
    { tag: [ID, 'x'] },
    { tag: Array.from({ length: 11 }, () => ID) },
    { job: 'old' },
    { month: '2026-13' },
    { from: '2025-02-29' },
    { from: '2025-2-1' },
    { unknown: 1 },
  ])('%j falls away', (search) => expect(kept(search)).toEqual({}));

  test('a part of the exports’ filters that does not fit takes no other away', () => {
    const { exports } = readAdminSearch({
      exports: {
        candidates: { status: 'hired', tag: 'x', period: { preset: 'custom', from: '2026-01-01' } },
        sessions: { state: 'open', period: { preset: 'custom', from: 'x' } },
        employees: 7,
      },
    });
    expect(exports?.candidates).toEqual({
      status: 'hired',
      period: { preset: 'custom', from: '2026-01-01' },
    });
    expect(exports?.sessions).toEqual({ state: 'open' });
    expect(exports?.employees).toBeUndefined();
  });

  test('days, ids and months are what the server takes', () => {
    const texts = fc.oneof(
      fc.uuid(),
      fc.string({ maxLength: 12 }),
      fc.date({ noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10)),
      fc.stringMatching(/^\d{4}-\d\d-\d\d$/),
      fc.stringMatching(/^20\d\d-\d\d$/),
    );
    const agrees = (schema: z.ZodType, key: 'from' | 'actor' | 'month', text: string): boolean =>
      schema.safeParse(text).success === (readAdminSearch({ [key]: text })[key] === text);
    fc.assert(
      fc.property(
        texts,
        (text) =>
          agrees(z.iso.date(), 'from', text) &&
          agrees(z.uuid(), 'actor', text) &&
          agrees(Month, 'month', text),
      ),
    );
  });
});
