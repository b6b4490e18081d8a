import { expect, it } from 'vitest';
import type { LegalRevision } from '../../../shared/company/legalSettings.ts';
import { renderPage, textOf } from '../../../tests/support/renderPage.tsx';
import { LegalRevisions } from './LegalRevisions.tsx';

const revision = (number: number, text: string): LegalRevision => ({
  revision: number,
  text,
  note: 'Reviewed',
  who: 'HR lead',
  at: '2026-11-28T10:00:00.000Z',
});
const revisions = [revision(2, 'The second text.'), revision(1, 'The first text.')];

it.each([
  ['the published text', 'The second text.', false],
  ['an earlier revision', 'The first text.', false],
  ['nothing', '', false],
  ['a text of one’s own', 'The second text, half rewritten.', true],
])('an earlier version replaces %s: %s', async (_what, typed, kept) => {
  const html = await renderPage(<LegalRevisions revisions={revisions} onEdit={() => {}} typed={typed} />);
  const [button = ''] = html.match(/<button[^>]*>(?=(?:(?!<\/button>).)*Edit this version)/) ?? [];
  expect(button).not.toBe('');
  expect(button.includes('disabled')).toBe(kept);
  expect(textOf(html).includes('Publish or discard your changes first.')).toBe(kept);
});
