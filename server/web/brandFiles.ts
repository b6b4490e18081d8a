import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accentSheet, isAccent, tonesOf } from '../../shared/company/accent.ts';
import { brand, iconPath, touchIconPath } from '../../shared/company/brand.ts';
import { LogoId } from '../../shared/company/settings.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { logoKey, StoredLogo } from '../platform/settings/companyLogo.ts';
import { readRow } from '../platform/settings/rows.ts';
import { type PublicAnswer, publicAnswer, sendAnswer } from './compressedResponses.ts';

const DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';
/** Logos are images only: opened directly, they may load and run nothing. */
const picturePolicy = { 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'" };
const CACHE_MAX = 20;

/**
 * Files generated from the company's settings. The URL names the content (the accent, or a logo's hash), so it can be
 * cached forever, and a process that hasn't reread the settings yet serves the right file.
 */
export function registerBrandFiles(app: FastifyInstance, deps: Deps): void {
  const cache = new Map<string, Promise<PublicAnswer>>();
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<PublicAnswer>,
  ): Promise<FastifyReply> => {
    // Without the query: an address that differs only there names the same file, and costs no second rendering.
    const [path = ''] = request.url.split('?');
    const answer = cache.get(path) ?? make();
    cache.set(path, answer);
    answer.catch(() => cache.delete(path));
    const [oldest] = cache.keys();
    if (cache.size > CACHE_MAX && oldest !== undefined) cache.delete(oldest);
    return sendAnswer(request, reply, await answer);
  };

  app.get<{ Params: { accent: string } }>('/brand/:accent([0-9a-f]{6}).css', async (request, reply) => {
    const accent = accentOf(request.params.accent);
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': DAY };
    return send(request, reply, () => publicAnswer(200, headers, accentSheet(accent)));
  });
  app.get<{ Params: { accent: string } }>('/brand/:accent([0-9a-f]{6}).svg', async (request, reply) => {
    const accent = accentOf(request.params.accent);
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': DAY, ...picturePolicy };
    return send(request, reply, () => publicAnswer(200, headers, iconOf(accent, 7)));
  });
  app.get<{ Params: { accent: string } }>('/brand/:accent([0-9a-f]{6}).png', async (request, reply) => {
    const accent = accentOf(request.params.accent);
    // Rendering is expensive: only for the current accent.
    if (accent !== brand.accent) throw new DomainError('not_found');
    const headers = { 'content-type': 'image/png', 'cache-control': DAY };
    return send(request, reply, async () => {
      const { default: sharp } = await import('sharp');
      const picture = await sharp(Buffer.from(iconOf(accent, 0)), { density: 405 })
        .resize(180, 180)
        .png()
        .toBuffer();
      return publicAnswer(200, headers, picture);
    });
  });
  app.get<{ Params: { id: string } }>('/brand/logo-:id([0-9a-f]{32})', async (request, reply) => {
    const id = LogoId.parse(request.params.id);
    return send(request, reply, async () => {
      const logo = await readRow(deps.db, logoKey(id), StoredLogo);
      if (!logo) throw new DomainError('not_found');
      const headers = { 'content-type': logo.type, 'cache-control': FOREVER, ...picturePolicy };
      return publicAnswer(200, headers, Buffer.from(logo.body, 'base64'));
    });
  });
  app.get('/site.webmanifest', async (request, reply) => {
    const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' };
    return sendAnswer(request, reply, await publicAnswer(200, headers, JSON.stringify(manifest())));
  });
}

/** @throws DomainError('not_found') for a color that can't be an accent */
function accentOf(digits: string): string {
  const accent = `#${digits}`;
  if (!isAccent(accent)) throw new DomainError('not_found');
  return accent;
}

/** The design's icon in the accent. */
function iconOf(accent: string, corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${tonesOf(accent)[8]}"/><path d="M9 16.5a7 7 0 0 1 14 0z" fill="#fdc842"/><path d="M4 16.5h24v3.5h-2.6V26h-3.2v-6H9.8v6H6.6v-6H4z" fill="#fff"/></svg>`;
}

const manifest = () => ({
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: brand.tone,
  icons: [
    { src: iconPath(), sizes: 'any', type: 'image/svg+xml' },
    { src: touchIconPath(), sizes: '180x180', type: 'image/png' },
  ],
});
