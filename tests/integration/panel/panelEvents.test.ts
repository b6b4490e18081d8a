import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations } from '../../../server/db/schema/conversations.ts';
import { type PanelTopic, watchPanel } from '../../../server/features/admin/events.ts';
import { saveSettings } from '../../../server/features/admin/settings/service.ts';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { markSeen } from '../../../server/features/conversation/parts/presence.ts';
import { completeInterview, startInterview } from '../../../server/features/interview/parts/inProgress.ts';
import { requestHuman } from '../../../server/features/interview/parts/requests.ts';
import { saveJob, setJobStatus } from '../../../server/features/jobs/admin.ts';
import { endWork, startWork } from '../../../server/features/workSessions/service.ts';
import { registerEmailTasks } from '../../../server/platform/email/tasks.ts';
import { CandidateListInput } from '../../../shared/candidates/schema.ts';
import { JobId } from '../../../shared/ids/schema.ts';
import { JobInput, newJob } from '../../../shared/jobs/admin.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied, hired, registerInterviews, shortlisted } from '../../support/stories.ts';

let deps: TestDeps;
const heard = new Set<PanelTopic>();
const closing = new AbortController();
beforeAll(async () => {
  deps = await testDeps();
  registerInterviews(deps);
  const events = await watchPanel(deps, closing.signal, async () => ['admin']);
  void (async () => {
    for await (const event of events) heard.add(event.topic);
  })();
});
afterAll(async () => {
  closing.abort();
  await deps.close();
});

/** An open panel hears of it, whatever else it hears. */
async function publishes(topic: PanelTopic, what: () => Promise<unknown>): Promise<void> {
  // What happened before may still be on its way.
  await deps.bus.publish(deps.db, 'panel', {});
  await expect.poll(() => heard.has('panel'), { timeout: 3_000 }).toBe(true);
  heard.clear();
  await what();
  await expect.poll(() => heard.has(topic), { timeout: 3_000 }).toBe(true);
}

it('a panel hears of what happens right after it was told that its stream has started', async () => {
  const events = await watchPanel(deps, closing.signal, async () => ['admin']);
  await deps.bus.publish(deps.db, 'mails', {});
  expect(await events.next()).toEqual({
    done: false,
    value: { type: 'changed', topic: 'mails', candidateId: null },
  });
});

describe('an open panel hears of', () => {
  it('applications, and the emails they write', async () => {
    await publishes('candidates', () => applied(deps));
    await publishes('mails', () => applied(deps));
  });

  it('requests for a person and finished interviews', async () => {
    const candidateId = await applied(deps);
    await shortlisted(deps, candidateId);
    await startInterview(deps, candidateId);
    // Who sits down in it shows as live; staying there is no news, coming back is.
    const [talk] = await deps.db.select().from(conversations).where(eq(conversations.ownerId, candidateId));
    const seen = async (): Promise<void> => {
      if (talk) await markSeen(deps, talk.id);
    };
    const isLive = async (): Promise<boolean | undefined> => {
      const { rows } = await listCandidates(deps, CandidateListInput.parse({ search: 'Test Person' }));
      return rows.find(({ id }) => id === candidateId)?.interviewing;
    };
    expect(await isLive()).toBe(false);
    await publishes('candidates', seen);
    expect(await isLive()).toBe(true);
    deps.clock.forward(61_000);
    expect(await isLive()).toBe(false);
    await publishes('candidates', seen);
    await publishes('candidates', () => requestHuman(deps, candidateId));
    await deps.database.client`
      insert into messages (id, conversation_id, seq, role, content, created_at)
      select gen_random_uuid(), c.id, n, case when n % 2 = 1 then 'assistant' else 'user' end, 'Said', now()
      from conversations c, generate_series(1, 20) n where c.owner_id = ${candidateId}`;
    await publishes('candidates', () => completeInterview(deps, candidateId));
  });

  it('shifts that start and end', async () => {
    const employeeId = await hired(deps);
    await publishes('workSessions', () => startWork(deps, employeeId));
    const { sessionId } = await startWork(deps, employeeId);
    // A shift is no interview.
    const [talk] = await deps.db.select().from(conversations).where(eq(conversations.ownerId, employeeId));
    if (talk) await markSeen(deps, talk.id);
    const { rows } = await listCandidates(deps, CandidateListInput.parse({ status: 'hired' }));
    expect(rows.find(({ id }) => id === employeeId)?.interviewing).toBe(false);
    await publishes('workSessions', () => endWork(deps, employeeId, sessionId));
  });

  it('jobs that are posted and closed, and settings', async () => {
    const actor = await adminActor(deps);
    const jobId = JobId.parse(deps.clock.uuid());
    const job = JobInput.parse({
      ...newJob,
      title: 'Live',
      department: 'Support',
      position: 'Other',
      salaryMin: null,
      salaryMax: null,
      description: 'Seen at once.',
      responsibilities: null,
      requirements: null,
      benefits: null,
      workHours: null,
      applicationDeadline: null,
    });
    await publishes('jobs', () => saveJob(deps, actor, { jobId, basedOn: null, job }));
    await publishes('jobs', () => setJobStatus(deps, actor, { jobId, status: 'closed' }));
    await publishes('settings', () =>
      saveSettings(deps, actor, { section: 'pacing', basedOn: null, value: { scale: 0 } }),
    );
  });

  it('emails that fail', async () => {
    registerEmailTasks({
      ...deps,
      transport: {
        send: async () => {
          throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        },
        forget: async () => {},
        close: async () => {},
      },
      sender: async () => ({ from: 'House <house@example.com>' }),
    });
    await applied(deps);
    await publishes('mails', () => deps.queue.run('mail.send').catch(() => null));
    const [row] = await deps.database.client`select state from mails where state = 'failed' limit 1`;
    expect(row).toBeDefined();
  });
});
