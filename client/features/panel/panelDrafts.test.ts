import { expect, it } from 'vitest';
import { clearPanelDrafts, doneWith, forgetDraft, isUndecided, keepDraft, keyFor } from './panelDrafts.ts';

it('what is sent once more has the same key, until it changed, arrived, or the panel was left', () => {
  const first = keyFor('email to one', 'Subject', 'Body');
  expect(keyFor('email to one', 'Subject', 'Body')).toBe(first);
  expect(keyFor('email to two', 'Subject', 'Body')).not.toBe(first);
  const changed = keyFor('email to one', 'Subject', 'Another body');
  expect(changed).not.toBe(first);
  doneWith('email to one');
  const again = keyFor('email to one', 'Subject', 'Another body');
  expect(again).not.toBe(changed);
  clearPanelDrafts();
  expect(keyFor('email to one', 'Subject', 'Another body')).not.toBe(again);
});

it('says whether a text was sent without an answer', () => {
  keyFor('note on one', 'Called them');
  expect(isUndecided('note on one', 'Called them')).toBe(true);
  expect(isUndecided('note on one', 'Called them twice')).toBe(false);
  expect(isUndecided('note on two', 'Called them')).toBe(false);
  doneWith('note on one');
  expect(isUndecided('note on one', 'Called them')).toBe(false);
});

it('forgets a draft with its answer, unless something else was typed in the meantime', () => {
  const initial = { note: '', notify: true };
  const memory = new Map([['answer to one', { note: 'Yes', notify: true }]]);
  forgetDraft(memory, 'answer to one', { note: 'Yes', notify: false });
  forgetDraft(memory, 'answer to two', { note: 'Yes', notify: true });
  expect(memory.get('answer to one')).toEqual({ note: 'Yes', notify: true });
  const sent = { requestId: 'one', note: 'Yes', notify: true };
  forgetDraft(memory, 'answer to one', sent);
  expect(memory.size).toBe(0);
  keepDraft(memory, 'answer to one', { note: '', notify: false }, initial);
  keepDraft(memory, 'answer to two', { note: 'No', notify: true }, initial);
  keepDraft(memory, 'answer to one', { note: 'No', notify: false }, initial);
  expect([...memory.keys()]).toEqual(['answer to two', 'answer to one']);
  keepDraft(memory, 'answer to two', { note: '', notify: true }, initial);
  expect([...memory.keys()]).toEqual(['answer to one']);
});
