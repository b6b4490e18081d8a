import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOf } from '../../../server/ai/connection/place.ts';
import { userRoles } from '../../../server/db/schema/users.ts';
import { endSteps, putOff, stepsToTake } from '../../../server/features/overview/parts/steps.ts';
import { sections } from '../../../server/platform/settings/register.ts';
import { writeRow } from '../../../server/platform/settings/rows.ts';
import type { AiTest } from '../../../shared/ai/connection.ts';
import { firstSteps } from '../../../shared/company/firstSteps.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

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
    (await stepsToTake(one)).find(({ step }) => step === 'mailbox')?.state;
  const named = { ...deps, env };
  expect(await mailbox(named)).toBe('open');
  await testEmail();
  expect(await mailbox(named)).toBe('done');
  // The example's address isn't anyone's.
  expect(await mailbox()).toBe('open');
});

it('are hidden while there is demo content, not because it was there', async () => {
  const env = { ...deps.env, DEMO_DATA: 'small' as const };
  expect(await stepsToTake({ ...deps, env })).toHaveLength(firstSteps.length);
  const candidateId = await applied(deps);
  const { client } = deps.database;
  await client`update candidates set demo = true where id = ${candidateId}`;
  expect(await stepsToTake(deps)).toEqual([]);
  await client`delete from candidates where id = ${candidateId}`;
});

it('stay listed while they’re only postponed, with a way back', async () => {
  for (const step of firstSteps) await putOff(deps, actor, { step, later: true });
  const states = async () => (await stepsToTake(deps)).map(({ state }) => state);
  expect(await states()).toEqual(firstSteps.map(() => 'later'));
  await expect(endSteps(deps, actor)).rejects.toMatchObject({ code: 'conflict' });
  for (const step of firstSteps) await putOff(deps, actor, { step, later: false });
  expect(await states()).toEqual(firstSteps.map(() => 'open'));
});

it('are over once all are done and the list is dismissed, and stay over', async () => {
  const env = { ...deps.env, HR_EMAIL: 'hr@second-company.example', MAIL_FROM: 'hr@second-company.example' };
  const named = { ...deps, env, ai: { ...deps.ai, builtIn: false } };
  const { client } = deps.database;
  const place = placeOf(env);
  const test: AiTest = {
    ...{ ...place, at: deps.clock.now().toISOString(), firstWordMs: null, tokensPerSecond: null },
    ...{ steps: [], trouble: null },
  };
  const colleague = await adminActor(deps);
  await deps.db.transaction(async (tx) => {
    await writeRow(deps, tx, sections(env).identity.key, {});
    await writeRow(deps, tx, `ai.test.${place.model}`, test);
    await tx
      .insert(userRoles)
      .values([actor, colleague].map(({ userId }) => ({ userId, role: 'admin' as const })));
  });
  await client`insert into jobs (id, title, description, department, position, hiring_manager, created_at, updated_at)
    values (${deps.clock.uuid()}, 'Chat', 'Answer people.', 'Support', 'Other', 'Talent Team', now(), now())`;
  await client`delete from mails where kind = 'test'`;
  await testEmail();
  expect((await stepsToTake(named)).map(({ state }) => state)).toEqual(firstSteps.map(() => 'done'));
  await endSteps(named, actor);
  await endSteps(named, actor);
  await client`delete from mails where kind = 'test'`;
  expect(await stepsToTake(named)).toEqual([]);
});
