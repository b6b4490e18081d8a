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
  'I have to ask the next question now.',
  'The candidate gave no example.',
  'User answered in one line.',
  'According to the prompt, hours come next.',
  'The answer is vague.',
  'Plan: acknowledge, then ask.',
  'Note to self: hours.',
  'Let me think about what to ask.',
])('“%s” counts as reasoning', (sentence) => {
  expect(faultOf(sentence, heard)).toBe('reasoning');
});

it.each([
  'What was the reason: time, or money?',
  'What is your first action when a call drops?',
  'What should I know about your analysis of the calls?',
  'Did you follow the instructions, or change the plan?',
  'You can read your answers in the candidate portal.',
  'Let me ask about your hours.',
  'Which step came first: the call, or the note?',
  'How do we follow up with a customer?',
  'We need to reply to every customer within a day.',
  'How did you decide when we should follow up with a caller?',
  'It sounds like you felt that I have to follow up every single day was too much.',
  'We should ask the customer for the order number first.',
])('“%s” reaches the person', (sentence) => {
  expect(faultOf(sentence, heard)).toBeNull();
});
