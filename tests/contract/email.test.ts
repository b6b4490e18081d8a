import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleDeps, samples } from '../../scripts/emails/samples.ts';
import {
  type EmailTransport,
  fileTransport,
  type OutboundMessage,
  smtpTransport,
} from '../../server/platform/email/transport.ts';
import { EmailId } from '../../shared/ids/schema.ts';
import { emailServer, MAIL_FROM, urlOf } from '../support/emailServer.ts';
import { silentLog } from '../support/log.ts';
import { freePort } from '../support/server.ts';

type Adapter = { transport: EmailTransport; received(): Promise<Buffer[]>; close(): Promise<void> };

async function files(): Promise<Adapter> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'longtable-mail-')), 'mail');
  const transport = fileTransport(folder, silentLog);
  return {
    transport,
    async received() {
      const names = await readdir(folder);
      for (const name of names) {
        expect(name).toMatch(/\.eml$/);
        expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
      }
      return Promise.all(names.sort().map((name) => readFile(path.join(folder, name))));
    },
    async close() {
      await transport.close();
      await rm(path.dirname(folder), { recursive: true, force: true });
    },
  };
}

async function smtp(): Promise<Adapter> {
  const port = await freePort();
  const server = await emailServer(port);
  const transport = smtpTransport(urlOf(port));
  return {
    transport,
    received: async () => server.received,
    async close() {
      await transport.close();
      await server.close();
    },
  };
}

const message = (changes: Partial<OutboundMessage> = {}): OutboundMessage => ({
  id: EmailId.parse(crypto.randomUUID()),
  from: MAIL_FROM,
  to: 'person@example.com',
  subject: 'Your interview – é ✓',
  html: '<p>Grüße &amp; more</p>',
  text: 'Grüße & more\n.\nafter a lone dot',
  date: new Date('2026-11-19T15:00:00Z'),
  isAutomatic: true,
  ...changes,
});

