import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sinceInitial } from '../../../server/db/history.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { catalogOf } from '../../support/catalog.ts';
import { databaseForTest, type FreshDatabase } from '../../support/database.ts';

const LAST = '47013a12abc5b19da1ef5ff15a5cd6f279cd9c455c8673b677c19556a3610591';
const LAST_AT = 1_795_522_614_770;

/** As the 54 migrations before the initial one left it; `applied` of them are in its history. */
async function earlier(applied = 54): Promise<FreshDatabase> {
  const database = await databaseForTest();
  const { client } = database;
  await client`drop schema public cascade`;
  await client`drop schema drizzle cascade`;
  await client`create schema public`;
  const statements = readFileSync('tests/support/earlierSchema.sql', 'utf8');
  for (const statement of statements.split('--> statement-breakpoint')) await client.unsafe(statement);
  await client`create schema drizzle`;
  await client`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  for (let n = 1; n <= applied; n++)
    await client`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${n === 54 ? LAST : `earlier ${n}`}, ${LAST_AT - (54 - n) * 60_000})`;
  return database;
}

const historyOf = async ({ client }: FreshDatabase): Promise<string[]> =>
  (await client<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations order by id`).map(
    ({ hash }) => hash,
  );

describe('a database of the last version before the initial migration', () => {
  it('goes on from there: the schema of a new one, its rows kept, its history the same', async () => {
    const [old, fresh] = [await earlier(), await databaseForTest()];
    await old.client`insert into settings (key, value, updated_at) values ('kept', '"yes"', now())`;
    await migrate(old.url);
    expect(await catalogOf(old.client)).toEqual(await catalogOf(fresh.client));
    expect(await old.client`select value from settings where key = 'kept'`).toEqual([{ value: 'yes' }]);
    expect(await historyOf(old)).toEqual(await historyOf(fresh));
    await migrate(old.url);
    expect(await historyOf(old)).toEqual(await historyOf(fresh));
  });

  it('with migrations missing is left as it is, with a sentence that says what to do', async () => {
    const old = await earlier(53);
    await expect(migrate(old.url)).rejects.toThrow('Start version 0.1.0 with it once, then this one.');
    expect(await historyOf(old)).toHaveLength(53);
  });

  it('has backups that a new database takes', async () => {
    const fresh = await databaseForTest();
    const before = Array.from({ length: 54 }, (_, n) => (n === 53 ? LAST : `earlier ${n}`));
    const initial = (await historyOf(fresh)).slice(0, 1);
    expect(sinceInitial(before)).toEqual(initial);
    expect(sinceInitial([...before, 'a later one'])).toEqual([...initial, 'a later one']);
    expect(sinceInitial(before.slice(0, 53))).toHaveLength(53);
  });
});

describe('a database of a version that compared names with accents', () => {
  /** As migration 0009 left it. */
  async function before(): Promise<FreshDatabase> {
    const database = await databaseForTest();
    const { client } = database;
    await client`delete from drizzle.__drizzle_migrations
      where id > (select id from drizzle.__drizzle_migrations order by id offset 9 limit 1)`;
    await client`create or replace function name_key(full_name text, country text) returns text language sql immutable parallel safe as $$
      select lower(regexp_replace(btrim(full_name), '\\s+', ' ', 'g')) || '|' || lower(btrim(country)) $$`;
    return database;
  }

  it('compares the names in it without them, and changes nothing else', async () => {
    const { client, url } = await before();
    for (const name of ['José Álvarez', 'Jose Alvarez', 'Ann Lee'])
      await client`insert into candidates (id, full_name, email, position, country, applied_at, created_at, updated_at)
        values (gen_random_uuid(), ${name}, ${`${crypto.randomUUID()}@example.com`}, 'Other', 'Perú', now(), now(), now())`;
    const rows = () => client`select *, '' as name_key from candidates order by full_name`;
    const keys = async () =>
      (await client<{ key: string }[]>`select name_key as key from candidates order by full_name`).map(
        ({ key }) => key,
      );
    const counts = () => client`select * from candidate_facets`;
    expect(new Set(await keys()).size).toBe(3);
    const [rowsBefore, countsBefore] = [await rows(), await counts()];
    await migrate(url);
    expect(await keys()).toEqual(['ann lee|peru', 'jose alvarez|peru', 'jose alvarez|peru']);
    expect([await rows(), await counts()]).toEqual([rowsBefore, countsBefore]);
  });
});

describe('functions and triggers', () => {
  it('are brought to what their files say, and left alone when they already are', async () => {
    const { client, url } = await databaseForTest();
    const whole = await catalogOf(client);
    await client`drop trigger interview_sessions_score on interview_sessions`;
    await migrate(url);
    expect(await catalogOf(client)).not.toEqual(whole);
    await client`update drizzle.functions set hash = 'of an older file'`;
    await migrate(url);
    expect(await catalogOf(client)).toEqual(whole);
  });

  it('of a newer version stay when an older program starts during a rolling update', async () => {
    const { client, url } = await databaseForTest();
    await client`drop trigger interview_sessions_score on interview_sessions`;
    const newer = await catalogOf(client);
    await client`update drizzle.functions set hash = 'of a newer file', version = version + 1`;
    await migrate(url);
    expect(await catalogOf(client)).toEqual(newer);
  });
});

describe('a database that a newer version has migrated', () => {
  it('is refused with a sentence, and left as it is', async () => {
    const { client, url } = await databaseForTest();
    await client`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`;
    await client`update drizzle.functions set hash = 'of a newer file'`;
    await expect(migrate(url)).rejects.toThrow('A newer version of the program has migrated this database.');
    expect(await client`select distinct hash from drizzle.functions`).toEqual([{ hash: 'of a newer file' }]);
  });
});
