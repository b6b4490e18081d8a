import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { applications, candidates } from '../../../server/db/schema/candidates.ts';
import { users } from '../../../server/db/schema/users.ts';
import { saveSettings } from '../../../server/features/admin/settings/service.ts';
import { apply } from '../../../server/features/applications/parts/apply.ts';
import { resendConfirmation } from '../../../server/features/applications/parts/confirm.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import { sendContact } from '../../../server/features/contact/service.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { requestData } from '../../../server/features/privacy/service.ts';
import { registerPrivacyTasks } from '../../../server/features/privacy/tasks.ts';
import { ContactInput } from '../../../shared/contact/schema.ts';
import { DataRequestInput } from '../../../shared/privacy/schema.ts';
import { signUpForm } from '../../support/accounts.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { docResume } from '../../support/oldWord.ts';
import { privacyStories } from '../../support/privacyStories.ts';
import {
  adminActor,
  applicationInput,
  applied,
  someIp,
  uploadLetter,
  uploadUnread,
} from '../../support/stories.ts';

const drawn = vi.hoisted(() => ({ times: 0 }));
vi.mock('sharp', async (original) => {
  const { default: sharp, ...rest } = await original<typeof import('sharp')>();
  const counted = (...input: Parameters<typeof sharp>) => {
    drawn.times += 1;
    return sharp(...input);
  };
  return { ...rest, default: counted };
});

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  registerPrivacyTasks(app.deps);
});
afterAll(() => app.close());
const { confirmed, nextDay } = privacyStories(() => app);

const crisis = 'Honestly, I want to die most days and I only apply because my mother asked me to do it.';
/** Each more callers than the tests' pool has connections. */
const CROWD = 14;
const crowd = <T>(work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, n) => work(n)));

describe('a crowd of callers that takes all connections', () => {
  it('is what the tests’ database warns of', async () => {
    const { db } = app.deps;
    const nested = db.transaction(async () => {
      await db.select().from(users).limit(1);
    });
    const warning = expect.stringContaining('second connection');
    await expect(nested).rejects.toMatchObject({ cause: { message: warning } });
    const inner = db.transaction(async () => {
      await db.transaction(async () => {});
    });
    await expect(inner).rejects.toMatchObject({ message: warning });
  });

  it('signs up with an address that is known', async () => {
    const { deps } = app;
    const form = signUpForm({ email: 'crowd@example.com' });
    await signUp(deps, form, { ip: someIp() });
    await crowd(() => signUp(deps, { ...form, idempotencyKey: crypto.randomUUID() }, { ip: someIp() }));
    const kinds = (await deps.emails()).filter(({ to }) => to === form.email).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'account-exists')).toHaveLength(3);
  });

  it('asks for the confirmation of its applications again', async () => {
    const { deps } = app;
    const { id, token } = await uploadUnread(deps, docResume(), 'resume.doc', someIp());
    const inputs = await crowd(() => applicationInput(deps, { resume: { id, token } }));
    for (const input of inputs) await apply(deps, input, { ip: someIp() });
    await crowd((n) =>
      resendConfirmation(deps, { idempotencyKey: inputs[n]?.idempotencyKey ?? '' }, { ip: someIp() }),
    );
    const [first] = inputs;
    const emailed = (await deps.emails()).filter(({ to }) => to === first?.email);
    expect(emailed.map(({ kind }) => kind)).toEqual(['application-received', 'application-received']);
  });
});

describe('a call that was stored, repeated', () => {
  /** The findings of as many repeated calls. */
  const repeated = async <T>(times: number, call: () => Promise<T>): Promise<T[]> => {
    const answers: T[] = [];
    for (let n = 0; n < times; n++) answers.push(await call());
    return answers;
  };

  it('reads one application’s texts for danger three times an hour, and is answered all the same', async () => {
    nextDay();
    const { id, token } = await uploadUnread(app.deps, docResume(), 'resume.doc', someIp());
    const input = await applicationInput(app.deps, { introduction: crisis, resume: { id, token } });
    const ip = someIp();
    await apply(app.deps, input, { ip });
    const answers = await repeated(4, () => apply(app.deps, input, { ip }));
    expect(answers.map(({ safety }) => safety !== null)).toEqual([true, true, true, false]);
    expect(answers.every(({ selfIdentification }) => selfIdentification.length > 20)).toBe(true);
    // Someone else of the same network still gets the card.
    const other = await uploadUnread(app.deps, docResume(), 'resume.doc', someIp());
    const files = { resume: { id: other.id, token: other.token } };
    const another = await applicationInput(app.deps, { introduction: crisis, ...files });
    await apply(app.deps, another, { ip });
    expect((await apply(app.deps, another, { ip })).safety).not.toBeNull();
  });

  it('reads a message or a note twenty times an hour', async () => {
    nextDay();
    const ip = someIp();
    const idempotencyKey = crypto.randomUUID();
    const message = ContactInput.parse({
      name: 'Ada Example',
      email: 'ada@example.com',
      topic: 'work',
      message: crisis,
      idempotencyKey,
    });
    const request = DataRequestInput.parse({
      email: 'ada@example.com',
      kind: 'copy',
      note: crisis,
      idempotencyKey,
    });
    const { reference } = await sendContact(app.deps, message, { ip });
    await requestData(app.deps, request, { ip });
    const told = await repeated(22, () => sendContact(app.deps, message, { ip }));
    expect(told.filter(({ safety }) => safety !== null)).toHaveLength(20);
    expect(new Set(told.map((one) => one.reference))).toEqual(new Set([reference]));
    const found = await repeated(22, () => requestData(app.deps, request, { ip }));
    expect(found.filter((safety) => safety !== null)).toHaveLength(20);
  });
});

