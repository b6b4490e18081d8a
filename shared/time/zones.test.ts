import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  Day,
  dayIn,
  dayStart,
  isZone,
  Month,
  monthIn,
  monthRange,
  monthsBetween,
  nextMonth,
  weekOf,
  Zone,
} from './zones.ts';

/** Places whose clocks jump at different hours, by different steps, or at midnight itself. */
const zones = [
  'UTC',
  'Asia/Manila',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Santiago',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const zone = fc.constantFrom(...zones);
const moment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('days in a time zone', () => {
  it('turn at midnight there', () => {
    expect(dayIn('Asia/Manila', new Date('2026-11-19T15:59:59Z'))).toBe('2026-11-19');
    expect(dayIn('Asia/Manila', new Date('2026-11-19T16:00:00Z'))).toBe('2026-11-20');
    expect(dayIn('America/New_York', new Date('2026-11-20T04:59:59Z'))).toBe('2026-11-19');
    expect(monthIn('America/New_York', new Date('2026-12-01T04:59:59Z'))).toBe('2026-11');
  });

  it('begin an hour earlier or later once the clocks have changed', () => {
    expect(dayStart('America/New_York', '2026-10-31').toISOString()).toBe('2026-10-31T04:00:00.000Z');
    expect(dayStart('America/New_York', '2026-11-02').toISOString()).toBe('2026-11-02T05:00:00.000Z');
    expect(dayStart('Europe/Berlin', '2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(dayStart('Europe/Berlin', '2026-03-30').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  });

  it('begin at one o’clock where the clocks jump at midnight', () => {
    // Cairo, last Friday of April 2026: 00:00 does not exist.
    expect(dayStart('Africa/Cairo', '2026-04-24').toISOString()).toBe('2026-04-23T22:00:00.000Z');
    const first = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Cairo', timeStyle: 'short' });
    expect(first.format(dayStart('Africa/Cairo', '2026-04-24'))).toBe('01:00');
  });

  it('hold every moment between their own start and the next one', () => {
    fc.assert(
      fc.property(zone, moment, (place, at) => {
        const day = dayIn(place, at);
        const start = dayStart(place, day);
        const next = dayStart(place, addDays(day, 1));
        return (
          start <= at &&
          at < next &&
          dayIn(place, start) === day &&
          dayIn(place, new Date(start.getTime() - 1)) < day
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('weeks and months', () => {
  it('begin on Mondays', () => {
    expect(weekOf('2026-11-21')).toBe('2026-11-16');
    expect(weekOf('2026-11-16')).toBe('2026-11-16');
    expect(weekOf('2027-01-03')).toBe('2026-12-28');
    fc.assert(
      fc.property(moment, (at) => {
        const day = dayIn('UTC', at);
        const monday = weekOf(day);
        return monday <= day && day < addDays(monday, 7) && new Date(`${monday}T00:00:00Z`).getUTCDay() === 1;
      }),
    );
  });

  it('hold every moment of theirs and no other', () => {
    expect(monthRange('America/New_York', '2026-11')).toEqual({
      from: new Date('2026-11-01T04:00:00Z'),
      to: new Date('2026-12-01T05:00:00Z'),
    });
    expect([nextMonth('2026-12'), nextMonth('2028-02'), nextMonth('2026-01')]).toEqual([
      '2027-01',
      '2028-03',
      '2026-02',
    ]);
    fc.assert(
      fc.property(zone, moment, (place, at) => {
        const { from, to } = monthRange(place, monthIn(place, at));
        return from <= at && at < to;
      }),
      { numRuns: 200 },
    );
  });

  it('are listed newest first, and no more than asked for', () => {
    const [first, last] = [new Date('2026-10-31T17:00:00Z'), new Date('2027-01-02T00:00:00Z')];
    expect(monthsBetween('UTC', first, last, 24)).toEqual(['2027-01', '2026-12', '2026-11', '2026-10']);
    expect(monthsBetween('Asia/Manila', first, last, 24)).toEqual(['2027-01', '2026-12', '2026-11']);
    expect(monthsBetween('UTC', first, last, 2)).toEqual(['2027-01', '2026-12']);
  });
});

describe('what comes from outside', () => {
  it('must be a real zone and a real month', () => {
    expect(zones.every((place) => Zone.safeParse(place).success)).toBe(true);
    expect(
      ['', 'Mars/Olympus', '../etc', 'UTC; drop table', 'x'.repeat(200)].some(
        (v) => Zone.safeParse(v).success,
      ),
    ).toBe(false);
    expect(isZone('Mars/Olympus')).toBe(false);
    expect(Month.safeParse('2026-12').success).toBe(true);
    expect(['2026-13', '2026-00', '1999-01', '2026-1', ''].some((v) => Month.safeParse(v).success)).toBe(
      false,
    );
  });
});

it('takes days whose neighbors can be written, too', () => {
  expect(['2026-11-26', '1999-01-01', '2999-12-31'].every((day) => Day.safeParse(day).success)).toBe(true);
  for (const day of ['9999-12-31', '3000-01-01', '0001-01-01', '2026-02-30', '2026-11'])
    expect(Day.safeParse(day).success).toBe(false);
});
