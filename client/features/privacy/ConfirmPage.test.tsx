import { expect, it } from 'vitest';
import { renderPage, textOf } from '../../../tests/support/renderPage.tsx';
import { Confirmed } from './ConfirmPage.tsx';

it.each([
  ['working', 'We got your request to delete your data.'],
  ['waiting', 'Your request is still open. We emailed you the reason.'],
  ['held', 'Your request is still open. We emailed you the reason.'],
  ['kept', 'Your request is finished. We emailed you the result.'],
  ['done', 'Your request is finished. We emailed you the result.'],
] as const)('says what state a deletion is in: %s', async (state, text) => {
  const shown = textOf(await renderPage(<Confirmed answer={{ kind: 'deletion', state }} />));
  expect(shown).toContain(text);
  expect(shown.includes('got your request')).toBe(state === 'working');
});
