import { expect, it } from 'vitest';
import { ownProblems } from './problems.ts';

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
