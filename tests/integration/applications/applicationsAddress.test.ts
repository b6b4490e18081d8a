import { describe, expect, it } from 'vitest';
import { candidates } from '../../../server/db/schema/candidates.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { candidateDetail } from '../../../server/features/candidates/service.ts';
import { adminJob } from '../../../server/features/jobs/admin.ts';
import { readTimeline } from '../../../server/features/timeline/service.ts';
import { CandidateId } from '../../../shared/ids/schema.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import {
  anInput,
  applicants,
  confirm,
  deps,
  people,
  postJob,
  send,
  stored,
  tokens,
  withDatabase,
} from '../../support/applying.ts';
import { waitingForLocks } from '../../support/locks.ts';
import { adminActor, someIp } from '../../support/stories.ts';

withDatabase();

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
    const told = (await deps.emails())
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

  it('gets the same emails as a first one, so that nobody learns who is known', async () => {
    const make = () => anInput({ email: 'ada@example.com' });
    // A link to the voluntary questions, new each time, is all that it says.
    for (let round = 0; round < 2; round++) {
      expect(await send(await make())).toEqual({
        selfIdentification: expect.stringMatching(/^[\w-]{43}$/),
        safety: null,
      });
    }
    const emails = (await deps.emails()).filter(({ to }) => to === 'ada@example.com');
    expect(emails).toHaveLength(2);
    const [first, second] = emails.map(({ text }) => text.replace(/confirm#[\w-]{43}/, 'confirm#'));
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
    const email = (await deps.emails()).find(({ kind }) => kind === 'application-received');
    for (const part of [email?.subject, email?.html, email?.text]) expect(part).not.toMatch(/pills/i);
    expect(email?.text).toContain('November 19, 2026');
    const [token = ''] = await tokens('ada@example.com');
    await Promise.all([confirm(token), confirm(token)]);
    await confirm(token);
    const copies = (await deps.emails()).filter(({ kind }) => kind === 'application-copy');
    expect(copies).toHaveLength(1);
    expect(copies[0]?.to).toBe('ada@example.com');
    expect(copies[0]?.text).toContain('Visit pills.example today');
    // HR sees it, once.
    const id = CandidateId.parse((await people())[0]?.id);
    const timeline = await readTimeline(deps, id, { forCandidate: false });
    expect(timeline.filter(({ kind }) => kind === 'address_confirmed')).toMatchObject([
      { actor: null, text: 'Confirmed their email address with the emailed link' },
    ]);
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
    const notes = (await deps.emails())
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
