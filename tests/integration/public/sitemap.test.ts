import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../../client/content/pages.ts';
import { jobs } from '../../../server/db/schema/jobs.ts';
import { registerSitemap } from '../../../server/web/sitemap.ts';
import { JobId } from '../../../shared/ids/schema.ts';
import { publicPaths } from '../../../shared/site/paths.ts';
import { type TestApp, testApp } from '../../support/http.ts';

let app: TestApp;
const open: JobId[] = [];
const hidden: JobId[] = [];

async function post(changes: Partial<typeof jobs.$inferInsert>): Promise<JobId> {
  const id = JobId.parse(crypto.randomUUID());
  const now = app.deps.clock.now();
  await app.deps.db.insert(jobs).values({
    id,
    title: 'Data Entry Clerk',
    description: 'Type what you see.',
    department: 'Operations',
    position: 'Data Entry Clerk',
    hiringManager: 'The HR team',
    createdAt: now,
    updatedAt: now,
    ...changes,
  });
  return id;
}

beforeAll(async () => {
  app = await testApp();
  for (let n = 0; n < 6; n++) open.push(await post({}));
  hidden.push(
    await post({ status: 'closed' }),
    await post({ status: 'draft' }),
    await post({ archivedAt: app.deps.clock.now() }),
    await post({ applicationDeadline: '2020-01-01' }),
  );
});
afterAll(() => app.close());

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
const jobAddress = (id: JobId): string => `${app.deps.publicUrl}/jobs/${id}`;

describe('sitemap.xml', () => {
  it('names every public page and every open job, and nothing else', async () => {
    const response = await fetch(`${app.address}/sitemap.xml`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/xml');
    const found = addresses(await response.text());
    expect(found.slice().sort()).toEqual(
      [...publicPaths.map((path) => `${app.deps.publicUrl}${path}`), ...open.map(jobAddress)].sort(),
    );
    for (const id of hidden) expect(found).not.toContain(jobAddress(id));
  });

  it('is written once a minute, however often it is asked for', async () => {
    const listed = async () => addresses(await (await fetch(`${app.address}/sitemap.xml`)).text());
    const before = await listed();
    const fresh = await post({});
    expect(await listed()).toEqual(before);
    app.deps.clock.forward(60_000);
    expect(await listed()).toContain(jobAddress(fresh));
  });

  it('keeps every file of many jobs for the minute, also when they’re asked for in turn', async () => {
    const server = Fastify();
    registerSitemap(server, app.deps, 2);
    const written = async (path: string) => (await server.inject({ url: path })).body;
    const index = addresses(await written('/sitemap.xml')).map((url) => new URL(url).pathname);
    expect(index.length).toBeGreaterThan(2);
    const all = () => Promise.all(['/sitemap.xml', ...index].map(written));
    const before = await all();
    expect(before.flatMap(addresses)).toEqual(expect.arrayContaining(open.map(jobAddress)));
    await app.deps.db.update(jobs).set({ updatedAt: new Date('2031-05-05T00:00:00Z') });
    expect(await all()).toEqual(before);
    app.deps.clock.forward(60_000);
    expect((await all()).join()).toContain('2031-05-05');
    await server.close();
  });

  it('knows the same pages as the site', () => {
    const known = Object.values(pages).map(({ path }) => path);
    // Without a text of the company's own there's no page of terms.
    const always = known.filter((path) => path !== '/404' && path !== '/terms');
    expect(publicPaths.slice().sort()).toEqual(always.sort());
  });

  it('has no file for anything that is not a job', async () => {
    for (const name of ['nothing.xml', '2.xml', '99999.xml'])
      expect((await fetch(`${app.address}/sitemap-${name}`)).status, name).toBe(404);
  });
});

it('robots.txt keeps signed-in areas out and says where the sitemap is', async () => {
  const text = await (await fetch(`${app.address}/robots.txt`)).text();
  for (const line of ['User-agent: *', 'Disallow: /admin', 'Disallow: /employee', 'Disallow: /trpc'])
    expect(text).toContain(line);
  expect(text).toContain(`Sitemap: ${app.deps.publicUrl}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});
