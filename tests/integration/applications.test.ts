import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applications, candidates } from '../../server/db/schema/candidates.ts';
import { files } from '../../server/db/schema/files.ts';
import { jobs } from '../../server/db/schema/jobs.ts';
import { toDomainError } from '../../server/errors.ts';
import { apply } from '../../server/features/applications/parts/apply.ts';
import { confirmApplication } from '../../server/features/applications/parts/confirm.ts';
import { changeStatus } from '../../server/features/candidates/admin.ts';
import { candidateDetail } from '../../server/features/candidates/service.ts';
import { adminJob } from '../../server/features/jobs/admin.ts';
import { readTimeline } from '../../server/features/timeline/service.ts';
import { ApplyInput } from '../../shared/applications/schema.ts';
import { CandidateId, FileId, JobId } from '../../shared/ids/schema.ts';
import { HOUR_MS } from '../../shared/time/durations.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { heardDuring } from '../support/events.ts';
import { waitingForLocks } from '../support/locks.ts';
import { docResume } from '../support/oldWord.ts';
import { adminActor, applicationInput, someIp, upload } from '../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

const people = () => deps.db.select().from(candidates);
const stored = () => deps.db.select().from(applications).orderBy(applications.createdAt);
const claimed = async () =>
  (await deps.db.select().from(files)).filter(({ candidateId }) => candidateId !== null);
const send = (input: ApplyInput, ip = someIp(), proof: Omit<Parameters<typeof apply>[2], 'ip'> = {}) =>
  apply(deps, input, { ip, ...proof });
