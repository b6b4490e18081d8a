import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../server/features/auth/signIn.ts';
import { changeStatus } from '../../server/features/candidates/service.ts';
import { revealField } from '../../server/features/documents/hr.ts';
import { sendReminders } from '../../server/features/documents/reminders.ts';
import { openStored } from '../../server/features/files/service.ts';
import { runRetention } from '../../server/features/privacy/retention.ts';
import { createVault } from '../../server/platform/crypto.ts';
import type { AdminDocumentsView, OwnDocuments } from '../../shared/documents.ts';
import { type CandidateId, FileId, UserId } from '../../shared/ids.ts';
import { pdfResume } from '../support/documents.ts';
import { filesWith, wholeDatabase } from '../support/everything.ts';
import { canaries, canaryWords, documentsInput, handedIn, picture, uploadId } from '../support/handIn.ts';
import { type TestApp, testApp } from '../support/http.ts';
import { adminWithCodes } from '../support/secondStep.ts';
import { adminActor, applied, hired, shortlisted, someIp } from '../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const PASSWORD = 'Table-and-chair-7';
const ready = async (): Promise<CandidateId> => {
  const id = await applied(app.deps);
  await shortlisted(app.deps, id);
  return id;
};
/** Hired people come with their account; a code opens nothing for them. */
const insideCookie = async (id: CandidateId): Promise<string> => {
  const [row] = await app.deps.database.client<{ status: string }[]>`
    select status from candidates where id = ${id}`;
  return row?.status === 'hired' ? app.candidateCookie(id) : app.portalCookie(id);
};
/** Signed in with the login that was chosen while handing in. */
const accountCookie = async (id: CandidateId): Promise<string> => {
  const account = { email: await addressOf(id), password: canaries.password };
  const { session } = await signIn(app.deps, account, { ip: someIp() });
  return `lt_auth=${session.value}`;
};
const addressOf = async (id: CandidateId): Promise<string> => {
  const [row] = await app.deps.database.client<{ email: string }[]>`
    select email from candidates where id = ${id}`;
  return row?.email ?? '';
};
const own = async (id: CandidateId): Promise<OwnDocuments> =>
  (await app.query('documents.own', undefined, await insideCookie(id))).data as OwnDocuments;
const ofCandidate = async (id: CandidateId): Promise<AdminDocumentsView> =>
  (await app.query('documents.ofCandidate', { candidateId: id }, await app.adminCookie()))
    .data as AdminDocumentsView;
const reveal = (candidateId: CandidateId, cookie: string, more: object = {}) =>
  app.mutate(
    'documents.reveal',
    { candidateId, field: 'ssn', password: PASSWORD, reason: 'First payroll', ...more },
    cookie,
  );
const status = async (candidateId: CandidateId, to: 'hired' | 'rejected'): Promise<void> => {
  const actor = await adminActor(app.deps);
  const idempotencyKey = crypto.randomUUID();
  await changeStatus(app.deps, actor, { candidateId, status: to, notify: false, idempotencyKey });
};

