import { afterAll, beforeAll, expect, it } from 'vitest';
import { listEmployees } from '../../../server/features/employee/admin.ts';
import { registerPrivacyTasks } from '../../../server/features/privacy/tasks.ts';
import type { PrivacyRequestRow } from '../../../shared/privacy/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { addYears } from '../../../shared/time/months.ts';
import { documentStories } from '../../support/documentStories.ts';
import { canaries, handedIn } from '../../support/handIn.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { privacyStories } from '../../support/privacyStories.ts';
import { adminWithCodes } from '../../support/secondStep.ts';
import { hired, registerInterviews } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  registerPrivacyTasks(app.deps);
  registerInterviews(app.deps);
});
afterAll(() => app.close());

const { emailTo, confirmed } = privacyStories(() => app);
const { check } = documentStories(() => app);

it('an employee whose data was deleted is no longer an employee, whatever payroll records the law keeps', async () => {
  const email = 'leaver@example.com';
  const id = await hired(app.deps, { email, fullName: 'Leaves Us' });
  await handedIn(app.deps, id);
  app.deps.clock.forward(100 * DAY_MS);
  const { cookie, code } = await adminWithCodes(app);
  await check(id, cookie);
  await confirmed(email, 'deletion');
  const [waiting] = (await app.query('privacy.requests', undefined, cookie)).data as PrivacyRequestRow[];
  await app.mutate('privacy.carryOut', { requestId: waiting?.id }, cookie);
  const lastDay = app.deps.clock.now();
  await app.deps.queue.run('privacy.fulfil');

  const kept = await app.deps.database.client`
    select c.status, d.candidate_id is not null as documents from candidates c
    left join onboarding_documents d on d.candidate_id = c.id where c.id = ${id}`;
  expect(kept).toMatchObject([{ status: 'rejected', documents: true }]);
  const given = { password: 'Table-and-chair-7', reason: 'Payroll', code: code() };
  const { data } = await app.mutate('documents.payroll', given, cookie);
  expect(data).toMatchObject({ people: 0, unreviewed: [] });
  expect(JSON.stringify(data)).not.toContain(canaries.ssn);
  expect((await listEmployees(app.deps, { search: '', limit: 10 })).employees).toEqual([]);
  const counted = await app.deps.database.client`
    select sum(count)::int as hired from candidate_facets where status = 'hired'`;
  expect(counted).toMatchObject([{ hired: 0 }]);

  // What payroll needs is kept from their last day, and with it the days they worked here.
  const [request] = (await app.query('privacy.requests', undefined, cookie)).data as PrivacyRequestRow[];
  expect(request).toMatchObject({
    state: 'kept',
    keepUntil: addYears(lastDay, 4).toISOString(),
  });
  const letter = { candidateIds: [id], subject: 'News', body: 'Hi.', idempotencyKey: app.deps.clock.uuid() };
  expect((await app.mutate('admin.assistant.sendMail', letter, cookie)).data).toMatchObject({
    sent: 0,
    gone: 1,
  });
  expect((await emailTo(email, 'privacy-erased'))?.text).toContain('payroll and tax details');

  // HR can't decide about them again: that would pay them, and write to them.
  const change = { status: 'hired', idempotencyKey: app.deps.clock.uuid() };
  const emailed = (await app.deps.emails()).length;
  expect((await app.mutate('admin.changeStatus', { ...change, candidateId: id }, cookie)).code).toBe(
    'conflict',
  );
  for (const status of ['hired', 'shortlisted', 'interviewed']) {
    const together = { status, candidateIds: [id], notify: false, idempotencyKey: app.deps.clock.uuid() };
    const answer = await app.mutate('admin.changeStatuses', together, cookie);
    expect(answer.data).toMatchObject({ left: 1 });
  }
  expect((await app.deps.emails()).length).toBe(emailed);
  const days = await app.deps.database.client`
    select data ->> 'to' as to from candidate_events where candidate_id = ${id} order by created_at`;
  expect(days.map(({ to }) => to)).toEqual(['hired', 'rejected']);
});