const confirm = (token: string) => confirmApplication(deps, { token }, { ip: someIp() });
/** The tokens that were emailed to this address, oldest first. */
const tokens = async (email: string): Promise<string[]> =>
  (await deps.mails())
    .filter(({ to, kind }) => to === email && kind === 'application-received')
    .map(({ text }) => text.match(/confirm#([\w-]{43})/)?.[1] ?? 'none');

/** An application with an old Word file, which is stored without being read: many of them take no time. */
async function anInput(changes: Partial<ApplyInput> = {}): Promise<ApplyInput> {
  const { id, token } = await upload(deps, docResume(), 'resume.doc', someIp());
  return applicationInput(deps, { resume: { id, token }, ...changes });
}

async function postJob(changes: Partial<typeof jobs.$inferInsert> = {}): Promise<JobId> {
  const id = JobId.parse(deps.clock.uuid());
  const now = deps.clock.now();
  await deps.db.insert(jobs).values({
    id,
    title: 'Data Entry Clerk, Orders',
    description: 'Type what you see.',
    department: 'Operations',
    position: 'Data Entry Clerk',
    hiringManager: 'The HR team',
    createdAt: now,
    updatedAt: now,
    ...changes,
  });
  return id;
}
const applicants = async (id: JobId) =>
  (await deps.db.select().from(jobs).where(eq(jobs.id, id)))[0]?.applicantCount;

/** Nothing of a refused application is anywhere. */
async function expectNothing(): Promise<void> {
  expect(await people()).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(await claimed()).toEqual([]);
  expect(await deps.mails()).toEqual([]);
}

describe('an application', () => {
  it('becomes a person, an application, a timeline entry, a count and two mails', async () => {
    const jobId = await postJob({ applicantCount: 1_000 });
    const input = await anInput({
      fullName: 'Ada Example',
      phone: '+254 700 000000',
      jobId,
      position: 'Data Entry Clerk',
    });
    await send(input);

    const [person] = await people();
    const candidateId = CandidateId.parse(person?.id);
    expect(person).toMatchObject({
      fullName: 'Ada Example',
      email: input.email,
      position: 'Data Entry Clerk',
      status: 'applied',
      consentGiven: true,
      resumeFileId: input.resume.id,
      appliedAt: deps.clock.now(),
    });
    expect(await stored()).toMatchObject([{ candidateId, jobId, resumeFileId: input.resume.id }]);
    expect(await claimed()).toMatchObject([{ id: input.resume.id, candidateId }]);
    expect(await applicants(jobId)).toBe(1_001);
    expect(await readTimeline(deps, candidateId, { forCandidate: false })).toMatchObject([
      { kind: 'applied' },
    ]);

    const mails = await deps.mails();
    const toHr = mails.find(({ kind }) => kind === 'application-received-hr');
    expect(toHr).toMatchObject({ to: deps.env.HR_EMAIL, subject: 'New application: Data Entry Clerk' });
    for (const fact of ['Ada Example', input.email, '+254 700 000000', 'Kenya', 'Data Entry Clerk, Orders']) {
      expect(toHr?.text).toContain(fact);
    }
    expect(toHr?.text).toContain(`http://localhost:3000/admin?candidate=${candidateId}`);
    const toApplicant = mails.find(({ kind }) => kind === 'application-received');
    expect(toApplicant?.to).toBe(input.email);
    expect(toApplicant?.text).toContain('Confirm it was you');
    expect(mails).toHaveLength(2);
  });

  it('tells HR at once, but only when everything is stored', async () => {
    const refused = await anInput({ jobId: JobId.parse(crypto.randomUUID()) });
    const lost = await heardDuring(deps, 'candidates', () => expect(send(refused)).rejects.toThrow());
    expect(lost).toEqual([]);
    const input = await anInput();
    const heard = await heardDuring(deps, 'candidates', () => send(input));
    const [person] = await people();
    expect(heard).toContainEqual(expect.objectContaining({ candidateId: person?.id }));
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['SQL', `Robert'); drop table candidates;--`],
    ['another script', '王小明 Ωmega אבג'],
    ['marks and pictures', 'Z\u0351\u0343algo 👩‍👩‍👧'],
    ['a formula', '=HYPERLINK("http://x.example")'],
    ['a template', '{{7*7}} %s <%= 7 %>'],
  ])('keeps %s in a name as it was typed, and mails never run it', async (_, fullName) => {
    await send(
      await anInput({
        fullName,
        introduction: `${fullName} `.repeat(8).padEnd(60, '.').trim(),
      }),
    );
    expect((await people())[0]?.fullName).toBe(fullName);
    await confirm((await tokens((await people())[0]?.email ?? ''))[0] ?? '');
    for (const { html, text, kind } of await deps.mails()) {
      if (kind !== 'application-received') expect(text).toContain(fullName);
      expect(html).not.toContain('<script');
      expect(html).not.toContain('href="http://x.example');
    }
  });

  it('counts Other as what the person wrote, on one line of a subject', async () => {
    const otherPosition = 'Translator\r\nBcc: someone@example.com';
    await send(await anInput({ position: 'Other', otherPosition }));
    expect((await people())[0]?.position).toBe(otherPosition);
    const [hr] = (await deps.mails()).filter(({ kind }) => kind === 'application-received-hr');
    expect(hr?.subject).toBe('New application: Translator Bcc: someone@example.com');
  });

  it('takes no name, position or country of two lines at the door', async () => {
    const { email, ...rest } = await anInput();
    for (const field of ['fullName', 'country', 'otherPosition']) {
      const { error } = ApplyInput.safeParse({ email, ...rest, [field]: 'a\r\nBcc: x@evil.example' });
      expect(error?.issues[0]?.message).toBe('Please use one line, without line breaks or tabs');
    }
  });

  it('refuses text that no database can hold, with a sentence and nothing stored', async () => {
    const input = await anInput({ fullName: 'Zero\0byte' });
    const refusal = await send(input).catch(toDomainError);
    expect(refusal).toMatchObject({ code: 'invalid_input' });
    await expectNothing();
  });
});

describe('what is refused leaves nothing behind', () => {
  it('a job that closed meanwhile', async () => {
    const closed = await Promise.all([
      postJob({ status: 'closed' }),
      postJob({ status: 'draft' }),
      postJob({ archivedAt: deps.clock.now() }),
      postJob({ applicationDeadline: '2026-11-18' }),
    ]);
    for (const jobId of [...closed, JobId.parse(crypto.randomUUID())]) {
      const input = await anInput({ jobId });
      await expect(send(input)).rejects.toMatchObject({ code: 'job_closed' });
    }
    await expectNothing();
    // None of them counted as a try: the same person may still apply, with the same files.
    const input = await anInput({ jobId: closed[0] });
    for (let tries = 0; tries < 6; tries++)
      await expect(send(input)).rejects.toMatchObject({ code: 'job_closed' });
    await send({ ...input, jobId: null, idempotencyKey: deps.clock.uuid() });
    expect(await people()).toHaveLength(1);
  });

  it('a résumé that is gone, or that someone else uploaded', async () => {
    const input = await anInput();
    const foreign = { ...input, resume: { ...input.resume, token: 'x'.repeat(43) } };
    await expect(send(foreign)).rejects.toMatchObject({ code: 'file_gone' });
    const unknown = { ...input, resume: { ...input.resume, id: FileId.parse(crypto.randomUUID()) } };
    await expect(send(unknown)).rejects.toMatchObject({ code: 'file_gone' });
    await expectNothing();
    await send(input);
    const taken = { ...foreign, idempotencyKey: deps.clock.uuid(), email: 'other@example.com' };
    await expect(send(taken)).rejects.toMatchObject({ code: 'file_gone' });
    expect(await people()).toHaveLength(1);
  });

  it('a program that fills the hidden field, which is told that all went well', async () => {
    await send(await anInput({ website: 'https://spam.example' }));
    await expectNothing();
  });

  it('wrong fields, each with the sentence of the form', async () => {
    const input = await anInput();
    const wrong: [object, string][] = [
      [{ fullName: 'A' }, 'Name must be at least 2 characters'],
      [{ fullName: 'A'.repeat(101) }, 'Name must be less than 100 characters'],
      [{ email: 'nobody' }, 'Invalid email address'],
      [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'Invalid email address'],
      [{ email: `${'a'.repeat(250)}@example.com` }, 'Email must be less than 255 characters'],
      [{ position: 'King' }, 'Please select a position'],
      [{ introduction: 'Short.' }, 'Please provide at least 50 characters'],
      [{ consent: false }, 'You must consent to continue'],
      [{ resume: undefined }, 'Please upload your resume to continue.'],
    ];
    for (const [change, message] of wrong) {
      const parsed = ApplyInput.safeParse({ ...input, ...change });
      expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
    }
    expect(ApplyInput.safeParse({ ...input, status: 'hired' }).success).toBe(false);
  });

  it('the sixth application of an hour from one network, or of one address', async () => {
    const ip = someIp();
    for (let count = 0; count < 5; count++) await send(await anInput(), ip);
    await expect(send(await anInput(), ip)).rejects.toMatchObject({ code: 'too_many_attempts' });
    const mine = someIp();
    for (let count = 0; count < 5; count++) await send(await anInput({ email: 'me@example.com' }), mine);
    const sixth = await anInput({ email: 'ME@example.com' });
    await expect(send(sixth, mine)).rejects.toMatchObject({ code: 'too_many_attempts' });
    deps.clock.forward(2 * 3_600_000);
    await send(sixth, mine);
    expect(await stored()).toHaveLength(11);
  });

  it('but never the owner of an address that others typed, who gets the email to prove it', async () => {
    const stranger = someIp();
    for (let count = 0; count < 5; count++) {
      await send(await anInput({ email: 'victim@example.com' }), stranger);
    }
    await send(await anInput({ email: 'victim@example.com', fullName: 'The Owner' }));
    expect((await stored()).map(({ fullName }) => fullName)).toContain('The Owner');
    expect(await tokens('victim@example.com')).toHaveLength(6);
  });

  it('and no mailbox gets more than 15 emails an hour, whatever networks they come from', async () => {
    for (let count = 0; count < 17; count++) await send(await anInput({ email: 'victim@example.com' }));
    expect(await tokens('victim@example.com')).toHaveLength(15);
    // Signed in, the owner's application counts at once, whatever others sent.
    const signedIn = await anInput({ email: 'victim@example.com', position: 'Data Entry Clerk' });
    await send(signedIn, someIp(), { email: 'Victim@Example.com' });
    expect(await people()).toMatchObject([
      { position: 'Data Entry Clerk', resumeFileId: signedIn.resume.id },
    ]);
    expect(await tokens('victim@example.com')).toHaveLength(16);
  });
});

describe('sent more than once', () => {
  it('is stored once for twenty tries at the same time', async () => {
    const jobId = await postJob({ applicantCount: 10 });
    const input = await anInput({ jobId });
    const ip = someIp();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => send(input, ip)));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(5);
    await send(input, ip);
    expect(await stored()).toHaveLength(1);
    expect(await people()).toHaveLength(1);
    expect(await deps.mails()).toHaveLength(2);
    expect(await applicants(jobId)).toBe(11);
  });

  it('does not make a person out of a used key with another address', async () => {
    const input = await anInput();
    await send(input);
    const other = await anInput({ email: 'other@example.com' });
    await Promise.all([send({ ...other, idempotencyKey: input.idempotencyKey }), send(input)]);
    expect(await people()).toHaveLength(1);
    expect(await claimed()).toHaveLength(1);
  });

  it('counts every one of many applications for a job', async () => {
    const jobId = await postJob({ applicantCount: 1_000 });
    const inputs = [];
    for (let count = 0; count < 12; count++) inputs.push(await anInput({ jobId }));
    await Promise.all(inputs.map((input) => send(input)));
    expect(await applicants(jobId)).toBe(1_012);
    expect(await people()).toHaveLength(12);
  });
});

