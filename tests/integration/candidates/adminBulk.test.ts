import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { candidates } from '../../../server/db/schema/candidates.ts';
import { panelPeople, setRole } from '../../../server/features/auth/admin.ts';
import { createUserSession, readUserSession } from '../../../server/features/auth/sessions.ts';
import {
  addNote,
  changeStatus,
  changeStatuses,
  previewStatusEmail,
  reissueCode,
} from '../../../server/features/candidates/admin.ts';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { listViews, removeView, saveView } from '../../../server/features/savedViews/admin.ts';
import { CandidateListInput } from '../../../shared/candidates/schema.ts';
import { candidateStatuses, emailedStatuses } from '../../../shared/candidates/status.ts';
import { CandidateId, type UserId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied, hired } from '../../support/stories.ts';

let deps: TestDeps;
let actor: { userId: UserId; ip: string };
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
afterAll(() => deps.close());

const statusOf = async (id: CandidateId) =>
  (await deps.database.client<{ status: string }[]>`select status from candidates where id = ${id}`)[0]
    ?.status;

describe('changing many at once', () => {
  it('changes each once, emails when asked to, and answers with what was before', async () => {
    const ids = [await applied(deps), await hired(deps), await applied(deps)];
    const input = {
      candidateIds: [...ids, ...ids.slice(0, 1)],
      status: 'rejected' as const,
      notify: true,
      idempotencyKey: deps.clock.uuid(),
    };
    const first = await changeStatuses(deps, actor, input);
    const { changed } = first;
    expect(changed.map(({ previous }) => previous)).toEqual(['applied', 'hired', 'applied']);
    // A lost answer is had again, so that all of it can still be undone.
    expect(await changeStatuses(deps, actor, input)).toEqual(first);
    const emails = (await deps.emails()).filter(({ kind }) => kind === 'rejected');
    // Someone who worked here didn't apply, and HR tells them itself.
    const rows = await deps.db.select().from(candidates).where(inArray(candidates.id, ids));
    const candidatesOnly = rows.filter(({ id }) => id !== ids[1]);
    expect(new Set(emails.map(({ to }) => to))).toEqual(new Set(candidatesOnly.map(({ email }) => email)));
    expect(emails).toHaveLength(2);
    for (const { candidateId, previous } of changed) {
      const back = { candidateIds: [candidateId], status: previous, notify: false };
      await changeStatuses(deps, actor, { ...back, idempotencyKey: deps.clock.uuid() });
    }
    expect(await Promise.all(ids.map(statusOf))).toEqual(['applied', 'hired', 'applied']);
  });

  it('sends no access code to employees whose employment ends', async () => {
    const [candidate, employee] = [await applied(deps), await hired(deps)];
    const codes = async (id: CandidateId) =>
      (await deps.database.client`select 1 from mails where candidate_id = ${id} and kind = 'access-code'`)
        .length;
    const before = await codes(employee);
    const from = { [candidate]: 'applied' as const, [employee]: 'hired' as const };
    const change = { candidateIds: [candidate, employee], from, status: 'shortlisted' as const };
    await changeStatuses(deps, actor, { ...change, notify: true, idempotencyKey: deps.clock.uuid() });
    expect(await Promise.all([candidate, employee].map(statusOf))).toEqual(['shortlisted', 'shortlisted']);
    expect([await codes(candidate), (await codes(employee)) - before]).toEqual([1, 0]);
  });

  it('takes one transaction for twenty, and leaves whom another one took away', async () => {
    const made = await deps.database.client<{ id: string }[]>`
      insert into candidates (id, full_name, email, position, country, status, consent_given, applied_at, created_at, updated_at)
      select gen_random_uuid(), 'One Of Many', n || '-of-many@example.com', 'Virtual Assistant', 'Kenya', 'applied', true,
        now(), now(), now() from generate_series(1, 21) n returning id`;
    const ids = made.map(({ id }) => CandidateId.parse(id));
    const [gone, ...others] = ids;
    if (!gone) throw new Error('somebody applied');
    await deps.db.delete(candidates).where(eq(candidates.id, gone));
    const quiet = { status: 'rejected' as const, notify: false, idempotencyKey: deps.clock.uuid() };
    const begun = vi.spyOn(deps.db, 'transaction');
    const { changed, left } = await changeStatuses(deps, actor, { ...quiet, candidateIds: ids });
    expect([changed.length, left]).toEqual([others.length, 1]);
    expect(begun).toHaveBeenCalledTimes(2);
    begun.mockRestore();
  });

  it('overwrites nothing that somebody else decided since they were chosen, nor does undo', async () => {
    const [one, two, gone] = [await applied(deps), await applied(deps), await applied(deps)];
    const change = (
      status: 'rejected' | 'applied' | 'hired',
      from: 'applied' | 'rejected',
      ids = [one, two],
    ) => ({
      candidateIds: ids,
      from: Object.fromEntries(ids.map((id) => [id, from])),
      status,
      notify: true,
      idempotencyKey: deps.clock.uuid(),
    });
    const alone = { notify: false, idempotencyKey: deps.clock.uuid() };
    await changeStatus(deps, actor, { candidateId: two, status: 'hired', ...alone });
    await deps.db.delete(candidates).where(eq(candidates.id, gone));
    expect(await changeStatuses(deps, actor, change('rejected', 'applied', [gone, two, one]))).toEqual({
      changed: [{ candidateId: one, previous: 'applied', undoMs: 10_000 }],
      left: 2,
      emailed: 0,
    });
    expect(await Promise.all([one, two].map(statusOf))).toEqual(['rejected', 'hired']);
    alone.idempotencyKey = deps.clock.uuid();
    await changeStatus(deps, actor, { candidateId: one, status: 'interviewed', ...alone });
    expect(await changeStatuses(deps, actor, change('applied', 'rejected', [one]))).toEqual({
      changed: [],
      left: 1,
      emailed: 0,
    });
    expect(await statusOf(one)).toBe('interviewed');
  });

  it('says who decided in the meantime, and what', async () => {
    const candidateId = await applied(deps);
    const change = (status: 'rejected' | 'hired') =>
      changeStatus(deps, actor, {
        candidateId,
        status,
        from: 'applied',
        notify: false,
        note: 'Talked to her twice.',
        idempotencyKey: deps.clock.uuid(),
      });
    await change('rejected');
    await expect(change('hired')).rejects.toMatchObject({
      code: 'conflict',
      data: { by: 'Test HR', status: 'rejected' },
    });
  });

  it('refuses a key that named something done to somebody else, instead of saying it is done', async () => {
    const [one, two] = [await applied(deps), await applied(deps)];
    const idempotencyKey = deps.clock.uuid();
    const change = { status: 'rejected' as const, notify: false, idempotencyKey };
    await changeStatus(deps, actor, { candidateId: one, ...change });
    await expect(changeStatus(deps, actor, { candidateId: two, ...change })).rejects.toMatchObject({
      code: 'conflict',
    });
    const note = { candidateId: two, text: 'Called her', idempotencyKey };
    await expect(addNote(deps, actor, note)).rejects.toMatchObject({ code: 'conflict' });
    const code = reissueCode(deps, actor, { candidateId: two, idempotencyKey });
    await expect(code).rejects.toMatchObject({ code: 'conflict' });
    expect(await statusOf(two)).toBe('applied');
  });

  it('shows the email beforehand, with nothing in it that opens a door', async () => {
    const candidateId = await applied(deps, { fullName: 'Preview Person' });
    const email = await previewStatusEmail(deps, { candidateId, status: 'shortlisted' });
    expect(email?.text).toContain('You’re shortlisted, Preview\n');
    expect(email?.text).toContain('[code hidden]');
    expect(email?.text).not.toContain('http');
    for (const status of candidateStatuses)
      expect((await previewStatusEmail(deps, { candidateId, status })) !== null, status).toBe(
        emailedStatuses.has(status),
      );
    expect(await statusOf(candidateId)).toBe('applied');
  });
});

