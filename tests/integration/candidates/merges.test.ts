import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysTo, looseTables, personalTables } from '../../../server/db/dataMap.ts';
import { applications, candidates } from '../../../server/db/schema/candidates.ts';
import { conversations } from '../../../server/db/schema/conversations.ts';
import { interviewSessions } from '../../../server/db/schema/interviews.ts';
import { limits } from '../../../server/db/schema/platform.ts';
import { legalHolds, privacyRequests } from '../../../server/db/schema/privacy.ts';
import { adminCandidate } from '../../../server/features/admin/service.ts';
import { apply } from '../../../server/features/applications/parts/apply.ts';
import { addNote, changeStatus } from '../../../server/features/candidates/admin.ts';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { readCandidate } from '../../../server/features/candidates/service.ts';
import { countCells } from '../../../server/features/fairness/parts/cells.ts';
import { duplicatesOf, listDuplicates } from '../../../server/features/merges/queries.ts';
import {
  dismissPair,
  mergeCandidates,
  mergedInto,
  previewMerge,
} from '../../../server/features/merges/service.ts';
import { erasePerson } from '../../../server/features/privacy/parts/erase.ts';
import { findSubjects } from '../../../server/features/privacy/parts/subjects.ts';
import { changeTags, createTag } from '../../../server/features/tags/service.ts';
import { DuplicateListInput, type MergeField } from '../../../shared/candidates/merges.ts';
import { CandidateListInput, type CandidateStatus } from '../../../shared/candidates/schema.ts';
import { type CandidateId, ConversationId, InterviewId, TagId } from '../../../shared/ids/schema.ts';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { handedIn } from '../../support/handIn.ts';
import { adminActor, applicationInput, applied, hired, shortlisted, someIp } from '../../support/stories.ts';

let deps: TestDeps;
let actor: Awaited<ReturnType<typeof adminActor>>;
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
// Throttles of one story do not reach the next.
beforeEach(() => deps.db.delete(limits));
afterAll(() => deps.close());

const merge = (keptId: CandidateId, goneId: CandidateId, takeFromGone: MergeField[] = []) =>
  mergeCandidates(deps, actor, { keptId, goneId, takeFromGone, idempotencyKey: deps.clock.uuid() });
const exists = async (id: CandidateId): Promise<boolean> =>
  (await deps.db.select().from(candidates).where(eq(candidates.id, id))).length === 1;
const facets = async (): Promise<string> =>
  JSON.stringify(
    await deps.db.execute(sql`
      select position, status, count from candidate_facets where count <> 0 order by 1, 2`),
  );
const counted = async (): Promise<string> =>
  JSON.stringify(
    await deps.db.execute(sql`
      select position, status, count(*)::int as count from candidates group by 1, 2 order by 1, 2`),
  );

async function interviewed(candidateId: CandidateId, open = false): Promise<InterviewId> {
  const conversationId = ConversationId.parse(deps.clock.uuid());
  const id = InterviewId.parse(deps.clock.uuid());
  const now = deps.clock.now();
  await deps.db
    .insert(conversations)
    .values({ id: conversationId, kind: 'interview', ownerId: candidateId, open, createdAt: now });
  await deps.db.insert(interviewSessions).values({
    id,
    candidateId,
    conversationId,
    position: 'Data Entry Clerk',
    consentVersion: 'test',
    consentedAt: now,
    isComplete: !open,
    finalScore: open ? null : 77,
    scoringMethod: SCORING_METHOD,
    createdAt: now,
  });
  return id;
}

