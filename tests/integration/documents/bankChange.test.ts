import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmEmail } from '../../../server/features/auth/parts/account.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../../server/features/auth/parts/secondFactor.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import type { OwnDocuments } from '../../../shared/documents/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { emailedToken, ownerOf, password, setStatus, signUpForm } from '../../support/accounts.ts';
import { documentStories } from '../../support/documentStories.ts';
import { canaries, documentsInput, handedIn } from '../../support/handIn.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { applied, shortlisted, someIp } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { check, ofCandidate } = documentStories(() => app);

async function ready(): Promise<{ id: CandidateId; email: string; code: string }> {
  const email = `rosa-${crypto.randomUUID()}@example.com`;
  const id = await applied(app.deps, { email });
  await shortlisted(app.deps, id);
  const emails = (await app.deps.emails()).filter(({ to }) => to === email);
  const code = emails.map(({ text }) => text.match(/[0-9A-Z]{5}(-[0-9A-Z]{3,5}){3}/)?.[0]).find(Boolean);
  return { id, email, code: code ?? '' };
}

/** Comes in with the access code, as a browser does. */
async function enter(code: string): Promise<{ cookie: string; refused: string | undefined }> {
  const response = await fetch(`${app.address}/trpc/candidatePortal.open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someIp() },
    body: JSON.stringify({ code }),
  });
  const body = await response.json();
  const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
  return { cookie, refused: body.error?.data?.domain?.code };
}

/** Documents are on file and no account is there. */
async function onFile(id: CandidateId): Promise<void> {
  await handedIn(app.deps, id);
  const { client } = app.deps.database;
  const [row] = await client<{ user_id: string }[]>`select user_id from candidates where id = ${id}`;
  await client`update candidates set user_id = null where id = ${id}`;
  await client`delete from users where id = ${row?.user_id ?? ''}`;
}

async function change(id: CandidateId, changes: object = {}) {
  return {
    ...(await documentsInput(app.deps, id)),
    address: '',
    ssn: '',
    routingNumber: '',
    username: '',
    password: '',
    idDocument: null,
    accountNumber: '5550001234',
    ...changes,
  };
}
const update = async (id: CandidateId, cookie: string, changes: object = {}) =>
  app.mutate('documents.update', await change(id, changes), cookie);
const own = async (cookie: string) =>
  (await app.query('documents.own', undefined, cookie)).data as OwnDocuments;
const codes = async (email: string): Promise<string[]> =>
  (await app.deps.emails())
    .filter(({ to, kind }) => to === email && kind === 'bank-code')
    .map(({ text }) => text.match(/\b\d{8}\b/)?.[0] ?? '');

describe('the emailed access code (the way an account and pay were once taken over)', () => {
  it('opens nothing once the person is hired', async () => {
    const { id, code } = await ready();
    const { cookie } = await enter(code);
    await setStatus(app.deps, id, 'hired');
    expect((await enter(code)).refused).toBe('invalid_access_code');
    expect((await update(id, cookie)).code).toBe('session_ended');
  });

  it('makes an account once, signs its owner in and ends; it never sets the password of one', async () => {
    const { id, email, code } = await ready();
    const { cookie } = await enter(code);
    const response = await fetch(`${app.address}/trpc/documents.submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(await documentsInput(app.deps, id)),
    });
    expect(response.status).toBe(200);
    const set = response.headers.getSetCookie();
    expect(set.some((line) => line.startsWith('lt_portal=;'))).toBe(true);
    const account = set.find((line) => line.startsWith('lt_auth='))?.split(';')[0] ?? '';
    expect((await own(account)).hasLogin).toBe(true);
    expect((await enter(code)).refused).toBe('invalid_access_code');
    expect((await update(id, cookie)).code).toBe('session_ended');

    // With a session that a code opened all the same: the account is out of its reach.
    const inside = await app.portalCookie(id);
    const proof = { password: canaries.password };
    const thief = await update(id, inside, { password: 'Thief-was-here-1', proof });
    expect(thief.code).toBe('login_exists');
    const signIn = (secret: string) => app.mutate('auth.signIn', { email, password: secret });
    expect((await signIn('Thief-was-here-1')).status).toBe(401);
    expect((await signIn(canaries.password)).status).toBe(200);
    expect((await own(inside)).onFile?.accountMasked).toMatch(/0518$/);
  });

  it('changes no bank details without a proof, by neither door of the form', async () => {
    const { id } = await ready();
    await onFile(id);
    const cookie = await app.portalCookie(id);
    expect((await update(id, cookie)).code).toBe('bank_code_needed');
    expect((await update(id, cookie, { accountNumber: '', bankName: 'Other Bank' })).code).toBe(
      'bank_code_needed',
    );
    const again = await documentsInput(app.deps, id, { accountNumber: '5550001234', password: '' });
    expect((await app.mutate('documents.submit', again, cookie)).code).toBe('bank_code_needed');
    expect((await own(cookie)).onFile?.accountMasked).toMatch(/0518$/);
    // What moves no money asks for nothing, isn't what HR waits for, and alone leaves HR's check in place.
    await check(id, await app.adminCookie());
    const request = { candidateId: id, what: 'bank', reason: 'The number has too few digits', dueInDays: 7 };
    const asked = { ...request, idempotencyKey: crypto.randomUUID() };
    expect((await app.mutate('documents.ask', asked, await app.adminCookie())).status).toBe(200);
    const spelled = { accountNumber: '', bankName: ' ALDER  valley Credit Union' };
    expect((await update(id, cookie, spelled)).status).toBe(200);
    expect((await ofCandidate(id)).checkedAt).not.toBeNull();
    const moved = { ...spelled, address: 'Somewhere Else 12, Boise' };
    expect((await update(id, cookie, moved)).status).toBe(200);
    expect((await own(cookie)).requests.map(({ what }) => what)).toEqual(['bank']);
    expect(
      (await update(id, cookie, { accountNumber: '', address: 'Somewhere Else 12, Boise' })).status,
    ).toBe(200);
  });
});

