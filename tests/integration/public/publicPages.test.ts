import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../../client/content/pages.ts';
import { ensureBuilt } from '../../../scripts/start.ts';
import { jobs } from '../../../server/db/schema/jobs.ts';
import { createHttp } from '../../../server/http.ts';
import { encodeCursor } from '../../../server/platform/cursor.ts';
import { JobId } from '../../../shared/ids/schema.ts';
import { publicPaths } from '../../../shared/site/paths.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';

let deps: TestDeps;
let close: () => Promise<void>;
let address: string;
beforeAll(async () => {
  await ensureBuilt();
  deps = await testDeps();
  const app = await createHttp(deps, { distDir: path.resolve('dist') });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  close = async () => {
    await app.close();
    await deps.close();
  };
}, 120_000);
afterAll(() => close());

it('are drawn by the production build of React, whatever the environment says', async () => {
  const names = await readdir('dist/server', { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.js')))
    expect(await readFile(path.join('dist/server', name), 'utf8')).not.toMatch(
      /react[\w.-]*\.development\.js/,
    );
});

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(address + url, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function job(changes: Partial<typeof jobs.$inferInsert> = {}): Promise<JobId> {
  const id = JobId.parse(deps.clock.uuid());
  const now = deps.clock.now();
  await deps.db.insert(jobs).values({
    id,
    title: 'Records Clerk',
    description: 'Keep records in order.\nAsk when something is missing.',
    department: 'Back Office',
    position: 'Data Entry Clerk',
    hiringManager: 'Talent Team',
    createdAt: now,
    updatedAt: now,
    ...changes,
  });
  await deps.bus.publish(deps.db, 'jobs', {});
  return id;
}

/** The structured data of a page, by type. */
function dataOf(html: string): Record<string, Record<string, unknown>> {
  const found = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)];
  return Object.fromEntries(
    found.map(([, json = '{}']) => {
      const data = JSON.parse(json);
      return [data['@type'], data];
    }),
  );
}

describe('every public page', () => {
  it('is in the list that search engines get, and the other way round', () => {
    // Without a text of the company's own there's no page of terms.
    const listed = Object.values(pages)
      .map((page) => page.path)
      .filter((one) => one !== '/404' && one !== '/terms');
    expect([...publicPaths].sort()).toEqual(listed.sort());
  });

  it.each(publicPaths)('%s comes whole: text, head, well-formed, nothing the policy refuses', async (url) => {
    const { status, text, headers } = await get(url);
    const page = Object.values(pages).find((one) => one.path === url);
    expect(status).toBe(200);
    const problems: string[] = [];
    parse(text, { onParseError: ({ code }) => problems.push(code) });
    expect(problems).toEqual([]);
    expect(text).toMatch(/<h1[ >]/);
    expect(text.includes(`<title>${page?.title.replaceAll('&', '&amp;')}`)).toBe(true);
    for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'])
      expect(text.match(new RegExp(`(name|property)="${name}"`, 'g')), name).toHaveLength(1);
    expect(text.includes(`<link rel="canonical" href="${deps.publicUrl}${url}"`)).toBe(true);
    expect(text).not.toMatch(/\sstyle="/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy.match(/'sha256-[^']+'/g)?.length).toBeGreaterThan(1);
    // Every script of the page is allowed, and equal pages are equal bytes: no mark of the renderer is left.
    const sources = [...text.matchAll(/<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
    for (const [, source = ''] of sources)
      expect(policy).toContain(createHash('sha256').update(source).digest('base64'));
    expect(text).not.toMatch(/nonce/);
  });

  it('carries structured data that fits its kind', async () => {
    const home = dataOf((await get('/')).text);
    expect(home.Organization).toMatchObject({ name: 'Longtable', url: deps.publicUrl });
    expect(home.WebSite).toMatchObject({ url: deps.publicUrl });
    const faq = dataOf((await get('/faq')).text).FAQPage;
    expect(faq?.mainEntity).toHaveLength(8);
    const trail = dataOf((await get('/about')).text).BreadcrumbList;
    expect(trail?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${deps.publicUrl}/` },
      { '@type': 'ListItem', position: 2, name: 'About', item: `${deps.publicUrl}/about` },
    ]);
  });
});

describe('a job’s own page', () => {
  it('is the posting, for people and for search engines, whatever it says', async () => {
    const id = await job({
      title: 'Clerk </script><script>alert(1)</script>',
      salaryMin: 18_000,
      salaryMax: 24_000,
      workHours: 'Mon–Fri, 9 AM - 5 PM ET',
      applicationDeadline: '2099-01-31',
    });
    const { status, text } = await get(`/jobs/${id}`);
    expect(status).toBe(200);
    expect(text.includes('<script>alert(1)')).toBe(false);
    expect(text.includes('Apply Now')).toBe(true);
    const posting = dataOf(text).JobPosting;
    expect(posting).toMatchObject({
      datePosted: deps.clock.now().toISOString().slice(0, 10),
      validThrough: '2099-01-31T23:59:59Z',
      jobLocationType: 'TELECOMMUTE',
      hiringOrganization: { name: 'Longtable' },
      baseSalary: { currency: 'USD', value: { minValue: 18_000, maxValue: 24_000, unitText: 'YEAR' } },
      directApply: true,
      url: `${deps.publicUrl}/jobs/${id}`,
    });
    for (const unsaid of ['employmentType', 'jobLocation']) expect(posting).not.toHaveProperty(unsaid);
    // A posting that names no country is open to every one that the application form takes.
    expect(posting?.applicantLocationRequirements).toHaveLength(243);
    expect(posting?.applicantLocationRequirements).toContainEqual({
      '@type': 'Country',
      name: 'Philippines',
    });
    // Only there: not once more in what the page's script reads.
    expect(text.split('Kosovo')).toHaveLength(2);
    expect(posting?.description).toContain('<p>Keep records in order.</p><p>Ask');
  });

  it('answers 410 with similar jobs once it is closed, archived or past its day', async () => {
    const similar = await job({ title: 'Open Neighbour', department: 'Odd Jobs' });
    for (const gone of [
      { status: 'closed' as const, postedAt: deps.clock.now() },
      { archivedAt: deps.clock.now() },
      { applicationDeadline: '2000-01-01' },
    ]) {
      const id = await job({ title: 'Gone Job', department: 'Odd Jobs', ...gone });
      const { status, text } = await get(`/jobs/${id}`);
      expect(status).toBe(410);
      expect(text.includes('Gone Job')).toBe(true);
      expect(text.includes('This job is closed.')).toBe(true);
      expect(text.includes(`/jobs/${similar}`)).toBe(true);
      expect(text.includes('content="noindex"')).toBe(true);
      expect(dataOf(text).JobPosting).toBeUndefined();
    }
  });

  it('does not exist for drafts and for what is no id', async () => {
    const draft = await job({ status: 'draft' });
    for (const url of [`/jobs/${draft}`, '/jobs/nothing', '/nothing', '/jobs/a/b', '/%00', '/faq/more']) {
      const { status, text } = await get(url);
      expect(status, url).toBe(404);
      expect(text, url).toContain('Oops! Page not found.');
      // Once in the frame of the public pages, however deep the address was refused.
      expect(text.split('<footer').length, url).toBe(2);
    }
  });
});

describe('the list without scripts', () => {
  it('searches, filters and sorts by a plain address, and leads on and back', async () => {
    const department = 'Paged Work';
    for (let n = 1; n <= 23; n++)
      await job({ title: `Paged ${String(n).padStart(2, '0')}`, department, salaryMax: n * 1_000 });
    const first = await get('/jobs?departments=Paged+Work&sort=salary');
    const titles = (html: string): string[] =>
      [...html.matchAll(/>(Paged \d\d)<\/a><\/h2>/g)].map(([, title = '']) => title);
    expect(titles(first.text)).toHaveLength(20);
    expect(titles(first.text)[0]).toBe('Paged 23');
    expect(first.text).toMatch(/<form[^>]* action="\/jobs"/);
    expect(first.text.includes('Search jobs')).toBe(true);
    const next = first.text.match(/href="(\/jobs\?[^"]*after=[^"]*)"/)?.[1]?.replaceAll('&amp;', '&');
    const second = await get(next ?? '');
    expect(titles(second.text)).toEqual(['Paged 03', 'Paged 02', 'Paged 01']);
    expect(second.text.includes('Back to the start of the list')).toBe(true);
    const both = await get('/jobs?departments=Paged+Work&departments=Odd+Jobs&q=open+neigh');
    expect(both.text.includes('Open Neighbour')).toBe(true);
    const none = (await get('/jobs?q=nothing+like+this')).text;
    expect(none.includes('No jobs found matching your criteria.')).toBe(true);
    // What happens next is said once, beside what was not found.
    expect(none.match(/Clear filters|Send a general application/g)).toEqual([
      'Clear filters',
      'Send a general application',
    ]);
  });

  it('names icons for the tab and for a phone’s home screen, and has them', async () => {
    const icons = [...(await get('/')).text.matchAll(/<link rel="(icon|apple-touch-icon)" href="([^"]+)"/g)];
    expect(icons.map(([, rel]) => rel).sort()).toEqual(['apple-touch-icon', 'icon']);
    for (const [, , href = ''] of icons) {
      const { status, headers } = await get(href);
      expect(`${status} ${headers.get('content-type')}`, href).toMatch(/^200 image\/(png|svg)/);
    }
  });

  it('opens with whatever stands in the address', async () => {
    // An address that says too much is led to the one that says what counts.
    for (const query of [
      '?sort=odd',
      '?q=1e5',
      `?q=${'x'.repeat(300)}`,
      '?departments=',
      '?job=1',
      '?q[]=1',
      '?q=%00',
    ])
      expect(
        (await fetch(`${address}/jobs${query}`, { headers: { accept: 'text/html' } })).status,
        query,
      ).toBe(200);
    expect((await get('/jobs?after=broken')).status).toBe(400);
  });

  it('ignores what no link of ours says, so a link that was cut off still opens its form', async () => {
    // Such an address is led to the one without that part.
    const opened = async (url: string): Promise<string> =>
      (await fetch(address + url, { headers: { accept: 'text/html' } })).text();
    const whole = await job();
    expect(await opened(`/apply?job=${whole}`)).toContain('You’re applying for');
    expect(await opened(`/apply?job=${whole.slice(0, -1)}`)).toContain('Full name');
    expect(await opened('/self-identification?token=cut')).toContain('This link no longer works');
  });

  it('leads back to the start from a page of the list that’s gone or never was', async () => {
    const last = encodeCursor(['2000-01-01T00:00:00.000Z', deps.clock.uuid()]);
    const gone = await get(`/jobs?after=${last}`);
    expect(gone.text).toContain('No jobs found matching your criteria.');
    expect(gone.text).toContain('Back to the start of the list');
    expect((await get('/jobs?after=broken')).text).toContain('Back to the start of the list');
  });

  it('says so with 503 when the database does not answer, and recovers', async () => {
    await deps.database.client`alter table jobs rename to jobs_away`;
    const { status, text } = await get('/jobs?q=away');
    await deps.database.client`alter table jobs_away rename to jobs`;
    expect(status).toBe(503);
    expect(text.includes('We couldn’t load the jobs')).toBe(true);
    expect((await get('/jobs?q=back')).status).toBe(200);
  });
});

describe('answers', () => {
  it('have a tag: 304 while nothing changed, another one when a job did', async () => {
    const first = await get('/jobs?sort=salary');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await get('/jobs?sort=salary', { 'if-none-match': `W/"other", ${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    await job({ title: 'Brand New', salaryMax: 99_000 });
    await expect
      .poll(async () => (await get('/jobs?sort=salary', { 'if-none-match': etag })).status, {
        timeout: 5_000,
      })
      .toBe(200);
    expect((await get('/jobs?sort=salary')).text.includes('Brand New')).toBe(true);
  });

  it('come compressed as the browser likes it', async () => {
    const encodings: Record<string, string | null> = {};
    for (const accept of ['br, gzip', 'gzip', 'br;q=0, gzip', 'identity']) {
      const response = await fetch(`${address}/faq`, {
        headers: { accept: 'text/html', 'accept-encoding': accept },
      });
      encodings[accept] = response.headers.get('content-encoding');
      expect(await response.text()).toContain('</html>');
    }
    expect(encodings).toEqual({ 'br, gzip': 'br', gzip: 'gzip', 'br;q=0, gzip': 'gzip', identity: null });
  });

  it('let hashed files be kept for ever, and nothing of the signed-in areas', async () => {
    const { text } = await get('/');
    const [script = ''] = text.match(/\/assets\/site-[^"]+\.js/) ?? [];
    const asset = await fetch(address + script, { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect((await get('/admin')).headers.get('cache-control')).toBe('no-store');
  });

  it.each(['gone.js', '..%2Findex.html', '%2e%2e%2f.vite%2fmanifest.json', '..%2F..%2Fserver%2Fserver.js'])(
    'answer /assets/%s, which is no hashed file, with 404',
    async (name) => {
      const { status, headers } = await fetch(`${address}/assets/${name}`);
      expect(status).toBe(404);
      expect(headers.get('cache-control') ?? '').not.toContain('immutable');
    },
  );

  it('keeps the token of an earlier account link out of the Referer of what its page loads', async () => {
    const policy = async (query: string): Promise<string | null> => {
      const headers = { accept: 'text/html' };
      return (await fetch(`${address}/auth${query}`, { headers })).headers.get('referrer-policy');
    };
    const token = 'a'.repeat(43);
    for (const kind of ['invitation', 'reset', 'confirm', 'email'])
      expect(await policy(`?${kind}=${token}`), kind).toBe('no-referrer');
    expect(await policy(`?invited=true&reset=${token}`)).toBe('no-referrer');
    expect(await policy('?view=signup')).toBe('strict-origin-when-cross-origin');
  });

  it('lists every address for search engines, and no private one', async () => {
    const robots = await (await fetch(`${address}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${deps.publicUrl}/sitemap.xml`);
    for (const area of ['/admin', '/auth', '/candidate', '/employee'])
      expect(robots).toContain(`Disallow: ${area}`);
    const open = await job({ title: 'Listed' });
    const closed = await job({ title: 'Unlisted', status: 'closed' });
    const sitemap = await fetch(`${address}/sitemap.xml`);
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    const xml = await sitemap.text();
    for (const one of publicPaths) expect(xml).toContain(`<loc>${new URL(one, deps.publicUrl).href}</loc>`);
    expect(xml).toContain(`/jobs/${open}</loc>`);
    expect(xml).not.toContain(closed);
  });

  it('take an address that looks like a host for a page that is not there', async () => {
    // fetch() would tidy these up.
    const ask = (url: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(address, { path: url, headers: { accept: 'text/html' } }, (response) =>
          resolve(response.resume().statusCode),
        )
          .on('error', reject)
          .end();
      });
    for (const url of [
      '//',
      '///',
      '//[',
      '//elsewhere.example',
      '//elsewhere.example/jobs/',
      '//admin',
      '/\\x',
    ])
      expect(await ask(url), url).toBe(404);
  });

  it('are given to programs too, but a missing page is not a page for them', async () => {
    expect((await get('/faq', { accept: '*/*' })).status).toBe(200);
    const missing = await get('/nothing', { accept: '*/*' });
    expect([missing.status, JSON.parse(missing.text).error.code]).toEqual([404, 'not_found']);
  });
});

it('follows every link of every public page to something that is there', async () => {
  const waiting = [...publicPaths] as string[];
  const seen = new Map<string, number>();
  const fragments: { page: string; id: string }[] = [];
  for (let url = waiting.pop(); url !== undefined && seen.size < 300; url = waiting.pop()) {
    if (seen.has(url)) continue;
    const { status, text } = await get(url);
    seen.set(url, status);
    for (const [, raw = ''] of text.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const target = new URL(raw.replaceAll('&amp;', '&'), address + url);
      if (target.origin !== address) {
        expect(target.protocol, `${url} links ${raw}`).toMatch(/^(mailto|https):$/);
        continue;
      }
      if (target.hash && target.pathname === url) {
        expect(text, `${url}${target.hash}`).toContain(`id="${target.hash.slice(1)}"`);
        fragments.push({ page: url, id: target.hash });
      }
      const next = target.pathname + target.search;
      if (!seen.has(next)) waiting.push(next);
    }
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
  expect(fragments.length).toBeGreaterThan(10);
}, 60_000);
