import { expect, it } from 'vitest';
import { isHeldBack, largeSet, talkSet } from '../../../scripts/safety/phrases.ts';
import { SAFETY_KINDS, SAFETY_LANGUAGES } from '../../../shared/safety/kinds.ts';
import { falseAlarmsOf, figuresOf, recallOf, shownFigures } from './figures.ts';

const talk = talkSet();

it('has 2,500 crises and 2,500 others, of every kind in every language, none of them twice', () => {
  expect(talk.filter(({ crisis }) => crisis).length).toBeGreaterThanOrEqual(2_500);
  expect(talk.filter(({ crisis }) => !crisis).length).toBeGreaterThanOrEqual(2_500);
  expect(new Set(talk.map(({ text }) => text.toLowerCase())).size).toBe(talk.length);
  for (const language of SAFETY_LANGUAGES) {
    for (const kind of SAFETY_KINDS)
      expect(
        talk.filter((one) => one.language === language && one.kind === kind).length,
        `${language} ${kind}`,
      ).toBeGreaterThanOrEqual(20);
  }
});

/** One author wrote the set, and its languages share situations: what is held back is closer to the rest than strangers' words. */
it.each([
  { name: 'talk', phrases: talk, recall: 0.69, alarms: 0.051 },
  { name: 'wide3', phrases: largeSet('wide3'), recall: 0.72, alarms: 0.057 },
])('reads what was held back of the set $name no worse than it did', ({ name, phrases, recall, alarms }) => {
  const held = phrases.filter(isHeldBack);
  expect(held.length).toBeGreaterThan(phrases.length / 6);
  const table = shownFigures(`Set ${name}, held back (thresholds were chosen on it)`, held).split(
    '\nmissed:',
  )[0];
  process.stdout.write(`${table}\n`);
  const figures = figuresOf(held);
  expect(recallOf(figures)).toBeGreaterThanOrEqual(recall);
  expect(falseAlarmsOf(figures)).toBeLessThanOrEqual(alarms);
});
