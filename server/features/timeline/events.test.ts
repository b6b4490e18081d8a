import { expect, it } from 'vitest';
import { eventSentence } from './events.ts';

it('says what happened in words that candidates read, too', () => {
  expect(eventSentence('applied', { position: 'Virtual Assistant' })).toBe('Applied for Virtual Assistant');
  expect(eventSentence('applied', { position: 'Other' })).toBe('Sent a general application');
  expect(
    eventSentence('documents_requested', { what: 'Bank details', reason: 'The number is cut off.' }),
  ).toBe('Document requested: Bank details. The number is cut off.');
});