describe('files', () => {
  it('of one network fill no disk: half a gigabyte a day, résumés and letters together', async () => {
    nextDay();
    const { deps } = app;
    const ip = someIp();
    const send = (from: string) => uploadUnread(deps, docResume(), 'resume.doc', from);
    const day = { name: 'upload-volume', max: 512 * 1024, windowSeconds: 86_400 };
    await deps.limits.hit(day, ip, day.max - 100);
    await send(ip);
    await deps.limits.takeBack(day, ip, 1_000_000);
    await deps.limits.hit(day, ip, day.max);
    const refused = { code: 'too_many_attempts' };
    await expect(send(ip)).rejects.toMatchObject(refused);
    await expect(uploadLetter(deps, docResume(), 'letter.doc', ip)).rejects.toMatchObject(refused);
    await send(someIp());
    nextDay();
    await send(ip);
  });

  it('that differ only in what follows the question mark are drawn once', async () => {
    const actor = await adminActor(app.deps);
    await saveSettings(app.deps, actor, { section: 'look', basedOn: null, value: { accent: '#1a5fb4' } });
    const before = drawn.times;
    for (let n = 0; n < 5; n++) {
      const answer = await fetch(`${app.address}/brand/1a5fb4.png?again=${n}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    expect(drawn.times - before).toBe(1);
  });
});

describe('the record of a confirmed account', () => {
  it('takes nothing from a stranger’s application before its owner confirms it, even if it is the first', async () => {
    nextDay();
    const { deps } = app;
    const email = 'owner@example.com';
    await signUp(deps, signUpForm({ email, fullName: 'Olga Owner' }), { ip: someIp() });
    await deps.db.update(users).set({ emailVerifiedAt: deps.clock.now() }).where(eq(users.email, email));
    const { id, token } = await uploadUnread(deps, docResume(), 'resume.doc', someIp());
    const input = await applicationInput(deps, { email, fullName: 'Mallory', resume: { id, token } });
    await apply(deps, input, { ip: someIp() });
    const [record] = await deps.db.select().from(candidates).where(eq(candidates.email, email));
    expect(record).toMatchObject({ fullName: 'Olga Owner', position: 'Applicant', resumeFileId: null });
    const stored = deps.db.select().from(applications).where(eq(applications.resumeFileId, id));
    expect(await stored).toMatchObject([{ awaitsProof: true, confirmedAt: null }]);

    const own = { ...input, fullName: 'Olga Owner', idempotencyKey: crypto.randomUUID() };
    await apply(deps, own, { ip: someIp(), email });
    expect((await deps.db.select().from(candidates).where(eq(candidates.email, email)))[0]).toMatchObject({
      position: input.position,
      resumeFileId: id,
    });
  });

  it('with another address than the account’s is copied, held, and deleted with it', async () => {
    nextDay();
    const { deps } = app;
    const candidateId = await applied(deps, { email: 'at-work@example.com', fullName: 'Linda Linked' });
    await app.candidateCookie(candidateId);
    const [account] = await deps.db
      .select({ email: users.email })
      .from(users)
      .innerJoin(candidates, eq(candidates.userId, users.id))
      .where(eq(candidates.id, candidateId));
    const email = account?.email ?? '';
    const states = async () =>
      (
        await deps.database.client<{ state: string }[]>`
          select state from privacy_requests where candidate_id = ${candidateId} order by created_at`
      ).map(({ state }) => state);

    await confirmed(email, 'copy');
    expect(await states()).toEqual(['done']);
    const hr = await adminActor(deps);
    await setHold(deps, hr, { candidateId, held: true, reason: 'Lawsuit 12' });
    nextDay();
    await confirmed(email, 'deletion');
    expect(await states()).toEqual(['done', 'held']);
    await setHold(deps, hr, { candidateId, held: false, reason: 'Settled' });
    await deps.queue.run('privacy.fulfil');
    expect(await deps.db.select().from(candidates).where(eq(candidates.id, candidateId))).toEqual([]);
    expect(await deps.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  });
});
