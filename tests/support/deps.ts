import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Ai } from '../../server/ai/ai.ts';
import { createDeps } from '../../server/compose.ts';
import type { Deps } from '../../server/deps.ts';
import { type Env, readEnv } from '../../server/env.ts';
import { createVault } from '../../server/platform/crypto/vault.ts';
import type { OutboundMessage } from '../../server/platform/email/transport.ts';
import type { Queue } from '../../server/platform/queue/queue.ts';
import type { TaskHandler } from '../../server/platform/queue/task.ts';
import { type TestClock, testClock } from './clock.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { silentLog } from './log.ts';
import { refuseSecondConnections } from './oneConnection.ts';

/** Tasks as they were enqueued; a test runs them when it likes. Rolled back with their transaction. */
export type HeldTask = { name: string; data: Record<string, string>; dueAt: Date | null };
type TestQueue = Queue & { tasks(): Promise<HeldTask[]>; run(name?: string): Promise<void> };

export type TestDeps = Deps & {
  clock: TestClock;
  queue: TestQueue;
  database: FreshDatabase;
  dataDir: string;
  /** What the vault encrypts with, by the id `test`. */
  testKey: Uint8Array;
  /** Emails in the outbox, opened. */
  emails(): Promise<(Pick<OutboundMessage, 'to' | 'subject' | 'html' | 'text'> & { kind: string })[]>;
  close(): Promise<void>;
};

/** Deps on a real database and real adapters; only the queue waits for the test, and time stands still. */
export async function testDeps(
  overrides: { env?: Partial<Env>; ai?: Ai; clock?: TestClock } = {},
): Promise<TestDeps> {
  const database = await freshDatabase();
  refuseSecondConnections(database);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'longtable-deps-'));
  const clock = overrides.clock ?? testClock();
  const env: Env = { ...readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), ...overrides.env };
  const testKey = crypto.getRandomValues(new Uint8Array(32));
  const vault = createVault([{ id: 'test', key: testKey }]);
  const queue = await tableQueue(database);
  const input = {
    env,
    dataDir,
    origins: ['http://localhost:3000'],
    database,
    url: database.url,
    log: silentLog,
    embedded: true,
  };
  const { deps, close } = await createDeps(input, {
    clock,
    vault,
    queue,
    ai: overrides.ai,
    wordMs: () => 0,
  });
  return {
    ...deps,
    clock,
    queue,
    database,
    dataDir,
    testKey,
    async emails() {
      const rows = await database.client<
        { id: string; kind: string; to: string; subject: string; body: string }[]
      >`select id, kind, "to", subject, body from mails order by created_at, kind`;
      return Promise.all(
        rows.map(async ({ id, body, ...email }) => ({
          ...email,
          ...JSON.parse(await vault.decrypt({ table: 'mails', column: 'body', row: id }, body)),
        })),
      );
    },
    async close() {
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A queue whose tasks are rows of a plain table, written with the caller's transaction like the real one's. */
async function tableQueue({ client }: FreshDatabase): Promise<TestQueue> {
  await client`create table test_tasks (id serial primary key, name text, data jsonb, due_at timestamptz)`;
  const handlers = new Map<string, TaskHandler<object>>();
  const { sql } = await import('drizzle-orm');
  return {
    async enqueue(tx, name, data, options) {
      await tx.execute(
        sql`insert into test_tasks (name, data, due_at) values (${name}, ${JSON.stringify(data)}::jsonb, ${options?.dueAt?.toISOString() ?? null})`,
      );
    },
    async forget(tx, ids) {
      if (ids.length === 0) return;
      await tx.execute(sql`delete from test_tasks where exists (
        select 1 from jsonb_each_text(data) entry where entry.value in ${ids})`);
    },
    async held(tx, name, ids) {
      if (ids.length === 0) return new Set();
      const rows = await tx.execute<{ id: string }>(sql`
        select entry.value as id from test_tasks, jsonb_each_text(data) entry
        where name = ${name} and entry.value in ${ids}`);
      return new Set(rows.map(({ id }) => id));
    },
    register(name, _options, handler) {
      handlers.set(name, (data, context) => handler(data as never, context));
    },
    async adopt(tx, tasks) {
      for (const { name, data, dueAt } of tasks)
        await tx`insert into test_tasks (name, data, due_at) values (${name}, ${JSON.stringify(data)}::jsonb, ${dueAt})`;
    },
    async open() {},
    async start() {},
    rest() {},
    async stop() {},
    async tasks() {
      const rows = await client<
        { name: string; data: Record<string, string>; due_at: Date | null }[]
      >`select name, data, due_at from test_tasks order by id`;
      return rows.map(({ name, data, due_at }) => ({ name, data, dueAt: due_at }));
    },
    async run(only) {
      const rows = await client<{ name: string; data: object }[]>`delete from test_tasks
        where ${only ?? null}::text is null or name = ${only ?? null} returning name, data`;
      for (const { name, data } of rows) {
        await handlers.get(name)?.(data, {
          signal: new AbortController().signal,
          attempt: 1,
          lastAttempt: true,
          finish: async () => {},
        });
      }
    },
  };
}
