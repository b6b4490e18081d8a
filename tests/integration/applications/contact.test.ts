import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactMessages } from '../../../server/db/schema/contact.ts';
import { newReference } from '../../../server/features/contact/rules.ts';
import { sendContact } from '../../../server/features/contact/service.ts';
import { ContactInput } from '../../../shared/contact/schema.ts';
import { contactReference } from '../../../shared/contact/topics.ts';
import { TRAP } from '../../../shared/contact/trap.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { someIp } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { client } = app.deps.database;
  await client`delete from contact_messages`;
  await client`delete from mails`;
  await client`delete from limits`;
});

function anInput(changes: Partial<ContactInput> = {}): ContactInput {
  return ContactInput.parse({
    name: 'Ada Example',
    email: 'ada@example.com',
    topic: 'work',
    message: 'My headset stopped working yesterday. What shall I do?',
    idempotencyKey: app.deps.clock.uuid(),
    ...changes,
  });
}
const send = (input: ContactInput, ip = someIp()) => sendContact(app.deps, input, { ip });
const stored = () => app.deps.db.select().from(contactMessages);
const emailOf = async (kind: string) => (await app.deps.emails()).find((email) => email.kind === kind);

/** As a browser without scripts sends it. */
async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.address}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: app.address, ...headers },
    body: new URLSearchParams(fields),
  });
  const { status, headers: answered } = response;
  return {
    status,
    location: answered.get('location'),
    retryAfter: answered.get('retry-after'),
    text: await response.text(),
  };
}

describe('a message of the contact form', () => {
  it('gets a number, reaches HR with a way to answer, and is confirmed', async () => {
    const { reference } = await send(anInput());
    expect(reference).toMatch(contactReference);
    expect(reference).toContain(`LT-${app.deps.clock.now().getUTCFullYear()}-`);
    expect(await stored()).toMatchObject([{ reference, topic: 'work', urgent: false }]);

    const toHr = await emailOf('contact-hr');
    expect(toHr).toMatchObject({
      to: app.deps.env.HR_EMAIL,
      replyTo: 'ada@example.com',
      subject: `My work or my pay (${reference})`,
    });
    for (const part of ['Ada Example', 'ada@example.com', 'My headset stopped working', reference]) {
      expect(toHr?.text).toContain(part);
    }
    const toSender = await emailOf('contact-received');
    expect(toSender).toMatchObject({ to: 'ada@example.com', subject: `We got your message (${reference})` });
    expect(toSender).not.toHaveProperty('replyTo');
    expect(await app.deps.emails()).toHaveLength(2);
  });

  it('is marked when it begins with URGENT', async () => {
    await send(anInput({ message: 'URGENT: my shift begins in an hour and I cannot sign in.' }));
    expect((await emailOf('contact-hr'))?.subject).toMatch(/^URGENT: /);
    expect(await stored()).toMatchObject([{ urgent: true }]);
  });

  it('repeats nothing of what was typed to an address that nobody has confirmed', async () => {
    await send(
      anInput({
        name: 'Visit https://evil.example',
        message: 'Claim your prize at https://evil.example/prize now.',
      }),
    );
    const toSender = await emailOf('contact-received');
    expect(`${toSender?.subject}${toSender?.text}${toSender?.html}`).not.toContain('evil.example');
  });

  it('is nowhere but in the emails, and not even there once HR has it', async () => {
    await send(anInput());
    const flags = await app.deps.database.client`select kind, sensitive from mails order by kind`;
    expect(flags.map((email) => ({ ...email }))).toEqual([
      { kind: 'contact-hr', sensitive: true },
      { kind: 'contact-received', sensitive: false },
    ]);
    const [row] = await app.deps.database.client`select * from contact_messages`;
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'created_at',
      'idempotency_key',
      'reference',
      'topic',
      'urgent',
    ]);
  });

  it('is sent once, however often it is repeated, also at the same time', async () => {
    const input = anInput();
    const receipts = await Promise.all([send(input), send(input), send(input)]);
    receipts.push(await send(input));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await app.deps.emails()).toHaveLength(2);
  });

  it('takes another number when one is taken', async () => {
    const bytes = [new Uint8Array(6), new Uint8Array(6), Uint8Array.of(1, 2, 3, 4, 5, 6)];
    const clock = { ...app.deps.clock, bytes: () => bytes.shift() ?? new Uint8Array(6) };
    const deps = { ...app.deps, clock };
    const first = await sendContact(deps, anInput(), { ip: someIp() });
    const second = await sendContact(deps, anInput(), { ip: someIp() });
    expect([first.reference.slice(8), second.reference.slice(8)]).toEqual(['000000', '123456']);
  });

  it('of a program that fills the hidden field is answered and dropped', async () => {
    const { reference } = await send(anInput({ website: 'https://spam.example' }));
    expect(reference).toMatch(contactReference);
    expect(await stored()).toEqual([]);
    expect(await app.deps.emails()).toEqual([]);
  });

  it('is throttled per network and per address, and says how long', async () => {
    const ip = someIp();
    for (let n = 0; n < 5; n++) await send(anInput({ email: `person${n}@example.com` }), ip);
    await expect(send(anInput({ email: 'sixth@example.com' }), ip)).rejects.toThrow(/try again in .*minute/);
    const same = someIp();
    for (let n = 0; n < 3; n++) await send(anInput({ email: 'same@example.com' }), same);
    await expect(send(anInput({ email: 'SAME@example.com' }), same)).rejects.toThrow(/Too many attempts/);
    expect(await stored()).toHaveLength(8);
  });

  it('of somebody whose address others typed gets through, without more emails to that address', async () => {
    for (let n = 0; n < 6; n++) await send(anInput({ email: 'victim@example.com' }));
    expect(await stored()).toHaveLength(6);
    const emails = await app.deps.emails();
    expect(emails.filter(({ kind }) => kind === 'contact-hr')).toHaveLength(6);
    expect(emails.filter(({ kind }) => kind === 'contact-received')).toHaveLength(5);
  });

  it('cannot bring lines of its own into an email’s head', async () => {
    await send({ ...anInput(), name: 'Ada\r\nBcc: everyone@example.com' });
    const toHr = await emailOf('contact-hr');
    expect(toHr?.subject).not.toMatch(/[\r\n]/);
    expect(toHr?.text).toContain('Ada Bcc: everyone@example.com');
    for (const email of [
      'a@example.com\r\nBcc: b@example.com',
      'a@example.com, b@example.com',
      'a b@example.com',
    ]) {
      const { code } = await app.mutate('contact.send', { ...anInput(), email });
      expect(code, email).toBe('invalid_input');
    }
  });
});

