import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../../server/features/admin/exports/rows.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { candidateDetail } from '../../../server/features/candidates/service.ts';
import { listViews, saveView } from '../../../server/features/savedViews/admin.ts';
import { readTags } from '../../../server/features/tags/queries.ts';
import {
  changeTags,
  createTag,
  mergeTags,
  removeTag,
  updateTag,
} from '../../../server/features/tags/service.ts';
import { readTimeline } from '../../../server/features/timeline/service.ts';
import { CandidateListInput } from '../../../shared/candidates/schema.ts';
import { CandidateId, TagId, type UserId } from '../../../shared/ids/schema.ts';
import { type Tag, tagLimits, turnedAround } from '../../../shared/tags/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

let deps: TestDeps;
let actor: { userId: UserId; ip: string };
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
afterAll(() => deps.close());

const made = (name: string): Promise<Tag> =>
  createTag(deps, actor, { id: TagId.parse(deps.clock.uuid()), name, colour: 'blue' });
const key = () => deps.clock.uuid();
const change = (candidateIds: CandidateId[], add: TagId[], remove: TagId[] = [], idempotencyKey = key()) =>
  changeTags(deps, actor, {
    changes: candidateIds.map((candidateId) => ({ candidateId, add, remove })),
    idempotencyKey,
  });
const find = (input: object) => listCandidates(deps, CandidateListInput.parse(input));
const namesOf = async (id: CandidateId) => (await candidateDetail(deps, id)).tags.map(({ name }) => name);

/** What is kept must be what is there. */
async function expectTrueCounts(): Promise<void> {
  const { client } = deps.database;
  const counted = await client`select t.tag_id, c.position, c.status, count(*)::int as count
    from candidate_tags t join candidates c on c.id = t.candidate_id group by 1, 2, 3 order by 1, 2, 3`;
  const kept = await client`select tag_id, position, status, count from tag_facets where count <> 0
    order by 1, 2, 3`;
  expect([...kept]).toEqual([...counted]);
}

