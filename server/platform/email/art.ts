import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { companyLogo } from '../settings/companyLogo.ts';
import type { EmailScene } from './kinds.ts';

/**
 * Images of emails. They're attached and referenced by content id, so clients that block remote content show them and
 * opening an email can't be tracked.
 */

export type EmailArt = EmailScene | 'masthead' | 'logo';

/** As wide and high as those of the design are shown. */
const artSizes: Record<Exclude<EmailArt, 'logo'>, { width: number; height: number }> = {
  seat: { width: 600, height: 160 },
  reader: { width: 600, height: 160 },
  evening: { width: 600, height: 160 },
  table: { width: 600, height: 160 },
  masthead: { width: 168, height: 36 },
};

const folder = path.join(import.meta.dirname, 'art');
const named = /\bcid:art-([a-z]+)@email\b/g;

/** The content id of a picture. */
export const artName = (art: EmailArt): string => `art-${art}@email`;
/** What an image points to. */
export const artSource = (art: EmailArt): string => `cid:${artName(art)}`;

const isArt = (name: string): name is EmailArt => name === 'logo' || Object.hasOwn(artSizes, name);

/** The pictures an email shows, each once. */
export function artIn(html: string): EmailArt[] {
  return [...new Set([...html.matchAll(named)].map(([, name = '']) => name))].filter(isArt);
}

/** As wide and high as a picture is shown; the company's own logo is as high as the design's. */
export function sizeOf(art: EmailArt): { width: number; height: number } {
  if (art !== 'logo') return artSizes[art];
  const { height } = artSizes.masthead;
  const logo = companyLogo()?.dark;
  return { width: logo ? Math.round((logo.width / logo.height) * height) : height, height };
}

const cache = new Map<EmailArt, Promise<Buffer>>();

/** An image's bytes, cached. The logo is the current one at the time of sending. */
export async function artBytes(art: EmailArt): Promise<Buffer> {
  if (art === 'logo') return Buffer.from(companyLogo()?.dark.drawn ?? '', 'base64');
  const known = cache.get(art) ?? readFile(path.join(folder, `${art}.png`));
  cache.set(art, known);
  return known;
}

/** The same email with its pictures inside the markup, for a preview in a page. */
export async function withArtInside(html: string): Promise<string> {
  let shown = html;
  for (const art of artIn(html)) {
    const bytes = await artBytes(art);
    shown = shown.replaceAll(artSource(art), `data:image/png;base64,${bytes.toString('base64')}`);
  }
  return shown;
}
