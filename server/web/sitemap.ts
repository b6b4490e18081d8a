import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { SitemapStream } from 'sitemap';
import type { JobId } from '../../shared/ids/schema.ts';
import { publicPaths } from '../../shared/site/paths.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { openJobAddresses, openJobSections } from '../features/jobs/service.ts';
import { createMicroCache } from '../platform/microCache.ts';
import { type PublicAnswer, publicAnswer, sendAnswer } from './compressedResponses.ts';

/** A file may list 50,000 addresses (sitemaps.org); this leaves room for the pages beside the jobs. */
const PER_FILE = 45_000;

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** How long a file is kept: writing and compressing one costs too much for anyone to ask for it nonstop. */
const KEPT_MS = 60_000;

/** Search engines come seldom; the process does without the writer until then. */
const loadWriter = () => import('sitemap');

/** `/robots.txt` and `/sitemap.xml`; with more jobs than one file may hold, an index of numbered files. */
export function registerSitemap(app: FastifyInstance, deps: Deps, perFile = PER_FILE): void {
  // All there are, some 6 MB each: with fewer, asking for one after the other would write each again.
  const max = Number.POSITIVE_INFINITY;
  const files = createMicroCache<PublicAnswer>({ clock: deps.clock, ttlMs: KEPT_MS, max });
  const sections = createMicroCache<JobId[]>({ clock: deps.clock, ttlMs: KEPT_MS, max: 1 });
  const cut = () => sections.get('all', () => openJobSections(deps, perFile));
  const write = async (first: JobId | null, pages: boolean) =>
    file(await addresses(deps, { first, pages, perFile }));
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...['/admin', '/auth', '/candidate', '/employee', '/files', '/trpc'].map(
            (path) => `Disallow: ${path}`,
          ),
          `Sitemap: ${deps.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const answer = await files.get('all', async () => {
      const firsts = await cut();
      if (firsts.length <= 1) return write(firsts[0] ?? null, true);
      const { SitemapIndexStream } = await loadWriter();
      const index = new SitemapIndexStream();
      const numbers = firsts.map((_, number) => ({ url: `${deps.publicUrl}/sitemap-${number + 1}.xml` }));
      Readable.from(numbers).pipe(index);
      return file(index);
    });
    return sendAnswer(request, reply, answer);
  });
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,4}$).xml', async (request, reply) => {
    const number = Number(request.params.number);
    const first = (await cut())[number - 1];
    if (!first) throw new DomainError('not_found');
    const answer = await files.get(`${number}`, () => write(first, number === 1));
    return sendAnswer(request, reply, answer);
  });
}

const file = async (stream: Readable): Promise<PublicAnswer> =>
  publicAnswer(200, headers, await text(stream));

/** The addresses of one file: jobs from `first` on, behind the other pages when `pages`. */
async function addresses(
  deps: Deps,
  { first, pages, perFile }: { first: JobId | null; pages: boolean; perFile: number },
): Promise<SitemapStream> {
  const { SitemapStream } = await loadWriter();
  const list = async function* () {
    if (pages) for (const url of publicPaths) yield { url };
    if (pages && deps.appSettings.legal('terms')) yield { url: '/terms' };
    if (first === null) return;
    for await (const job of openJobAddresses(deps, first, perFile)) {
      yield { url: `/jobs/${job.id}`, lastmod: job.updatedAt.toISOString() };
    }
  };
  const stream = new SitemapStream({ hostname: deps.publicUrl });
  Readable.from(list())
    .on('error', (error) => stream.destroy(error))
    .pipe(stream);
  return stream;
}