describe('without an account', () => {
  it('the account number on file can’t be guessed by asking which change needs a proof', async () => {
    const { id } = await ready();
    await onFile(id);
    const cookie = await app.portalCookie(id);
    const answers: (string | undefined)[] = [];
    for (let n = 0; n < 11; n++)
      answers.push((await update(id, cookie, { accountNumber: `77700011${n + 10}` })).code);
    // Ten an hour; handing in was the first.
    expect(answers.slice(0, 9)).toEqual(Array(9).fill('bank_code_needed'));
    expect(answers.slice(9)).toEqual(['too_many_attempts', 'too_many_attempts']);
  });

  it('an emailed code proves one change, for ten minutes', async () => {
    const { id, email } = await ready();
    await onFile(id);
    const cookie = await app.portalCookie(id);
    expect((await own(cookie)).bankProof).toBe('code');
    expect((await app.mutate('documents.sendBankCode', undefined, cookie)).status).toBe(200);
    const [first = ''] = await codes(email);
    expect(first).toMatch(/^\d{8}$/);
    const wrong = String((Number(first) + 1) % 10 ** 8).padStart(8, '0');
    expect((await update(id, cookie, { proof: { code: wrong } })).code).toBe('bank_code_wrong');

    app.deps.clock.forward(10 * MINUTE_MS + 1);
    expect((await update(id, cookie, { proof: { code: first } })).code).toBe('bank_code_wrong');
    await app.mutate('documents.sendBankCode', undefined, cookie);
    const second = (await codes(email)).at(-1) ?? '';
    const proof = { code: `${second.slice(0, 4)} ${second.slice(4)}` };
    const asked = await change(id, { proof });
    expect((await app.mutate('documents.update', asked, cookie)).status).toBe(200);
    // The same call again, because its answer got lost, is no second use.
    expect((await app.mutate('documents.update', asked, cookie)).status).toBe(200);
    expect((await own(cookie)).onFile?.accountMasked).toMatch(/1234$/);
    expect((await update(id, cookie, { accountNumber: '5550009999', proof })).code).toBe('bank_code_wrong');
    const stored = await app.deps.database.client`select * from bank_codes where candidate_id = ${id}`;
    expect(stored).toHaveLength(0);
  });

  it('of two changes with one code, one happens', async () => {
    const { id, email } = await ready();
    await onFile(id);
    const cookie = await app.portalCookie(id);
    await app.mutate('documents.sendBankCode', undefined, cookie);
    const proof = { code: (await codes(email)).at(-1) ?? '' };
    const answers = await Promise.all([
      update(id, cookie, { accountNumber: '5550001111', proof }),
      update(id, cookie, { accountNumber: '5550002222', proof }),
    ]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['bank_code_wrong', 'done']);
  });

  it('slows down who guesses, and who has codes sent', async () => {
    const { id, email } = await ready();
    await onFile(id);
    const cookie = await app.portalCookie(id);
    await app.mutate('documents.sendBankCode', undefined, cookie);
    const right = (await codes(email)).at(-1) ?? '';
    const tries: (string | undefined)[] = [];
    for (let times = 0; times < 6; times++)
      tries.push((await update(id, cookie, { proof: { code: '00000000' } })).code);
    expect(tries.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'bank_code_wrong'));
    expect(tries[5]).toBe('too_many_attempts');
    expect((await update(id, cookie, { proof: { code: right } })).code).toBe('too_many_attempts');
    const sent: (string | undefined)[] = [];
    for (let times = 0; times < 5; times++)
      sent.push((await app.mutate('documents.sendBankCode', undefined, cookie)).code);
    expect(sent).toEqual([undefined, undefined, undefined, undefined, 'too_many_attempts']);
  });

  it('a code of an address that was left proves nothing', async () => {
    const { id, email } = await ready();
    await onFile(id);
    const cookie = await app.portalCookie(id);
    await app.mutate('documents.sendBankCode', undefined, cookie);
    const proof = { code: (await codes(email)).at(-1) ?? '' };
    await app.deps.database.client`update candidates set email = ${`new-${email}`} where id = ${id}`;
    expect((await update(id, cookie, { proof })).code).toBe('bank_code_wrong');
  });
});

