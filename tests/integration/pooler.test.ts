import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, makeTalkers, say } from '../../scripts/bench/liveServer.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type PgBouncer, startPgBouncer } from '../support/pgBouncer.ts';
import { dataFolder, type RunningServer, removeFolder, startServer } from '../support/server.ts';

/** Fewer connections than any of the two processes asks for: they change hands all the time. */
const POOL_SIZE = 4;
const PEOPLE = 12;

const keys = `k1:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`;

let database: FreshDatabase;
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
  database = await freshDatabase();
  pooler = await startPgBouncer(database.url, POOL_SIZE);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await pooler.stop();
  for (const folder of folders) await removeFolder(folder);
  await database.drop();
});

describe('PgBouncer in transaction mode', () => {
  it('is told from a database, and the setting that is missing is named', async () => {
    const said = await behindPooler({}).catch(String);
    expect(said).toMatch(/DATABASE_URL: 127\.0\.0\.1:\d+ is a pooler\. Set DATABASE_DIRECT_URL/);
  });

  it('serves two processes: who writes to one hears the answer from the other', async () => {
    const settings = { DATABASE_DIRECT_URL: database.url, DATABASE_POOL_SIZE: '10' };
    const first = await behindPooler(settings);
    const second = await behindPooler(settings);
    const talkers = await makeTalkers(database.client, PEOPLE);
    await Promise.all(
      talkers.map(async (talker) => {
        const greeted = Promise.withResolvers<void>();
        const answered = Promise.withResolvers<void>();
        let heard = greeted.resolve;
        const socket = await listen(second.address, talker, ({ messages }) => {
          if (messages?.some(({ role }) => role === 'assistant')) heard();
        });
        await greeted.promise;
        heard = answered.resolve;
        await say(first.address, talker, crypto.randomUUID(), 'I am well, thank you. How are you?');
        await answered.promise;
        socket.terminate();
      }),
    );
    const [{ answers = 0 } = {}] = await database.client<{ answers: number }[]>`
      select count(*)::int as answers from messages where role = 'assistant' and seq = 3`;
    expect(answers).toBe(PEOPLE);
    expect(first.output() + second.output()).not.toMatch(/prepared statement|unsupported startup/);
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