describe('a second application of the same address', () => {
  it('is kept beside the first and never rewrites who the person is', async () => {
    const first = await anInput({
      email: 'Ada@Example.com',
      fullName: 'Ada Example',
      phone: '+1 555 010 0111',
    });
    const appliedAt = deps.clock.now();
    await send(first);
    deps.clock.forward(3_600_000);
    const second = await anInput({
      email: 'ada@example.COM',
      fullName: 'Mallory',
      phone: '+1 555 010 0999',
      country: 'Elsewhere',
      position: 'Virtual Assistant',
    });
    await send(second);
    expect(await people()).toMatchObject([
      {
        email: 'Ada@Example.com',
        fullName: 'Ada Example',
        phone: '+1 555 010 0111',
        country: 'Kenya',
        position: 'Customer Support Representative',
        resumeFileId: first.resume.id,
        appliedAt,
      },
    ]);
    expect((await stored()).map(({ fullName, phone }) => [fullName, phone])).toEqual([
      ['Ada Example', '+1 555 010 0111'],
      ['Mallory', '+1 555 010 0999'],
    ]);
  });

  it('replaces its own earlier try that got no answer, and nothing of anyone else', async () => {
    const jobId = await postJob({ applicantCount: 1_000 });
    const { email, ...first } = await anInput({ jobId });
    await send({ ...first, email });
    deps.clock.forward(60_000);
    // The second one never arrived.
    const lost = deps.clock.uuid();
    const earlier = [first.idempotencyKey, lost];
    const corrected = await anInput({ email, jobId, fullName: 'Right Name', earlier });
    await send(corrected);
    deps.clock.forward(60_000);
    const last = await anInput({
      ...{ email, jobId, fullName: 'Last Name' },
      earlier: [...earlier, corrected.idempotencyKey],
    });
    await send(last);
    expect(await people()).toMatchObject([{ fullName: 'Last Name', resumeFileId: last.resume.id }]);
    expect((await stored()).map(({ awaitsProof }) => awaitsProof)).toEqual([false, false, false]);
    // As many as HR's list shows.
    expect(await applicants(jobId)).toBe(1_003);
    expect(await adminJob(deps, jobId)).toMatchObject({ applicantCount: 1_003, applications: 3 });
    const stranger = await anInput({ email, jobId, fullName: 'Stranger', earlier: [lost] });
    const other = await anInput();
    await send(other);
    await send(stranger);
    await send(await anInput({ email, fullName: 'Other Sender', earlier: [other.idempotencyKey] }));
    await send(await anInput({ email, fullName: 'Own Friend', earlier: [stranger.idempotencyKey] }));
    const waiting = (await stored()).filter(({ awaitsProof }) => awaitsProof);
    expect(waiting.map(({ fullName }) => fullName).sort()).toEqual([
      ...['Other Sender', 'Own Friend', 'Stranger'],
    ]);
    expect(await applicants(jobId)).toBe(1_004);
  });

  it('is no correction long after the earlier try', async () => {
    const { email, ...first } = await anInput();
    await send({ ...first, email });
    deps.clock.forward(2 * HOUR_MS);
    await send(await anInput({ email, fullName: 'Much Later', earlier: [first.idempotencyKey] }));
    expect((await stored()).map(({ awaitsProof }) => awaitsProof).sort()).toEqual([false, true]);
    expect(await people()).toMatchObject([{ fullName: 'Test Person' }]);
  });

  it('is no correction once an owner has confirmed the record', async () => {
    const { email, ...first } = await anInput();
    await send({ ...first, email });
    const [token = ''] = await tokens(email);
    await confirm(token);
    await send(await anInput({ email, fullName: 'Later Name', earlier: [first.idempotencyKey] }));
    expect((await stored()).map(({ awaitsProof }) => awaitsProof).sort()).toEqual([false, true]);
    expect(await people()).toMatchObject([{ fullName: 'Test Person' }]);
  });

  it('leaves status, position and résumé alone once HR acted', async () => {
    const first = await anInput({ email: 'ada@example.com' });
    const appliedAt = deps.clock.now();
    await send(first);
    const [person] = await people();
    const candidateId = CandidateId.parse(person?.id);
    await changeStatus(deps, await adminActor(deps), {
      candidateId,
      status: 'rejected',
      notify: false,
      idempotencyKey: deps.clock.uuid(),
    });
    deps.clock.forward(60_000);
    await send(await anInput({ email: 'ada@example.com', position: 'Virtual Assistant' }));
    expect(await people()).toMatchObject([
      {
        status: 'rejected',
        position: first.position,
        resumeFileId: first.resume.id,
        appliedAt,
      },
    ]);
    expect(await stored()).toHaveLength(2);
    const timeline = await readTimeline(deps, candidateId, { forCandidate: false });
    expect(timeline.filter(({ kind }) => kind === 'applied')).toHaveLength(2);
    const told = (await deps.mails())
      .filter(({ kind }) => kind === 'application-received-hr')
      .map(({ text }) => text.includes('Their status is Rejected'));
    expect(told.sort()).toEqual([false, true]);
  });

  it('of two at the same moment keeps both, for one person', async () => {
    const inputs = [];
    for (let count = 0; count < 4; count++) inputs.push(await anInput({ email: 'twin@example.com' }));
    await Promise.all(inputs.map((input) => send(input)));
    expect(await people()).toHaveLength(1);
    expect(await stored()).toHaveLength(4);
  });

  it('gets the same mails as a first one, so that nobody learns who is known', async () => {
    const make = () => anInput({ email: 'ada@example.com' });
    // A link to the voluntary questions, new each time, is all that it says.
    for (let round = 0; round < 2; round++) {
      expect(await send(await make())).toEqual({
        selfIdentification: expect.stringMatching(/^[\w-]{43}$/),
        safety: null,
      });
    }
    const mails = (await deps.mails()).filter(({ to }) => to === 'ada@example.com');
    expect(mails).toHaveLength(2);
    const [first, second] = mails.map(({ text }) => text.replace(/confirm#[\w-]{43}/, 'confirm#'));
    expect(first).toBe(second);
  });
});

describe('an address that is not proven yet', () => {
  const stranger = {
    email: 'ada@example.com',
    fullName: 'Buy Pills',
    position: 'Other',
    otherPosition: 'Cheap pills at pills.example',
    introduction:
      'Visit pills.example today for the best prices and win a phone, only this week and only for you.',
  } as const;

  it('gets nothing of what was typed, and a copy once it is confirmed', async () => {
    await send(await anInput(stranger));
    const mail = (await deps.mails()).find(({ kind }) => kind === 'application-received');
    for (const part of [mail?.subject, mail?.html, mail?.text]) expect(part).not.toMatch(/pills/i);
    expect(mail?.text).toContain('November 19, 2026');
    const [token = ''] = await tokens('ada@example.com');
    await Promise.all([confirm(token), confirm(token)]);
    await confirm(token);
    const copies = (await deps.mails()).filter(({ kind }) => kind === 'application-copy');
    expect(copies).toHaveLength(1);
    expect(copies[0]?.to).toBe('ada@example.com');
    expect(copies[0]?.text).toContain('Visit pills.example today');
  });

  it('leaves position and résumé as they were, and HR sees both and which one is unconfirmed', async () => {
    const first = await anInput({ email: 'ada@example.com' });
    await send(first);
    deps.clock.forward(60_000);
    const second = await anInput({ ...stranger });
    await send(second);
    const [person] = await people();
    expect(person).toMatchObject({ position: first.position, resumeFileId: first.resume.id });
    const seen = await candidateDetail(deps, CandidateId.parse(person?.id));
    expect(seen.applications.map(({ fullName, awaitsProof }) => [fullName, awaitsProof])).toEqual([
      ['Buy Pills', true],
      ['Test Person', false],
    ]);
    const notes = (await deps.mails())
      .filter(({ kind }) => kind === 'application-received-hr')
      .map(({ text }) => text.includes('hasn’t confirmed'));
    expect(notes.sort()).toEqual([false, true]);
    const [, token = ''] = await tokens('ada@example.com');
    await confirm(token);
    expect(await people()).toMatchObject([
      { position: stranger.otherPosition, resumeFileId: second.resume.id, fullName: 'Buy Pills' },
    ]);
  });

  it('names nobody for good: the first proven application does', async () => {
    const linkedinUrl = 'https://www.linkedin.com/in/evil';
    await send(await anInput({ ...stranger, phone: '+12025550199', linkedinUrl }));
    deps.clock.forward(60_000);
    const own = await anInput({ email: 'ada@example.com' });
    await send(own);
    expect(await people()).toMatchObject([{ fullName: 'Buy Pills', linkedinUrl }]);
    const [strangers = '', owners = ''] = await tokens('ada@example.com');
    await confirm(owners);
    const named = { fullName: own.fullName, linkedinUrl: null, introduction: own.introduction };
    expect(await people()).toMatchObject([named]);
    await confirm(strangers);
    deps.clock.forward(60_000);
    await send(await anInput({ ...stranger }));
    await confirm((await tokens('ada@example.com'))[2] ?? '');
    expect(await people()).toMatchObject([named]);
  });

  it('dates the person only once it is confirmed', async () => {
    const email = 'dated@example.com';
    const first = deps.clock.now();
    await send(await anInput({ email }));
    deps.clock.forward(3 * 24 * 3_600_000);
    const second = deps.clock.now();
    await send(await anInput({ email }));
    const dated = async () => (await people()).map(({ appliedAt }) => appliedAt);
    expect(await dated()).toEqual([first]);
    deps.clock.forward(3_600_000);
    await confirm((await tokens(email))[1] ?? '');
    expect(await dated()).toEqual([second]);
  });

  it('is proven by the portal of the record, and not by an account with another address', async () => {
    const first = await anInput({ email: 'ada@example.com' });
    await send(first);
    const candidateId = CandidateId.parse((await people())[0]?.id);
    deps.clock.forward(60_000);
    await send(await anInput({ ...stranger }), someIp(), { email: 'mallory@example.com' });
    expect(await people()).toMatchObject([{ resumeFileId: first.resume.id }]);
    const own = await anInput({ email: 'ada@example.com', position: 'Virtual Assistant' });
    deps.clock.forward(60_000);
    await send(own, someIp(), { candidateId });
    expect(await people()).toMatchObject([{ position: 'Virtual Assistant', resumeFileId: own.resume.id }]);
    // An older one that is confirmed later does not come before it.
    await confirm((await tokens('ada@example.com'))[1] ?? '');
    expect(await people()).toMatchObject([{ position: 'Virtual Assistant', resumeFileId: own.resume.id }]);
  });

  it('counts for the first application to a record that a sign-up made', async () => {
    const input = await anInput({ email: 'new@example.com', position: 'Virtual Assistant' });
    await deps.db.insert(candidates).values({
      id: CandidateId.parse(deps.clock.uuid()),
      fullName: 'New Person',
      email: 'new@example.com',
      country: 'Kenya',
      position: 'Customer Support Representative',
      appliedAt: deps.clock.now(),
      createdAt: deps.clock.now(),
      updatedAt: deps.clock.now(),
    });
    await send(input);
    expect(await people()).toMatchObject([
      { position: 'Virtual Assistant', resumeFileId: input.resume.id, fullName: input.fullName },
    ]);
    expect(await stored()).toMatchObject([{ awaitsProof: false, confirmedAt: null }]);
  });

  it('changes nothing when the owner confirms the first one late', async () => {
    await send(await anInput(stranger));
    deps.clock.forward(60_000);
    const own = await anInput({ email: 'ada@example.com', position: 'Virtual Assistant' });
    await send(own);
    const [strangers = '', owners = ''] = await tokens('ada@example.com');
    await confirm(owners);
    await confirm(strangers);
    expect(await people()).toMatchObject([{ position: 'Virtual Assistant', resumeFileId: own.resume.id }]);
  });

  it('is not proven by a link that ends while it is being followed', async () => {
    await send(await anInput({ email: 'ada@example.com' }));
    const [token = ''] = await tokens('ada@example.com');
    const { client } = deps.database;
    const following = await client.begin(async (tx) => {
      await tx`select 1 from candidates where email = 'ada@example.com' for update`;
      const opened = confirm(token).then(
        () => 'confirmed',
        () => 'refused',
      );
      await expect.poll(() => waitingForLocks(deps)).toBeGreaterThan(0);
      await tx`update applications set confirm_hash = null`;
      return { opened };
    });
    expect(await following.opened).toBe('refused');
  });

  it('is not proven by a made-up link, or one that is too old', async () => {
    await send(await anInput({ email: 'ada@example.com' }));
    await expect(confirm('x'.repeat(43))).rejects.toMatchObject({ code: 'link_invalid' });
    deps.clock.forward(31 * 86_400_000);
    const [token = ''] = await tokens('ada@example.com');
    await expect(confirm(token)).rejects.toMatchObject({ code: 'link_invalid' });
    expect(await stored()).toMatchObject([{ confirmedAt: null }]);
  });
});
