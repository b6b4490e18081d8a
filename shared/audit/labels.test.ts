import { expect, it } from 'vitest';
import { detailsText } from './labels.ts';

it('says what was recorded in words, and nothing where there was nothing', () => {
  expect(detailsText({ bank: false })).toBe('');
  expect(detailsText({ bank: true })).toBe('bank details changed');
  expect(detailsText({ consent: '2025-01' })).toBe('consent text of 2025-01');
  expect(detailsText({ notified: true })).toBe('emailed');
  expect(detailsText({ about: 'question' })).toBe('about: question');
  expect(detailsText({ provisional: false })).toBe('not provisional');
  expect(detailsText({ keptUntil: 'May 1' })).toBe('kept until: May 1');
  expect(detailsText({ note: null })).toBe('');
});

it('shows a changed setting as one change', () => {
  const data = { part: 'mailboxes', 'fromName.to': 'Talent', 'fromName.from': 'Longtable' };
  expect(detailsText(data)).toBe('part: mailboxes, from name: Longtable → Talent');
  expect(detailsText({ 'blind.to': true, 'blind.from': false })).toBe('blind: off → on');
  expect(detailsText({ 'address.to': '', 'address.from': 'Main St' })).toBe('address: Main St → none');
});
