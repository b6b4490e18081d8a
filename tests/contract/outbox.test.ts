import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '../../server/errors.ts';
import { redirectEmail } from '../../server/platform/email/bounces.ts';
import { CandidateId, EmailId } from '../../shared/ids/schema.ts';
import { testClock } from '../support/clock.ts';
import { emailServer } from '../support/emailServer.ts';
import { anEmail, failure, type Outbox, outboxOfTest } from '../support/outbox.ts';

describe('outbox', () => {
  const clock = testClock();
  let box: Outbox;
  beforeEach(async () => {
    box = await outboxOfTest(clock);
  });
  afterEach(() => box.close());

  it('holds no body in clear, and none at all once a sensitive email has left', async () => {
    const server = await emailServer(box.port);
    const [secret, plain] = [await box.enqueue({ sensitive: true }), await box.enqueue()];
    const [dump] = await box.database.client`select string_agg(mails::text, ' ') as text from mails`;
    expect(dump?.text).not.toContain('QK7M');
    expect(JSON.stringify(box.hand.tasks)).not.toMatch(/QK7M|example\.com/);
    for (const mailId of [secret, plain]) await box.hand.run('mail.send', { mailId });
    const rows = await box.hand.rows();
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(rows.find(({ id }) => id === secret)?.body).toBeNull();
    expect(rows.find(({ id }) => id === plain)?.body).not.toBeNull();
    expect((await PostalMime.parse(server.received[0] ?? '')).text?.trim()).toBe('The code is QK7M-2XWD');
    await server.close();
  });

  it('stores nothing with a transaction that rolls back', async () => {
    await box.database.db
      .transaction(async (tx) => {
        await box.mailer.enqueue(tx, anEmail());
        throw new Error('no');
      })
      .catch(() => {});
    expect(await box.hand.rows()).toHaveLength(0);
  });

  it('keeps emails while the server is away, and sends all of them later, each once', async () => {
    const ids: EmailId[] = [];
    for (let n = 0; n < 5; n++) ids.push(await box.enqueue({ subject: `email ${n}` }));
    for (const mailId of ids)
      expect(await failure(box.hand.run('mail.send', { mailId }))).toBeInstanceOf(Error);
    expect((await box.hand.rows()).map(({ state, attempts }) => [state, attempts])).toEqual(
      ids.map(() => ['failed', 1]),
    );
    const server = await emailServer(box.port);
    // Tasks that were lost altogether: the sweep finds the emails by themselves.
    clock.forward(11 * 60_000);
    await box.hand.run('mail.sweep', {});
    expect((await box.hand.rows()).map(({ state }) => state)).toEqual(ids.map(() => 'sent'));
    for (const mailId of ids) await box.hand.run('mail.send', { mailId });
    await box.hand.run('mail.sweep', {});
    const subjects = await Promise.all(
      server.received.map(async (raw) => (await PostalMime.parse(raw)).subject),
    );
    expect(subjects.sort()).toEqual(ids.map((_id, n) => `email ${n}`));
    await server.close();
  });

  it('does not pile up work while the server is away', async () => {
    for (let n = 0; n < 3; n++) await box.enqueue();
    const before = box.hand.tasks.length;
    for (let hour = 0; hour < 24; hour++) {
      clock.forward(60 * 60_000);
      await box.hand.run('mail.sweep', {});
    }
    expect(box.hand.tasks.length).toBe(before);
    expect((await box.hand.rows()).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
  });

  it('never sends to somebody the demo content invented', async () => {
    const now = new Date().toISOString();
    await box.database
      .client`insert into candidates (id, full_name, email, position, country, demo, applied_at, created_at, updated_at)
      values (${crypto.randomUUID()}, 'Invented Person', 'invented@example.com', 'Other', 'Kenya', true, ${now}, ${now}, ${now})`;
    // No server listens: a try would fail.
    await box.hand.run('mail.send', { mailId: await box.enqueue({ to: 'Invented@example.com' }) });
    clock.forward(11 * 60_000);
    await box.hand.run('mail.sweep', {});
    expect(await box.hand.rows()).toMatchObject([{ state: 'demo', attempts: 0, last_error: null }]);
  });

  it('sends once when the same task runs twice at once', async () => {
    const server = await emailServer(box.port);
    const mailId = await box.enqueue();
    await Promise.all(Array.from({ length: 5 }, () => box.hand.run('mail.send', { mailId })));
    expect(server.received).toHaveLength(1);
    await box.hand.run('mail.send', { mailId: EmailId.parse(crypto.randomUUID()) });
    await server.close();
  });

  describe('while it’s being sent', () => {
    const candidateId = CandidateId.parse(crypto.randomUUID());
    const takeBack = () =>
      box.database.db.transaction((tx) => box.mailer.takeBack(tx, candidateId, ['test']));
    const redirect = (id: EmailId) =>
      box.database.db.transaction((tx) => redirectEmail(tx, id, 'right@example.com'));
    let sentTo: string[];
    let forgotten: EmailId[];
    const refusal = Object.assign(new Error('550 5.1.1 No such person'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 5.1.1 No such person',
    });
    /** Sends one, does `meanwhile` before the server answers, and lets it answer. */
    async function sending(
      answer: 'accepted' | 'failed' | 'refused',
      meanwhile: (id: EmailId) => Promise<unknown>,
    ) {
      const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      box.transport = {
        send: ({ to }) => {
          sentTo.push(to);
          begun.resolve();
          return answered.promise;
        },
        forget: async (ids) => void forgotten.push(...ids),
        close: async () => {},
      };
      const mailId = await box.enqueue({ candidateId });
      const run = failure(box.hand.run('mail.send', { mailId }));
      await begun.promise;
      await meanwhile(mailId);
      if (answer === 'accepted') answered.resolve();
      else if (answer === 'refused') answered.reject(refusal);
      else answered.reject(new Error('The server went away'));
      const failed = (await run) !== null;
      return { mailId, failed };
    }
    /** All tasks and the sweep, with a server that takes everything. */
    async function later() {
      box.transport.send = async ({ to }) => void sentTo.push(to);
      for (const { name, data } of box.hand.tasks.splice(0)) await box.hand.run(name, data);
      clock.forward(11 * 60_000);
      await box.hand.run('mail.sweep', {});
    }
    beforeEach(() => {
      sentTo = [];
      forgotten = [];
    });

    it('is canceled: a failed send isn’t retried', async () => {
      const { failed } = await sending('failed', async () => {
        // It isn't known whether it arrives, so undoing this sends another one.
        expect(await takeBack()).toEqual(['test']);
        expect(await takeBack()).toEqual([]);
      });
      expect(failed).toBe(false);
      await later();
      expect(sentTo).toHaveLength(1);
      expect(await box.hand.rows()).toEqual([]);
    });

    it('counts as having left', async () => {
      const since = clock.now();
      const left = () =>
        box.database.db.transaction((tx) => box.mailer.hasLeft(tx, candidateId, 'test', since));
      await box.enqueue({ candidateId });
      expect(await left()).toBe(false);
      await box.database.client`delete from mails`;
      const { failed } = await sending('failed', async () => expect(await left()).toBe(true));
      expect(failed).toBe(true);
      expect(await left()).toBe(false);
    });

    it('isn’t waited for by the sweep', { timeout: 15_000 }, async () => {
      await sending('accepted', async () => {
        clock.forward(11 * 60_000);
        await box.hand.run('mail.sweep', {});
      });
      expect(sentTo).toHaveLength(1);
      expect(await box.hand.rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
    });

    it('is canceled by a process that ends before it knows the outcome', async () => {
      await box.database.client`update mails set body = null where id = ${await box.enqueue()}`;
      await later();
      expect(sentTo).toEqual([]);
      expect(await box.hand.rows()).toEqual([]);
    });

    it('is canceled too late: the log has it as sent, with its text', async () => {
      await sending('accepted', async () => expect(await takeBack()).toEqual(['test']));
      await later();
      expect(sentTo).toHaveLength(1);
      expect(await box.hand.rows()).toMatchObject([{ state: 'sent', body: expect.any(String) }]);
    });

    it.each(['accepted', 'failed', 'refused'] as const)(
      'is redirected: it goes to the new address (%s)',
      async (answer) => {
        await sending(answer, redirect);
        await later();
        expect(sentTo).toEqual(['person@example.com', 'right@example.com']);
        expect(await box.hand.rows()).toMatchObject([{ state: 'sent', to: 'right@example.com' }]);
      },
    );

    it('is erased: nothing of it stays', async () => {
      const { mailId } = await sending('accepted', async (id) => {
        await box.database.db.transaction((tx) => box.mailer.forget(tx, [id]));
        forgotten = [];
      });
      expect(forgotten).toEqual([mailId]);
      await later();
      expect(sentTo).toHaveLength(1);
      expect(await box.hand.rows()).toEqual([]);
    });
  });

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Name <a@example.com>',
    'a@example.com;b@example.com',
    '"a b"@example.com',
    'a@@example.com',
    '',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j as an address', async (to) => {
    expect(await failure(box.enqueue({ to }))).toMatchObject({ code: 'invalid_input' });
    expect(await box.hand.rows()).toHaveLength(0);
  });

  it('carries the address for answers through the outbox, and refuses more than one', async () => {
    const server = await emailServer(box.port);
    const mailId = await box.enqueue({ replyTo: 'asker@example.com' });
    await box.hand.run('mail.send', { mailId });
    const sent = await PostalMime.parse(server.received[0] ?? '');
    expect(sent.replyTo).toMatchObject([{ address: 'asker@example.com' }]);
    for (const replyTo of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com']) {
      expect(await failure(box.enqueue({ replyTo }))).toBeInstanceOf(DomainError);
    }
    await server.close();
  });

  it('puts a subject on one line, whatever stands in it', async () => {
    for (const subject of ['Hello\r\nBcc: b@example.com', 'Hello\u202e\nBcc: b@example.com']) {
      const [row] = await box.database
        .client`select subject from mails where id = ${await box.enqueue({ subject })}`;
      expect(row?.subject).toBe('Hello Bcc: b@example.com');
    }
  });
});
