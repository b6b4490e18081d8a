import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, makeChatUsers, say } from '../../../scripts/bench/benchServer.ts';
import { type Database, openDatabase } from '../../../server/db/client.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { reachDatabase } from '../../../server/db/reach.ts';
import { type PgBouncer, startPgBouncer } from '../../support/pgBouncer.ts';
import { type Postgres15, startPostgres15 } from '../../support/postgres15.ts';
import { relayTo } from '../../support/relay.ts';
import { dataFolder, type RunningServer, removeFolder, startServer } from '../../support/server.ts';

/** PgBouncer before PostgreSQL 15, both as Debian has them; everything else is tested on the embedded PostgreSQL 18. */

/** Fewer connections than the process asks for: they change hands all the time. */
const POOL_SIZE = 4;
const PEOPLE = 8;

const keys = `k1:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`;

let server15: Postgres15;
/** Over TLS, checked to the host. */
let directUrl: string;
let database: Database;
let pooler: PgBouncer;
const folders: string[] = [];
const servers: RunningServer[] = [];

async function behindPooler(settings: Record<string, string>): Promise<RunningServer> {
  const dataDir = await dataFolder();
  folders.push(dataDir);
  const server = await startServer(dataDir, {
    DATABASE_URL: pooler.url,
    ENCRYPTION_KEYS: keys,
    DEMO_DATA: '0',
    TRUST_PROXY: 'true',
    ...settings,
  });
  servers.push(server);
  return server;
}

beforeAll(async () => {
  server15 = await startPostgres15();
  directUrl = `${server15.url}?sslmode=verify-full&sslrootcert=${server15.authority}`;
  database = openDatabase(directUrl, { max: 2 });
  pooler = await startPgBouncer(server15.url, POOL_SIZE);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await pooler.stop();
  await database.close();
  for (const folder of folders) await removeFolder(folder);
  await server15.stop();
});

const failure = (url: string): Promise<string> =>
  reachDatabase(url, { forMs: 2_000 }).then(
    () => 'reached',
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  );

describe('PostgreSQL 15 over TLS', () => {
  it('is reached as the TLS parameters say, and each refusal names what to set', async () => {
    const { url, authority } = server15;
    const elsewhere = url.replace('127.0.0.1', 'localhost');
    expect(await failure(url)).toMatch(
      /^DATABASE_URL: .* a connection without TLS \(sslmode=verify-full asks/,
    );
    expect(await failure(`${url}?sslmode=verify-full`)).toMatch(/isn’t trusted; set sslrootcert to .*\.$/);
    expect(await failure(`${elsewhere}?sslmode=verify-full&sslrootcert=${authority}`)).toMatch(
      /its certificate is for another name/,
    );
    expect(await failure(`${url}?sslmode=verify-full&sslrootcert=/not-there.pem`)).toBe(
      'DATABASE_URL: sslrootcert names /not-there.pem, which can’t be read.',
    );
    for (const good of [
      directUrl,
      `${elsewhere}?sslmode=verify-ca&sslrootcert=${authority}`,
      `${url}?sslmode=require`,
    ])
      expect(await failure(good)).toBe('reached');
  });

  it('says who has to own the database', async () => {
    await expect(migrate(`${server15.strangersUrl}?sslmode=require`)).rejects.toThrow(
      /^DATABASE_URL: this user isn’t allowed to change the database/,
    );
  });
});

describe('PgBouncer in transaction mode', () => {
  it('is told from a database, and the setting that is missing is named', async () => {
    const said = await behindPooler({}).catch(String);
    expect(said).toMatch(/DATABASE_URL: 127\.0\.0\.1:\d+ is a pooler\. Set DATABASE_DIRECT_URL/);
  });

  it('serves a process beside one without it: who writes to one hears the answer from the other', {
    timeout: 120_000,
  }, async () => {
    const [first, second] = await Promise.all([
      behindPooler({ DATABASE_DIRECT_URL: directUrl, DATABASE_POOL_SIZE: '10' }),
      behindPooler({ DATABASE_URL: directUrl }),
    ]);
    const chatUsers = await makeChatUsers(database.client, PEOPLE);
    await Promise.all(
      chatUsers.map(async (chatUser) => {
        const greeted = Promise.withResolvers<void>();
        const answered = Promise.withResolvers<void>();
        let heard = greeted.resolve;
        const socket = await listen(second.address, chatUser, ({ messages }) => {
          if (messages?.some(({ role }) => role === 'assistant')) heard();
        });
        await greeted.promise;
        heard = answered.resolve;
        await say(first.address, chatUser, crypto.randomUUID(), 'I am well, thank you. How are you?');
        await answered.promise;
        socket.terminate();
      }),
    );
    const [found] = await database.client`
      select count(*)::int as answers, current_setting('server_version_num')::int / 10000 as version
      from messages where role = 'assistant' and seq = 3`;
    expect(found).toEqual({ answers: PEOPLE, version: 15 });
    expect(first.output() + second.output()).not.toMatch(/prepared statement|unsupported startup/);
  });

  it('is an outage where only its database is away, and none soon after that is back', {
    timeout: 120_000,
  }, async () => {
    const relay = await relayTo(server15.url);
    const before = await startPgBouncer(relay.url, POOL_SIZE);
    const server = await behindPooler({ DATABASE_URL: before.url, DATABASE_DIRECT_URL: directUrl });
    const page = () =>
      fetch(`${server.address}/jobs/${crypto.randomUUID()}`, { headers: { accept: 'text/html' } });
    const call = async () => {
      const input = encodeURIComponent(JSON.stringify({ jobId: crypto.randomUUID() }));
      return (await fetch(`${server.address}/trpc/jobs.byId?input=${input}`)).text();
    };
    expect((await page()).status).toBe(404);
    await relay.cut();
    // Some waited on a connection that was there, and those after them for one.
    for (let times = 0; times < 2; times++) {
      const answer = await page();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await call()).toContain('"unavailable"');
    }
    await relay.mend();
    const back = performance.now();
    await expect.poll(call, { timeout: 10_000 }).toContain('"not_found"');
    expect(performance.now() - back).toBeLessThan(5_000);
    await server.stop();
    await before.stop();
    await relay.close();
  });

  it('that is busy ends no statement that runs', { timeout: 30_000 }, async () => {
    const narrow = await startPgBouncer(server15.url, 1);
    const { client, close } = openDatabase(narrow.url, { max: 2, directUrl });
    const [slept] = await client`select pg_sleep(12), 'slept' as answer`;
    expect(slept?.answer).toBe('slept');
    await close();
    await narrow.stop();
  });

  it('keeps the limits of statements, which come with the role', async () => {
    const pooled = postgres(pooler.url, { max: 1, prepare: false });
    const limits = await pooled`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`;
    await pooled.end();
    expect(limits).toEqual([{ statement: '30s', idle: '1min' }]);
  });
});
