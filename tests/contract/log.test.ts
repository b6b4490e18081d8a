import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../server/platform/log.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

const CANARY = 'CANARY-7f3a';
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Everything a logger wrote. */
function listening(level: 'trace' | 'info' = 'trace') {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: level }, { write: (line) => lines.push(line) });
  return { log, text: () => lines.join(''), lines };
}
async function errorOf(work: PromiseLike<unknown>): Promise<unknown> {
  try {
    await work;
    return null;
  } catch (error) {
    return error;
  }
}

describe('log', () => {
  const keys =
    'password passwordHash new_password code accessCode access-code token uploadToken secret cookie Set-Cookie ' +
    'Authorization apiKey api_key ssn accountNumber routing_number bankName body content text html message ' +
    'introduction email to phone fullName transcript prompt parameters query detail';

  it.each(keys.split(' '))('never shows the value of %s, however deep', (key) => {
    const { log, text } = listening();
    log.info({ [key]: CANARY }, 'flat');
    log.warn({ a: { b: [{ [key]: CANARY }, { [key]: { inner: CANARY } }] } }, 'deep');
    log.error({ err: Object.assign(new Error('x'), { [key]: CANARY }) }, 'error');
    log.debug({ request: { headers: { [key]: [CANARY] } } }, 'list');
    expect(text()).not.toContain(CANARY);
    expect(text().split('\n').filter(Boolean)).toHaveLength(4);
  });

  it('keeps what helps: the sentence, ids, counts, times, the error kind and where it happened', () => {
    const { log, lines } = listening();
    const at = new Date('2026-11-19T15:00:00Z');
    log.error(
      { candidateId: 'c1', attempts: 3, at, err: Object.assign(new TypeError(CANARY), { code: 'E1' }) },
      'task failed',
    );
    const line = JSON.parse(lines[0] ?? '{}');
    expect(line).toMatchObject({ msg: 'task failed', candidateId: 'c1', attempts: 3, at: at.toISOString() });
    expect(line.err).toMatchObject({ type: 'TypeError', code: 'E1' });
    expect(line.err.frames[0]).toContain('log.test.ts');
    expect(lines[0]).not.toContain(CANARY);
  });

  it('says nothing of the values in a failed statement, neither plain nor through the query builder', async () => {
    const { log, text } = listening();
    const plain = await errorOf(database.client`select ${CANARY}::int`);
    const built = await errorOf(database.db.execute(sql`select ${CANARY}::int`));
    const doubled = await errorOf(
      database.client
        .unsafe(`create table canary (email text unique); insert into canary values ('${CANARY}')`)
        .then(() => database.client`insert into canary values (${CANARY})`),
    );
    for (const err of [plain, built, doubled]) {
      expect(err).toBeInstanceOf(Error);
      log.error({ err }, 'failed');
      log.error({ nested: { cause: err } }, 'failed');
    }
    expect(text()).not.toContain(CANARY);
    expect(text()).toContain('22P02');
    expect(text()).toContain('23505');
  });

  it('is not fooled by a message of several lines, bytes, maps, loops or huge numbers', () => {
    const { log, text, lines } = listening();
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    log.error({ err: new Error(`first\n    at ${CANARY}\n at ${CANARY} (x)`) }, 'lines');
    log.error({ err: new AggregateError([new Error(CANARY)], CANARY, { cause: new Error(CANARY) }) }, 'many');
    log.info({ file: Buffer.from(CANARY), more: new Uint8Array([67, 65, 78]) }, 'bytes');
    log.info({ map: new Map([['password', CANARY]]), set: new Set([CANARY]) }, 'maps');
    log.info({ loop, big: 10n }, 'odd');
    expect(text()).not.toContain(CANARY);
    expect(text()).not.toMatch(/67,\s*65|"0":67/);
    expect(lines).toHaveLength(5);
  });

  it('is silent below its level', () => {
    const { log, lines } = listening('info');
    log.debug({}, 'quiet');
    log.info({}, 'heard');
    expect(lines).toHaveLength(1);
  });
});
