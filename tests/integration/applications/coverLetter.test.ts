import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ai, AiError } from '../../../server/ai/ai.ts';
import { applications, candidates } from '../../../server/db/schema/candidates.ts';
import { safetyFlags } from '../../../server/db/schema/safety.ts';
import { apply } from '../../../server/features/applications/parts/apply.ts';
import { confirmApplication } from '../../../server/features/applications/parts/confirm.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { readDocument } from '../../../server/features/files/parts/documents.ts';
import { DOCUMENT_TASK } from '../../../server/features/files/parts/readerLine.ts';
import { documentText, resumeForModels } from '../../../server/features/files/service.ts';
import { registerFileTasks } from '../../../server/features/files/tasks.ts';
import { mergeCandidates } from '../../../server/features/merges/service.ts';
import { openPassage, readFlag } from '../../../server/safety/flags.ts';
import type { ApplyInput } from '../../../shared/applications/schema.ts';
import type { CandidateDetail } from '../../../shared/candidates/schema.ts';
import { type CandidateId, FileId } from '../../../shared/ids/schema.ts';
import type { PortalView } from '../../../shared/portal/schema.ts';
import { pdfResume } from '../../support/documents.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { docResume } from '../../support/oldWord.ts';
import {
  adminActor,
  applicationInput,
  readUploads,
  someIp,
  uploadLetter,
  uploadUnread,
} from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  registerFileTasks(app.deps);
});
afterAll(() => app.close());

const profile = 'https://www.linkedin.com/in/ada-example';
const crisis = 'I want to die most days. Nobody would notice if I were gone.';

/** An application whose résumé is an old Word file, which takes no time to read. */
async function anInput(changes: Partial<ApplyInput> = {}): Promise<ApplyInput> {
  const { id, token } = await uploadUnread(app.deps, docResume(), 'resume.doc', someIp());
  return applicationInput(app.deps, { resume: { id, token }, ...changes });
}

async function letter(text = 'I like to find out what people need.'): Promise<{ id: FileId; token: string }> {
  const bytes = await pdfResume({ visible: [text] });
  const { id, token } = await uploadLetter(app.deps, bytes, 'my letter.pdf', someIp());
  return { id, token };
}

const send = (input: ApplyInput) => apply(app.deps, input, { ip: someIp() });
/** Sent by the address's owner, who is signed in. */
const sendProven = (input: ApplyInput) => apply(app.deps, input, { ip: someIp(), email: input.email });
const personOf = async (email: string) => {
  const [person] = await app.deps.db.select().from(candidates).where(eq(candidates.email, email));
  if (!person) throw new Error(`Nobody applied as ${email}`);
  return person;
};
const applicationsOf = (id: CandidateId) =>
  app.deps.db
    .select()
    .from(applications)
    .where(eq(applications.candidateId, id))
    .orderBy(applications.createdAt);
const flagsOf = (id: CandidateId) =>
  app.deps.db.select().from(safetyFlags).where(eq(safetyFlags.candidateId, id));

