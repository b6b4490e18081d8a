import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  changeText,
  type MonthLine,
  type MonthReport,
  monthRows,
  notableChanges,
  quietText,
  sectionNotes,
} from './month.ts';

const line = (value: number | null, before: number | null): MonthLine => ({
  key: 'applications',
  section: 'Applications',
  label: 'Applications',
  unit: 'count',
  value,
  before,
});

it('says what changed by a fifth and by five or more, largest first', () => {
  expect(notableChanges([line(60, 40), line(3, 1), line(104, 100), line(10, 100), line(null, 50)])).toEqual([
    'Applications: 10, down from 100 (−90%).',
    'Applications: 60, up from 40 (+50%).',
  ]);
  expect(notableChanges([line(8, 0)])).toEqual(['Applications: 8, up from 0.']);
});

it('is silent about what did not change', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (count) => {
      expect(notableChanges([line(count, count)])).toEqual([]);
      expect(changeText(line(count, count))).toBe('=');
    }),
  );
});

it('says why a figure is missing, and when there is nothing at all', () => {
  const of = (key: MonthLine['key'], value: number | null): MonthLine => ({
    key,
    ...monthRows[key],
    value,
    before: null,
  });
  const lines = [of('hires', 0), of('hireMedian', null), of('scoreMedian', null), of('practiceScore', 80)];
  const notes = (section: string, scores: MonthReport['scores'] = 'shown') =>
    sectionNotes({ lines, scores }, section);
  expect(notes('Hires')).toEqual([expect.stringContaining('No one was hired')]);
  expect(notes('Interviews')).toEqual([expect.stringContaining('fewer than five interviews')]);
  expect(notes('Interviews', 'utc')).toHaveLength(2);
  expect(notes('Applications')).toEqual([expect.stringContaining('current status')]);
  // A figure there is must not stand beside a sentence that denies it.
  const begun = [{ ...of('practiceScore', 100), before: null }];
  expect(sectionNotes({ lines: begun, scores: 'shown' }, 'Practice')).toEqual([
    'No practice chats were scored the month before, so there’s nothing to compare.',
  ]);
  expect(quietText(lines)).toBe('No changes of 20% or more. Changes in small numbers aren’t listed.');
  // A change by less than five isn't large, whatever its percentage.
  expect(quietText([line(4, 1)])).not.toMatch(/nothing/i);
  const quiet = [of('hires', 0), of('hireMedian', null), of('requestsOpen', 2)];
  expect(quietText(quiet)).toBe('Nothing recorded this month.');
});

it('doesn’t compare decisions about people who’ve waited for different lengths of time', () => {
  const of = (key: MonthLine['key'], value: number, before: number): MonthLine => ({
    key,
    ...monthRows[key],
    value,
    before,
  });
  const lines = [of('applications', 30, 30), of('nowApplied', 30, 2), of('nowRejected', 3, 25)];
  expect(notableChanges([...lines, of('scoreProvisional', 20, 0)])).toEqual([]);
  expect(lines.map(changeText)).toEqual(['=', '–', '–']);
});

it('calculates percentages from earlier values below one as well', () => {
  const hours: MonthLine = { key: 'hours', ...monthRows.hours, value: 2, before: 0.5 };
  expect(notableChanges([hours])).toEqual(['Hours worked: 2, up from 0.5 (+300%).']);
});

it('never compares with nothing', () => {
  expect(changeText(line(3, null))).toBe('–');
  expect(changeText(line(1_200, 0))).toBe('+1,200');
  expect(changeText(line(2, 5.5))).toBe('−3.5');
});
