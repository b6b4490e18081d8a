import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStored } from '../../../server/features/files/service.ts';
import { type CandidateId, FileId } from '../../../shared/ids/schema.ts';
import { documentStories } from '../../support/documentStories.ts';
import { pdfResume } from '../../support/documents.ts';
import { filesWith, wholeDatabase } from '../../support/everything.ts';
import { canaryWords, documentsInput, handedIn, picture, uploadId } from '../../support/handIn.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { applied, shortlisted } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const PASSWORD = 'Table-and-chair-7';
const { ready, addressOf, own, ofCandidate, status } = documentStories(() => app);

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
      [{ ssn: '666-12-3456' }, 'This Social Security number was never issued. Please check yours.'],
      [{ accountNumber: '1234567' }, 'Account number must be at least 8 digits'],
      [{ routingNumber: '32417' }, 'Routing number must be exactly 9 digits'],
      [
        { routingNumber: '123456789' },
        'No bank has this routing number. Please compare it with your check or banking app.',
      ],
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

  it('stores nothing in clear: rows, files, tasks and emails hold no canary; views hold four digits', async () => {
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
    const emails = JSON.stringify(await app.deps.emails());
    expect(canaryWords.filter((word) => emails.includes(word))).toEqual([]);
    expect((await app.deps.emails()).filter(({ kind }) => kind === 'documents-hr').at(-1)?.text).toContain(
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
    const submitted = view.audit.filter(({ text }) => text === 'submitted documents');
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
