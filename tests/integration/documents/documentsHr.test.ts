import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signIn } from '../../../server/features/auth/parts/signIn.ts';
import { revealField } from '../../../server/features/documents/admin.ts';
import { askEmail, bankChangedEmail } from '../../../server/features/documents/emails.ts';
import { sendReminders } from '../../../server/features/documents/parts/reminders.ts';
import { openStored } from '../../../server/features/files/service.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { runRetention } from '../../../server/features/privacy/parts/retention.ts';
import { createVault } from '../../../server/platform/crypto/vault.ts';
import { NO_SSN } from '../../../shared/documents/schema.ts';
import { type CandidateId, FileId, UserId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { documentStories } from '../../support/documentStories.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { canaries, documentsInput, handedIn, uploadId } from '../../support/handIn.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { adminWithCodes } from '../../support/secondStep.ts';
import { adminActor, applied, hired, someIp } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PASSWORD = 'Table-and-chair-7';
const { ready, addressOf, own, ofCandidate, check, status } = documentStories(() => app);
/** Signed in with the login that was chosen while handing in. */
const accountCookie = async (id: CandidateId): Promise<string> => {
  const account = { email: await addressOf(id), password: canaries.password };
  const { session } = await signIn(app.deps, account, { ip: someIp() });
  return `lt_auth=${session.value}`;
};
const reveal = (candidateId: CandidateId, cookie: string, more: object = {}) =>
  app.mutate(
    'documents.reveal',
    { candidateId, field: 'ssn', password: PASSWORD, reason: 'First payroll', ...more },
    cookie,
  );
/** What the form sends when nothing was typed. */
const untouched = async (person: CandidateId) => ({
  ...(await documentsInput(app.deps, person)),
  address: '',
  ssn: '',
  accountNumber: '',
  routingNumber: '',
  username: '',
  password: '',
  idDocument: null,
});

describe('reveal', () => {
  it('needs the password and a reason, and leaves a line with it', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    const cookie = await app.adminCookie();
    expect((await reveal(person, cookie, { password: 'wrong' })).code).toBe('wrong_password');
    expect((await reveal(person, cookie, { reason: 'no' })).message).toBe('Please say why');
    expect((await ofCandidate(person)).audit.filter(({ text }) => text.startsWith('revealed'))).toEqual([]);
    for (const field of ['ssn', 'accountNumber', 'routingNumber', 'address'] as const) {
      const answer = await reveal(person, cookie, { field, reason: `Payroll of ${field}` });
      expect(answer.data).toEqual({ value: canaries[field], earlier: [] });
    }
    const lines = (await ofCandidate(person)).audit.map(({ who, text, reason }) => ({ who, text, reason }));
    expect(lines[0]).toEqual({ who: 'Test HR', text: 'revealed address', reason: 'Payroll of address' });
    expect(lines.filter(({ text }) => text.startsWith('revealed'))).toHaveLength(4);
    expect(await wholeDatabase(app.deps.database.client)).not.toContain(canaries.ssn);
  });

  it('commits its line before it decrypts', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    const cookie = await app.adminCookie();
    const me = (await app.query('auth.me', undefined, cookie)).data as { id: string };
    const lines = async (): Promise<number> => {
      const [row] = await app.deps.database.client`
        select count(*)::int as n from audit_log where action = 'documents.revealed' and subject_id = ${person}`;
      return row?.n ?? 0;
    };
    const seen: number[] = [];
    const watched = {
      ...app.deps,
      vault: {
        ...app.deps.vault,
        decrypt: async () => {
          // Through another connection: only what has committed shows.
          seen.push(await lines());
          throw new Error('The power went off');
        },
      },
    };
    const input = { candidateId: person, field: 'ssn' as const, password: PASSWORD, reason: 'Looking' };
    const actor = { userId: UserId.parse(me.id), ip: '192.0.2.1' };
    await expect(revealField(watched, actor, input)).rejects.toThrow();
    expect(seen).toEqual([1]);
    expect(await lines()).toBe(1);
  });

  it('stops at twenty an hour', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    const cookie = await app.adminCookie();
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 21; tries++) codes.push((await reveal(person, cookie)).code);
    expect(codes.slice(0, 20).every((code) => code === undefined)).toBe(true);
    expect(codes[20]).toBe('too_many_attempts');
  }, 120_000);

  it('refuses a ciphertext that was moved from another person, or from another column', async () => {
    const [person, other] = [await ready(), await ready()];
    await handedIn(app.deps, person);
    await handedIn(app.deps, other);
    const sql = app.deps.database.client;
    const cookie = await app.adminCookie();
    await sql`update onboarding_documents set ssn = (select ssn from onboarding_documents where candidate_id = ${other}) where candidate_id = ${person}`;
    expect((await reveal(person, cookie)).code).toBe('vault_refused');
    await sql`update onboarding_documents set address = account_number where candidate_id = ${other}`;
    expect((await reveal(other, cookie, { field: 'address' })).code).toBe('vault_refused');
  });

  it('says clearly when the key is lost, and still serves what is masked', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    const { decrypt } = app.deps.vault;
    const without = createVault([{ id: 'fresh', key: crypto.getRandomValues(new Uint8Array(32)) }]);
    app.deps.vault.decrypt = without.decrypt;
    try {
      const answer = await reveal(person, await app.adminCookie());
      expect([answer.status, answer.code]).toEqual([409, 'key_lost']);
      expect((await ofCandidate(person)).onFile?.ssnMasked).toBe('•••-••-9146');
    } finally {
      app.deps.vault.decrypt = decrypt;
    }
  });
});