describe('with an account', () => {
  async function account(): Promise<{ id: CandidateId; email: string; cookie: string }> {
    const { id, email } = await ready();
    await onFile(id);
    await signUp(app.deps, signUpForm({ email }), { ip: someIp() });
    const { owner, value } = await ownerOf(app.deps, email);
    await confirmEmail(app.deps, owner, await emailedToken(app.deps, 'confirm', email));
    return { id, email, cookie: `lt_auth=${value}` };
  }

  it('its password proves the change, however the portal was opened', async () => {
    const { id, email, cookie } = await account();
    await setStatus(app.deps, id, 'hired');
    expect((await own(cookie)).bankProof).toBe('password');
    expect((await update(id, cookie)).code).toBe('bank_password_needed');
    expect((await update(id, cookie, { proof: { code: '12345678' } })).code).toBe('bank_password_needed');
    expect((await update(id, cookie, { proof: { password: 'Not-it-1' } })).code).toBe('wrong_password');
    expect((await app.mutate('documents.sendBankCode', undefined, cookie)).code).toBe('bank_password_needed');
    expect((await update(id, cookie, { proof: { password } })).status).toBe(200);
    expect((await own(cookie)).onFile?.accountMasked).toMatch(/1234$/);
    const kinds = (await app.deps.emails()).filter(({ to }) => to === email).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'documents-bank-changed')).toHaveLength(1);

    const shortlistedToo = await account();
    const byCode = await app.portalCookie(shortlistedToo.id);
    expect((await update(shortlistedToo.id, byCode)).code).toBe('bank_password_needed');
  });

  it('the second step is asked for where it is on', async () => {
    const { id, email, cookie } = await account();
    const { owner } = await ownerOf(app.deps, email);
    const { secret } = await beginSecondFactor(app.deps, owner, password);
    const codeAt = () => new TOTP({ secret }).generate({ timestamp: app.deps.clock.now().getTime() });
    await confirmSecondFactor(app.deps, owner, { code: codeAt(), idempotencyKey: crypto.randomUUID() });
    app.deps.clock.forward(MINUTE_MS);
    expect((await update(id, cookie, { proof: { password } })).code).toBe('second_factor_required');
    const wrong = await update(id, cookie, { proof: { password, code: '000000' } });
    expect(wrong.code).toBe('second_factor_wrong');
    expect((await update(id, cookie, { proof: { password, code: codeAt() } })).status).toBe(200);
  });
});