describe('contact.send', () => {
  it('names each wrong field with its own sentence', async () => {
    const response = await fetch(`${app.address}/trpc/contact.send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...anInput(), name: 'A', email: 'nobody', topic: 'party', message: 'Hi' }),
    });
    const body = await response.json();
    expect(response.status).toBe(400);
    expect(body.error.data.domain).toMatchObject({
      code: 'invalid_input',
      fields: {
        name: 'Name must be at least 2 characters',
        email: 'Invalid email address',
        topic: 'Please choose a topic',
        message: 'Please write at least 10 characters',
      },
    });
  });

  it('refuses what the form does not have', async () => {
    const { code } = await app.mutate('contact.send', { ...anInput(), subject: 'more' });
    expect(code).toBe('unavailable');
  });

  it('makes numbers without letters that are read wrongly', () => {
    for (let n = 0; n < 200; n++) expect(newReference(app.deps.clock)).toMatch(contactReference);
  });
});

describe('the form without scripts', () => {
  const fields = {
    name: 'Ada Example',
    email: 'ada@example.com',
    topic: 'other',
    message: 'I have no script and still\r\na question.',
    website: '',
  };

  it('sends the message and leads to its number; the same words twice are one message', async () => {
    const first = await post(fields);
    const again = await post(fields);
    expect(first.status).toBe(303);
    expect(first.location).toMatch(/^\/contact\?sent=LT-\d{4}-[0-9A-Z]{6}$/);
    expect(again.location).toBe(first.location);
    expect(await stored()).toHaveLength(1);
    expect((await emailOf('contact-hr'))?.text).toContain('a question.');
  });

  it('says what to correct, in our words only', async () => {
    const { status, text } = await post({ ...fields, email: '<script>alert(1)</script>', message: 'Hi' });
    expect(status).toBe(422);
    expect(text).toContain('Invalid email address');
    expect(text).toContain('Please write at least 10 characters');
    expect(text).not.toContain('alert(1)');
    expect(await stored()).toEqual([]);
  });

  it('says that a hidden field was filled in, instead of dropping the message', async () => {
    const { status, text } = await post({ ...fields, [TRAP]: 'https://me.example' });
    expect(status).toBe(422);
    expect(text).toContain('may have filled in a hidden field');
    expect(text).toContain('Your text is still there.');
    expect(await stored()).toEqual([]);
    expect((await post({ ...fields, [TRAP]: '' })).status).toBe(303);
  });

  it('is refused from another site, in another format, and when it is far too long', async () => {
    expect((await post(fields, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ ...fields, message: 'x'.repeat(40_000) })).status).toBe(413);
    const json = await fetch(`${app.address}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    expect(json.status).toBe(415);
    expect(await stored()).toEqual([]);
  });

  it('says how long to wait', async () => {
    for (let n = 0; n < 3; n++) await post({ ...fields, message: `Question number ${n}, please.` });
    const { status, retryAfter, text } = await post({ ...fields, message: 'Question number four, please.' });
    expect(status).toBe(429);
    expect(text).toContain('Too many attempts. Please try again in');
    expect(Number(retryAfter)).toBeGreaterThan(0);

    const called = await fetch(`${app.address}/trpc/contact.send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anInput()),
    });
    expect(called.status).toBe(429);
    expect(Number(called.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
