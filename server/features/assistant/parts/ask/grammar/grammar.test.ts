import { expect, it } from 'vitest';
import { readQuestions } from './grammar.ts';

const lexicon = {
  now: '2026-03-31T12:00:00.000Z',
  countries: ['Kenya'],
  positions: ['Virtual Assistant'],
  tags: ['Demo'],
  departments: ['Support'],
  locations: ['Remote'],
  jobs: ['Evening Chat Agent'],
  names: ['Grace Otieno', 'Hamza Khan'],
};

const read = (question: string) => readQuestions([question], lexicon);

it.each(['compare c++ and hamza', 'show [grace and hamza'])(
  'takes signs for what they are: %s',
  (question) => {
    expect(read(question)?.unknown).not.toEqual([]);
  },
);

/** From when on the people applied, at noon on March 31. */
const since = (question: string) => read(question)?.query.where.find(({ op }) => op === 'when');

it.each([
  ['in the last month', '2026-02-28T12:00:00.000Z'],
  ['in the last six months', '2025-09-30T12:00:00.000Z'],
  ['in the last few days', '2026-03-28T12:00:00.000Z'],
  ['in the last couple of weeks', '2026-03-17T12:00:00.000Z'],
  ['in the past fourteen days', '2026-03-17T12:00:00.000Z'],
])('reads “%s” from the same day and time on', (words, from) => {
  expect(since(`who applied ${words}`)).toMatchObject({ from, until: null });
});

it('reads the month before such a month', () => {
  const before = readQuestions(['who applied in the last month', 'and the month before that'], lexicon);
  expect(before?.query.where).toMatchObject([
    { from: '2026-01-28T12:00:00.000Z', until: '2026-02-28T12:00:00.000Z' },
  ]);
});

it.each([
  'who applied in the last 99999999999999 days',
  'who applied in the last 9999999999 months',
  'who applied in the last 9999 years',
  'jobs closing in the next 9999 years',
  'jobs closing in the next 99999999999999 weeks',
  'who applied 99999999999999 years ago',
  'who applied in the last 12345 days',
  'who applied in the last 123456 days',
  'who applied in the last 1234567 hours',
  'who applied in the past 12345678 weeks',
  'jobs closing in the next 10000 days',
  'who applied in the last half year',
  'hired within 30 days',
])('says that it doesn’t understand such a figure: %s', (question) => {
  expect(read(question)?.unknown).not.toEqual([]);
});

it.each([
  ['interviews on monday at 10', '10'],
  ['who applied on march 30 at 5pm', 'at 5pm'],
  ['who applied yesterday after 5 pm', 'after 5 pm'],
  ['applications since 9 am', 'since 9 am'],
  ['who applied between 9 and 11 am today', 'between 9 and 11 am'],
  ['shifts between 10 pm and 3 am', 'between 10 pm and 3 am'],
  ['shifts from 22:00 to 6:30 yesterday', 'from 22:00 to 6:30'],
  ['how many applied this morning', 'this morning'],
  ['who was hired last night', 'last night'],
])('doesn’t answer for a whole day when asked about a time of day: %s', (question, time) => {
  expect(read(question)?.unknown).toContain(time);
});

it.each(['candidates with score:85 or more', 'candidates with score: 85 or more'])(
  'takes a colon before a figure for a blank: %s',
  (question) => {
    expect(read(question)).toMatchObject({
      unknown: [],
      query: { where: [{ op: 'atLeast', field: 'score', value: 85 }] },
    });
  },
);

it('counts a stay of just so many days as so many or more', () => {
  expect(read('who has been waiting 5 days or more')?.query.where).toEqual([
    { op: 'atLeast', field: 'waited', value: 5 },
  ]);
});

const whenAt = (now: string, question: string) => {
  const found = readQuestions([question], { ...lexicon, now });
  expect(found?.unknown).toEqual([]);
  return found?.query.where.find(({ op }) => op === 'when');
};

it.each([
  ['since 2026-11-03', '2026-11-03', null],
  ['after 2026-11-03', '2026-11-04', null],
  ['before 2026-11-03', null, '2026-11-03'],
  ['until 2026-11-03', null, '2026-11-04'],
])('takes a whole date for its day, not for its year: %s', (words, from, until) => {
  expect(whenAt('2026-11-26T12:00:00Z', `who applied ${words}`)).toMatchObject({
    from: from && `${from}T00:00:00.000Z`,
    until: until && `${until}T00:00:00.000Z`,
  });
});

it.each([
  ['2026-01-01T00:30:00Z', 'from dec 20 to jan 5', '2025-12-20', '2026-01-06'],
  ['2026-01-03T23:59:00Z', 'between dec 30 and jan 10', '2025-12-30', '2026-01-11'],
  ['2026-11-26T12:00:00Z', 'between monday and friday', '2026-11-23', '2026-11-28'],
  ['2026-11-26T12:00:00Z', 'from november to december', '2026-11-01', '2027-01-01'],
  ['2028-02-10T12:00:00Z', 'from feb 1 to feb 29', '2028-02-01', '2028-03-01'],
])('ends no stretch before it begins: at %s %s', (now, words, from, until) => {
  expect(whenAt(now, `who applied ${words}`)).toMatchObject({
    from: `${from}T00:00:00.000Z`,
    until: `${until}T00:00:00.000Z`,
  });
});

it.each([
  ['2026-11-26T12:00:00Z', 'in december', '2026-12-01', '2027-01-01'],
  ['2026-12-31T23:59:00Z', 'in january', '2027-01-01', '2027-02-01'],
  ['2026-11-26T12:00:00Z', 'in november', '2026-11-01', '2026-12-01'],
  ['2026-11-26T12:00:00Z', 'in q1', '2027-01-01', '2027-04-01'],
  ['2026-11-26T12:00:00Z', 'on december 3', '2026-12-03', '2026-12-04'],
  ['2026-12-03T18:00:00Z', 'on december 3', '2026-12-03', '2026-12-04'],
  ['2026-11-26T12:00:00Z', 'on monday', '2026-11-30', '2026-12-01'],
  ['2026-11-26T18:00:00Z', 'on thursday', '2026-11-26', '2026-11-27'],
  ['2026-11-26T12:00:00Z', 'by friday', null, '2026-11-28'],
  ['2026-11-26T12:00:00Z', 'before december 3', null, '2026-12-03'],
  ['2026-11-26T12:00:00Z', 'between nov 28 and dec 3', '2026-11-28', '2026-12-04'],
  ['2026-12-30T12:00:00Z', 'between dec 31 and jan 5', '2026-12-31', '2027-01-06'],
])('looks ahead for deadlines: at %s jobs closing %s', (now, words, from, until) => {
  expect(whenAt(now, `jobs closing ${words}`)).toMatchObject({
    field: 'deadline',
    from: from && `${from}T00:00:00.000Z`,
    until: `${until}T00:00:00.000Z`,
  });
});
