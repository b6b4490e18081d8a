import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readAppSettings, saveSettings } from '../../../server/features/admin/settings/service.ts';
import {
  changeStatus,
  changeStatuses,
  previewStatusEmail,
  reissueCode,
} from '../../../server/features/candidates/admin.ts';
import { readCandidate } from '../../../server/features/candidates/service.ts';
import { startInterview } from '../../../server/features/interview/parts/inProgress.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { pacing } from '../../../shared/conversation/pacing.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { codeOf } from '../../support/accounts.ts';
import { type HeldTask, type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

const kinds = { shortlisted: 'access-code', hired: 'hired', rejected: 'rejected' } as const;

async function set(candidateId: CandidateId, status: CandidateStatus, notify: boolean): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  await changeStatus(deps, await adminActor(deps), { candidateId, status, notify, idempotencyKey });
}

/** The table of tasks answers with a text. */
const dueOf = (task: HeldTask | undefined): Date | null => (task?.dueAt ? new Date(task.dueAt) : null);

/** Emails about decisions to one person, with the moment at which each would leave. */
async function decisions(
  candidateId: CandidateId,
): Promise<{ kind: string; state: string; due: Date | null }[]> {
  const rows = await deps.database.client<{ id: string; kind: string; state: string }[]>`
    select id, kind, state from mails
    where candidate_id = ${candidateId} and kind in ('access-code', 'hired', 'rejected') order by created_at`;
  const tasks = await deps.queue.tasks();
  return rows.map(({ id, kind, state }) => ({
    kind,
    state,
    due: dueOf(tasks.find(({ data }) => data.mailId === id)),
  }));
}

describe('an email about a decision', () => {
  it.each(['shortlisted', 'hired', 'rejected'] as const)(
    'is held while undo is offered: %s',
    async (status) => {
      const candidateId = await applied(deps);
      await set(candidateId, status, true);
      const held = pacing.decisionEmail + pacing.decisionEmailMargin;
      const due = new Date(deps.clock.now().getTime() + held);
      expect(await decisions(candidateId)).toEqual([{ kind: kinds[status], state: 'queued', due }]);
      await set(candidateId, 'applied', false);
      expect(await decisions(candidateId)).toEqual([]);
    },
  );

  it('that has left stays in the log', async () => {
    const candidateId = await applied(deps);
    await set(candidateId, 'shortlisted', true);
    await deps.database.client`update mails set state = 'sent' where candidate_id = ${candidateId}`;
    await set(candidateId, 'applied', false);
    expect((await decisions(candidateId)).map(({ state }) => state)).toEqual(['sent']);
  });

  it('invites nobody to an interview that is over', async () => {
    const candidateId = await applied(deps);
    const newest = async (): Promise<string> => {
      const written = (await deps.emails()).findLast(
        ({ to, kind }) => to === email && kind === 'access-code',
      );
      deps.clock.forward(1_000);
      return written?.text ?? '';
    };
    const { email } = await readCandidate(deps, candidateId);
    await set(candidateId, 'shortlisted', true);
    expect(await newest()).toContain('start your chat interview');
    await startInterview(deps, candidateId);
    await deps.database.client`update interview_sessions set is_complete = true
      where candidate_id = ${candidateId}`;
    await set(candidateId, 'rejected', false);
    await set(candidateId, 'shortlisted', true);
    expect(await newest()).toContain('already completed your interview');
    expect(await newest()).not.toMatch(/start your chat interview|10–15 minutes/);
    const call = { candidateId, idempotencyKey: deps.clock.uuid() };
    await reissueCode(deps, await adminActor(deps), call);
    expect(await newest()).not.toContain('start your chat interview');
    const preview = await previewStatusEmail(deps, { candidateId, status: 'shortlisted' });
    expect(preview?.text).toContain('already completed your interview');
  });

  it('to somebody else stays', async () => {
    const [one, other] = [await applied(deps), await applied(deps)];
    await set(one, 'rejected', true);
    await set(other, 'rejected', true);
    await set(one, 'applied', false);
    expect(await decisions(one)).toEqual([]);
    expect(await decisions(other)).toHaveLength(1);
  });
});

