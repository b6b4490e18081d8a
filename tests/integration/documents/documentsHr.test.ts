import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { revealField } from '../../../server/features/documents/admin.ts';
import { runRetention } from '../../../server/features/privacy/parts/retention.ts';
import { createVault } from '../../../server/platform/crypto/vault.ts';
import { type CandidateId, UserId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { documentStories } from '../../support/documentStories.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { canaries, documentsInput, handedIn, uploadId } from '../../support/handIn.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { adminWithCodes } from '../../support/secondStep.ts';
import { hired } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { ready, addressOf, ofCandidate, check, status, accountCookie, reveal, untouched } = documentStories(
  () => app,
);
const PASSWORD = 'Table-and-chair-7';

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
