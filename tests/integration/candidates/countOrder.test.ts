import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidates } from '../../../server/db/schema/candidates.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { readTags } from '../../../server/features/tags/queries.ts';
import { changeTags, createTag, mergeTags, removeTag } from '../../../server/features/tags/service.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { CandidateId, TagId, type UserId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

/** Changes that count in the same rows, side by side: nobody gives way, and the counts stay true. */

let deps: TestDeps;
let actor: { userId: UserId; ip: string };
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
afterAll(() => deps.close());

const move = (candidateId: CandidateId, status: CandidateStatus) =>
  changeStatus(deps, actor, { candidateId, status, notify: false, idempotencyKey: deps.clock.uuid() });

/** How often PostgreSQL ended a deadlock: the repetition of transactions would hide it. */
async function deadlocks(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_100)); // sessions report at most once a second
  const [row] = await deps.database.client<{ deadlocks: number }[]>`
    select deadlocks::int from pg_stat_database where datname = current_database()`;
  return row?.deadlocks ?? 0;
}

async function expectTrueCounts(): Promise<void> {
  const { client } = deps.database;
  const same = async (kept: string, counted: string) =>
    expect([...(await client.unsafe(kept))]).toEqual([...(await client.unsafe(counted))]);
  await same(
    'select position, status, count from candidate_facets where count <> 0 order by 1, 2',
    'select position, status, count(*)::int as count from candidates group by 1, 2 order by 1, 2',
  );
  await same(
    'select stage, since::text, count from waiting_facets where count <> 0 order by 1, 2',
    `select stage, (entered_at at time zone 'UTC')::date::text as since, count(*)::int as count
      from candidate_stays where left_at is null group by 1, 2 order by 1, 2`,
  );
  await same(
    'select stage, week::text, days, count from stay_facets where count <> 0 order by 1, 2, 3',
    `select stage, date_trunc('week', left_at at time zone 'UTC')::date::text as week,
      (left_at at time zone 'UTC')::date - (entered_at at time zone 'UTC')::date as days, count(*)::int as count
      from candidate_stays where left_at is not null group by 1, 2, 3 order by 1, 2, 3`,
  );
  await same(
    'select tag_id, position, status, count from tag_facets where count <> 0 order by 1, 2, 3',
    `select t.tag_id, c.position, c.status, count(*)::int as count
      from candidate_tags t join candidates c on c.id = t.candidate_id group by 1, 2, 3 order by 1, 2, 3`,
  );
}

describe('counts of people', () => {
  it('stay true when four people of four positions are moved to and fro at once', async () => {
    const movers: CandidateId[] = [];
    for (let n = 0; n < 4; n++) {
      const id = await applied(deps);
      await deps.database.client`update candidates set position = ${`Position ${n}`} where id = ${id}`;
      await move(id, n % 2 === 0 ? 'shortlisted' : 'interviewed');
      movers.push(id);
    }
    const before = await deadlocks();
    await Promise.all(
      movers.map(async (id, n) => {
        for (let round = 1; round <= 25; round++) {
          deps.clock.forward(120_000);
          await move(id, (n + round) % 2 === 0 ? 'shortlisted' : 'interviewed');
        }
      }),
    );
    expect(await deadlocks()).toBe(before);
    await expectTrueCounts();
  });

  it('stay true when tags are merged and removed beside people being tagged', async () => {
    const people = Array.from({ length: 30 }, () => CandidateId.parse(deps.clock.uuid()));
    const at = deps.clock.now();
    await deps.db.insert(candidates).values(
      people.map((id, n) => ({
        id,
        fullName: `Tagged ${n}`,
        email: `tagged${n}@example.com`,
        position: 'Tagged',
        country: 'Ghana',
        appliedAt: at,
        createdAt: at,
        updatedAt: at,
      })),
    );
    const made = (name: string) =>
      createTag(deps, actor, { id: TagId.parse(deps.clock.uuid()), name, colour: 'blue' });
    const change = (add: TagId[]) =>
      changeTags(deps, actor, {
        changes: people.map((candidateId) => ({ candidateId, add, remove: [] })),
        idempotencyKey: deps.clock.uuid(),
      });
    const into = await made('Into');
    const seen = people.length;
    const before = await deadlocks();
    for (let round = 0; round < 12; round++) {
      const [from, other] = [await made(`From ${round}`), await made(`Other ${round}`)];
      await change([from.id]);
      await Promise.all([
        mergeTags(deps, actor, { from: from.id, into: into.id, seen, idempotencyKey: deps.clock.uuid() }),
        change([into.id, other.id]),
      ]);
      await Promise.all([
        removeTag(deps, actor, { id: other.id, seen, idempotencyKey: deps.clock.uuid() }),
        change([into.id]),
      ]);
    }
    expect(await deadlocks()).toBe(before);
    expect((await readTags(deps.db)).find(({ id }) => id === into.id)?.people).toBe(people.length);
    await expectTrueCounts();
  });
});

describe('a transaction that has to give way', () => {
  it('is done again, the whole of it, and an inner one is not repeated by itself', async () => {
    const { client } = deps.database;
    await client`create table given_way (id int primary key, count int not null)`;
    await client`insert into given_way values (1, 0), (2, 0)`;
    const tries = { outer: 0, inner: 0 };
    let arrived = 0;
    let open = () => {};
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    const add = (first: number, second: number) =>
      deps.db.transaction(async (tx) => {
        tries.outer++;
        await tx.execute(sql`update given_way set count = count + 1 where id = ${first}`);
        if (++arrived === 2) open();
        await both;
        await tx.transaction(async (inner) => {
          tries.inner++;
          await inner.execute(sql`update given_way set count = count + 1 where id = ${second}`);
        });
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    expect(tries).toEqual({ outer: 3, inner: 3 });
    const rows = await client`select id, count from given_way order by id`;
    expect([...rows]).toEqual([
      { id: 1, count: 2 },
      { id: 2, count: 2 },
    ]);
  });

  it('is tried three times and no more', async () => {
    let tries = 0;
    const failing = deps.db.transaction(async (tx) => {
      tries++;
      await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
    });
    await expect(failing).rejects.toThrow();
    expect(tries).toBe(3);
    const refused = deps.db.transaction(async (tx) => {
      tries++;
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(refused).rejects.toThrow();
    expect(tries).toBe(4);
  });
});
