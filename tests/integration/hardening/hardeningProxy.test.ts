import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttp } from '../../../server/http.ts';
import { testDeps } from '../../support/deps.ts';
import { stubDist } from '../../support/dist.ts';

/** A server with this setting, and who it takes a caller to be. */
async function behind(TRUST_PROXY: string, METRICS_TOKEN?: string) {
  const deps = await testDeps({ env: { TRUST_PROXY, METRICS_TOKEN } });
  const server = await createHttp(deps, { distDir: await stubDist(deps.dataDir) });
  server.get('/who', async (request) => request.ip);
  onTestFinished(async () => {
    await server.close();
    await deps.close();
  });
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
  const who = async (forwarded: string) => (await get('/who', { 'x-forwarded-for': forwarded })).body;
  return { get, who };
}

describe('whose address a caller has (S9)', () => {
  it('is the connection’s own unless a proxy is named: nobody picks their address', async () => {
    const { who } = await behind('false');
    expect(await who('203.0.113.9')).toBe('127.0.0.1');
  });

  it('is what the trusted proxy saw, not what the caller wrote before it', async () => {
    const { who } = await behind('1');
    expect(await who('203.0.113.9')).toBe('203.0.113.9');
    expect(await who('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  });

  it('can name proxies by address', async () => {
    const trusted = await behind('127.0.0.1,10.0.0.0/8');
    expect(await trusted.who('198.51.100.1, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9');
    const other = await behind('10.0.0.1');
    expect(await other.who('203.0.113.9')).toBe('127.0.0.1');
  });
});

describe('metrics', () => {
  it('are for this machine only, and not for those whom a proxy on it lets in', async () => {
    const { get } = await behind('false');
    const local = await get('/metrics');
    expect([local.statusCode, local.body]).toEqual([200, expect.stringContaining('nodejs_eventloop_lag')]);
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
    expect((await get('/metrics', { forwarded: 'for=203.0.113.9' })).statusCode).toBe(404);
  });

  it('want the token once one is set', async () => {
    const { get } = await behind('false', 'let-me-measure');
    expect((await get('/metrics')).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer let-me-measure' })).statusCode).toBe(200);
  });
});
