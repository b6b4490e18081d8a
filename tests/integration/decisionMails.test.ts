import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStatus } from '../../server/features/candidates/service.ts';
import type { CandidateStatus } from '../../shared/candidates/schema.ts';
import { pacing } from '../../shared/conversation/pacing.ts';
import type { CandidateId } from '../../shared/ids/schema.ts';
import { type HeldTask, type TestDeps, testDeps } from '../support/deps.ts';
import { adminActor, applied } from '../support/stories.ts';

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

/** Mails about decisions to one person, with the moment at which each would leave. */
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

describe('a mail about a decision', () => {
  it.each(['shortlisted', 'hired', 'rejected'] as const)(
    'is held while undo is offered: %s',
    async (status) => {
      const candidateId = await applied(deps);
      await set(candidateId, status, true);
      const due = new Date(deps.clock.now().getTime() + pacing.decisionMail);
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

  it('to somebody else stays', async () => {
    const [one, other] = [await applied(deps), await applied(deps)];
    await set(one, 'rejected', true);
    await set(other, 'rejected', true);
    await set(one, 'applied', false);
    expect(await decisions(one)).toEqual([]);
    expect(await decisions(other)).toHaveLength(1);
  });
});
