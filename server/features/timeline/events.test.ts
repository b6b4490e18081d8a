import { expect, it } from 'vitest';
import type { TimelineEntry } from '../../../shared/candidates/schema.ts';
import { eventSentence, sentenceForAdmins } from './events.ts';

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
  expect(sentenceForAdmins(kind, {})).toBe('An event that only a newer version of the app can show');
});
