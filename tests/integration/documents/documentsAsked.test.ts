import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askEmail, bankChangedEmail } from '../../../server/features/documents/emails.ts';
import { sendReminders } from '../../../server/features/documents/parts/reminders.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { documentStories } from '../../support/documentStories.ts';
import { canaries, documentsInput, handedIn, uploadId } from '../../support/handIn.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { applied } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { ready, addressOf, own, ofCandidate, check, status, accountCookie } = documentStories(() => app);

describe('asking for a document', () => {
  const asked = async (candidateId: CandidateId, what: string) => {
    const input = { candidateId, what, reason: 'Please send it again', dueInDays: 5 };
    const idempotencyKey = crypto.randomUUID();
    return app.mutate('documents.ask', { ...input, idempotencyKey }, await app.adminCookie());
  };

  it('is over for what came, and for nothing else', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    for (const what of ['id_document', 'bank', 'ssn', 'address', 'other']) await asked(person, what);
    const nothing = { address: '', ssn: '', accountNumber: '', routingNumber: '', password: '' };
    const send = async (changes: object): Promise<string[]> => {
      const input = { ...(await documentsInput(app.deps, person)), ...nothing, idDocument: null };
      const { code } = await app.mutate(
        'documents.update',
        { ...input, ...changes },
        await app.portalCookie(person),
      );
      expect(code).toBeUndefined();
      return (await own(person)).requests.map(({ what }) => what).sort();
    };
    expect(await send({ payCycle: 'weekly' })).toEqual(['address', 'bank', 'id_document', 'other', 'ssn']);
    expect(await send({ address: '9 New Street, Springfield' })).toEqual([
      'bank',
      'id_document',
      'other',
      'ssn',
    ]);
    expect(await send({ ssn: canaries.ssn, accountNumber: canaries.accountNumber })).toEqual([
      'id_document',
      'other',
    ]);
    const { id, token } = await uploadId(app.deps, person);
    expect(await send({ idDocument: { id, token } })).toEqual(['other']);
  });

  it('keeps another document beside the ID, also once its request is over, and keeps HR’s check', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    const cookie = await accountCookie(person);
    for (const _ of ['check', 'certificate']) await asked(person, 'other');
    await check(person, await app.adminCookie());
    const nothing = { address: '', ssn: '', accountNumber: '', routingNumber: '', password: '' };
    const send = async (name: string, requestId: string | undefined) => {
      app.deps.clock.forward(1_000);
      const { id, token } = await uploadId(app.deps, person, undefined, name);
      const input = { ...(await documentsInput(app.deps, person)), ...nothing, idDocument: null };
      const sent = { ...input, otherDocument: { id, token, requestId } };
      const answer = await app.mutate('documents.update', sent, cookie);
      return { sent, code: answer.code };
    };
    const [first, second] = (await own(person)).requests;
    expect((await send('check.jpg', first?.id)).code).toBeUndefined();
    expect((await own(person)).requests).toMatchObject([{ id: second?.id }]);
    // Answered already, and a better picture of it must reach HR all the same.
    const { sent, code } = await send('again.jpg', first?.id);
    expect(code).toBeUndefined();
    expect((await own(person)).requests).toMatchObject([{ id: second?.id }]);
    const toHr = async () => (await app.deps.emails()).filter(({ kind }) => kind === 'documents-hr').length;
    const told = await toHr();
    // The answer was lost: the same call again.
    expect((await app.mutate('documents.update', sent, cookie)).code).toBeUndefined();
    expect(await toHr()).toBe(told);
    await app.mutate('documents.withdraw', { requestId: second?.id }, await app.adminCookie());
    expect((await send('certificate.jpg', second?.id)).code).toBeUndefined();
    expect((await send('nobody.jpg', crypto.randomUUID())).code).toBe('conflict');
    const { onFile, checkedAt } = await ofCandidate(person);
    expect(onFile?.idDocument?.name).toBe('license.jpg');
    expect(onFile?.otherDocuments.map(({ name }) => name)).toEqual([
      'check.jpg',
      'again.jpg',
      'certificate.jpg',
    ]);
    expect(checkedAt).not.toBeNull();
    const { id, token } = await uploadId(app.deps, person, undefined, 'newer.jpg');
    const newer = { ...(await documentsInput(app.deps, person)), ...nothing, idDocument: { id, token } };
    // Sent again after its answer was lost, with a change.
    const { otherDocument } = sent;
    expect((await app.mutate('documents.update', { ...newer, otherDocument }, cookie)).code).toBeUndefined();
    expect((await ofCandidate(person)).onFile).toMatchObject({
      idDocument: { name: 'newer.jpg' },
      otherDocuments: [{ name: 'check.jpg' }, { name: 'again.jpg' }, { name: 'certificate.jpg' }],
    });
  });

  it('names the due day, and the day a new account is paid, where HR is', async () => {
    const evening = new Date('2026-11-28T01:00:00Z');
    const person = { id: await ready(), fullName: 'Eve Ning', email: 'eve@example.com' };
    const due = { what: 'bank', reason: 'Missing', dueAt: evening } as const;
    const emails = await Promise.all([
      askEmail(app.deps, { ...person, status: 'hired' }, due, { reminder: false }),
      bankChangedEmail(app.deps, person, evening),
    ]);
    for (const { text } of emails) expect(text).toContain('November 27, 2026');
  });

  it('opens the form, also where only employees may submit', async () => {
    const admin = await app.adminCookie();
    await app.mutate('documents.setSettings', { requireHired: true }, admin);
    const person = await ready();
    expect((await own(person)).allowed).toBe(false);
    await asked(person, 'id_document');
    expect((await own(person)).allowed).toBe(true);
    await handedIn(app.deps, person);
    // The request is over, and what was sent may still be corrected.
    expect(await own(person)).toMatchObject({ requests: [], allowed: true });
    await app.mutate('documents.setSettings', { requireHired: false }, admin);
  });

  it('reaches the person’s open pages, and so does taking it back', async () => {
    const person = await ready();
    const pages = new AbortController();
    const events = await app.deps.bus.subscribe(`person:${person}`, pages.signal);
    const heard = events[Symbol.asyncIterator]();
    await asked(person, 'bank');
    expect((await heard.next()).value).toMatchObject({ type: 'message' });
    const [request] = (await own(person)).requests;
    const withdrawn = await app.mutate(
      'documents.withdraw',
      { requestId: request?.id },
      await app.adminCookie(),
    );
    expect(withdrawn.code).toBeUndefined();
    expect((await ofCandidate(person)).audit[0]?.text).toBe('withdrew a request');
    expect((await heard.next()).value).toMatchObject({ type: 'message' });
    pages.abort();
  });

  it('needs someone who can submit it', async () => {
    const emails = async () => (await app.deps.emails()).filter(({ kind }) => kind === 'documents-request');
    const before = (await emails()).length;
    const [person, gone] = [await applied(app.deps), await ready()];
    await status(gone, 'rejected');
    for (const id of [person, gone]) {
      expect((await ofCandidate(id)).canRequest).toBe(false);
      expect((await asked(id, 'ssn')).code).toBe('conflict');
    }
    expect(await emails()).toHaveLength(before);
    // Their confirmed account opens the portal.
    await app.candidateCookie(person);
    expect((await ofCandidate(person)).canRequest).toBe(true);
    expect((await asked(person, 'ssn')).code).toBeUndefined();
  });

  it('emails the reason, reminds until it comes, and stops then', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    const ask = {
      candidateId: person,
      what: 'id_document',
      reason: 'The photo is too dark to read',
      dueInDays: 5,
      idempotencyKey: crypto.randomUUID(),
    };
    const cookie = await app.adminCookie();
    await app.mutate('documents.ask', ask, cookie);
    await app.mutate('documents.ask', ask, cookie);
    const address = await addressOf(person);
    const emails = async (kind: string) =>
      (await app.deps.emails()).filter((email) => email.kind === kind && email.to === address);
    expect(await emails('documents-request')).toHaveLength(1);
    expect((await emails('documents-request'))[0]?.text).toContain('too dark to read');
    expect((await own(person)).requests).toMatchObject([{ what: 'id_document' }]);
    const reminders: number[] = [];
    for (let day = 0; day < 16; day++) {
      app.deps.clock.forward(DAY_MS);
      await Promise.all([sendReminders(app.deps), sendReminders(app.deps)]);
      reminders.push((await emails('documents-reminder')).length);
    }
    expect(reminders).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]);
    const fresh = await uploadId(app.deps, person);
    const update = { ...(await documentsInput(app.deps, person, { idDocument: fresh })), password: '' };
    await app.mutate('documents.update', update, await app.portalCookie(person));
    expect((await own(person)).requests).toEqual([]);
  });

  it('is over when HR marks everything as checked or withdraws it', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    const cookie = await app.adminCookie();
    await check(person, cookie);
    expect(await ofCandidate(person)).toMatchObject({ checkedBy: 'Test HR' });
  });
});
