import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import type postgres from 'postgres';
import { type FakePostgres, type Fate, fakePostgres, type Heard } from '../../support/fakePostgres.ts';

/**
 * What has to hold when PostgreSQL dies under its driver, one story per process: `node stories.ts DRIVER STORY`
 * ends with 0 when it holds. A process of its own, because the driver's failure is the end of the process.
 */

const TIMEOUT_MS = 3_000;

type Driver = typeof postgres;
type Scene = { server: FakePostgres; sql: postgres.Sql; dead: Promise<void> };

/** Fails instead of waiting for ever: a call that hangs is one of the faults. */
async function settles<T>(what: string, call: Promise<T>): Promise<PromiseSettledResult<T>> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} never ended`)), TIMEOUT_MS);
  const [result] = await Promise.race([Promise.allSettled([call]), late]);
  clearTimeout(timer);
  return result;
}

async function fails(what: string, call: Promise<unknown>): Promise<void> {
  const { status } = await settles(what, call);
  assert.equal(status, 'rejected', `${what} passed for done`);
}

async function succeeds(what: string, call: Promise<unknown>): Promise<void> {
  const result = await settles(what, call);
  if (result.status === 'rejected') assert.fail(`${what} failed: ${String(result.reason)}`);
}

async function scene(
  driver: Driver,
  fateOf: (heard: Heard) => Fate,
  options: postgres.Options<Record<string, never>> = {},
  search = '',
): Promise<Scene> {
  const server = await fakePostgres(fateOf);
  const { promise: dead, resolve: died } = Promise.withResolvers<void>();
  const sql = driver(`${server.url}${search}`, {
    max: 1,
    fetch_types: false,
    prepare: false,
    backoff: () => 0.01,
    connect_timeout: 1,
    onclose: () => died(),
    ...options,
  });
  return { server, sql, dead };
}

const answer = (): Fate => 'answer';
const said = ({ server }: Scene): string[] => server.heard.map(({ statement }) => statement);

/** A transaction loses its connection while its code is elsewhere, and goes on with it afterwards. */
async function goesOn(driver: Driver, how: 'close' | 'reset'): Promise<Scene> {
  const one = await scene(driver, answer);
  const { server, sql, dead } = one;
  let late: Promise<unknown> = Promise.resolve();
  const whole = sql.begin(async (inner) => {
    await inner.unsafe('first');
    server.end(1, how);
    await dead;
    late = Promise.resolve(inner.unsafe('late'));
    late.catch(() => {});
    await late;
  });
  await fails('the transaction', whole);
  // What was written meanwhile leaves in the next turn.
  await turn();
  await fails('the late statement', late);
  await succeeds('the next statement', sql.unsafe('next'));
  await succeeds('the one after', sql.unsafe('after'));
  return one;
}

type Reader = (rows: postgres.PendingQuery<postgres.Row[]>) => Promise<void>;

/** Somebody is busy with a piece while the connection goes: what came is not all there was. */
async function readsInPieces(
  driver: Driver,
  start: (sql: postgres.Sql, read: Reader) => Promise<unknown>,
): Promise<Scene> {
  const one = await scene(driver, ({ statement }) => (statement === 'pieces' ? 'suspend' : 'answer'));
  const whole = start(one.sql, async (rows) => {
    for await (const _ of rows.cursor(1)) {
      one.server.end(1, 'close');
      await one.dead;
    }
  });
  await fails('the reader', whole);
  await turn();
  await succeeds('the next statement', one.sql.unsafe('next'));
  return one;
}

const stories: Record<string, (driver: Driver) => Promise<Scene>> = {
  closedTransaction: (driver) => goesOn(driver, 'close'),
  resetTransaction: (driver) => goesOn(driver, 'reset'),

  /** The statement fails before the socket is known as closed; the rollback comes in between. */
  async rollbackBetween(driver) {
    const one = await scene(driver, ({ statement }) => (statement === 'fatal' ? 'reset' : 'answer'));
    await fails(
      'the transaction',
      one.sql.begin(async (inner) => void (await inner.unsafe('fatal'))),
    );
    for (const name of ['next', 'after', 'third']) await succeeds(name, one.sql.unsafe(name));
    return one;
  },

  /** Statements of a dead transaction must not be carried out by the connection that takes its place. */
  async strangerInTransaction(driver) {
    const one = await scene(driver, answer);
    const { server, sql, dead } = one;
    const { promise: reconnected, resolve: goOn } = Promise.withResolvers<void>();
    let late: Promise<unknown> = Promise.resolve();
    const first = sql.begin(async (inner) => {
      await inner.unsafe('first');
      server.end(1, 'close');
      await reconnected;
      late = Promise.resolve(inner.unsafe('stranger'));
      late.catch(() => {});
      await late;
    });
    await fails('the first transaction', first);
    await dead;
    await succeeds(
      'the second transaction',
      sql.begin(async (inner) => {
        await inner.unsafe('second');
        goOn();
        await turn();
        await inner.unsafe('third');
      }),
    );
    await fails('the stranger', late);
    await succeeds('the next statement', sql.unsafe('next'));
    assert.ok(!said(one).includes('stranger'), 'a dead transaction was heard on a new connection');
    return one;
  },

  /** Code of a transaction that waits for a queued statement is told, too. */
  async queuedStatements(driver) {
    const names = ['held', 'queued', 'behind'];
    const fateOf = ({ statement }: Heard): Fate => (names.includes(statement) ? 'silence' : 'answer');
    const one = await scene(driver, fateOf, {}, '?max_pipeline=1');
    const calls: Promise<unknown>[] = [];
    const whole = one.sql.begin(async (inner) => {
      for (const name of names) calls.push(Promise.resolve(inner.unsafe(name)));
      for (const call of calls) call.catch(() => {});
      await turn();
      await turn();
      one.server.end(1, 'close');
      await Promise.all(calls);
    });
    await fails('the transaction', whole);
    for (const [at, call] of calls.entries()) await fails(`its statement ${at + 1}`, call);
    await succeeds('the next statement', one.sql.unsafe('next'));
    return one;
  },

  /** A reserved connection dies and is given back; the next one to come gets a living one. */
  async reserved(driver) {
    const one = await scene(driver, answer);
    // On a cold pool without types, reserving waits for the first statement of somebody else.
    await succeeds('a first statement', one.sql.unsafe('warm'));
    const held = await one.sql.reserve();
    await succeeds('a statement', held.unsafe('mine'));
    one.server.end(1, 'close');
    await one.dead;
    await fails('a statement on the dead one', held.unsafe('late'));
    held.release();
    await succeeds('the next statement', one.sql.unsafe('next'));
    assert.ok(!said(one).includes('late'));
    return one;
  },

  /** The farewell of an old connection is no answer to a statement on a new one. */
  async oldFarewell(driver) {
    const one = await scene(driver, ({ statement }) => (statement === 'fatal' ? 'terminate' : 'answer'));
    await fails('the fatal statement', one.sql.unsafe('fatal'));
    await one.dead;
    await succeeds('the next statement', one.sql.unsafe('next'));
    return one;
  },

  /** Right after it has connected, the driver asks for types by itself. */
  async whileReadingTypes(driver) {
    const one = await scene(driver, ({ connection }) => (connection === 1 ? 'reset' : 'answer'), {
      fetch_types: true,
    });
    await fails('the statement', one.sql.unsafe('anything'));
    await succeeds('the next statement', one.sql.unsafe('next'));
    return one;
  },

  async whereNobodyLetsItReadTypes(driver) {
    const one = await scene(driver, () => 'close', { fetch_types: true });
    await fails('the statement', one.sql.unsafe('anything'));
    return one;
  },

  cursorInTransaction: (driver) =>
    readsInPieces(driver, (sql, read) => sql.begin((inner) => read(inner.unsafe('pieces')))),
  cursorAlone: (driver) => readsInPieces(driver, (sql, read) => read(sql.unsafe('pieces'))),
};

const [driverFile = '', name = ''] = process.argv.slice(2);
const story = stories[name];
if (!story) throw new Error(`Known stories: ${Object.keys(stories).join(' ')}`);
const { default: driver }: { default: Driver } = await import(driverFile);
const { sql, server } = await story(driver);
await succeeds('the end', sql.end({ timeout: 1 }));
server.stop();
