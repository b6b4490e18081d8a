import { expect, it } from 'vitest';
import { readable } from './copy.ts';

it('a copy of one’s data holds the grades and their reasons, and no answer key', () => {
  const copy = JSON.stringify([
    readable('task_assignments', { id: '1', grade: 80, criteria: { solution: 'the secret solution' } }),
    readable('evaluations', { id: '2', criteria: [{ label: 'Tone', reason: 'Greets by name.' }] }),
  ]);
  expect(copy).toContain('"grade":80');
  expect(copy).toContain('Greets by name.');
  expect(copy).not.toContain('the secret solution');
});
