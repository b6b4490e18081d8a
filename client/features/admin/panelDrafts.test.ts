import { expect, it } from 'vitest';
import { clearPanelDrafts, doneWith, keyFor } from './panelDrafts.ts';

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