const LeftOut = z.array(z.object({ candidateId: z.string(), fullName: z.string() }));
const Payroll = z.object({ csv: z.string(), onHold: LeftOut, unreviewed: LeftOut, unreadable: LeftOut });

describe('changes of bank data and payroll', () => {
  it('emails the person, waits three days, and shows HR old and new masked', async () => {
    const person = await hired(app.deps, { fullName: '=Formula Person' });
    await handedIn(app.deps, person);
    const cookie = await accountCookie(person);
    const payroll = async ({ checked = true } = {}): Promise<z.infer<typeof Payroll>> => {
      const { cookie: admin, code } = await adminWithCodes(app);
      if (checked) await check(person, admin);
      const input = { password: PASSWORD, reason: 'November', code: code() };
      return Payroll.parse((await app.mutate('documents.payroll', input, admin)).data);
    };
    const first = await payroll();
    expect(first.csv).toContain(`"'=Formula Person"`);
    expect(first.csv).toContain(`"${canaries.ssn}"`);
    expect(first.csv).toContain(`"${canaries.accountNumber}"`);

    const change = {
      ...(await documentsInput(app.deps, person)),
      address: '',
      ssn: '',
      routingNumber: '',
      password: '',
      idDocument: null,
      accountNumber: '5550001234',
      proof: { password: canaries.password },
    };
    await app.mutate('documents.update', change, cookie);
    await app.mutate('documents.update', change, cookie);
    const told = (await app.deps.emails()).filter(({ kind }) => kind === 'documents-bank-changed');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toMatch(/1234|0518/);
    const view = await ofCandidate(person);
    expect(view.previousBank?.accountMasked).toMatch(/^•+0518$/);
    expect(view.onFile?.accountMasked).toMatch(/^•+1234$/);
    expect(view.holdUntil).not.toBeNull();
    // The wait alone pays nobody: HR has to check the new details, too.
    const both = await payroll({ checked: false });
    expect(both.onHold).toEqual([{ candidateId: person, fullName: '=Formula Person' }]);
    expect(both.unreviewed).toEqual(both.onHold);
    const held = await payroll();
    expect(held.unreviewed).toEqual([]);
    expect(held.onHold).toEqual([{ candidateId: person, fullName: '=Formula Person' }]);
    expect(held.csv).not.toContain('5550001234');
    app.deps.clock.forward(3 * DAY_MS + 1);
    expect((await payroll()).csv).toContain('5550001234');
    const lines = await app.deps.database.client`
      select subject_id from audit_log where action = 'documents.payroll_line' and subject_id = ${person}`;
    expect(lines).toHaveLength(2);
    const wrong = await app.mutate(
      'documents.payroll',
      { password: 'no', reason: 'November' },
      await app.adminCookie(),
    );
    expect(wrong.code).toBe('wrong_password');
  });
});

