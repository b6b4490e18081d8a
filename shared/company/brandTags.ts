import { escapeHtml } from '../text/escape.ts';
import type { Brand } from './brand.ts';

/** Head tags for a company that differs from the default: facts for the script, and colors. */
export function brandTags(changed: Partial<Brand>): string {
  const { accent } = changed;
  const facts = Object.keys(changed).length > 0 ? JSON.stringify(changed) : '';
  return [
    facts ? `<meta name="brand" content="${escapeHtml(facts)}">` : '',
    accent ? `<link rel="stylesheet" href="/brand/${accent.slice(1)}.css">` : '',
  ].join('');
}
