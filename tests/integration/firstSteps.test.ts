import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOff, stepsToTake } from '../../server/features/admin/overview/steps.ts';
import { firstSteps } from '../../shared/company/firstSteps.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { adminActor, applied } from '../support/stories.ts';

let deps: TestDeps;
let actor: Awaited<ReturnType<typeof adminActor>>;
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
afterAll(() => deps.close());

const testEmail = async (): Promise<void> => {
  const { client } = deps.database;
  await client`insert into mails (id, "to", kind, subject, created_at, sent_at)
    values (${deps.clock.uuid()}, 'hr@example.com', 'test', 'A test', now(), now())`;
};

it('a sender that the server names needs no saving, only a test email', async () => {
  const env = { ...deps.env, HR_EMAIL: 'hr@second-company.example', MAIL_FROM: 'hr@second-company.example' };
  const mailbox = async (one = deps) =>
    (await stepsToTake(one, actor)).find(({ step }) => step === 'mailbox')?.state;
  const named = { ...deps, env };
  expect(await mailbox(named)).toBe('open');
  await testEmail();
  expect(await mailbox(named)).toBe('done');
  // The example's address isn't anyone's.
  expect(await mailbox()).toBe('open');
});

it('are hidden while there is demo content, not because it was there', async () => {
  const env = { ...deps.env, DEMO_DATA: 'small' as const };
  expect(await stepsToTake({ ...deps, env }, actor)).toHaveLength(firstSteps.length);
  const candidateId = await applied(deps);
  const { client } = deps.database;
  await client`update candidates set demo = true where id = ${candidateId}`;
  expect(await stepsToTake(deps, actor)).toEqual([]);
  await client`delete from candidates where id = ${candidateId}`;
});

it('are over once all are done or postponed, and stay over', async () => {
  const env = { ...deps.env, HR_EMAIL: 'hr@second-company.example', MAIL_FROM: 'hr@second-company.example' };
  const named = { ...deps, env };
  for (const step of firstSteps) if (step !== 'mailbox') await putOff(deps, actor, { step, later: true });
  expect(await stepsToTake(named, actor)).toEqual([]);
  await deps.database.client`delete from mails where kind = 'test'`;
  expect(await stepsToTake(named, actor)).toEqual([]);
});