describe.each([
  ['files', files],
  ['SMTP', smtp],
])('email transport: %s', (_name, open) => {
  let adapter: Adapter;
  beforeEach(async () => {
    adapter = await open();
  });
  afterEach(() => adapter.close());

  it('delivers both bodies, whole, with an id that comes from the email', async () => {
    const sent = message();
    await adapter.transport.send(sent);
    const [raw] = await adapter.received();
    const email = await PostalMime.parse(raw ?? '');
    expect(email).toMatchObject({
      from: { address: 'no-reply@longtable.example', name: 'Longtable' },
      to: [{ address: 'person@example.com' }],
      subject: sent.subject,
      messageId: `<${sent.id}@longtable.example>`,
      date: sent.date.toISOString(),
    });
    expect(email.to).toHaveLength(1);
    expect(email.html?.trim()).toBe(sent.html);
    expect(email.text?.trim()).toBe(sent.text);
    expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('leaves out-of-office notices to letters that a person wrote', async () => {
    await adapter.transport.send(message({ isAutomatic: false }));
    const [raw] = await adapter.received();
    const { headers } = await PostalMime.parse(raw ?? '');
    expect(headers.filter(({ key }) => key === 'auto-submitted')).toEqual([]);
  });

  it('carries the pictures it shows inside, each once, and fetches none', async () => {
    const { html, text } = await samples['access-code'](sampleDeps());
    await adapter.transport.send(message({ html, text }));
    const [raw] = await adapter.received();
    const email = await PostalMime.parse(raw ?? '');
    expect(
      email.attachments.map(({ contentId, disposition, mimeType }) => [contentId, disposition, mimeType]),
    ).toEqual([
      ['<art-seat@email>', 'inline', 'image/png'],
      ['<art-masthead@email>', 'inline', 'image/png'],
    ]);
    expect([...(email.html ?? '').matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual([
      'cid:art-seat@email',
      'cid:art-masthead@email',
    ]);
  });

  it('says where an answer goes, when that is not us', async () => {
    await adapter.transport.send(message({ replyTo: 'asker@example.com' }));
    const [raw] = await adapter.received();
    expect((await PostalMime.parse(raw ?? '')).replyTo).toMatchObject([{ address: 'asker@example.com' }]);
  });

  it('keeps the order of time, and several at once', async () => {
    const all = Array.from({ length: 6 }, (_, n) =>
      message({ subject: `email ${n}`, date: new Date(Date.UTC(2026, 10, 19, 15, n)) }),
    );
    await Promise.all(all.map((one) => adapter.transport.send(one)));
    const emails = await Promise.all((await adapter.received()).map((raw) => PostalMime.parse(raw)));
    expect(emails.map(({ subject }) => subject).sort()).toEqual(all.map(({ subject }) => subject));
  });

  it('takes a long line and a long email', async () => {
    const text = `${'x'.repeat(5_000)}\n`.repeat(60).trim();
    await adapter.transport.send(message({ text }));
    const [raw] = await adapter.received();
    expect((await PostalMime.parse(raw ?? '')).text?.trim()).toBe(text);
  });
});

describe('SMTP refusals', () => {
  it('gives up a server that talks without end, and is well again with the next one', async () => {
    const open = new Set<Socket>();
    const endless = createServer((socket) => {
      open.add(socket);
      socket.write('220 hello\r\n');
      const talk = setInterval(() => socket.write('250-one moment\r\n'), 10);
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(talk);
        open.delete(socket);
      });
    });
    const port = await freePort();
    await new Promise<void>((resolve) => endless.listen(port, '127.0.0.1', resolve));
    const transport = smtpTransport(urlOf(port), { handoverMs: 200 });
    // More than the pool has places: each is answered, none waits behind one that hangs.
    const sent = await Promise.allSettled([1, 2, 3].map(() => transport.send(message())));
    expect(sent).toMatchObject(sent.map(() => ({ status: 'rejected', reason: { code: 'ETIMEDOUT' } })));
    await expect.poll(() => open.size).toBe(0);
    await new Promise<void>((resolve) => endless.close(() => resolve()));
    const server = await emailServer(port);
    await transport.send(message());
    expect(server.received).toHaveLength(1);
    await transport.close();
    await server.close();
  });

  it('waits for a server that reads the message before it accepts it', async () => {
    const port = await freePort();
    const server = await emailServer(port, { readMessage: () => pause(400) });
    const transport = smtpTransport(urlOf(port), { handoverMs: 200 });
    await transport.send(message());
    expect(server.received).toHaveLength(1);
    await transport.close();
    await server.close();
  });

  it('waits a moment for one that has the message when the process stops', async () => {
    const port = await freePort();
    const [begun, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const server = await emailServer(port, {
      readMessage: () => {
        begun.resolve();
        return read.promise;
      },
    });
    const transport = smtpTransport(urlOf(port));
    const sent = transport.send(message());
    await begun.promise;
    const closed = transport.close();
    read.resolve();
    await expect(sent).resolves.toBeUndefined();
    await closed;
    await server.close();
  });

  it('doesn’t wait long for it', async () => {
    const port = await freePort();
    const begun = Promise.withResolvers<void>();
    const server = await emailServer(port, {
      readMessage: () => {
        begun.resolve();
        return new Promise(() => {});
      },
    });
    const transport = smtpTransport(urlOf(port), { lastAnswerMs: 50 });
    const sent = transport.send(message()).catch((error: unknown) => error);
    await begun.promise;
    await transport.close();
    expect(await sent).toBeInstanceOf(Error);
    await server.close();
  });

  it('gives up one that never accepts it, with the connection', async () => {
    const port = await freePort();
    const server = await emailServer(port, { readMessage: () => new Promise(() => {}) });
    const transport = smtpTransport(urlOf(port), { answerMs: 200 });
    await expect(transport.send(message())).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect.poll(server.connections).toBe(0);
    await transport.close();
    await server.close();
  });

  it('fails for a wrong password and for a server that is not there', async () => {
    const port = await freePort();
    const wrong = smtpTransport(urlOf(port, 'other'));
    await expect(wrong.send(message())).rejects.toThrow();
    const server = await emailServer(port);
    await expect(wrong.send(message())).rejects.toMatchObject({ code: 'EAUTH' });
    await wrong.close();
    await server.close();
  });
});
