import { expect, it } from 'vitest';
import type { TimelineEntry } from '../../../shared/candidates/schema.ts';
import { eventSentence, wholeSentence } from './events.ts';

it('says what happened in words that candidates read, too', () => {
  expect(eventSentence('applied', { position: 'Virtual Assistant' })).toBe('Applied for Virtual Assistant');
  expect(eventSentence('applied', { position: 'Other' })).toBe('Sent a general application');
  expect(
    eventSentence('documents_requested', { what: 'Bank details', reason: 'The number is cut off.' }),
  ).toBe('Document requested: Bank details. The number is cut off.');
});

it('has a line for a kind that a newer version stored', () => {
  // As the column gives it back, whose type is a promise of this version only.
  const { kind }: { kind: TimelineEntry['kind'] } = JSON.parse('{"kind":"of_tomorrow"}');
  expect(eventSentence(kind, {})).toBe('An event that only a newer version of the app can show');
  expect(wholeSentence(kind, {})).toBe('An event that only a newer version of the app can show');
});

it('says that an accommodation was asked for to the candidate and admins, and to no one else', () => {
  expect(wholeSentence('human_requested', { wish: 'accommodation' })).toBe('Asked for an accommodation');
  const person = 'Asked for a person instead of the AI interviewer';
  expect(wholeSentence('human_requested', { wish: 'person' })).toBe(person);
  expect(wholeSentence('human_requested', {})).toBe(person);
  expect(eventSentence('human_requested', { wish: 'accommodation' })).toBe(person);
});
