import { describe, expect, it } from 'vitest';
import { toDomainError } from '../../../server/errors.ts';
import { readTimeline } from '../../../server/features/timeline/service.ts';
import { ApplyInput } from '../../../shared/applications/schema.ts';
import { CandidateId, FileId, JobId } from '../../../shared/ids/schema.ts';
import {
  anInput,
  applicants,
  claimed,
  confirm,
  deps,
  expectNothing,
  people,
  postJob,
  send,
  stored,
  tokens,
  withDatabase,
} from '../../support/applying.ts';
import { heardDuring } from '../../support/events.ts';
import { someIp } from '../../support/stories.ts';

withDatabase();

describe('an application', () => {
  it('becomes a person, an application, a timeline entry, a count and two emails', async () => {
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

    const emails = await deps.emails();
    const toHr = emails.find(({ kind }) => kind === 'application-received-hr');
    expect(toHr).toMatchObject({ to: deps.env.HR_EMAIL, subject: 'New application: Data Entry Clerk' });
    for (const fact of ['Ada Example', input.email, '+254 700 000000', 'Kenya', 'Data Entry Clerk, Orders']) {
      expect(toHr?.text).toContain(fact);
    }
    expect(toHr?.text).toContain(`http://localhost:3000/admin?candidate=${candidateId}`);
    const toApplicant = emails.find(({ kind }) => kind === 'application-received');
    expect(toApplicant?.to).toBe(input.email);
    expect(toApplicant?.text).toContain('Confirm it was you');
    expect(emails).toHaveLength(2);
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
  ])('keeps %s in a name as it was typed, and emails never run it', async (_, fullName) => {
    await send(
      await anInput({
        fullName,
        introduction: `${fullName} `.repeat(8).padEnd(60, '.').trim(),
      }),
    );
    expect((await people())[0]?.fullName).toBe(fullName);
    await confirm((await tokens((await people())[0]?.email ?? ''))[0] ?? '');
    for (const { html, text, kind } of await deps.emails()) {
      if (kind !== 'application-received') expect(text).toContain(fullName);
      expect(html).not.toContain('<script');
      expect(html).not.toContain('href="http://x.example');
    }
  });

  it('counts Other as what the person wrote, on one line of a subject', async () => {
    const otherPosition = 'Translator\r\nBcc: someone@example.com';
    await send(await anInput({ position: 'Other', otherPosition }));
    expect((await people())[0]?.position).toBe(otherPosition);
    const [hr] = (await deps.emails()).filter(({ kind }) => kind === 'application-received-hr');
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
    expect(await deps.emails()).toHaveLength(2);
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
