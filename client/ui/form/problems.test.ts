import { expect, it } from 'vitest';
import { firstMessage, ownProblems, problemsOf } from './problems.ts';

const labels = { title: 'Title', notices: 'Notices go to', own: 'Your own questions' };
const values = { title: '', notices: 'a\nb', own: [{ ask: '' }] };

it.each([
  ['title', 'title', 'Wrong'],
  ['job.title', 'title', 'Wrong'],
  ['value.notices.1', 'notices', 'Line 2: Wrong'],
  ['rubric.own.0.ask', 'own.0.ask', 'Wrong'],
])('shows the server’s message for %s at %s', (name, field, message) => {
  expect(ownProblems({ [name]: 'Wrong' }, labels, values)).toEqual({ [field]: message });
});

it('leaves out what no field of the form is about, so that the form says it', () => {
  expect(ownProblems({ idempotencyKey: 'Wrong', '': 'Wrong' }, labels, values)).toEqual({});
});

it('names the line of a text, also inside a list', () => {
  const issues = [
    { path: ['notices', 1], message: 'Wrong' },
    { path: ['own', 0, 'ask', 2], message: 'Long' },
    { path: ['own', 0, 'ask', 3], message: 'Longer' },
    { path: ['own'], message: 'Twice' },
  ];
  expect(problemsOf({ issues }, values)).toEqual({
    notices: 'Line 2: Wrong',
    'own.0.ask': 'Line 3: Long',
    own: 'Twice',
  });
});

it('counts empty lines, which aren’t sent', () => {
  const issues = [{ path: ['notices', 1], message: 'Wrong' }];
  expect(problemsOf({ issues }, { notices: 'a\n\n \nb' })).toEqual({ notices: 'Line 4: Wrong' });
});

it('tells of the first wrong field on the page, whatever the order of the schema', () => {
  const found = { 'own.0.ask': 'Second', 'weights.care': 'First', own: 'Of no field' };
  expect(firstMessage(found, ['', 'weights.care', 'own.0.ask'])).toBe('First');
  expect(firstMessage(found, [''])).toBeUndefined();
});
