import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDomainError } from '../../../server/errors.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { boardColumn, boardCounts, listCandidates } from '../../../server/features/candidates/queries.ts';
import { changeTags, createTag } from '../../../server/features/tags/service.ts';
import {
  BoardColumnInput,
  BoardFilters,
  CandidateListInput,
  type CandidateStatus,
} from '../../../shared/candidates/schema.ts';
import { type CandidateId, TagId, type UserId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

let deps: TestDeps;
let actor: { userId: UserId; ip: string };
let people: [CandidateId, CandidateId, CandidateId, CandidateId, CandidateId];
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
  const next = (letter: string) => {
    deps.clock.forward(60_000);
    return applied(deps, { fullName: `Board Person ${letter}` });
  };
  people = [await next('a'), await next('b'), await next('c'), await next('d'), await next('e')];
});
afterAll(() => deps.close());

const move = (candidateId: CandidateId, status: CandidateStatus, from?: CandidateStatus) =>
  changeStatus(deps, actor, {
    candidateId,
    status,
    from,
    notify: false,
    idempotencyKey: deps.clock.uuid(),
  });
const column = (input: object) => boardColumn(deps, BoardColumnInput.parse(input));
const counts = async (input: object) => (await boardCounts(deps, BoardFilters.parse(input))).counts;

describe('the board', () => {
  it('reads a column page by page, in each order, nobody twice and nobody left out', async () => {
    await deps.database
      .client`update candidates set score = 70 where id in ${deps.database.client(people.slice(0, 2))}`;
    for (const sort of ['newest', 'oldest', 'name', 'score']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await column({ status: 'applied', sort, limit: 2, cursor });
        seen.push(...page.rows.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(new Set(seen).size, sort).toBe(people.length);
      expect(seen, sort).toHaveLength(people.length);
      if (sort === 'newest') expect(seen).toEqual([...people].reverse());
      if (sort === 'oldest' || sort === 'name') expect(seen).toEqual(people);
      if (sort === 'score') expect(seen.slice(0, 2).sort()).toEqual(people.slice(0, 2).sort());
    }
  });

  it('counts what is there under the same filters, whichever columns have been read', async () => {
    const tag = await createTag(deps, actor, {
      id: TagId.parse(deps.clock.uuid()),
      name: 'Board',
      colour: 'red',
    });
    await changeTags(deps, actor, {
      changes: people.slice(0, 3).map((candidateId) => ({ candidateId, add: [tag.id], remove: [] })),
      idempotencyKey: deps.clock.uuid(),
    });
    await move(people[0], 'interviewed');
    expect(await counts({})).toMatchObject({ applied: 4, interviewed: 1, hired: 0 });
    expect(await counts({ tags: [tag.id] })).toMatchObject({ applied: 2, interviewed: 1 });
    expect(await counts({ tags: [tag.id], search: 'person b' })).toMatchObject({
      applied: 1,
      interviewed: 0,
    });
    expect(await counts({ withinDays: 1 })).toMatchObject({ applied: 4, interviewed: 1 });
    const { rows } = await column({ status: 'applied', tags: [tag.id] });
    expect(rows.map(({ id }) => id)).toEqual([people[2], people[1]]);
    expect((await column({ status: 'hired' })).rows).toEqual([]);
  });

  it('refuses a move of somebody whom another person has moved meanwhile, and repeats nothing', async () => {
    const person = people[3];
    await move(person, 'interviewed', 'applied');
    await expect(move(person, 'rejected', 'applied')).rejects.toMatchObject({ code: 'conflict' });
    expect(await move(person, 'interviewed', 'applied')).toMatchObject({ previous: 'interviewed' });
    expect(await move(person, 'applied', 'interviewed')).toMatchObject({ previous: 'interviewed' });
  });

  it('answers a cursor that no list handed out with a sentence', async () => {
    await expect(column({ status: 'applied', cursor: 'nonsense' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const sorts = ['newest', 'oldest', 'name', 'score'] as const;
    for (const from of sorts) {
      const { nextCursor } = await listCandidates(deps, CandidateListInput.parse({ sort: from, limit: 1 }));
      const cursor = nextCursor ?? '';
      for (const sort of sorts.filter((other) => other !== from)) {
        const refusal = { code: 'invalid_input' };
        await expect(column({ status: 'applied', sort, cursor }), sort).rejects.toMatchObject(refusal);
        const list = listCandidates(deps, CandidateListInput.parse({ sort, cursor }));
        await expect(list, sort).rejects.toMatchObject(refusal);
      }
    }
    // Names may have a hundred characters of up to four bytes.
    const long = '𠮷'.repeat(100);
    await deps.database
      .client`update candidates set full_name = ${long} where id in ${deps.database.client(people.slice(0, 2))}`;
    const byName = { sort: 'name', limit: 1 } as const;
    const [last] = await deps.database.client<{ at: number }[]>`
      select count(*)::int as at from candidates where lower(full_name) < ${long}`;
    const page = await listCandidates(
      deps,
      CandidateListInput.parse({ ...byName, limit: (last?.at ?? 0) + 1 }),
    );
    expect(page.rows.at(-1)?.fullName).toBe(long);
    const next = CandidateListInput.parse({ ...byName, cursor: page.nextCursor ?? '' });
    expect((await listCandidates(deps, next)).rows.map(({ fullName }) => fullName)).toEqual([long]);
    for (const time of ['Zoe', '2026-99-99T00:00:00Z']) {
      const cursor = Buffer.from(JSON.stringify(['newest', time, people[0]])).toString('base64url');
      const refused = await column({ status: 'applied', cursor }).catch(toDomainError);
      expect(refused).toMatchObject({ code: 'invalid_input' });
    }
    expect(BoardFilters.safeParse({ status: 'applied' }).success).toBe(false);
    expect(BoardColumnInput.safeParse({}).success).toBe(false);
  });
});