describe('undo of a decision', () => {
  const choose = (candidateId: CandidateId, status: CandidateStatus, notify = true) => ({
    candidateId,
    status,
    notify,
    idempotencyKey: crypto.randomUUID(),
  });
  const change = async (input: ReturnType<typeof choose> & { undoes?: string }) =>
    changeStatus(deps, await adminActor(deps), input);
  const back = (input: ReturnType<typeof choose>, status: CandidateStatus = 'applied') => ({
    ...choose(input.candidateId, status, false),
    from: input.status,
    undoes: input.idempotencyKey,
  });
  const statusNow = async (id: CandidateId): Promise<CandidateStatus> =>
    (await readCandidate(deps, id)).status;
  const leave = async (id: CandidateId): Promise<void> => {
    await deps.database.client`update mails set state = 'sent' where candidate_id = ${id}`;
  };
  async function pace(scale: number): Promise<void> {
    const basedOn = (await readAppSettings(deps)).sections.pacing.version;
    await saveSettings(deps, await adminActor(deps), { section: 'pacing', basedOn, value: { scale } });
  }
  afterEach(() => pace(1));

  it.each(['shortlisted', 'hired', 'rejected'] as const)(
    'ends before its email leaves, at every pace: %s',
    async (status) => {
      for (const scale of [1, 0.3, 0]) {
        await pace(scale);
        const id = await applied(deps);
        const { undoMs } = await change(choose(id, status));
        expect(undoMs).toBe(pacing.decisionEmail * scale);
        const [email] = await decisions(id);
        const due = email?.due?.getTime() ?? deps.clock.now().getTime();
        expect(due - deps.clock.now().getTime()).toBe(undoMs * 1.5);
      }
    },
  );

  it('has the time left after a lost answer, and the time of a slip without an email', async () => {
    const [id, quiet] = [await applied(deps), await applied(deps)];
    const rejected = choose(id, 'rejected');
    await change(rejected);
    deps.clock.forward(4_000);
    expect(await change(rejected)).toEqual({ previous: 'applied', undoMs: 6_000 });
    deps.clock.forward(7_000);
    expect(await change(rejected)).toEqual({ previous: 'applied', undoMs: 0 });
    expect((await change(choose(quiet, 'rejected', false))).undoMs).toBe(50_000);
  });

  it('is refused once the email has left; a change of its own isn’t', async () => {
    for (const status of ['shortlisted', 'hired', 'rejected'] as const) {
      const id = await applied(deps);
      const made = choose(id, status);
      await change(made);
      deps.clock.forward(120_000);
      await leave(id);
      expect(await codeOf(change(back(made)))).toBe('email_left');
      expect(await statusNow(id)).toBe(status);
      await change({ ...choose(id, 'applied', false) });
      expect(await statusNow(id)).toBe('applied');
    }
  });

  it('isn’t refused over an earlier email, one that came back, or none', async () => {
    const [id, bounced, quiet] = [await applied(deps), await applied(deps), await applied(deps)];
    await change(choose(id, 'rejected'));
    await leave(id);
    await change(choose(id, 'applied', false));
    deps.clock.forward(120_000);
    const [again, made, silent] = [
      choose(id, 'rejected', false),
      choose(bounced, 'rejected'),
      choose(quiet, 'rejected', false),
    ];
    for (const one of [again, made, silent]) await change(one);
    await deps.database.client`update mails set state = 'returned' where candidate_id = ${bounced}`;
    for (const one of [again, made, silent]) await change(back(one));
    expect(await Promise.all([id, bounced, quiet].map(statusNow))).toEqual(['applied', 'applied', 'applied']);
  });

  it('for many people names those whose email has left, and returns each one’s time for undo', async () => {
    const [one, other] = [await applied(deps), await applied(deps)];
    const actor = await adminActor(deps);
    const idempotencyKey = crypto.randomUUID();
    const input = { candidateIds: [one, other], status: 'rejected' as const, notify: true, idempotencyKey };
    const { changed } = await changeStatuses(deps, actor, input);
    expect(changed.map(({ undoMs }) => undoMs)).toEqual([10_000, 10_000]);
    await leave(other);
    const undo = { ...input, status: 'applied' as const, notify: false, undoes: idempotencyKey };
    const done = await changeStatuses(deps, actor, { ...undo, idempotencyKey: crypto.randomUUID() });
    expect(done).toMatchObject({ changed: [{ candidateId: one }], left: 0, emailed: 1 });
    expect(await Promise.all([one, other].map(statusNow))).toEqual(['applied', 'rejected']);
  });

  it('of many is stored together where it writes no email, but for those whose email has left', async () => {
    const actor = await adminActor(deps);
    const [one, two, other] = [await applied(deps), await applied(deps), await applied(deps)];
    const candidateIds = [one, two, other];
    for (const id of candidateIds) await change(choose(id, 'interviewed', false));
    const made = {
      candidateIds,
      status: 'rejected' as const,
      notify: true,
      idempotencyKey: crypto.randomUUID(),
    };
    await changeStatuses(deps, actor, made);
    await leave(other);
    const undo = { candidateIds, status: 'interviewed' as const, notify: false, undoes: made.idempotencyKey };
    const done = await changeStatuses(deps, actor, { ...undo, idempotencyKey: crypto.randomUUID() });
    expect(done).toMatchObject({
      changed: [{ candidateId: one }, { candidateId: two }],
      left: 0,
      emailed: 1,
    });
    expect(await Promise.all(candidateIds.map(statusNow))).toEqual([
      'interviewed',
      'interviewed',
      'rejected',
    ]);
    // Lines written one at a time, each after a savepoint, have different transaction numbers.
    const [lines] = await deps.database.client<{ lines: number; writes: number }[]>`
      select count(*)::int as lines, count(distinct xmin::text)::int as writes from candidate_events
      where candidate_id in ${deps.database.client(candidateIds)} and data ->> 'from' = 'rejected'`;
    expect(lines).toEqual({ lines: 2, writes: 1 });
  });
});