describe('marking documents as checked', () => {
  /** A change of the bank details by the person. */
  const toAccount = async (person: CandidateId, accountNumber: string, cookie: string) => {
    const kept = { address: '', ssn: '', routingNumber: '', password: '', idDocument: null };
    const input = { ...(await documentsInput(app.deps, person)), ...kept, accountNumber };
    const proof = { password: canaries.password };
    app.deps.clock.forward(60_000);
    expect((await app.mutate('documents.update', { ...input, proof }, cookie)).code).toBeUndefined();
  };

  it('counts for what was looked at, and not for what has changed since', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    const admin = await app.adminCookie();
    const seen = (await ofCandidate(person)).onFile?.updatedAt;
    await toAccount(person, '5550001234', await accountCookie(person));
    expect((await check(person, admin, seen)).code).toBe('conflict');
    expect((await ofCandidate(person)).checkedAt).toBeNull();
    await check(person, admin);
    expect((await check(person, admin, seen)).code).toBe('conflict');
    expect((await check(person, admin)).code).toBeUndefined();
    expect((await ofCandidate(person)).checkedAt).not.toBeNull();
  });

  it('compares with the account that was checked last, however often it changes', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    const [admin, cookie] = [await app.adminCookie(), await accountCookie(person)];
    const previous = async () => (await ofCandidate(person)).previousBank?.accountMasked.slice(-4);
    await check(person, admin);
    await toAccount(person, '5550001234', cookie);
    await toAccount(person, '5550005678', cookie);
    expect(await previous()).toBe('0518');
    await check(person, admin);
    const kept = { ssn: '', accountNumber: '', routingNumber: '', password: '', idDocument: null };
    const input = { ...(await documentsInput(app.deps, person)), ...kept };
    await app.mutate('documents.update', { ...input, address: '9 New Street, Springfield' }, cookie);
    expect(await previous()).toBeUndefined();
    await toAccount(person, '5550009012', cookie);
    expect(await previous()).toBe('5678');
  });
});

describe('a change', () => {
  it('is emailed to its owner by what it is, without the values', async () => {
    const person = await hired(app.deps);
    await handedIn(app.deps, person);
    const cookie = await accountCookie(person);
    const emails = async () => {
      const address = await addressOf(person);
      const all = (await app.deps.emails()).filter((email) => email.to === address);
      return all.filter(({ kind }) => kind === 'documents-changed').map(({ text }) => text);
    };
    const send = async (changes: object): Promise<void> => {
      app.deps.clock.forward(1_000);
      const input = { ...(await untouched(person)), ...changes };
      expect((await app.mutate('documents.update', input, cookie)).code).toBeUndefined();
    };
    await send({});
    expect(await emails()).toEqual([]);
    await send({ address: '9 New Street, Springfield', paymentOption: 'Paycheck' });
    const [first = ''] = await emails();
    expect(first).toContain('Address · How you’re paid');
    expect(first).not.toMatch(/New Street|Paycheck/);
    const { id, token } = await uploadId(app.deps, person);
    await send({ ssn: '512-73-9147', idDocument: { id, token }, paymentOption: 'Paycheck' });
    expect((await emails())[1]).toContain('Social Security number · ID');
    await send({ paymentOption: 'Paycheck', payCycle: 'weekly' });
    expect((await emails())[2]).toContain('How you’re paid');
    const proof = { password: canaries.password };
    const bank = { accountNumber: '5550001234', proof, paymentOption: 'Paycheck', payCycle: 'weekly' };
    await send(bank);
    expect(await emails()).toHaveLength(3);
  });

  it('names only what differs when the first one is sent again, corrected', async () => {
    const person = await ready();
    const first = await documentsInput(app.deps, person);
    await app.mutate('documents.submit', first, await app.portalCookie(person));
    const again = { ...first, username: '', password: '', idempotencyKey: crypto.randomUUID() };
    const corrected = { ...again, address: '9 New Street, Springfield' };
    const answer = await app.mutate('documents.submit', corrected, await accountCookie(person));
    expect(answer.code).toBeUndefined();
    const address = await addressOf(person);
    const told = (await app.deps.emails()).filter(
      ({ to, kind }) => to === address && kind === 'documents-changed',
    );
    expect(told).toHaveLength(1);
    const text = told[0]?.text ?? '';
    expect(text).toContain('Address');
    expect(text).not.toMatch(/Social Security number|\bID\b/);
  });

  it('speaks of a payment only to people who are paid', async () => {
    for (const isHired of [false, true]) {
      const person = isHired ? await hired(app.deps) : await ready();
      await handedIn(app.deps, person);
      const { id, token } = await uploadId(app.deps, person);
      const input = { ...(await untouched(person)), idDocument: { id, token } };
      await app.mutate('documents.update', input, await accountCookie(person));
      const address = await addressOf(person);
      const [told] = (await app.deps.emails()).filter(
        ({ to, kind }) => to === address && kind === 'documents-changed',
      );
      expect(told?.text).toContain(
        isHired ? 'HR will check it before your next payment.' : 'HR will check it.',
      );
      expect(told?.text.includes('payment')).toBe(isHired);
    }
  });

  it('of nothing keeps HR’s check and tells no one', async () => {
    const person = await hired(app.deps);
    await handedIn(app.deps, person);
    await check(person, await app.adminCookie());
    const toHr = async () => (await app.deps.emails()).filter(({ kind }) => kind === 'documents-hr').length;
    const [before, told] = [await ofCandidate(person), await toHr()];
    app.deps.clock.forward(60_000);
    const cookie = await accountCookie(person);
    const answer = await app.mutate('documents.update', await untouched(person), cookie);
    expect(answer.code).toBeUndefined();
    expect(await ofCandidate(person)).toEqual(before);
    expect(before.checkedAt).not.toBeNull();
    expect(await toHr()).toBe(told);
    await app.mutate('documents.update', { ...(await untouched(person)), payCycle: 'weekly' }, cookie);
    expect((await ofCandidate(person)).checkedAt).toBeNull();
  });
});

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

