import { expect, test } from 'vitest';
import type { JobRubric, OwnQuestion } from '../../../../shared/jobs/rubrics.ts';
import { rubricChanges } from './rubricDiff.ts';

const levels = { low: 'None.', middle: 'Some.', high: 'Ours.' };
const own: OwnQuestion = {
  id: 'own-00000001',
  label: 'Attachments',
  weight: 20,
  ask: 'An email brings a file. What do you do?',
  wanted: ['Calls the sender.'],
  unwanted: [],
};
const rubric = (weight: number, more: Partial<JobRubric> = {}): JobRubric => ({
  version: 1,
  criteria: [{ id: 'tools', label: 'Tools', weight, levels }],
  own: [],
  ...more,
});

test('equal versions differ in nothing', () => expect(rubricChanges(rubric(10), rubric(10))).toEqual([]));

test('weights, levels, and questions are named with both wordings', () => {
  const after = rubric(20, {
    criteria: [{ id: 'tools', label: 'Tools', weight: 20, levels: { ...levels, high: 'Daily use.' } }],
    own: [own],
  });
  expect(rubricChanges(rubric(10), after)).toEqual([
    { what: 'Tools', from: '10%', to: '20%' },
    { what: 'Tools, 5 of 5', from: 'Ours.', to: 'Daily use.' },
    { what: 'Question “Attachments”', from: null, to: own.ask },
    { what: '“Attachments”', from: null, to: '20%' },
    { what: 'Good answer to “Attachments”', from: null, to: 'Calls the sender.' },
  ]);
  expect(rubricChanges(after, rubric(20)).at(-1)).toEqual({
    what: 'Question “Attachments”',
    from: own.ask,
    to: null,
  });
  const asked = { ...own, unwanted: ['Opens it.'] };
  expect(rubricChanges({ criteria: [], own: [own] }, { criteria: [], own: [asked] })).toEqual([
    { what: 'Bad answer to “Attachments”', from: null, to: 'Opens it.' },
  ]);
});
