import type { Brand } from './brand.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What a document's head says of a company other than the default one: its facts for the script, and its colors. */
export function brandTags(changed: Partial<Brand>): string {
  const { accent } = changed;
  const facts = Object.keys(changed).length > 0 ? JSON.stringify(changed) : '';
  return [
    facts ? `<meta name="brand" content="${escaped(facts)}">` : '',
    accent ? `<link rel="stylesheet" href="/brand/${accent.slice(1)}.css">` : '',
  ].join('');
}