describe('who may be the same', () => {
  it('is found by mailbox, phone, profile, résumé, and name with country; not by anything else', async () => {
    const me = await applied(deps, {
      email: 'ann.lee+jobs@gmail.com',
      fullName: 'Ann Lee',
      phone: '+1 (415) 555-0137',
      country: 'Peru',
    });
    const others = {
      mailbox: await applied(deps, { email: 'annlee@googlemail.com', fullName: 'A. L.', country: 'Chile' }),
      phone: await applied(deps, { fullName: 'Someone', phone: '0415 555 0137', country: 'Chile' }),
      name: await applied(deps, { fullName: '  ann   LEE ', country: 'peru' }),
      linkedin: await applied(deps, { fullName: 'Profile', country: 'Chile' }),
    };
    await applied(deps, { fullName: 'Ann Lee', country: 'Chile' });
    await applied(deps, { email: 'ann.lee@example.org', fullName: 'Other', country: 'Chile' });
    await deps.db.execute(sql`update files set sha256 = id::text where kind = 'resume'`);
    await deps.db.execute(
      sql`update files set sha256 = 'same' where candidate_id in (${me}, ${others.phone})`,
    );
    const url = (id: CandidateId, linkedinUrl: string) =>
      deps.db.update(candidates).set({ linkedinUrl }).where(eq(candidates.id, id));
    await url(me, 'https://www.linkedin.com/in/Ann-Lee-1/');
    await url(others.linkedin, 'http://pe.linkedin.com/in/ann-lee-1?trk=x');
    const found = await duplicatesOf(deps, me);
    expect(Object.fromEntries(found.map(({ person, reasons }) => [person.id, reasons]))).toEqual({
      [others.phone]: ['resume', 'phone'],
      [others.mailbox]: ['mailbox'],
      [others.linkedin]: ['linkedin'],
      [others.name]: ['name'],
    });
    expect(found[0]).toMatchObject({ person: { id: others.phone }, likeness: 'very likely' });

    const list = await listDuplicates(deps, DuplicateListInput.parse({}));
    expect(list.pairs).toHaveLength(4);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listDuplicates(deps, DuplicateListInput.parse({ limit: 1, cursor }));
      paged.push(...page.pairs.map(({ first, second }) => `${first.id} ${second.id}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(list.pairs.map(({ first, second }) => `${first.id} ${second.id}`));

    // Said once from either side, and remembered for both.
    await dismissPair(deps, actor, { keptId: others.mailbox, goneId: me });
    await dismissPair(deps, actor, { keptId: me, goneId: others.mailbox });
    expect((await duplicatesOf(deps, me)).map(({ person }) => person.id)).not.toContain(others.mailbox);
    expect((await duplicatesOf(deps, others.mailbox)).map(({ person }) => person.id)).not.toContain(me);
    expect((await listDuplicates(deps, DuplicateListInput.parse({}))).pairs).toHaveLength(3);
  });

  it('is found by name without accents, however they’re encoded', async () => {
    const written = ['José Álvarez', 'Jose Alvarez', 'JOSE\u0301 A\u0301LVAREZ'];
    const people: CandidateId[] = [];
    for (const country of ['Côte d’Ivoire', 'Cote d’Ivoire', 'Côte d’Ivoire'])
      people.push(await applied(deps, { fullName: 'Someone', country, phone: '+34 600 111 222' }));
    // Rows of earlier versions have both encodings.
    for (const [index, id] of people.entries())
      await deps.db
        .update(candidates)
        .set({ fullName: written[index] ?? '' })
        .where(eq(candidates.id, id));
    const [first = actorless(), ...others] = people;
    const found = await duplicatesOf(deps, first);
    const byName = found.filter(({ reasons }) => reasons.includes('name'));
    expect(byName.map(({ person }) => person.id).sort()).toEqual(others.sort());
    expect(byName.every(({ reasons }) => reasons.includes('phone'))).toBe(true);
  });

  it('says nothing about a phone that many people share', async () => {
    const office = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        applied(deps, { fullName: `Office ${index}`, phone: '+44 20 7946 0999', country: 'UK' }),
      ),
    );
    expect(await duplicatesOf(deps, office[0] ?? actorless())).toEqual([]);
    // It does not hide what two of them have in common besides, either.
    await deps.db
      .update(candidates)
      .set({ fullName: 'Office Twin' })
      .where(inArray(candidates.id, office.slice(0, 2)));
    const { pairs } = await listDuplicates(deps, DuplicateListInput.parse({ limit: 100 }));
    const twins = pairs.filter(({ first }) => first.fullName === 'Office Twin');
    expect(twins.map(({ reasons }) => reasons)).toEqual([['name']]);
  });
});

function actorless(): never {
  throw new Error('Nobody applied');
}

describe('merging', () => {
  it('has a rule for every table that references a person', async () => {
    const walled = ['self_identification_links', 'self_identifications'];
    const tables = [...new Set((await keysTo(deps.db, 'candidates')).map(({ table }) => table))];
    const ruled = Object.keys(personalTables).filter((table) => personalTables[table]?.merge);
    const loose = looseTables.map(({ table }) => table);
    const known = [...tables.filter((table) => !walled.includes(table)), ...loose];
    expect(known.sort()).toEqual(ruled.sort());
    expect(walled.every((table) => tables.includes(table))).toBe(true);
  });

  it('stops instead of losing rows of a table without a rule', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    await deps.db.execute(
      sql`create table newcomers (candidate_id uuid not null references candidates(id) on delete cascade)`,
    );
    try {
      await deps.db.execute(sql`insert into newcomers values (${gone})`);
      await expect(merge(kept, gone)).rejects.toThrow('newcomers');
      expect(await exists(gone)).toBe(true);
    } finally {
      await deps.db.execute(sql`drop table newcomers`);
    }
  });

  it('moves everything, keeps the address, and leaves nothing of the other record behind', async () => {
    const kept = await applied(deps, { fullName: 'Kept Person', phone: '' });
    const gone = await applied(deps, { fullName: 'Gone Person', phone: '+1 415 555 0199' });
    const address = (await readCandidate(deps, gone)).email;
    const both = await createTag(deps, actor, {
      id: TagId.parse(deps.clock.uuid()),
      name: 'Both',
      colour: 'blue',
    });
    const only = await createTag(deps, actor, {
      id: TagId.parse(deps.clock.uuid()),
      name: 'Only',
      colour: 'red',
    });
    const tag = (people: CandidateId[], add: TagId[]) =>
      changeTags(deps, actor, {
        changes: people.map((candidateId) => ({ candidateId, add, remove: [] })),
        idempotencyKey: deps.clock.uuid(),
      });
    await tag([kept, gone], [both.id]);
    await tag([gone], [only.id]);
    await shortlisted(deps, kept);
    await shortlisted(deps, gone);
    await addNote(deps, actor, { candidateId: gone, text: 'Remember me', idempotencyKey: deps.clock.uuid() });
    await interviewed(gone);
    const view = await previewMerge(deps, { keptId: kept, goneId: gone });
    expect(view).toMatchObject({ refusal: null, emailOf: null });
    expect(Object.fromEntries(view.moves.map(({ what, count }) => [what, count]))).toMatchObject({
      applications: 1,
      files: 1,
      interviews: 1,
      notes: 1,
      tags: 2,
    });

    const input = {
      keptId: kept,
      goneId: gone,
      takeFromGone: ['phone' as const],
      idempotencyKey: deps.clock.uuid(),
    };
    // Two tabs and a retry: one merge.
    const twice = { ...input, idempotencyKey: deps.clock.uuid() };
    const answers = await Promise.all([
      mergeCandidates(deps, actor, input),
      mergeCandidates(deps, actor, twice),
    ]);
    expect(answers).toEqual([{ candidateId: kept }, { candidateId: kept }]);
    expect(await mergeCandidates(deps, actor, input)).toEqual({ candidateId: kept });

    expect(await exists(gone)).toBe(false);
    const person = await readCandidate(deps, kept);
    expect(person).toMatchObject({ fullName: 'Kept Person', phone: '+1 415 555 0199', score: 77 });
    const detail = await adminCandidate(deps, { ...actor, roles: ['admin'] }, kept);
    expect(detail.applications).toHaveLength(2);
    expect(detail.otherEmails).toEqual([address]);
    // HR, who has an email from the old address before them, finds the record by it.
    const search = CandidateListInput.parse({ search: address.toUpperCase() });
    const found = await listCandidates(deps, search);
    expect([found.total, found.rows.map(({ id }) => id)]).toEqual([1, [kept]]);
    expect(detail.interviews).toHaveLength(1);
    expect(detail.tags.map(({ name }) => name).sort()).toEqual(['Both', 'Only']);
    expect(detail.timeline.filter(({ kind }) => kind === 'merged')).toHaveLength(1);
    expect(detail.timeline.map(({ text }) => text)).toContain('Remember me');
    const [codes] = await deps.db.execute(
      sql`select count(*)::int as live from access_codes where candidate_id = ${kept} and revoked_at is null`,
    );
    expect(codes?.live).toBe(1);
    // Only the log, the note of the merge and finished tasks still know the old number.
    const left = (await wholeDatabase(deps.database.client))
      .split('\n')
      .filter((line) => line.includes(gone) && !/^(audit_log|candidate_merges|job|warning) /.test(line));
    expect(left).toEqual([]);
    expect(await facets()).toBe(await counted());
    const [tags] = await deps.db.execute(
      sql`select sum(count)::int as count from tag_facets where tag_id = ${both.id}`,
    );
    expect(tags?.count).toBe(1);

    // A link from before leads to the record that stayed, and so do emails and requests from the address.
    expect((await adminCandidate(deps, { ...actor, roles: ['admin'] }, gone)).id).toBe(kept);
    expect(await findSubjects(deps.db, { email: address.toUpperCase() })).toMatchObject([
      { candidateId: kept },
    ]);
    await apply(deps, await applicationInput(deps, { email: address, fullName: 'Back Again' }), {
      ip: someIp(),
    });
    const all = await deps.db.select().from(applications).where(eq(applications.candidateId, kept));
    expect(all).toHaveLength(3);
    expect((await deps.db.select().from(candidates).where(eq(candidates.email, address))).length).toBe(0);

    // Erasing covers the alias: afterwards nobody is known by it.
    await deps.db.transaction((tx) => erasePerson(deps, tx, { candidateId: kept, userId: null }));
    expect(await findSubjects(deps.db, { email: address })).toEqual([]);
    expect(await mergedInto(deps.db, gone)).toBeNull();
    expect(await wholeDatabase(deps.database.client)).not.toContain(address);
  });

  it('takes the address, the status and whatever else is chosen', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps, { fullName: 'Better Name' })];
    const [before, other] = [await readCandidate(deps, kept), await readCandidate(deps, gone)];
    await changeStatus(deps, actor, {
      candidateId: gone,
      status: 'interviewed',
      notify: false,
      idempotencyKey: deps.clock.uuid(),
    });
    await merge(kept, gone, ['fullName', 'email', 'status']);
    expect(await readCandidate(deps, kept)).toMatchObject({
      fullName: 'Better Name',
      email: other.email,
      status: 'interviewed',
    });
    expect(await findSubjects(deps.db, { email: before.email })).toMatchObject([{ candidateId: kept }]);
    expect(await facets()).toBe(await counted());
  });

  it('merges three records one after the other, with all addresses', async () => {
    const [a, b, c] = [await applied(deps), await applied(deps), await applied(deps)];
    const addresses = await Promise.all([b, c].map(async (id) => (await readCandidate(deps, id)).email));
    await merge(b, c);
    await merge(a, b);
    for (const address of addresses)
      expect(await findSubjects(deps.db, { email: address })).toMatchObject([{ candidateId: a }]);
    expect(await mergedInto(deps.db, c)).toBe(a);
  });

  it('refuses two accounts, two sets of documents, and two open interviews, and changes nothing', async () => {
    const [one, two] = [await hired(deps), await hired(deps)];
    await handedIn(deps, one);
    await handedIn(deps, two);
    await deps.db
      .update(candidates)
      .set({ userId: null })
      .where(inArray(candidates.id, [one, two]));
    const before = await wholeDatabase(deps.database.client);
    await expect(merge(one, two)).rejects.toMatchObject({ code: 'merge_two_documents' });
    expect(await previewMerge(deps, { keptId: one, goneId: two })).toMatchObject({
      refusal: 'merge_two_documents',
    });
    expect(await wholeDatabase(deps.database.client)).toBe(before);

    const [three, four] = [await applied(deps), await applied(deps)];
    await interviewed(three, true);
    await interviewed(four, true);
    await expect(merge(three, four)).rejects.toMatchObject({ code: 'merge_both_open' });

    const [five, six] = [await applied(deps), await applied(deps)];
    for (const id of [five, six]) {
      const account = await adminActor(deps);
      await deps.db.execute(sql`update users set email_verified_at = now() where id = ${account.userId}`);
      await deps.db.update(candidates).set({ userId: account.userId }).where(eq(candidates.id, id));
    }
    await expect(merge(five, six)).rejects.toMatchObject({ code: 'merge_two_accounts' });
    const nobody = merge(five, deps.clock.uuid() as CandidateId);
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' });
  });

  it('moves documents with their sealed values, which still open', async () => {
    const [kept, gone] = [await applied(deps), await hired(deps)];
    await handedIn(deps, gone);
    await merge(kept, gone, ['status']);
    const [row] = await deps.db.execute<{ id: string; account_number: string }>(
      sql`select id, account_number from onboarding_documents where candidate_id = ${kept}`,
    );
    const place = { table: 'onboarding_documents', column: 'account_number', row: row?.id ?? '' };
    expect(await deps.vault.decrypt(place, row?.account_number ?? '')).toMatch(/^\d+$/);
  });

  it('gives the account and its address to the record that stays', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    const account = await adminActor(deps);
    await deps.db.execute(sql`update users set email_verified_at = now() where id = ${account.userId}`);
    await deps.db.update(candidates).set({ userId: account.userId }).where(eq(candidates.id, gone));
    const { email } = await readCandidate(deps, gone);
    expect(await previewMerge(deps, { keptId: kept, goneId: gone })).toMatchObject({ emailOf: 'gone' });
    await merge(kept, gone);
    expect(await readCandidate(deps, kept)).toMatchObject({ userId: account.userId, email });
  });

  it('makes one of two legal holds, and carries open data requests along', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    for (const [candidateId, reason] of [
      [kept, 'Court A'],
      [gone, 'Court B'],
    ] as const) {
      await deps.db
        .insert(legalHolds)
        .values({ id: deps.clock.uuid(), candidateId, reason, createdAt: deps.clock.now() });
    }
    await merge(kept, gone);
    const holds = await deps.db.select().from(legalHolds).where(eq(legalHolds.candidateId, kept));
    expect(holds.filter(({ liftedAt }) => liftedAt === null).map(({ reason }) => reason)).toEqual([
      'Court A / Court B',
    ]);
    expect(await deps.db.select().from(privacyRequests).where(eq(privacyRequests.candidateId, gone))).toEqual(
      [],
    );
  });

  it('lets applications and merges of one address take turns', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [kept, gone] = [await applied(deps), await applied(deps)];
      const { email } = await readCandidate(deps, gone);
      const input = await applicationInput(deps, { email });
      await Promise.all([merge(kept, gone), apply(deps, input, { ip: someIp() })]);
      const [row] = await deps.db
        .select({ owner: applications.candidateId })
        .from(applications)
        .where(eq(applications.idempotencyKey, input.idempotencyKey));
      expect(row?.owner).toBe(kept);
      expect((await deps.db.select().from(candidates).where(eq(candidates.email, email))).length).toBe(0);
    }
  });
});

describe('stage history of a merged person', () => {
  const set = (candidateId: CandidateId, status: CandidateStatus) =>
    changeStatus(deps, actor, { candidateId, status, notify: false, idempotencyKey: deps.clock.uuid() });
  const stays = async (id: CandidateId) =>
    (
      await deps.database.client<{ stage: string; since: string; open: boolean }[]>`
        select stage, (entered_at at time zone 'UTC')::date::text as since, left_at is null as open
        from candidate_stays where candidate_id = ${id} order by entered_at, id`
    ).map(({ stage, since, open }) => [stage, since, open]);
  const cells = async () => {
    const from = new Date('2026-01-01T00:00:00Z');
    const found = await deps.db.transaction((tx) => countCells(tx, from, new Date('2028-01-01T00:00:00Z')));
    const sum = (key: 'shortlisted' | 'interviewed') => found.reduce((all, cell) => all + cell[key], 0);
    return { shortlisted: sum('shortlisted'), interviewed: sum('interviewed') };
  };
  const at = (day: string) => deps.clock.set(new Date(`${day}T09:00:00Z`));
  /** The counts that triggers maintain, against the rows they count. */
  const miscounted = () =>
    deps.database.client`
      select f.stage from (select stage, sum(count)::int as count from waiting_facets group by 1) f
      where f.count <> (select count(*)::int from candidate_stays s where s.stage = f.stage and s.left_at is null)
      union all
      select f.stage from (select stage, sum(count)::int as count from stay_facets group by 1) f
      where f.count <> (select count(*)::int from candidate_stays s where s.stage = f.stage and s.left_at is not null)`;

  it('keeps the steps of the record that goes', async () => {
    at('2027-03-01');
    const gone = await applied(deps);
    at('2027-03-03');
    await set(gone, 'shortlisted');
    at('2027-03-05');
    await set(gone, 'interviewed');
    at('2027-03-08');
    await set(gone, 'rejected');
    at('2027-03-20');
    const kept = await applied(deps);
    const before = await cells();
    await merge(kept, gone);
    expect(await stays(kept)).toEqual([
      ['shortlisted', '2027-03-03', false],
      ['interviewed', '2027-03-05', false],
      ['applied', '2027-03-20', true],
    ]);
    expect(await cells()).toEqual(before);
    expect(await miscounted()).toEqual([]);
  });

  it('goes on with the wait of the record whose status counts', async () => {
    at('2027-04-01');
    const gone = await applied(deps);
    at('2027-04-05');
    await set(gone, 'interviewed');
    at('2027-04-20');
    const kept = await applied(deps);
    at('2027-04-25');
    await merge(kept, gone, ['status']);
    expect(await stays(kept)).toEqual([
      ['applied', '2027-04-01', false],
      ['interviewed', '2027-04-05', true],
    ]);
    // Both wait in the same stage: they have since the first of the two days.
    at('2027-04-26');
    const again = await applied(deps);
    await set(again, 'interviewed');
    await merge(again, kept);
    expect(await stays(again)).toContainEqual(['interviewed', '2027-04-05', true]);
    // A step that was reached stays one, also when it no longer counts.
    const third = await applied(deps);
    await merge(again, third, ['status']);
    expect(await stays(again)).toEqual([
      ['interviewed', '2027-04-05', false],
      ['applied', '2027-04-26', false],
      ['applied', '2027-04-26', true],
    ]);
    expect(await miscounted()).toEqual([]);
  });

  it('waits for nothing after a decision', async () => {
    at('2027-05-01');
    const gone = await applied(deps);
    at('2027-05-05');
    await set(gone, 'rejected');
    at('2027-05-20');
    const kept = await applied(deps);
    await merge(kept, gone, ['status']);
    expect(await stays(kept)).toEqual([['applied', '2027-05-01', false]]);
  });

  it.each(['the record that stays', 'the record that goes'])(
    'takes a status set right after the merge as a new step; %s is older',
    async (older) => {
      at('2027-06-01');
      const first = await applied(deps);
      const second = await applied(deps);
      const [kept, gone] = older === 'the record that stays' ? [first, second] : [second, first];
      at('2027-06-05');
      await set(gone, 'shortlisted');
      at('2027-06-10');
      await merge(kept, gone);
      deps.clock.forward(1_000);
      await set(kept, 'shortlisted');
      expect(await stays(kept)).toEqual([
        ['applied', '2027-06-01', false],
        ['shortlisted', '2027-06-05', false],
        ['shortlisted', '2027-06-10', true],
      ]);
      // Undone at once, it's forgotten, and the wait goes on.
      await set(kept, 'applied');
      expect((await stays(kept)).filter(([, , open]) => open)).toEqual([['applied', '2027-06-01', true]]);
      expect(await miscounted()).toEqual([]);
    },
  );

  it('goes back to the status that a merge has replaced', async () => {
    at('2027-07-01');
    const gone = await applied(deps);
    at('2027-07-03');
    await set(gone, 'shortlisted');
    const kept = await applied(deps);
    at('2027-07-05');
    await set(kept, 'interviewed');
    at('2027-07-10');
    await merge(kept, gone, ['status']);
    await set(kept, 'interviewed');
    expect((await stays(kept)).filter(([, , open]) => open)).toEqual([['interviewed', '2027-07-10', true]]);
    expect(await miscounted()).toEqual([]);
  });
});
