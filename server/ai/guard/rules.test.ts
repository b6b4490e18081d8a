import { expect, it } from 'vitest';
import { faultOf } from './rules.ts';

const heard = { given: '', before: [], isForeign: () => false };

it.each([
  'Thought: that was vague.',
  '**Reasoning:** they named no tool.',
  'Internal note: many customers.',
  'Analysis: a busy shop.',
  'Action: probe.',
  'We should probe the phone shop.',
  'I should ask about customers.',
  'I need to follow up on this.',
])('“%s” counts as reasoning', (sentence) => {
  expect(faultOf(sentence, heard)).toBe('reasoning');
});

it.each([
  'What was the reason: time, or money?',
  'What is your first action when a call drops?',
  'What should I know about your analysis of the calls?',
  'How do we follow up with a customer?',
])('“%s” reaches the person', (sentence) => {
  expect(faultOf(sentence, heard)).toBeNull();
});
