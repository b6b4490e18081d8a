import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { SitemapStream } from 'sitemap';
import { publicPaths } from '../shared/site/paths.ts';
import type { Deps } from './deps.ts';
import { DomainError } from './errors.ts';
import { openJobAddresses, openJobSections } from './features/jobs/service.ts';

/** A file may list 50,000 addresses (sitemaps.org); this leaves room for the pages beside the jobs. */
const PER_FILE = 45_000;

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** Search engines come seldom; the process does without the writer until then. */
const loadWriter = () => import('sitemap');

/** `/robots.txt` and `/sitemap.xml`; with more jobs than one file may hold, an index of numbered files. */
export function registerSitemap(app: FastifyInstance, deps: Deps): void {
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
  app.get('/sitemap.xml', async (_request, reply) => {
    const sections = await openJobSections(deps, PER_FILE);
    if (sections.length <= 1)
      return reply.headers(headers).send(await addresses(deps, sections[0] ?? null, true));
    const { SitemapIndexStream } = await loadWriter();
    const index = new SitemapIndexStream();
    Readable.from(sections.map((_, number) => ({ url: `${deps.publicUrl}/sitemap-${number + 1}.xml` }))).pipe(
      index,
    );
    return reply.headers(headers).send(index);
  });
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,4}$).xml', async (request, reply) => {
    const number = Number(request.params.number);
    const sections = await openJobSections(deps, PER_FILE);
    const first = sections[number - 1];
    if (!first) throw new DomainError('not_found');
    return reply.headers(headers).send(await addresses(deps, first, number === 1));
  });
}

/** The addresses of one file: jobs from `first` on, behind the other pages when `pages`. */
async function addresses(deps: Deps, first: string | null, pages: boolean): Promise<SitemapStream> {
  const { SitemapStream } = await loadWriter();
  const list = async function* () {
    if (pages) for (const url of publicPaths) yield { url };
    if (pages && deps.appSettings.legal('terms')) yield { url: '/terms' };
    if (first === null) return;
    for await (const job of openJobAddresses(deps, first, PER_FILE)) {
      yield { url: `/jobs/${job.id}`, lastmod: job.updatedAt.toISOString() };
    }
  };
  const stream = new SitemapStream({ hostname: deps.publicUrl });
  Readable.from(list())
    .on('error', (error) => stream.destroy(error))
    .pipe(stream);
  return stream;
}
