import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applications, candidates } from '../../../server/db/schema/candidates.ts';
import { files } from '../../../server/db/schema/files.ts';
import { apply } from '../../../server/features/applications/parts/apply.ts';
import {
  confirmApplication,
  resendConfirmation,
} from '../../../server/features/applications/parts/confirm.ts';
import { openStored } from '../../../server/features/files/service.ts';
import { erasePersonNow } from '../../../server/features/privacy/parts/console.ts';
import type { ApplyInput } from '../../../shared/applications/schema.ts';
import { FileId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { docResume } from '../../support/oldWord.ts';
import { applicationInput, someIp, upload, uploadLetter } from '../../support/stories.ts';

// Someone sends an application, the answer is lost on the way, and they edit it before they send it again: other words
// are another application, with the files that the first one may have taken.

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

const send = (input: ApplyInput, ip = someIp()) => apply(deps, input, { ip });
const stored = () => deps.db.select().from(applications).orderBy(applications.createdAt);

async function firstSent(): Promise<ApplyInput> {
  const { id, token } = await upload(deps, docResume(), 'resume.doc', someIp());
  const letter = await uploadLetter(deps, docResume(), 'letter.doc', someIp());
  const input = await applicationInput(deps, {
    email: 'ada@exmaple.com',
    resume: { id, token },
    coverLetter: { id: letter.id, token: letter.token },
  });
  await send(input);
  deps.clock.forward(60_000);
  return input;
}

const bytesOf = async (id: FileId | null | undefined): Promise<Buffer> =>
  buffer((await openStored(deps, FileId.parse(id))).body);

it('keeps edited words as a second application of the address, with the same files', async () => {
  const first = await firstSent();
  const introduction = 'I answered angry customers for four years, and calmed most of them down.';
  await send({ ...first, introduction, idempotencyKey: deps.clock.uuid() });
  expect(await deps.db.select().from(candidates)).toHaveLength(1);
  expect(await stored()).toMatchObject([
    { introduction: first.introduction, resumeFileId: first.resume.id },
    { introduction, resumeFileId: first.resume.id, coverLetterFileId: first.coverLetter?.id },
  ]);
  expect(await deps.db.select().from(files)).toHaveLength(2);
});

it('takes the files along when the address was mended, and each record keeps its own', async () => {
  const first = await firstSent();
  const mended = { ...first, email: 'ada@example.com', idempotencyKey: deps.clock.uuid() };
  await send(mended);
  await send(mended);
  const [wrong, right, ...more] = await stored();
  expect(more).toEqual([]);
  expect(right?.candidateId).not.toBe(wrong?.candidateId);
  expect(right?.resumeFileId).not.toBe(wrong?.resumeFileId);
  expect(await bytesOf(right?.resumeFileId)).toEqual(await bytesOf(wrong?.resumeFileId));
  expect(await bytesOf(right?.coverLetterFileId)).toEqual(await bytesOf(wrong?.coverLetterFileId));
  const owners = (await deps.db.select().from(files)).map(({ candidateId }) => candidateId);
  expect(owners.filter((id) => id === right?.candidateId)).toHaveLength(2);
  expect(owners).toHaveLength(4);

  await erasePersonNow(deps, first.email);
  expect((await bytesOf(right?.resumeFileId)).length).toBeGreaterThan(0);
});

it('copies nothing for a sender who cannot prove the upload', async () => {
  const first = await firstSent();
  const foreign = {
    ...first,
    email: 'mallory@example.com',
    coverLetter: null,
    resume: { ...first.resume, token: 'x'.repeat(43) },
    idempotencyKey: deps.clock.uuid(),
  };
  await expect(send(foreign)).rejects.toMatchObject({ code: 'file_gone' });
  expect(await deps.db.select().from(files)).toHaveLength(2);
});

describe('asking for the confirmation again', () => {
  const again = (idempotencyKey: string, ip = someIp()) =>
    resendConfirmation(deps, { idempotencyKey }, { ip });
  const emailsTo = async (email: string) => (await deps.emails()).filter(({ to }) => to === email);
  const linkIn = (text: string | undefined): string => text?.match(/confirm#([\w-]{43})/)?.[1] ?? '';
  const confirm = (token: string) => confirmApplication(deps, { token }, { ip: someIp() });

  it('emails a new link, which ends the earlier one, and a copy once it is confirmed', async () => {
    const { email, idempotencyKey } = await firstSent();
    const first = linkIn((await emailsTo(email))[0]?.text);
    await again(idempotencyKey);
    const links = (await emailsTo(email)).map(({ text }) => linkIn(text));
    const [second, ...more] = links.filter((link) => link !== first);
    expect(more).toEqual([]);
    await expect(confirm(first)).rejects.toMatchObject({ code: 'link_invalid' });
    expect(await confirm(second ?? '')).toBe(false);
    // A second press emails nothing, and the page must not say that it did.
    expect(await confirm(second ?? '')).toBe(true);
    await again(idempotencyKey);
    const kinds = (await emailsTo(email)).map(({ kind }) => kind).sort();
    const received = 'application-received';
    expect(kinds).toEqual(['application-copy', 'application-copy', received, received]);
  });

  it('answers alike whatever the key is, and stops at three an hour for each', async () => {
    const { email, idempotencyKey } = await firstSent();
    for (const key of [idempotencyKey, deps.clock.uuid()]) {
      for (let count = 0; count < 3; count++) expect(await again(key)).toBeUndefined();
      await expect(again(key)).rejects.toMatchObject({ code: 'too_many_attempts' });
    }
    expect(await emailsTo(email)).toHaveLength(4);
  });

  it('stops at ten an hour from one network', async () => {
    const ip = someIp();
    for (let count = 0; count < 10; count++) await again(deps.clock.uuid(), ip);
    await expect(again(deps.clock.uuid(), ip)).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  it('sends no mailbox more than its share, and answers as if it had', async () => {
    const keys: string[] = [];
    for (let count = 0; count < 14; count++) {
      const resume = await upload(deps, docResume(), 'resume.doc', someIp());
      const { id, token } = resume;
      const input = await applicationInput(deps, { email: 'victim@example.com', resume: { id, token } });
      await send(input);
      keys.push(input.idempotencyKey);
    }
    for (const key of keys.slice(0, 4)) await again(key);
    expect(await emailsTo('victim@example.com')).toHaveLength(15);
  });
});
