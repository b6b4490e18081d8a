import { expect, it } from 'vitest';
import { renderPage, textOf } from '../../../tests/support/renderPage.tsx';
import { Confirmed } from './ConfirmPage.tsx';

it.each([
  ['working', 'We’ve got your request to delete your data.'],
  ['waiting', 'Your request is open. We emailed you what it’s waiting for.'],
  ['held', 'Your request is open. We emailed you what it’s waiting for.'],
  ['kept', 'Your request is finished. We emailed you the result.'],
  ['done', 'Your request is finished. We emailed you the result.'],
] as const)('says what a deletion is: %s', async (state, text) => {
  const shown = textOf(await renderPage(<Confirmed answer={{ kind: 'deletion', state }} />));
  expect(shown).toContain(text);
  expect(shown.includes('got your request')).toBe(state === 'working');
});