describe('an application with a LinkedIn profile and a cover letter', () => {
  it('stores both and shows them to HR, in the portal and in both emails', async () => {
    const coverLetter = await letter();
    const input = await anInput({ coverLetter, linkedinUrl: profile });
    await send(input);
    const person = await personOf(input.email);
    expect(person).toMatchObject({ linkedinUrl: profile, coverLetterFileId: coverLetter.id });
    expect(await applicationsOf(person.id)).toMatchObject([
      { linkedinUrl: profile, coverLetterFileId: coverLetter.id },
    ]);

    const cookie = await app.adminCookie();
    const seen = (await app.query('admin.candidate', { candidateId: person.id }, cookie))
      .data as CandidateDetail;
    expect(seen.linkedinUrl).toBe(profile);
    expect(seen.applications).toMatchObject([
      { linkedinUrl: profile, coverLetter: { id: coverLetter.id, name: 'my letter.pdf' } },
    ]);
    const portal = await app.portalCookie(person.id);
    const view = (await app.query('candidatePortal.view', undefined, portal)).data as PortalView;
    expect(view).toMatchObject({ linkedinUrl: profile, coverLetter: { name: 'my letter.pdf' } });
    for (const [procedure, own] of [
      ['admin.fileLink', cookie],
      ['candidatePortal.fileLink', portal],
    ] as const) {
      const unread = procedure === 'admin.fileLink' ? { unread: true } : {};
      const link = await app.mutate(procedure, { fileId: coverLetter.id, ...unread }, own);
      const { url } = link.data as { url: string };
      const opened = await fetch(app.address + url, { headers: { cookie: own } });
      expect(opened.headers.get('content-disposition')).toContain('my letter.pdf');
      expect((await opened.text()).slice(0, 5)).toBe('%PDF-');
    }

    const sent = await app.deps.emails();
    const [token = ''] = sent.flatMap(({ to, text }) =>
      to === input.email ? (text.match(/confirm#([\w-]{43})/)?.[1] ?? []) : [],
    );
    await confirmApplication(app.deps, { token }, { ip: someIp() });
    const emails = (await app.deps.emails()).filter(({ text }) => text.includes(input.email));
    for (const kind of ['application-received-hr', 'application-copy']) {
      const email = emails.find((one) => one.kind === kind);
      for (const fact of [profile, 'my letter.pdf']) expect(email?.text, kind).toContain(fact);
    }
  });

  it('needs neither, and says nothing of them then', async () => {
    const input = await anInput();
    await send(input);
    expect(await personOf(input.email)).toMatchObject({ linkedinUrl: null, coverLetterFileId: null });
    const emails = (await app.deps.emails()).filter(({ text }) => text.includes(input.email));
    for (const { text } of emails) expect(text).not.toMatch(/LinkedIn|Cover letter/);
  });

  it('is refused whole when the letter is gone, is somebody else’s or is no letter', async () => {
    const coverLetter = await letter();
    const input = await anInput({ coverLetter });
    const wrong = [
      { ...coverLetter, token: 'x'.repeat(43) },
      { ...coverLetter, id: FileId.parse(crypto.randomUUID()) },
      input.resume,
    ];
    for (const given of wrong) {
      await expect(send({ ...input, coverLetter: given })).rejects.toMatchObject({
        code: 'cover_letter_gone',
      });
    }
    await expect(personOf(input.email)).rejects.toThrow();
    await send(input);
    const other = await anInput({ coverLetter: { ...coverLetter, token: 'x'.repeat(43) } });
    await expect(send(other)).rejects.toMatchObject({ code: 'cover_letter_gone' });
    await expect(send({ ...other, coverLetter: null, resume: coverLetter })).rejects.toMatchObject({
      code: 'file_gone',
    });
  });

  it('is stored once when it is sent twice', async () => {
    const input = await anInput({ coverLetter: await letter(), linkedinUrl: profile });
    await Promise.all([send(input), send(input)]);
    await send(input);
    expect(await applicationsOf((await personOf(input.email)).id)).toHaveLength(1);
  });

  it('counts with the newest application until HR acts; a stranger’s profile never replaces what is there', async () => {
    const email = 'twice@example.com';
    const first = await letter();
    await send(await anInput({ email, coverLetter: first, linkedinUrl: profile }));
    app.deps.clock.forward(60_000);
    await send(
      await anInput({ email, coverLetter: await letter(), linkedinUrl: 'https://linkedin.com/in/mallory' }),
    );
    expect(await personOf(email)).toMatchObject({ linkedinUrl: profile, coverLetterFileId: first.id });
    app.deps.clock.forward(60_000);
    // The first whose address is proven says who it is.
    const own = 'https://linkedin.com/in/twice';
    await sendProven(await anInput({ email, linkedinUrl: own }));
    const person = await personOf(email);
    expect(person).toMatchObject({ linkedinUrl: own, coverLetterFileId: null });
    const coverLetter = await letter();
    app.deps.clock.forward(60_000);
    await sendProven(await anInput({ email, coverLetter }));
    expect(await personOf(email)).toMatchObject({ linkedinUrl: own, coverLetterFileId: coverLetter.id });
    await changeStatus(app.deps, await adminActor(app.deps), {
      candidateId: person.id,
      status: 'rejected',
      notify: false,
      idempotencyKey: app.deps.clock.uuid(),
    });
    app.deps.clock.forward(60_000);
    await sendProven(await anInput({ email }));
    expect((await personOf(email)).coverLetterFileId).toBe(coverLetter.id);
  });

  it('keeps the newer letter in a merge', async () => {
    const emails = ['older@example.com', 'newer@example.com'] as const;
    const letters = [await letter(), await letter()] as const;
    for (const [at, email] of emails.entries()) {
      app.deps.clock.forward(60_000);
      await send(await anInput({ email, coverLetter: letters[at] ?? null }));
    }
    const [kept, gone] = [await personOf(emails[0]), await personOf(emails[1])];
    await mergeCandidates(app.deps, await adminActor(app.deps), {
      keptId: kept.id,
      goneId: gone.id,
      takeFromGone: [],
      idempotencyKey: app.deps.clock.uuid(),
    });
    expect((await personOf(emails[0])).coverLetterFileId).toBe(letters[1].id);
    expect(await applicationsOf(kept.id)).toHaveLength(2);
  });
});

describe('what a résumé says is read for danger', () => {
  it('once its words are known: one flag, and no prompt holds it', async () => {
    const resume = async (text: string) => {
      const bytes = await pdfResume({ visible: [text] });
      const { id, token } = await uploadUnread(app.deps, bytes, 'resume.pdf', someIp());
      return { id, token };
    };
    const input = await anInput({ resume: await resume(crisis) });
    expect((await send(input)).safety).toBeNull();
    await readUploads(app.deps);
    await app.deps.queue.run(DOCUMENT_TASK);
    const { id } = await personOf(input.email);
    expect(await flagsOf(id)).toMatchObject([{ source: 'application', kind: 'self_harm' }]);
    expect((await send(input)).safety).toEqual({ kind: 'self_harm', tongue: 'en' });
    const document = await documentText(app.deps, input.resume.id);
    expect(document.text).toContain('want to die');
    expect(resumeForModels(document)).toBeNull();

    const known = await resume(crisis);
    await readUploads(app.deps);
    const later = await anInput({ resume: known });
    expect((await send(later)).safety).toEqual({ kind: 'self_harm', tongue: 'en' });
    await app.deps.queue.run(DOCUMENT_TASK);
    expect(await flagsOf((await personOf(later.email)).id)).toHaveLength(1);
    const plain = 'Nine years of support by phone and email.';
    expect(resumeForModels({ text: plain, withheld: false })).toBe(plain);
  });
});

const never = new AbortController().signal;

describe('what a cover letter says is read for danger', () => {
  it('when its words are known before the application: one flag, and the person is told where to turn', async () => {
    const coverLetter = await letter(crisis);
    await readUploads(app.deps);
    const input = await anInput({ coverLetter });
    expect((await send(input)).safety).toEqual({ kind: 'self_harm', tongue: 'en' });
    expect((await send(input)).safety).toEqual({ kind: 'self_harm', tongue: 'en' });
    await app.deps.queue.run(DOCUMENT_TASK);
    await readDocument(app.deps, coverLetter.id, never);
    const { id } = await personOf(input.email);
    expect(await flagsOf(id)).toMatchObject([
      { source: 'application', kind: 'self_harm', raisedBy: 'lexicon' },
    ]);
    for (const { kind, text } of await app.deps.emails()) expect(text, kind).not.toContain('want to die');
  });

  it('and never of a letter that a repeated call only names', async () => {
    const foreign = await letter(crisis);
    await readUploads(app.deps);
    const input = await anInput();
    await send(input);
    const again = {
      ...input,
      introduction: crisis.padEnd(60, '.'),
      coverLetter: { ...foreign, token: 'x'.repeat(43) },
    };
    expect((await send(again)).safety).toBeNull();
    expect(await flagsOf((await personOf(input.email)).id)).toEqual([]);
  });

  it('when they are known only afterwards', async () => {
    const coverLetter = await letter(crisis);
    const input = await anInput({ coverLetter });
    expect((await send(input)).safety).toBeNull();
    const { id } = await personOf(input.email);
    expect(await flagsOf(id)).toEqual([]);
    await readUploads(app.deps);
    await app.deps.queue.run(DOCUMENT_TASK);
    expect(await flagsOf(id)).toMatchObject([{ kind: 'self_harm' }]);
  });

  it('an urgent item says when its sender may be someone else, until the owner confirms the application', async () => {
    const first = await anInput();
    await send(first);
    const { id } = await personOf(first.email);
    const coverLetter = await letter(crisis);
    await readUploads(app.deps);
    const introduction = `${crisis} I will tell you more about it as soon as you write to me.`;
    const second = await anInput({ email: first.email, introduction, coverLetter });
    await send(second);
    await app.deps.queue.run(DOCUMENT_TASK);
    const unconfirmed = async () => {
      const rows = (await flagsOf(id)).map((flag) => readFlag(app.deps, flag.id));
      return (await Promise.all(rows)).map((item) => item.unconfirmed);
    };
    expect(await unconfirmed()).toEqual([true, true]);
    const [flag] = await flagsOf(id);
    if (!flag) throw new Error('No flag');
    expect((await openPassage(app.deps, await adminActor(app.deps), flag.id)).unconfirmed).toBe(true);

    const tokens = (await app.deps.emails()).flatMap(({ to, text }) =>
      to === first.email ? (text.match(/confirm#([\w-]{43})/)?.[1] ?? []) : [],
    );
    for (const token of tokens) await confirmApplication(app.deps, { token }, { ip: someIp() });
    expect(await unconfirmed()).toEqual([false, false]);
  });

  it('never for a letter that nobody applied with, and without a flag for any other', async () => {
    const unused = await letter(crisis);
    await readUploads(app.deps);
    await readDocument(app.deps, unused.id, never);
    const coverLetter = await letter();
    await readUploads(app.deps);
    const input = await anInput({ coverLetter });
    expect((await send(input)).safety).toBeNull();
    await app.deps.queue.run(DOCUMENT_TASK);
    expect(await flagsOf((await personOf(input.email)).id)).toEqual([]);
    const flags = await app.deps.db.select().from(safetyFlags);
    expect(flags.filter(({ candidateId }) => candidateId === null)).toEqual([]);
  });

  it('and a résumé in which only a connected model finds something leaves every prompt', async () => {
    const text = 'There is no reason for me to see the next morning.';
    const bytes = await pdfResume({ visible: [text] });
    const resume = await uploadUnread(app.deps, bytes, 'resume.pdf', someIp());
    const input = await anInput({ resume: { id: resume.id, token: resume.token } });
    await readUploads(app.deps);
    await send(input);
    expect(resumeForModels(await documentText(app.deps, resume.id))).toContain('next morning');
    const object: Ai['object'] = async ({ schema }) =>
      schema.parse({ kind: 'self_harm', language: 'en', quote: text });
    await readDocument({ ...app.deps, ai: { ...app.deps.ai, builtIn: false, object } }, resume.id, never);
    expect(resumeForModels(await documentText(app.deps, resume.id))).toBeNull();
  });

  it('by a connected model too, which reads the beginning of a long one', async () => {
    const text = 'There is no reason for me to see the next morning.';
    const coverLetter = await letter(text);
    await readUploads(app.deps);
    const input = await anInput({ coverLetter });
    await send(input);
    let longest = 0;
    const object: Ai['object'] = async ({ schema, messages }) => {
      longest = Math.max(longest, JSON.stringify(messages).length);
      return schema.parse({ kind: 'self_harm', language: 'en', quote: text });
    };
    const ai: Ai = { ...app.deps.ai, builtIn: false, object };
    // One that is away is asked again by the task.
    const away: Ai = { ...ai, object: () => Promise.reject(new AiError('stream_failed')) };
    await expect(readDocument({ ...app.deps, ai: away }, coverLetter.id, never)).rejects.toBeInstanceOf(
      AiError,
    );
    await readDocument({ ...app.deps, ai }, coverLetter.id, never);
    expect(await flagsOf((await personOf(input.email)).id)).toMatchObject([{ raisedBy: 'model' }]);
    const long = `${text} ${'I answered emails for three years. '.repeat(400)}`;
    await app.deps.database.client`update files set visible_text = ${long} where id = ${coverLetter.id}`;
    await readDocument({ ...app.deps, ai }, coverLetter.id, never);
    expect(longest).toBeGreaterThan(5_000);
    expect(longest).toBeLessThan(7_000);
  });
});