describe('what someone on legal hold replaces', () => {
  it('is kept until the hold is lifted, and readable by HR like what’s on file', async () => {
    const person = await hired(app.deps);
    await handedIn(app.deps, person);
    const cookie = await accountCookie(person);
    const admin = await app.adminCookie();
    const first = (await ofCandidate(person)).onFile?.idDocument;
    const bank = (await ofCandidate(person)).onFile?.bankName;
    const hold = async (held: boolean) =>
      setHold(app.deps, await adminActor(app.deps), { candidateId: person, held, reason: 'A lawsuit' });
    const replace = async (changes: object): Promise<void> => {
      app.deps.clock.forward(1_000);
      const { id, token } = await uploadId(app.deps, person);
      const proof = { password: canaries.password };
      const input = { ...(await untouched(person)), idDocument: { id, token }, proof, ...changes };
      expect((await app.mutate('documents.update', input, cookie)).code).toBeUndefined();
    };
    await hold(true);
    const until = new Date(app.deps.clock.now().getTime() + 1_000).toISOString();
    await replace({ ssn: '512-73-9147', address: '9 New Street, Springfield', accountNumber: '5550001234' });
    await replace({ ssn: NO_SSN, bankName: 'Second Savings Bank' });
    await replace({ bankName: 'Third Savings Bank' });

    const view = await ofCandidate(person);
    expect(view.replaced).toEqual(expect.arrayContaining(['ssn', 'address', 'accountNumber']));
    expect(view.replaced).not.toContain('routingNumber');
    expect(view.replacedIds[0]).toEqual(first);
    expect(view.replacedIds).toHaveLength(3);
    expect(view.replacedBanks.map(({ bankName }) => bankName)).toEqual([bank, 'Second Savings Bank']);
    expect((await own(person)).onFile?.otherDocuments).toEqual([]);
    const earlier = async (field: string) => (await reveal(person, admin, { field })).data;
    expect(await earlier('ssn')).toEqual({
      value: null,
      earlier: [{ value: canaries.ssn, until }, expect.objectContaining({ value: '512-73-9147' })],
    });
    expect(await earlier('address')).toMatchObject({ earlier: [{ value: canaries.address, until }] });
    const dump = await wholeDatabase(app.deps.database.client);
    for (const word of [canaries.ssn, '7391 Canarybird', '512-73-9147']) expect(dump).not.toContain(word);

    await hold(false);
    expect(await ofCandidate(person)).toMatchObject({ replaced: [], replacedIds: [] });
    const stored = await app.deps.database.client<{ id: string }[]>`
      select id from files where kind = 'id_document' and candidate_id = ${person}`;
    expect(stored.map(({ id }) => id)).toEqual([(await ofCandidate(person)).onFile?.idDocument?.id]);
    await expect(openStored(app.deps, FileId.parse(first?.id))).rejects.toMatchObject({ code: 'not_found' });
    expect(await app.deps.database.client`select from held_documents`).toHaveLength(0);
  });
});