describe('handing in', () => {
  it('is for those the server allows, with the form’s messages', async () => {
    const applicant = await applied(app.deps);
    const cookie = await app.portalCookie(applicant);
    const input = await documentsInput(app.deps, applicant);
    expect((await app.mutate('documents.submit', input, cookie)).code).toBe('documents_not_open');
    expect((await own(applicant)).allowed).toBe(false);

    const person = await ready();
    const inside = await app.portalCookie(person);
    const good = await documentsInput(app.deps, person);
    const messages: [object, string][] = [
      [{ address: 'short' }, 'Address must be at least 10 characters'],
      [{ ssn: '512739146' }, 'SSN must be in format: XXX-XX-XXXX'],
      [{ ssn: '666-12-3456' }, 'This Social Security number was never issued. Please check yours'],
      [{ accountNumber: '1234567' }, 'Account number must be at least 8 digits'],
      [{ routingNumber: '32417' }, 'Routing number must be exactly 9 digits'],
      [{ bankName: ' ' }, 'Bank name is required'],
      [{ paymentOption: '' }, 'Please select a payment option'],
      [{ username: 'ab' }, 'Username must be at least 3 characters'],
      [{ password: 'short' }, 'Password must be at least 8 characters'],
      [{ idDocument: null }, "Please upload your ID or driver's license."],
    ];
    for (const [wrong, message] of messages) {
      const answer = await app.mutate('documents.submit', { ...good, ...wrong }, inside);
      expect([answer.status, answer.message]).toEqual([400, message]);
    }
    expect((await app.mutate('documents.submit', good, inside)).status).toBe(200);
  });

  it('can be kept for hired people by a setting', async () => {
    const person = await ready();
    const admin = await app.adminCookie();
    await app.mutate('documents.setSettings', { requireHired: true }, admin);
    expect((await own(person)).allowed).toBe(false);
    await status(person, 'hired');
    expect((await own(person)).allowed).toBe(true);
    await app.mutate('documents.setSettings', { requireHired: false }, admin);
  });

  it('stores nothing in clear: rows, files, tasks and mails hold no canary; views hold four digits', async () => {
    const person = await ready();
    const cookie = await app.portalCookie(person);
    const input = await documentsInput(app.deps, person);
    const answers = await Promise.all([
      app.mutate('documents.submit', input, cookie),
      app.mutate('documents.submit', input, cookie),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const dump = await wholeDatabase(app.deps.database.client);
    expect(canaryWords.filter((word) => dump.includes(word))).toEqual([]);
    expect(await filesWith(app.deps.dataDir, [...canaryWords, 'EXIFCANARY'])).toEqual([]);
    const mails = JSON.stringify(await app.deps.mails());
    expect(canaryWords.filter((word) => mails.includes(word))).toEqual([]);
    expect((await app.deps.mails()).filter(({ kind }) => kind === 'documents-hr').at(-1)?.text).toContain(
      '/admin?candidate=',
    );

    const view = await ofCandidate(person);
    expect(view.onFile).toMatchObject({
      ssnMasked: '•••-••-9146',
      accountMasked: '••••••••••0518',
      routingMasked: '•••••0021',
    });
    const shown = JSON.stringify([view, await own(person)]);
    expect(canaryWords.filter((word) => shown.includes(word))).toEqual([]);
    const submitted = view.audit.filter(({ text }) => text === 'sent documents');
    expect(submitted).toHaveLength(1);
  });

  it('makes the login: the password works, and opens the employee pages once HR hires', async () => {
    const person = await ready();
    await handedIn(app.deps, person, { password: 'Lighthouse-garden-9' });
    const [row] = await app.deps.database.client`select email from candidates where id = ${person}`;
    const signIn = await app.mutate('auth.signIn', { email: row?.email, password: 'Lighthouse-garden-9' });
    expect(signIn.status).toBe(200);
    await status(person, 'hired');
    const again = await app.mutate('auth.signIn', { email: row?.email, password: 'Lighthouse-garden-9' });
    expect(again.data).toMatchObject({ home: '/employee' });
    const weak = await documentsInput(app.deps, await ready(), { password: 'Password1' });
    const other = await ready();
    const answer = await app.mutate('documents.submit', weak, await app.portalCookie(other));
    expect(answer.code).toBe('weak_password');
  });

  it('touches no account that exists: of a stranger, of another record, of HR', async () => {
    const stranger = await ready();
    const email = await addressOf(stranger);
    const signedUp = await app.mutate('auth.signUp', {
      role: 'candidate',
      fullName: 'Some Stranger',
      email,
      password: 'Stranger-was-here-1',
      confirmPassword: 'Stranger-was-here-1',
      idempotencyKey: crypto.randomUUID(),
    });
    expect(signedUp.status).toBe(200);

    const other = await ready();
    await handedIn(app.deps, other, { password: 'Lighthouse-garden-9' });
    const moved = await ready();
    const taken = `moved-${app.deps.clock.uuid()}@example.com`;
    const { client } = app.deps.database;
    // The account's address was changed to one that somebody else applies with later.
    await client`update users set email = ${taken} where id = (select user_id from candidates where id = ${other})`;
    await client`update candidates set email = ${taken} where id = ${moved}`;

    const admin = await app.adminCookie();
    const hr = ((await app.query('auth.me', undefined, admin)).data as { email: string }).email;
    const colleague = await applied(app.deps, { email: hr });
    await shortlisted(app.deps, colleague);

    const accounts: [CandidateId, string, string][] = [
      [stranger, email, 'Stranger-was-here-1'],
      [moved, taken, 'Lighthouse-garden-9'],
      [colleague, hr, PASSWORD],
    ];
    for (const [person, address, password] of accounts) {
      expect((await own(person)).hasLogin).toBe(true);
      const cookie = await app.portalCookie(person);
      const input = await documentsInput(app.deps, person, { password: 'Another-garden-10' });
      expect((await app.mutate('documents.submit', input, cookie)).code).toBe('login_exists');
      expect((await own(person)).onFile).toBeNull();
      const without = { ...input, username: '', password: '' };
      expect((await app.mutate('documents.submit', without, cookie)).status).toBe(200);
      expect((await app.mutate('auth.signIn', { email: address, password })).status).toBe(200);
      const taken = await app.mutate('auth.signIn', { email: address, password: 'Another-garden-10' });
      expect(taken.status).toBe(401);
    }
  });

  it('asks people without an account for a login', async () => {
    const person = await ready();
    const input = { ...(await documentsInput(app.deps, person)), username: '', password: '' };
    const answer = await app.mutate('documents.submit', input, await app.portalCookie(person));
    expect(answer.code).toBe('invalid_input');
    expect((await own(person)).hasLogin).toBe(false);
  });

  it('makes one account for two tabs that hand in at once', async () => {
    const person = await ready();
    const inputs = await Promise.all([documentsInput(app.deps, person), documentsInput(app.deps, person)]);
    const cookie = await app.portalCookie(person);
    const answers = await Promise.all(inputs.map((input) => app.mutate('documents.submit', input, cookie)));
    // The second one comes too late: the login exists, or has replaced the code already.
    const outcomes = answers.map(({ code }) => code ?? 'done').sort();
    expect([
      ['done', 'login_exists'],
      ['done', 'session_ended'],
    ]).toContainEqual(outcomes);
    const [count] = await app.deps.database.client`
      select count(*)::int as accounts from users u join candidates c on c.user_id = u.id where c.id = ${person}`;
    expect(count?.accounts).toBe(1);
  });
});

describe('ID documents', () => {
  const send = async (person: CandidateId | null, bytes: Buffer, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const cookie = person ? await app.portalCookie(person) : '';
    app.deps.clock.forward(10_000);
    const response = await fetch(`${app.address}/files/id-document`, {
      method: 'POST',
      body: form,
      headers: { cookie },
    });
    return { status: response.status, body: await response.json() };
  };

  it('are drawn anew, without what the camera wrote into them', async () => {
    const person = await ready();
    const original = await picture(4_000, 3_000);
    expect(original.includes('EXIFCANARY')).toBe(true);
    const { body } = await send(person, original, '../my licence.JPG');
    expect(body.name).toBe('my licence.jpg');
    const [file] = await app.deps.database.client`select * from files where id = ${body.id}`;
    expect(file?.storage_key).toMatch(new RegExp(`^${person}/documents/\\d+_[\\w-]+\\.jpg$`));
    const onDisk = await readFile(path.join(app.deps.dataDir, 'files', file?.storage_key));
    const kept = await buffer((await openStored(app.deps, FileId.parse(body.id))).body);
    expect(onDisk.includes(kept.subarray(0, 16))).toBe(false);
    const { default: sharp } = await import('sharp');
    const { width, height, exif, format } = await sharp(kept).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 3_000,
      height: 2_250,
      exif: undefined,
      format: 'jpeg',
    });
  });

  it('are refused with a sentence when they are something else, too large inside, or nobody’s', async () => {
    const person = await ready();
    const long = await PDFDocument.create();
    for (let page = 0; page < 11; page++) long.addPage();
    const { default: sharp } = await import('sharp');
    const flat = { width: 9_000, height: 6_000, channels: 3 as const, background: '#fff' };
    const bomb = await sharp({ create: flat }).png({ compressionLevel: 9 }).toBuffer();
    const cases: [Buffer, string, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'id.svg', 'id_type'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'id.png', 'id_mismatch'],
      [await picture(), 'id.pdf', 'id_mismatch'],
      [Buffer.alloc(0), 'id.jpg', 'file_empty'],
      [Buffer.concat([(await picture()).subarray(0, 900)]), 'id.jpg', 'file_broken'],
      [Buffer.from('%PDF-1.7 broken'), 'id.pdf', 'file_broken'],
      [Buffer.from(await long.save()), 'id.pdf', 'id_too_big_inside'],
      [bomb, 'id.png', 'id_too_big_inside'],
    ];
    const before = await app.deps.database.client`select count(*)::int as n from files`;
    for (const [bytes, name, code] of cases) {
      expect({ name, code: (await send(person, bytes, name)).body.error?.code }).toEqual({ name, code });
    }
    expect(await app.deps.database.client`select count(*)::int as n from files`).toEqual(before);
    expect((await send(null, await picture(), 'id.jpg')).body.error.code).toBe('session_ended');
    expect((await send(person, await pdfResume({ visible: ['ID'] }), 'id.pdf')).status).toBe(200);
  });

  it('belong to whoever uploaded them, and a new one replaces the old one', async () => {
    const [person, other] = [await ready(), await ready()];
    const theirs = await uploadId(app.deps, other);
    const wrong = await documentsInput(app.deps, person, {
      idDocument: { id: theirs.id, token: 'x'.repeat(43) },
    });
    expect((await app.mutate('documents.submit', wrong, await app.portalCookie(person))).code).toBe(
      'file_gone',
    );
    await handedIn(app.deps, person);
    const first = (await own(person)).onFile?.idDocument?.id ?? '';
    const fresh = await uploadId(app.deps, person);
    const update = {
      ...(await documentsInput(app.deps, person, { idDocument: fresh })),
      address: '',
      ssn: '',
      accountNumber: '',
      routingNumber: '',
      password: '',
    };
    expect((await app.mutate('documents.update', update, await app.portalCookie(person))).status).toBe(200);
    expect((await own(person)).onFile?.idDocument?.id).toBe(fresh.id);
    expect(await app.deps.database.client`select id from files where id = ${first}`).toHaveLength(0);
  });
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
      expect(answer.data).toEqual({ value: canaries[field] });
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

describe('changes of bank data and payroll', () => {
  it('mails the person, waits three days, and shows HR old and new masked', async () => {
    const person = await hired(app.deps, { fullName: '=Formula Person' });
    await handedIn(app.deps, person);
    const cookie = await accountCookie(person);
    const payroll = async (): Promise<{ csv: string; onHold: string[] }> => {
      const { cookie: admin, code } = await adminWithCodes(app);
      await app.mutate('documents.markChecked', { candidateId: person }, admin);
      const input = { password: PASSWORD, reason: 'November', code: code() };
      return (await app.mutate('documents.payroll', input, admin)).data as { csv: string; onHold: string[] };
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
    const told = (await app.deps.mails()).filter(({ kind }) => kind === 'documents-bank-changed');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toMatch(/1234|0518/);
    const view = await ofCandidate(person);
    expect(view.previousBank?.accountMasked).toMatch(/^•+0518$/);
    expect(view.onFile?.accountMasked).toMatch(/^•+1234$/);
    expect(view.holdUntil).not.toBeNull();
    const held = await payroll();
    expect(held.onHold).toEqual(['=Formula Person']);
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

describe('asking for a document', () => {
  it('mails the reason, reminds until it comes, and stops then', async () => {
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
    const mails = async (kind: string) => (await app.deps.mails()).filter((mail) => mail.kind === kind);
    expect(await mails('documents-request')).toHaveLength(1);
    expect((await mails('documents-request'))[0]?.text).toContain('too dark to read');
    expect((await own(person)).requests).toMatchObject([{ what: 'id_document' }]);
    const reminders: number[] = [];
    for (let day = 0; day < 16; day++) {
      app.deps.clock.forward(DAY_MS);
      await Promise.all([sendReminders(app.deps), sendReminders(app.deps)]);
      reminders.push((await mails('documents-reminder')).length);
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
    await app.mutate('documents.markChecked', { candidateId: person }, cookie);
    expect(await ofCandidate(person)).toMatchObject({ checkedBy: 'Test HR' });
  });
});

describe('retention of the vault', () => {
  it('deletes ID and bank data ninety days after a rejection', async () => {
    const person = await ready();
    await handedIn(app.deps, person);
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
        .client`select id from files where kind = 'id_document' and candidate_id = ${person}`,
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
    const { unreadable } = data as { unreadable: string[] };
    expect(unreadable.filter((name) => name.startsWith('Crowd'))).toHaveLength(2100);
  }, 60_000);
});