describe('tags of people', () => {
  it('are put on and taken off once, with a line in the timeline and in the log, and undone', async () => {
    const person = await applied(deps);
    const [b, a] = [await made('Beta'), await made('alpha')];
    const once = key();
    const changed = await change([person], [b.id, a.id], [], once);
    expect(changed).toEqual([{ candidateId: person, add: [b.id, a.id], remove: [] }]);
    // Its answer was lost: undo needs the same one.
    expect(await change([person], [b.id, a.id], [], once)).toEqual(changed);
    expect(await change([person], [a.id])).toEqual([]);
    expect(await namesOf(person)).toEqual(['alpha', 'Beta']);
    await change([person], [], [a.id, b.id]);
    // A late repetition of the first call must not bring back what was taken off since.
    expect(await change([person], [b.id, a.id], [], once)).toEqual(changed);
    expect(await namesOf(person)).toEqual([]);
    const again = await change([person], [a.id]);
    await changeTags(deps, actor, { changes: turnedAround(again), idempotencyKey: key() });
    expect(await namesOf(person)).toEqual([]);
    const timeline = await readTimeline(deps, person, { forCandidate: false });
    expect(timeline.map(({ text }) => text)).toContain('Tagged: Beta, alpha');
    const own = await readTimeline(deps, person, { forCandidate: true });
    expect(own.map(({ kind }) => kind)).not.toContain('tags_changed');
    const [log] = await deps.database.client`select data from audit_log
      where action = 'candidate.tags_changed' and subject_id = ${person} order by id limit 1`;
    expect(log?.data).toEqual({ added: 'Beta, alpha', removed: '' });
    await expectTrueCounts();
  });

  it('change for everybody or for nobody, and never beyond twenty', async () => {
    const [full, free] = [await applied(deps), await applied(deps)];
    const many = await Promise.all(Array.from({ length: tagLimits.perPerson }, (_, n) => made(`Limit ${n}`)));
    const one = await made('One more');
    await change(
      [full],
      many.map(({ id }) => id),
    );
    await expect(change([free, full], [one.id])).rejects.toMatchObject({
      code: 'tags_per_person',
      message: 'A person can have up to 20 tags. Remove some first.',
    });
    expect(await namesOf(free)).toEqual([]);
    const [first] = many;
    expect(await change([full], [one.id], first ? [first.id] : [])).toHaveLength(1);
    const nobody = CandidateId.parse(deps.clock.uuid());
    await expect(change([nobody], [one.id])).rejects.toMatchObject({ code: 'not_found' });
    // Someone who was erased in the meantime keeps the tag from no one else.
    expect(await change([free, nobody], [one.id])).toMatchObject([{ candidateId: free }]);
    await expect(change([free], [TagId.parse(deps.clock.uuid())])).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('filter the table: several mean all of them, and the counts follow', async () => {
    const [night, spanish] = [await made('Night shift'), await made('Spanish')];
    const people = [await applied(deps), await applied(deps), await applied(deps)] as const;
    await change([...people], [night.id]);
    await change([people[0], people[1]], [spanish.id]);
    const status = { candidateId: people[1], status: 'interviewed' as const, notify: false };
    await changeStatus(deps, actor, { ...status, idempotencyKey: key() });
    const one = await find({ tags: [night.id] });
    expect(one.rows).toHaveLength(3);
    expect(one.counts).toMatchObject({ applied: 2, interviewed: 1 });
    const both = await find({ tags: [night.id, spanish.id] });
    expect(both.rows.map(({ id }) => id).sort()).toEqual([people[0], people[1]].sort());
    expect(both.total).toBe(2);
    expect(both.rows[0]?.tags.map(({ name }) => name)).toEqual(['Night shift', 'Spanish']);
    const narrow = await find({ tags: [night.id], status: 'interviewed', search: 'test person' });
    expect(narrow.rows.map(({ id }) => id)).toEqual([people[1]]);
    expect((await find({ tags: [night.id], position: 'Nothing' })).total).toBe(0);
    expect((await find({ tags: [TagId.parse(deps.clock.uuid())] })).rows).toEqual([]);
    const filters = CandidateListInput.parse({ tags: [spanish.id] });
    const exported = tableOf(
      deps,
      { ...actor, roles: ['admin'] },
      { kind: 'candidates', filters, personal: false, reason: '' },
    );
    const at = exported.columns.indexOf('Tags');
    for await (const rows of exported.batches)
      expect(rows.map((row) => row[at])).toEqual(['Night shift; Spanish', 'Night shift; Spanish']);
  });

  it('go with the person, and the kept counts stay true through moves and deletions', async () => {
    const tag = await made('Leaving');
    const [gone, stays] = [await applied(deps), await applied(deps)];
    await change([gone, stays], [tag.id]);
    const { client } = deps.database;
    await client`update candidates set position = 'Virtual Assistant' where id = ${stays}`;
    await client`delete from candidates where id = ${gone}`;
    await expectTrueCounts();
    expect((await readTags(deps.db)).find(({ id }) => id === tag.id)?.people).toBe(1);
    // As when two records of one person become one.
    const other = await applied(deps);
    await client`update candidate_tags set candidate_id = ${other} where candidate_id = ${stays}`;
    await expectTrueCounts();
  });
});

describe('managing tags', () => {
  it('keeps a name once, whatever its case, and a double click makes one tag', async () => {
    const tag = await made('Remote Ready');
    expect(await createTag(deps, actor, tag)).toEqual(tag);
    // What was typed after a lost answer isn't lost.
    const late = await made('Late');
    const typed = { ...late, name: 'Later' };
    expect(await createTag(deps, actor, typed)).toEqual(typed);
    expect((await readTags(deps.db)).find(({ id }) => id === late.id)?.name).toBe('Later');
    // A call repeated late undoes nobody's change.
    deps.clock.forward(1_000);
    await updateTag(deps, actor, { ...late, name: 'Renamed', idempotencyKey: key() });
    expect(await createTag(deps, actor, typed)).toMatchObject({ name: 'Renamed' });
    await expect(made('remote ready')).rejects.toMatchObject({ code: 'tag_exists' });
    const other = await made('Other');
    const rename = { ...other, name: 'REMOTE READY', idempotencyKey: key() };
    await expect(updateTag(deps, actor, rename)).rejects.toMatchObject({ code: 'tag_exists' });
    const own = { ...tag, name: 'REMOTE ready', colour: 'red' as const, idempotencyKey: key() };
    expect(await updateTag(deps, actor, own)).toMatchObject({ name: 'REMOTE ready', colour: 'red' });
    const two = await Promise.allSettled([made('At the same time'), made('at the same time')]);
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const missing = { ...own, id: TagId.parse(key()) };
    await expect(updateTag(deps, actor, missing)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('deletes a tag from everybody and says how many had it', async () => {
    const tag = await made('Short lived');
    const person = await applied(deps);
    await change([person], [tag.id]);
    const remove = (seen: number) => removeTag(deps, actor, { id: tag.id, seen, idempotencyKey: key() });
    // Someone got it after HR read that no one has it.
    await expect(remove(0)).rejects.toMatchObject({
      code: 'tag_spread',
      message: 'More people have this tag now (1). Check the number, then try again.',
    });
    expect(await namesOf(person)).toEqual(['Short lived']);
    expect(await remove(1)).toEqual({ people: 1 });
    expect(await remove(1)).toEqual({ people: 0 });
    expect(await namesOf(person)).toEqual([]);
    // Undo of something that removed a tag which is gone by now has nothing to bring back.
    expect(await change([person], [], [tag.id])).toEqual([]);
    await expectTrueCounts();
  });

  it('merges two tags, for people and for saved views', async () => {
    const [from, into] = [await made('CSR'), await made('Customer service')];
    const [first, second] = [await applied(deps), await applied(deps)];
    await change([first, second], [from.id]);
    await change([first], [into.id]);
    const view = { id: key(), name: 'Agents', search: { tag: [from.id], sort: 'score' as const } };
    await saveView(deps, actor.userId, view);
    const merge = { from: from.id, into: into.id, seen: 2, idempotencyKey: key() };
    await expect(mergeTags(deps, actor, { ...merge, seen: 1 })).rejects.toMatchObject({ code: 'tag_spread' });
    expect(await mergeTags(deps, actor, merge)).toEqual({ people: 2 });
    expect(await mergeTags(deps, actor, merge)).toEqual({ people: 0 });
    expect(await namesOf(first)).toEqual(['Customer service']);
    expect(await namesOf(second)).toEqual(['Customer service']);
    expect((await readTags(deps.db)).find(({ id }) => id === into.id)?.people).toBe(2);
    expect((await listViews(deps, actor.userId))[0]?.search).toEqual({ tag: [into.id], sort: 'score' });
    await expectTrueCounts();
    const reverse = { from: into.id, into: from.id, seen: 2, idempotencyKey: key() };
    await expect(mergeTags(deps, actor, reverse)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stops at two hundred', async () => {
    const { client } = deps.database;
    const have = (await readTags(deps.db)).length;
    await client`insert into tags (id, name, colour, created_at, updated_at)
      select gen_random_uuid(), 'Filler ' || n, 'gray', now(), now()
      from generate_series(1, ${tagLimits.all - have}::int) n`;
    await expect(made('One too many')).rejects.toMatchObject({
      code: 'tags_full',
      message: 'You already have 200 tags. Delete or merge some first.',
    });
    expect(await readTags(deps.db)).toHaveLength(tagLimits.all);
  });
});
