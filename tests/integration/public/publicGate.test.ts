import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../support/http.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const html = { accept: 'text/html' };
const get = (url: string, headers: Record<string, string> = html) => fetch(app.address + url, { headers });

/** Asks for so many addresses that nobody asked for before; the answers' statuses, counted. */
let asked = 0;
async function flood(count: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let index = 0; index < count; index++) {
    const { status } = await get(`/nothing-${asked++}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

describe('a flood of distinct addresses', () => {
  it('is turned away with a page, while pages that are known are served', async () => {
    expect((await get('/')).status).toBe(200);
    const statuses = await flood(330);
    expect(statuses.get(404)).toBeGreaterThan(250);
    expect(statuses.get(503)).toBeGreaterThan(20);
    expect((await get('/')).status).toBe(200);

    const refused = await get('/one-more');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await refused.text()).toContain('We’re very busy right now');
  });

  it('does not take a page away that was there a moment ago, unless it may be out of date', async () => {
    app.deps.clock.forward(1_000);
    await flood(40);
    expect((await get('/')).status).toBe(200);
    await app.deps.bus.publish(app.deps.db, 'jobs', {});
    await expect.poll(async () => (await get('/')).status).toBe(503);
    app.deps.clock.forward(10_000);
    expect((await get('/')).status).toBe(200);
  });

  it('is counted for calls apart from pages', async () => {
    await flood(400);
    expect((await app.query('auth.me', {})).status).toBe(200);
  });
});

it('a call and a probe also say when to come back while the database is away', async () => {
  const gone = Object.assign(new Error('gone'), { code: 'CONNECTION_CLOSED' });
  const { db } = app.deps;
  const spies = [
    vi.spyOn(db, 'execute').mockRejectedValue(gone),
    vi.spyOn(db, 'transaction').mockRejectedValue(gone),
  ];
  const called = await get(`/trpc/jobs.list?input=${encodeURIComponent('{"search":"desk"}')}`);
  const probed = await get('/readyz');
  for (const spy of spies) spy.mockRestore();
  for (const answer of [called, probed])
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
      503,
      '5',
      expect.stringContaining('application/json'),
    ]);
});

describe('addresses that cannot be read', () => {
  it.each(['/%', '/%zz', '/%c0%ae', '/jobs/%E0%A4%A', '/%?tab=1'])(
    '%s is a page that is not there',
    async (url) => {
      app.deps.clock.forward(20_000);
      const answer = await get(url);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
    },
  );

  it.each(['/trpc/%', '/assets/%'])('%s is answered as that corner answers', async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('reads what follows the question mark as far as it can', async () => {
    expect((await get('/?q=%')).status).toBeLessThan(500);
    expect((await get('/?%zz=%')).status).toBeLessThan(500);
  });
});

describe('an address or a header made to cost time', () => {
  /** Milliseconds of processor time that twenty of these requests take. */
  async function costOf(url: string, headers: Record<string, string> = html): Promise<number> {
    const before = process.cpuUsage();
    for (let n = 0; n < 20; n++) await (await get(url, headers)).arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  }

  it('costs no more than any other', async () => {
    app.deps.clock.forward(20_000);
    expect((await get(`/admin${'/'.repeat(4_900)}x`)).status).toBe(404);
    expect((await get('/admin/')).status).toBe(200);
    const plain = await costOf('/');
    const bearable = 4 * plain + 200;
    expect(await costOf(`/admin${'/'.repeat(4_900)}x`)).toBeLessThan(bearable);
    expect(await costOf('/', { ...html, 'accept-encoding': `br${' '.repeat(12_000)}x` })).toBeLessThan(
      bearable,
    );
  });

  it('is the page that is not there, drawn once, when it has more parameters than any page reads', async () => {
    app.deps.clock.forward(20_000);
    const statuses = new Set<number>();
    for (let n = 0; n < 330; n++) statuses.add((await get(`/?n=${n}${'&a'.repeat(110)}`)).status);
    expect([...statuses]).toEqual([404]);
  });
});

it('serves no template of the signed-in areas as a file', async () => {
  expect((await get('/index.html')).status).toBe(404);
});
