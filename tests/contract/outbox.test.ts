import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '../../server/errors.ts';
import { redirectEmail } from '../../server/platform/bounces.ts';
import { createVault } from '../../server/platform/crypto.ts';
import { createMailer, type Mailer, type OutgoingMail } from '../../server/platform/mailer.ts';
import { registerMailTasks } from '../../server/platform/mailTasks.ts';
import { type MailTransport, smtpTransport } from '../../server/platform/mailTransport.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import type { Queue } from '../../server/platform/queue.ts';
import type { TaskHandler } from '../../server/platform/task.ts';
import { CandidateId, MailId } from '../../shared/ids/schema.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import { testClock } from '../support/clock.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { silentLog } from '../support/log.ts';
import { MAIL_FROM, mailServer, urlOf } from '../support/mailServer.ts';
import { freePort } from '../support/server.ts';

/** A queue that the test drives by hand, stored with the caller's transaction like the real one. */
function handQueue(database: FreshDatabase) {
  const handlers = new Map<string, TaskHandler<object>>();
  const tasks: { name: string; data: object }[] = [];
  const queue: Queue = {
    async enqueue(_tx, name, data) {
      tasks.push({ name, data });
    },
    async forget() {},
    async adopt() {},
    async open() {},
    register: (name, _options, handler) => {
      handlers.set(name, (data, context) => handler(data as never, context));
    },
    async start() {},
    rest() {},
    async stop() {},
  };
  const context = {
    signal: new AbortController().signal,
    attempt: 1,
    lastAttempt: false,
    finish: async () => {},
  };
  return {
    queue,
    tasks,
    run: async (name: string, data: object) => handlers.get(name)?.(data, context),
    rows: () =>
      database.client`select id, state, attempts, body, "to", last_error from mails order by created_at`,
  };
}

