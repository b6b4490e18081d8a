import { expect, it } from 'vitest';
import { clearPanelDrafts, doneWith, isUndecided, keyFor } from './panelDrafts.ts';

it('what is sent once more has the same key, until it changed, arrived, or the panel was left', () => {
  const first = keyFor('mail to one', 'Subject', 'Body');
  expect(keyFor('mail to one', 'Subject', 'Body')).toBe(first);
  expect(keyFor('mail to two', 'Subject', 'Body')).not.toBe(first);
  const changed = keyFor('mail to one', 'Subject', 'Another body');
  expect(changed).not.toBe(first);
  doneWith('mail to one');
  const again = keyFor('mail to one', 'Subject', 'Another body');
  expect(again).not.toBe(changed);
  clearPanelDrafts();
  expect(keyFor('mail to one', 'Subject', 'Another body')).not.toBe(again);
});

it('says whether a text was sent without an answer', () => {
  keyFor('note on one', 'Called them');
  expect(isUndecided('note on one', 'Called them')).toBe(true);
  expect(isUndecided('note on one', 'Called them twice')).toBe(false);
  expect(isUndecided('note on two', 'Called them')).toBe(false);
  doneWith('note on one');
  expect(isUndecided('note on one', 'Called them')).toBe(false);
});