describe('what someone on legal hold replaces while its key is missing', () => {
  it('hides nothing else, and is readable again once the key is back', async () => {
    const person = await hired(app.deps);
    await handedIn(app.deps, person);
    const cookie = await accountCookie(person);
    const admin = await app.adminCookie();
    const held = { candidateId: person, held: true, reason: 'A lawsuit' };
    await setHold(app.deps, await adminActor(app.deps), held);
    const [first] = await app.deps.database.client<{ ssn: string }[]>`
      select ssn from onboarding_documents where candidate_id = ${person}`;
    const { decrypt } = app.deps.vault;
    const without = createVault([{ id: 'fresh', key: crypto.getRandomValues(new Uint8Array(32)) }]);
    app.deps.vault.decrypt = (place, encrypted) =>
      (encrypted === first?.ssn ? without : { decrypt }).decrypt(place, encrypted);
    try {
      const input = { ...(await untouched(person)), ssn: '512-73-9147' };
      expect((await app.mutate('documents.update', input, cookie)).code).toBeUndefined();
      expect((await reveal(person, admin)).data).toMatchObject({
        value: '512-73-9147',
        earlier: [{ value: null }],
      });
    } finally {
      app.deps.vault.decrypt = decrypt;
    }
    expect((await reveal(person, admin)).data).toMatchObject({ earlier: [{ value: canaries.ssn }] });
    // A broken one hides as little.
    await app.deps.database.client`
      update held_documents set ssn = left(ssn, 20) where candidate_id = ${person}`;
    expect((await reveal(person, admin)).data).toEqual({
      value: '512-73-9147',
      earlier: [{ value: null, until: expect.any(String) }],
    });
  });
});

describe('retention of the vault', () => {
  it('deletes ID and bank data ninety days after a rejection', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
    const other = await uploadId(app.deps, person);
    await app.deps.database.client`
      update files set kind = 'other_document', candidate_id = ${person} where id = ${other.id}`;
    await status(person, 'rejected');
    app.deps.clock.forward(89 * DAY_MS);
    await runRetention(app.deps);
    const left = () =>
      app.deps.database.client`select id from onboarding_documents where candidate_id = ${person}`;
    expect(await left()).toHaveLength(1);
    app.deps.clock.forward(2 * DAY_MS);
    await runRetention(app.deps);
    expect(await left()).toHaveLength(0);
    expect(
      await app.deps.database
        .client`select id from files where kind in ('id_document', 'other_document') and candidate_id = ${person}`,
    ).toHaveLength(0);
    expect(await app.deps.database.client`select id from candidates where id = ${person}`).toHaveLength(1);
  });
});

describe('a large company', () => {
  it('finds everybody in its payroll file, or among those it names', async () => {
    const { client } = app.deps.database;
    const now = app.deps.clock.now().toISOString();
    await client`
      with people as (
        insert into candidates (id, full_name, email, position, country, status, applied_at, created_at, updated_at)
        select gen_random_uuid(), 'Crowd ' || n, 'crowd-' || n || '@example.com', 'Data Entry Clerk',
          'United States', 'hired', ${now}, ${now}, ${now}
        from generate_series(1, 2100) n returning id)
      insert into onboarding_documents (id, candidate_id, address, account_number, account_last4,
        account_length, routing_number, routing_last4, bank_name, payment_option, pay_cycle, username,
        consent_version, last_key, checked_at, created_at, updated_at)
      select gen_random_uuid(), id, 'x', 'x', '0000', 10, 'x', '0000', 'Bank', 'Direct deposit', 'weekly',
        'crowd', '1', gen_random_uuid(), ${now}, ${now}, ${now} from people`;
    const { cookie, code } = await adminWithCodes(app);
    const input = { password: PASSWORD, reason: 'The whole crowd', code: code() };
    const { data } = await app.mutate('documents.payroll', input, cookie);
    const { unreadable } = Payroll.parse(data);
    expect(unreadable.filter(({ fullName }) => fullName.startsWith('Crowd'))).toHaveLength(2100);
    // Each has a line that says so, besides the one from before the decryption.
    const left = await client`
      select 1 from audit_log l join candidates c on c.id = l.subject_id
      where l.action = 'documents.payroll_left_out' and c.full_name like 'Crowd %'`;
    expect(left).toHaveLength(2100);
  }, 60_000);
});