describe('outbox', () => {
  let isBusy: boolean;
  const clock = testClock();
  let database: FreshDatabase;
  let port: number;
  let smtpOut: MailTransport;
  let transport: MailTransport;
  let hand: ReturnType<typeof handQueue>;
  let mailer: Mailer;
  beforeEach(async () => {
    database = await freshDatabase();
    port = await freePort();
    smtpOut = smtpTransport(urlOf(port));
    transport = smtpOut;
    hand = handQueue(database);
    const vault = createVault([{ id: 'k', key: crypto.getRandomValues(new Uint8Array(32)) }]);
    const { db } = database;
    mailer = createMailer({ clock, vault, queue: hand.queue });
    registerMailTasks({
      db,
      clock,
      vault,
      queue: hand.queue,
      transport: {
        send: (message) => transport.send(message),
        forget: (ids) => transport.forget(ids),
        close: () => transport.close(),
      },
      sender: async () => ({ from: MAIL_FROM }),
      log: silentLog,
      metrics: createMetrics(),
    });
  });
  afterEach(async () => {
    await smtpOut.close();
    await database.drop();
  });

  const mail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
    kind: 'test',
    to: 'person@example.com',
    subject: 'Hello',
    html: '<p>The code is QK7M-2XWD</p>',
    text: 'The code is QK7M-2XWD',
    ...changes,
  });
  const enqueue = (changes?: Partial<OutgoingMail>): Promise<MailId> =>
    database.db.transaction((tx) => mailer.enqueue(tx, mail(changes)));
  /** As many hours of sweeps, one every five minutes. */
  async function sweep(hours: number): Promise<void> {
    for (let turn = 0; turn < hours * 12; turn++) {
      clock.forward(5 * 60_000);
      await hand.run('mail.sweep', {});
    }
  }
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error) => error,
    );

  it('holds no body in clear, and none at all once a sensitive mail has left', async () => {
    const server = await mailServer(port);
    const [secret, plain] = [await enqueue({ sensitive: true }), await enqueue()];
    const [dump] = await database.client`select string_agg(mails::text, ' ') as text from mails`;
    expect(dump?.text).not.toContain('QK7M');
    expect(JSON.stringify(hand.tasks)).not.toMatch(/QK7M|example\.com/);
    for (const mailId of [secret, plain]) await hand.run('mail.send', { mailId });
    const rows = await hand.rows();
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(rows.find(({ id }) => id === secret)?.body).toBeNull();
    expect(rows.find(({ id }) => id === plain)?.body).not.toBeNull();
    expect((await PostalMime.parse(server.received[0] ?? '')).text?.trim()).toBe('The code is QK7M-2XWD');
    await server.close();
  });

  it('stores nothing with a transaction that rolls back', async () => {
    await database.db
      .transaction(async (tx) => {
        await mailer.enqueue(tx, mail());
        throw new Error('no');
      })
      .catch(() => {});
    expect(await hand.rows()).toHaveLength(0);
  });

  it('keeps mails while the server is away, and sends all of them later, each once', async () => {
    const ids: MailId[] = [];
    for (let n = 0; n < 5; n++) ids.push(await enqueue({ subject: `mail ${n}` }));
    for (const mailId of ids) expect(await failure(hand.run('mail.send', { mailId }))).toBeInstanceOf(Error);
    expect((await hand.rows()).map(({ state, attempts }) => [state, attempts])).toEqual(
      ids.map(() => ['failed', 1]),
    );
    const server = await mailServer(port);
    // Tasks that were lost altogether: the sweep finds the mails by themselves.
    clock.forward(11 * 60_000);
    await hand.run('mail.sweep', {});
    expect((await hand.rows()).map(({ state }) => state)).toEqual(ids.map(() => 'sent'));
    for (const mailId of ids) await hand.run('mail.send', { mailId });
    await hand.run('mail.sweep', {});
    const subjects = await Promise.all(
      server.received.map(async (raw) => (await PostalMime.parse(raw)).subject),
    );
    expect(subjects.sort()).toEqual(ids.map((_id, n) => `mail ${n}`));
    await server.close();
  });

  it('does not pile up work while the server is away', async () => {
    for (let n = 0; n < 3; n++) await enqueue();
    const before = hand.tasks.length;
    for (let hour = 0; hour < 24; hour++) {
      clock.forward(60 * 60_000);
      await hand.run('mail.sweep', {});
    }
    expect(hand.tasks.length).toBe(before);
    expect((await hand.rows()).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
  });

  it('never sends to somebody the demo content invented', async () => {
    const now = new Date().toISOString();
    await database.client`insert into candidates (id, full_name, email, position, country, demo, applied_at, created_at, updated_at)
      values (${crypto.randomUUID()}, 'Invented Person', 'invented@example.com', 'Other', 'Kenya', true, ${now}, ${now}, ${now})`;
    // No server listens: a try would fail.
    await hand.run('mail.send', { mailId: await enqueue({ to: 'Invented@example.com' }) });
    clock.forward(11 * 60_000);
    await hand.run('mail.sweep', {});
    expect(await hand.rows()).toMatchObject([{ state: 'demo', attempts: 0, last_error: null }]);
  });

  it('is not held up by one address that the server refuses', async () => {
    const server = await mailServer(port, { refuse: (to) => to === 'gone@example.com' });
    await enqueue({ to: 'gone@example.com' });
    await enqueue({ to: 'here@example.com' });
    clock.forward(11 * 60_000);
    await hand.run('mail.sweep', {});
    expect((await hand.rows()).map(({ to, state }) => [to, state]).sort()).toEqual([
      ['gone@example.com', 'returned'],
      ['here@example.com', 'sent'],
    ]);
    await server.close();
  });

  it('counts an email that can’t be decrypted as failed, and sends the others', async () => {
    const server = await mailServer(port);
    const lost = createVault([{ id: 'lost', key: crypto.getRandomValues(new Uint8Array(32)) }]);
    const unreadable = createMailer({ clock, vault: lost, queue: hand.queue });
    const [mailId] = await Promise.all(
      Array.from({ length: 200 }, () => database.db.transaction((tx) => unreadable.enqueue(tx, mail()))),
    );
    clock.forward(1_000);
    const fine = await enqueue();
    const run = hand.run('mail.send', { mailId: mailId ?? expect.fail() });
    await expect(run).rejects.toMatchObject({ code: 'EUNREADABLE' });
    clock.forward(11 * 60_000);
    for (let sweep = 0; sweep < 2; sweep++) await hand.run('mail.sweep', {});
    const rows = await hand.rows();
    expect(rows.find(({ id }) => id === mailId)).toMatchObject({
      state: 'failed',
      last_error: 'EUNREADABLE',
    });
    expect(rows.find(({ id }) => id === fine)).toMatchObject({ state: 'sent' });
    expect(server.received).toHaveLength(1);
    await server.close();
  });

  it.each([
    // What came back is tried again by HR only.
    [550, '5.1.1 No such person', 'returned', 0],
    [552, '5.2.2 Mailbox full', 'returned', 0],
    [450, '4.2.0 Greylisted, come again', 'failed', 36],
    [550, '5.7.1 Relaying denied', 'failed', 1],
  ])(
    'takes %i %s as %s; sweeps of three hours try it %i times',
    async (responseCode, message, state, tries) => {
      const server = await mailServer(port, { refuse: () => true, reply: { responseCode, message } });
      const mailId = await enqueue({ to: 'gone@example.com' });
      const run = hand.run('mail.send', { mailId });
      await (state === 'failed' ? expect(run).rejects.toThrow() : run);
      expect(await hand.rows()).toMatchObject([{ state, attempts: 1 }]);
      clock.forward(11 * 60_000);
      await sweep(3);
      expect(await hand.rows()).toMatchObject([{ state, attempts: 1 + tries }]);
      await server.close();
    },
  );

  it.each([
    ['to MAIL FROM', 'refuseSender', '5.1.8 Sender address rejected: Domain not found'],
    ['to MAIL FROM, as a policy', 'refuseSender', '5.7.1 Not your address'],
    ['to RCPT TO, by code', 'refuse', '5.1.8 <hr@typo.example>: Domain not found'],
    ['to RCPT TO, in words', 'refuse', '5.1.0 <hr@typo.example>: Sender address rejected: User unknown'],
    ['to RCPT TO, without a code', 'refuse', 'Sender verify failed'],
    ['to RCPT TO, by quota', 'refuse', '5.4.5 Daily quota exceeded'],
    ['to RCPT TO, by quota in words', 'refuse', 'Daily sending limit exceeded'],
  ] as const)(
    'returns no email because our sender is refused, and sends all once it’s accepted: %s',
    async (_what, stage, message) => {
      let refuses = true;
      const server = await mailServer(port, {
        [stage]: () => refuses,
        reply: { responseCode: 550, message },
      });
      const [mailId] = await Promise.all([enqueue({ kind: 'privacy-confirm' }), enqueue()]);
      const error = await failure(hand.run('mail.send', { mailId }));
      expect(error).toBeInstanceOf(Error);
      clock.forward(4 * DAY_MS);
      await sweep(0.5);
      expect(await hand.rows()).toMatchObject([
        { state: 'failed', last_error: 'ESENDER' },
        { state: 'failed', last_error: 'ESENDER' },
      ]);
      refuses = false;
      await sweep(0.1);
      expect(await hand.rows()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
      await server.close();
    },
  );

  it.each([
    '5.1.1 No such person, stop sending here',
    '5.2.1 Mailbox disabled for this sender',
    'No such person. Dear sender, check the address',
  ])('returns an email at once whose address is refused with words about the sender: %s', async (message) => {
    const server = await mailServer(port, { refuse: () => true, reply: { responseCode: 550, message } });
    await hand.run('mail.send', { mailId: await enqueue() });
    expect(await hand.rows()).toMatchObject([{ state: 'returned', last_error: 'EENVELOPE' }]);
    await server.close();
  });

  it('isn’t held up by one address that accepts listed senders only, and returns its email', async () => {
    const server = await mailServer(port, {
      refuse: (to) => to === 'closed@example.com',
      reply: { responseCode: 550, message: '5.7.124 Sender not in allowed-senders list' },
    });
    await enqueue({ to: 'closed@example.com' });
    clock.forward(1_000);
    await enqueue({ to: 'here@example.com' });
    clock.forward(11 * 60_000);
    await sweep(3);
    const states = async () => (await hand.rows()).map(({ to, state }) => [to, state]);
    expect(await states()).toEqual([
      ['closed@example.com', 'failed'],
      ['here@example.com', 'sent'],
    ]);
    clock.forward(3 * DAY_MS);
    await sweep(3);
    expect(await states()).toContainEqual(['closed@example.com', 'returned']);
    await server.close();
  });

  it('sends the others where only one email’s sender is refused, and returns that one after two weeks', async () => {
    const server = await mailServer(port, {
      refuse: (to) => to === 'odd@example.com',
      reply: { responseCode: 550, message: 'Sender verify failed' },
    });
    await enqueue({ to: 'odd@example.com' });
    clock.forward(1_000);
    await enqueue({ to: 'here@example.com' });
    clock.forward(11 * 60_000);
    await sweep(0.1);
    expect(await hand.rows()).toMatchObject([{ state: 'failed' }, { state: 'sent' }]);
    clock.forward(14 * DAY_MS);
    await sweep(0.1);
    expect(await hand.rows()).toMatchObject([
      { state: 'returned', last_error: 'ESENDER' },
      { state: 'sent' },
    ]);
    await server.close();
  });

  it.each([
    ['one sender', '550 Sender verify failed', 2, null],
    ['domains for now', '451 4.7.0 Come again', 5, null],
    ['domains for now, and others for good', '451 4.7.0 Come again', 5, '550 5.7.1 Relaying denied'],
  ])('sends the others where a server refuses %s, but not in a row', async (_what, odd, times, other) => {
    transport = {
      send: async ({ to }) => {
        const response = to.startsWith('odd@') ? odd : to.startsWith('other@') ? other : null;
        const responseCode = Number(response?.slice(0, 3));
        if (response)
          throw Object.assign(new Error(response), {
            code: 'EENVELOPE',
            command: 'RCPT TO',
            responseCode,
            response,
          });
      },
      forget: async () => {},
      close: async () => {},
    };
    for (let n = 0; n < times; n++)
      for (const to of [`odd@d${n}.example`, `other@d${n}.example`]) {
        await enqueue({ to });
        clock.forward(1_000);
      }
    await enqueue({ to: 'last@example.com' });
    clock.forward(11 * 60_000);
    await hand.run('mail.sweep', {});
    expect((await hand.rows()).at(-1)).toMatchObject({ to: 'last@example.com', state: 'sent' });
  });

  it('makes two tries in a sweep while our sender is refused', async () => {
    const server = await mailServer(port, {
      refuseSender: () => true,
      reply: { responseCode: 550, message: '5.7.1 Not your address' },
    });
    for (let n = 0; n < 6; n++) await enqueue();
    clock.forward(11 * 60_000);
    await hand.run('mail.sweep', {});
    expect((await hand.rows()).reduce((sum, { attempts }) => sum + attempts, 0)).toBe(2);
    await server.close();
  });

  it.each([
    ['the message', { refuseMessage: () => true }],
    [
      'the address, for reasons of its own',
      { refuse: () => true, reply: [550, '5.7.1 Relaying denied'] as const },
    ],
  ])(
    'tries an email rarely whose server refuses %s, and returns it after three days',
    async (_what, options) => {
      const { reply, ...rest } = { reply: undefined, ...options };
      const [responseCode, text] = reply ?? [554, '5.7.1 Spam'];
      const server = await mailServer(port, { ...rest, reply: { responseCode, message: text } });
      await enqueue();
      for (let tries = 0; tries < 21; tries++) {
        const [row] = await hand.rows();
        await failure(hand.run('mail.send', { mailId: row?.id }));
      }
      await sweep(3 * 24);
      expect(await hand.rows()).toMatchObject([{ state: 'failed' }]);
      await sweep(4);
      const [row] = await hand.rows();
      expect(row).toMatchObject({ state: 'returned' });
      expect(row?.attempts).toBeLessThan(50);
      await server.close();
    },
  );

  it.each([
    ['the address', { refuse: () => isBusy }],
    ['the message', { refuseMessage: () => isBusy }],
  ])(
    'soon sends an email that waited out an outage and was then refused temporarily: %s',
    async (_what, busy) => {
      isBusy = true;
      const mailId = await enqueue();
      await sweep(12);
      const [before] = await hand.rows();
      expect(before).toMatchObject({ state: 'failed', last_error: 'ESOCKET' });
      expect(before?.attempts).toBeGreaterThan(100);
      const reply = { responseCode: 451, message: '4.7.0 Too many at once' };
      const server = await mailServer(port, { reply, ...busy });
      await failure(hand.run('mail.send', { mailId }));
      expect(await hand.rows()).toMatchObject([{ state: 'failed', last_error: 'EDEFERRED' }]);
      isBusy = false;
      clock.forward(5 * 60_000);
      await hand.run('mail.sweep', {});
      expect(await hand.rows()).toMatchObject([{ state: 'sent' }]);
      await server.close();
    },
  );

  it('retries a permanently refused email no less often after an outage', async () => {
    const server = await mailServer(port, {
      refuse: () => true,
      reply: { responseCode: 550, message: '5.7.1 Relaying denied' },
    });
    await enqueue();
    await database.client`update mails set attempts = 500, last_error = 'EENVELOPE'`;
    clock.forward(11 * 60_000);
    await sweep(24);
    expect(await hand.rows()).toMatchObject([{ state: 'failed', attempts: 508 }]);
    await server.close();
  });

  it.each([
    [451, '4.7.0 Come again', 4, 'EDEFERRED'],
    [451, '4.7.0 Come again', 20, 'EDEFERRED'],
    [550, '5.7.1 Relaying denied', 4, 'EENVELOPE'],
  ])(
    'doesn’t count an email as returned at its first refusal: %i %s after %i days',
    async (responseCode, text, days, code) => {
      let refuses = true;
      const server = await mailServer(port, {
        refuse: () => refuses,
        reply: { responseCode, message: text },
      });
      const mailId = await enqueue({ kind: 'privacy-confirm' });
      clock.forward(days * DAY_MS);
      await failure(hand.run('mail.send', { mailId }));
      expect(await hand.rows()).toMatchObject([{ state: 'failed', last_error: code }]);
      refuses = false;
      await sweep(3);
      expect(await hand.rows()).toMatchObject([{ state: 'sent' }]);
      await server.close();
    },
  );

  it.each([
    ['one domain', (n: number) => `p${n}@example.com`, 3],
    ['all domains', (n: number) => `p@d${n}.example`, 5],
  ])('makes a handful of tries in a sweep whose server defers %s', async (_what, addressOf, tries) => {
    const server = await mailServer(port, {
      refuse: (to) => to !== 'here@elsewhere.example',
      reply: { responseCode: 451, message: '4.7.1 Too many today' },
    });
    for (let n = 0; n < 12; n++) await enqueue({ to: addressOf(n) });
    clock.forward(1_000);
    await enqueue({ to: 'here@elsewhere.example' });
    clock.forward(11 * 60_000);
    await hand.run('mail.sweep', {});
    const rows = await hand.rows();
    expect(rows.reduce((sum, { attempts, state }) => sum + (state === 'sent' ? 0 : attempts), 0)).toBe(tries);
    expect(rows.some(({ state }) => state === 'sent')).toBe(tries === 3);
    await sweep(1);
    expect((await hand.rows()).some(({ state }) => state === 'sent')).toBe(true);
    await server.close();
  });

  it('counts an email as returned after two weeks of temporary refusals', async () => {
    const server = await mailServer(port, {
      refuse: () => true,
      reply: { responseCode: 450, message: '4.2.0 Come again' },
    });
    await enqueue();
    await sweep(1);
    clock.forward(14 * DAY_MS - 2 * 3_600_000);
    await sweep(0.5);
    expect(await hand.rows()).toMatchObject([{ state: 'failed' }]);
    await sweep(1);
    expect(await hand.rows()).toMatchObject([{ state: 'returned', last_error: 'EDEFERRED' }]);
    await server.close();
  });

  it('leaves out of HR’s inbox what HR can’t correct', async () => {
    const server = await mailServer(port, { refuse: () => true });
    for (const kind of ['privacy-erased', 'test'] as const)
      await hand.run('mail.send', { mailId: await enqueue({ kind }) });
    const rows =
      await database.client`select kind from mails where state = 'returned' and settled_at is null`;
    expect(rows.map(({ kind }) => kind)).toEqual(['test']);
    await server.close();
  });

  it('leaves the rest to the next sweep where a server takes minutes for each', async () => {
    let sent = 0;
    transport = {
      send: async () => {
        sent++;
        clock.forward(3 * 60_000);
      },
      forget: async () => {},
      close: async () => {},
    };
    for (let n = 0; n < 5; n++) await enqueue();
    for (const sofar of [2, 4, 5]) {
      clock.forward(11 * 60_000);
      await hand.run('mail.sweep', {});
      expect(sent).toBe(sofar);
    }
  });

  it('sends once when the same task runs twice at once', async () => {
    const server = await mailServer(port);
    const mailId = await enqueue();
    await Promise.all(Array.from({ length: 5 }, () => hand.run('mail.send', { mailId })));
    expect(server.received).toHaveLength(1);
    await hand.run('mail.send', { mailId: MailId.parse(crypto.randomUUID()) });
    await server.close();
  });

  describe('while it’s being sent', () => {
    const candidateId = CandidateId.parse(crypto.randomUUID());
    const takeBack = () => database.db.transaction((tx) => mailer.takeBack(tx, candidateId, ['test']));
    const redirect = (id: MailId) =>
      database.db.transaction((tx) => redirectEmail(tx, id, 'right@example.com'));
    let sentTo: string[];
    let forgotten: MailId[];
    const refusal = Object.assign(new Error('550 5.1.1 No such person'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 5.1.1 No such person',
    });
    /** Sends one, does `meanwhile` before the server answers, and lets it answer. */
    async function sending(
      answer: 'accepted' | 'failed' | 'refused',
      meanwhile: (id: MailId) => Promise<unknown>,
    ) {
      const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      transport = {
        send: ({ to }) => {
          sentTo.push(to);
          begun.resolve();
          return answered.promise;
        },
        forget: async (ids) => void forgotten.push(...ids),
        close: async () => {},
      };
      const mailId = await enqueue({ candidateId });
      const run = failure(hand.run('mail.send', { mailId }));
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
      transport.send = async ({ to }) => void sentTo.push(to);
      for (const { name, data } of hand.tasks.splice(0)) await hand.run(name, data);
      clock.forward(11 * 60_000);
      await hand.run('mail.sweep', {});
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
      expect(await hand.rows()).toEqual([]);
    });

    it('counts as having left', async () => {
      const since = clock.now();
      const left = () => database.db.transaction((tx) => mailer.hasLeft(tx, candidateId, 'test', since));
      await enqueue({ candidateId });
      expect(await left()).toBe(false);
      await database.client`delete from mails`;
      const { failed } = await sending('failed', async () => expect(await left()).toBe(true));
      expect(failed).toBe(true);
      expect(await left()).toBe(false);
    });

    it('isn’t waited for by the sweep', { timeout: 15_000 }, async () => {
      await sending('accepted', async () => {
        clock.forward(11 * 60_000);
        await hand.run('mail.sweep', {});
      });
      expect(sentTo).toHaveLength(1);
      expect(await hand.rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
    });

    it('is canceled by a process that ends before it knows the outcome', async () => {
      await database.client`update mails set body = null where id = ${await enqueue()}`;
      await later();
      expect(sentTo).toEqual([]);
      expect(await hand.rows()).toEqual([]);
    });

    it('is canceled too late: the log has it as sent, with its text', async () => {
      await sending('accepted', async () => expect(await takeBack()).toEqual(['test']));
      await later();
      expect(sentTo).toHaveLength(1);
      expect(await hand.rows()).toMatchObject([{ state: 'sent', body: expect.any(String) }]);
    });

    it.each(['accepted', 'failed', 'refused'] as const)(
      'is redirected: it goes to the new address (%s)',
      async (answer) => {
        await sending(answer, redirect);
        await later();
        expect(sentTo).toEqual(['person@example.com', 'right@example.com']);
        expect(await hand.rows()).toMatchObject([{ state: 'sent', to: 'right@example.com' }]);
      },
    );

    it('is erased: nothing of it stays', async () => {
      const { mailId } = await sending('accepted', async (id) => {
        await database.db.transaction((tx) => mailer.forget(tx, [id]));
        forgotten = [];
      });
      expect(forgotten).toEqual([mailId]);
      await later();
      expect(sentTo).toHaveLength(1);
      expect(await hand.rows()).toEqual([]);
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
    expect(await failure(enqueue({ to }))).toMatchObject({ code: 'invalid_input' });
    expect(await hand.rows()).toHaveLength(0);
  });

  it('carries the address for answers through the outbox, and refuses more than one', async () => {
    const server = await mailServer(port);
    const mailId = await enqueue({ replyTo: 'asker@example.com' });
    await hand.run('mail.send', { mailId });
    const sent = await PostalMime.parse(server.received[0] ?? '');
    expect(sent.replyTo).toMatchObject([{ address: 'asker@example.com' }]);
    for (const replyTo of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com']) {
      expect(await failure(enqueue({ replyTo }))).toBeInstanceOf(DomainError);
    }
    await server.close();
  });

  it('puts a subject on one line, whatever stands in it', async () => {
    for (const subject of ['Hello\r\nBcc: b@example.com', 'Hello\u202e\nBcc: b@example.com']) {
      const [row] = await database.client`select subject from mails where id = ${await enqueue({ subject })}`;
      expect(row?.subject).toBe('Hello Bcc: b@example.com');
    }
  });
});