describe('kept counts', () => {
  it('agree with the people there are after applying, changing, renaming and erasing', async () => {
    const { client } = deps.database;
    const counted = () => client`select position, status, count(*)::int as count from candidates
      group by position, status order by position, status`;
    const kept = () => client`select position, status, count from candidate_facets where count <> 0
      order by position, status`;
    const gone = await applied(deps);
    await client`update candidates set position = 'Virtual Assistant' where status = 'applied'`;
    await client`update candidates set phone = '1'`;
    await client`delete from candidates where id = ${gone}`;
    expect([...(await kept())]).toEqual([...(await counted())]);
    const list = await listCandidates(deps, CandidateListInput.parse({}));
    const [all] = await client<{ count: number }[]>`select count(*)::int as count from candidates`;
    expect(list.total).toBe(all?.count);
    expect(list.positions).toContain('Virtual Assistant');
  });
});

describe('saved views', () => {
  it('are kept once, by account, and only their owner can remove them', async () => {
    const view = { id: deps.clock.uuid(), name: 'Fresh', search: { status: 'applied' as const, days: 7 } };
    await saveView(deps, actor.userId, { ...view, name: 'Before its answer was lost' });
    await saveView(deps, actor.userId, view);
    expect(await listViews(deps, actor.userId)).toEqual([view]);
    const { userId: other } = await adminActor(deps);
    expect(await listViews(deps, other)).toEqual([]);
    await removeView(deps, other, view.id);
    expect(await listViews(deps, actor.userId)).toHaveLength(1);
    await removeView(deps, actor.userId, view.id);
    expect(await listViews(deps, actor.userId)).toEqual([]);

    // Thirty are the most; saving the last one again, after a lost answer, is no refusal.
    const many = Array.from({ length: 30 }, () => ({ ...view, id: deps.clock.uuid() }));
    for (const one of [...many, ...many.slice(-1)]) await saveView(deps, other, one);
    const more = saveView(deps, other, { ...view, id: deps.clock.uuid() });
    await expect(more).rejects.toMatchObject({
      code: 'views_full',
      message: 'You already have 30 saved views. Remove one first.',
    });
  });
});

describe('access to the panel', () => {
  it('is given to an account, counts at once, and is never taken from oneself', async () => {
    await deps.database.client`insert into user_roles (user_id, role) values (${actor.userId}, 'admin')`;
    const { userId } = await adminActor(deps);
    const [row] = await deps.database.client<
      { email: string }[]
    >`select email from users where id = ${userId}`;
    const email = row?.email ?? '';
    await deps.database.client`update users set email_verified_at = now() where id = ${userId}`;
    await setRole(deps, actor, { email, role: 'reviewer' });
    const others = async () => (await panelPeople(deps, actor.userId)).filter(({ you }) => !you);
    expect(await others()).toMatchObject([{ userId, roles: ['reviewer'], you: false }]);
    const { value } = await createUserSession(deps, deps.db, userId);
    await setRole(deps, actor, { email, role: null });
    expect(await readUserSession(deps, value)).toBeNull();
    expect(await others()).toEqual([]);
    const [own] = await deps.database.client<
      { email: string }[]
    >`select email from users where id = ${actor.userId}`;
    const self = setRole(deps, actor, { email: own?.email ?? '', role: null });
    await expect(self).rejects.toMatchObject({ code: 'conflict' });
    const nobody = setRole(deps, actor, { email: 'nobody@example.com', role: 'admin' });
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' });
  });
});
