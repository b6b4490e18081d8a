import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createVault } from '../../server/platform/crypto/vault.ts';
import { createMailer } from '../../server/platform/email/mailer.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import { testClock } from '../support/clock.ts';
import { emailServer } from '../support/emailServer.ts';
import { anEmail, failure, type Outbox, outboxOfTest } from '../support/outbox.ts';

describe('outbox that is refused', () => {
  let isBusy: boolean;
  const clock = testClock();
  let box: Outbox;
  beforeEach(async () => {
    box = await outboxOfTest(clock);
  });
  afterEach(() => box.close());

  it('is not held up by one address that the server refuses', async () => {
    const server = await emailServer(box.port, { refuse: (to) => to === 'gone@example.com' });
    await box.enqueue({ to: 'gone@example.com' });
    await box.enqueue({ to: 'here@example.com' });
    clock.forward(11 * 60_000);
    await box.hand.run('mail.sweep', {});
    expect((await box.hand.rows()).map(({ to, state }) => [to, state]).sort()).toEqual([
      ['gone@example.com', 'returned'],
      ['here@example.com', 'sent'],
    ]);
    await server.close();
  });

  it('counts an email that can’t be decrypted as failed, and sends the others', async () => {
    const server = await emailServer(box.port);
    const lost = createVault([{ id: 'lost', key: crypto.getRandomValues(new Uint8Array(32)) }]);
    const unreadable = createMailer({ clock, vault: lost, queue: box.hand.queue });
    const [mailId] = await Promise.all(
      Array.from({ length: 200 }, () =>
        box.database.db.transaction((tx) => unreadable.enqueue(tx, anEmail())),
      ),
    );
    clock.forward(1_000);
    const fine = await box.enqueue();
    const run = box.hand.run('mail.send', { mailId: mailId ?? expect.fail() });
    await expect(run).rejects.toMatchObject({ code: 'EUNREADABLE' });
    clock.forward(11 * 60_000);
    for (let sweep = 0; sweep < 2; sweep++) await box.hand.run('mail.sweep', {});
    const rows = await box.hand.rows();
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
      const server = await emailServer(box.port, { refuse: () => true, reply: { responseCode, message } });
      const mailId = await box.enqueue({ to: 'gone@example.com' });
      const run = box.hand.run('mail.send', { mailId });
      await (state === 'failed' ? expect(run).rejects.toThrow() : run);
      expect(await box.hand.rows()).toMatchObject([{ state, attempts: 1 }]);
      clock.forward(11 * 60_000);
      await box.sweep(3);
      expect(await box.hand.rows()).toMatchObject([{ state, attempts: 1 + tries }]);
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
      const server = await emailServer(box.port, {
        [stage]: () => refuses,
        reply: { responseCode: 550, message },
      });
      const [mailId] = await Promise.all([box.enqueue({ kind: 'privacy-confirm' }), box.enqueue()]);
      const error = await failure(box.hand.run('mail.send', { mailId }));
      expect(error).toBeInstanceOf(Error);
      clock.forward(4 * DAY_MS);
      await box.sweep(0.5);
      expect(await box.hand.rows()).toMatchObject([
        { state: 'failed', last_error: 'ESENDER' },
        { state: 'failed', last_error: 'ESENDER' },
      ]);
      refuses = false;
      await box.sweep(0.1);
      expect(await box.hand.rows()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
      await server.close();
    },
  );

  it.each([
    '5.1.1 No such person, stop sending here',
    '5.2.1 Mailbox disabled for this sender',
    'No such person. Dear sender, check the address',
  ])('returns an email at once whose address is refused with words about the sender: %s', async (message) => {
    const server = await emailServer(box.port, { refuse: () => true, reply: { responseCode: 550, message } });
    await box.hand.run('mail.send', { mailId: await box.enqueue() });
    expect(await box.hand.rows()).toMatchObject([{ state: 'returned', last_error: 'EENVELOPE' }]);
    await server.close();
  });

  it('isn’t held up by one address that accepts listed senders only, and returns its email', async () => {
    const server = await emailServer(box.port, {
      refuse: (to) => to === 'closed@example.com',
      reply: { responseCode: 550, message: '5.7.124 Sender not in allowed-senders list' },
    });
    await box.enqueue({ to: 'closed@example.com' });
    clock.forward(1_000);
    await box.enqueue({ to: 'here@example.com' });
    clock.forward(11 * 60_000);
    await box.sweep(3);
    const states = async () => (await box.hand.rows()).map(({ to, state }) => [to, state]);
    expect(await states()).toEqual([
      ['closed@example.com', 'failed'],
      ['here@example.com', 'sent'],
    ]);
    clock.forward(3 * DAY_MS);
    await box.sweep(3);
    expect(await states()).toContainEqual(['closed@example.com', 'returned']);
    await server.close();
  });

  it('sends the others where only one email’s sender is refused, and returns that one after two weeks', async () => {
    const server = await emailServer(box.port, {
      refuse: (to) => to === 'odd@example.com',
      reply: { responseCode: 550, message: 'Sender verify failed' },
    });
    await box.enqueue({ to: 'odd@example.com' });
    clock.forward(1_000);
    await box.enqueue({ to: 'here@example.com' });
    clock.forward(11 * 60_000);
    await box.sweep(0.1);
    expect(await box.hand.rows()).toMatchObject([{ state: 'failed' }, { state: 'sent' }]);
    clock.forward(14 * DAY_MS);
    await box.sweep(0.1);
    expect(await box.hand.rows()).toMatchObject([
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
    box.transport = {
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
        await box.enqueue({ to });
        clock.forward(1_000);
      }
    await box.enqueue({ to: 'last@example.com' });
    clock.forward(11 * 60_000);
    await box.hand.run('mail.sweep', {});
    expect((await box.hand.rows()).at(-1)).toMatchObject({ to: 'last@example.com', state: 'sent' });
  });

  it('makes two tries in a sweep while our sender is refused', async () => {
    const server = await emailServer(box.port, {
      refuseSender: () => true,
      reply: { responseCode: 550, message: '5.7.1 Not your address' },
    });
    for (let n = 0; n < 6; n++) await box.enqueue();
    clock.forward(11 * 60_000);
    await box.hand.run('mail.sweep', {});
    expect((await box.hand.rows()).reduce((sum, { attempts }) => sum + attempts, 0)).toBe(2);
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
      const server = await emailServer(box.port, { ...rest, reply: { responseCode, message: text } });
      await box.enqueue();
      for (let tries = 0; tries < 21; tries++) {
        const [row] = await box.hand.rows();
        await failure(box.hand.run('mail.send', { mailId: row?.id }));
      }
      await box.sweep(3 * 24);
      expect(await box.hand.rows()).toMatchObject([{ state: 'failed' }]);
      await box.sweep(4);
      const [row] = await box.hand.rows();
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
      const mailId = await box.enqueue();
      await box.sweep(12);
      const [before] = await box.hand.rows();
      expect(before).toMatchObject({ state: 'failed', last_error: 'ESOCKET' });
      expect(before?.attempts).toBeGreaterThan(100);
      const reply = { responseCode: 451, message: '4.7.0 Too many at once' };
      const server = await emailServer(box.port, { reply, ...busy });
      await failure(box.hand.run('mail.send', { mailId }));
      expect(await box.hand.rows()).toMatchObject([{ state: 'failed', last_error: 'EDEFERRED' }]);
      isBusy = false;
      clock.forward(5 * 60_000);
      await box.hand.run('mail.sweep', {});
      expect(await box.hand.rows()).toMatchObject([{ state: 'sent' }]);
      await server.close();
    },
  );

  it('retries a permanently refused email no less often after an outage', async () => {
    const server = await emailServer(box.port, {
      refuse: () => true,
      reply: { responseCode: 550, message: '5.7.1 Relaying denied' },
    });
    await box.enqueue();
    await box.database.client`update mails set attempts = 500, last_error = 'EENVELOPE'`;
    clock.forward(11 * 60_000);
    await box.sweep(24);
    expect(await box.hand.rows()).toMatchObject([{ state: 'failed', attempts: 508 }]);
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
      const server = await emailServer(box.port, {
        refuse: () => refuses,
        reply: { responseCode, message: text },
      });
      const mailId = await box.enqueue({ kind: 'privacy-confirm' });
      clock.forward(days * DAY_MS);
      await failure(box.hand.run('mail.send', { mailId }));
      expect(await box.hand.rows()).toMatchObject([{ state: 'failed', last_error: code }]);
      refuses = false;
      await box.sweep(3);
      expect(await box.hand.rows()).toMatchObject([{ state: 'sent' }]);
      await server.close();
    },
  );

  it.each([
    ['one domain', (n: number) => `p${n}@example.com`, 3],
    ['all domains', (n: number) => `p@d${n}.example`, 5],
  ])('makes a handful of tries in a sweep whose server defers %s', async (_what, addressOf, tries) => {
    const server = await emailServer(box.port, {
      refuse: (to) => to !== 'here@elsewhere.example',
      reply: { responseCode: 451, message: '4.7.1 Too many today' },
    });
    for (let n = 0; n < 12; n++) await box.enqueue({ to: addressOf(n) });
    clock.forward(1_000);
    await box.enqueue({ to: 'here@elsewhere.example' });
    clock.forward(11 * 60_000);
    await box.hand.run('mail.sweep', {});
    const rows = await box.hand.rows();
    expect(rows.reduce((sum, { attempts, state }) => sum + (state === 'sent' ? 0 : attempts), 0)).toBe(tries);
    expect(rows.some(({ state }) => state === 'sent')).toBe(tries === 3);
    await box.sweep(1);
    expect((await box.hand.rows()).some(({ state }) => state === 'sent')).toBe(true);
    await server.close();
  });

  it('counts an email as returned after two weeks of temporary refusals', async () => {
    const server = await emailServer(box.port, {
      refuse: () => true,
      reply: { responseCode: 450, message: '4.2.0 Come again' },
    });
    await box.enqueue();
    await box.sweep(1);
    clock.forward(14 * DAY_MS - 2 * 3_600_000);
    await box.sweep(0.5);
    expect(await box.hand.rows()).toMatchObject([{ state: 'failed' }]);
    await box.sweep(1);
    expect(await box.hand.rows()).toMatchObject([{ state: 'returned', last_error: 'EDEFERRED' }]);
    await server.close();
  });

  it('leaves out of HR’s inbox what HR can’t correct', async () => {
    const server = await emailServer(box.port, { refuse: () => true });
    for (const kind of ['privacy-erased', 'test'] as const)
      await box.hand.run('mail.send', { mailId: await box.enqueue({ kind }) });
    const rows = await box.database
      .client`select kind from mails where state = 'returned' and settled_at is null`;
    expect(rows.map(({ kind }) => kind)).toEqual(['test']);
    await server.close();
  });

  it('leaves the rest to the next sweep where a server takes minutes for each', async () => {
    let sent = 0;
    box.transport = {
      send: async () => {
        sent++;
        clock.forward(3 * 60_000);
      },
      forget: async () => {},
      close: async () => {},
    };
    for (let n = 0; n < 5; n++) await box.enqueue();
    for (const sofar of [2, 4, 5]) {
      clock.forward(11 * 60_000);
      await box.hand.run('mail.sweep', {});
      expect(sent).toBe(sofar);
    }
  });
});
