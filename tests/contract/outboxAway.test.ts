import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CandidateId } from '../../shared/ids/schema.ts';
import { testClock } from '../support/clock.ts';
import { emailServer } from '../support/emailServer.ts';
import { failure, type Outbox, outboxOfTest } from '../support/outbox.ts';

/** The database goes away while an email is on its way, and comes back. */
describe('outbox that loses the database', () => {
  const clock = testClock();
  let box: Outbox;
  beforeEach(async () => {
    box = await outboxOfTest(clock);
  });
  afterEach(() => box.close());

  /** Ends the connections of the tasks, as an administrator or a restarting server does. */
  const cutConnections = () => box.database.client`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'longtable-test-tasks'`;
  /** What the queue does with a task that failed; and what a sweep does. */
  async function runAgain(name: string, data: object): Promise<void> {
    await failure(box.hand.run(name, data));
    for (let tries = 0; tries < 3; tries++) await failure(box.hand.run(name, data));
    clock.forward(11 * 60_000);
    await failure(box.hand.run('mail.sweep', {}));
  }

  it.each(['before', 'after'] as const)(
    'sends once when the connections are cut just %s the server accepts it',
    async (moment) => {
      const server = await emailServer(box.port, {
        readMessage: async () => {
          if (moment === 'before') await cutConnections();
        },
      });
      const { transport } = box;
      box.transport = {
        ...transport,
        async send(message) {
          await transport.send(message);
          if (moment === 'after') await cutConnections();
        },
      };
      const mailId = await box.enqueue({ sensitive: true });
      await runAgain('mail.send', { mailId });
      expect(server.received).toHaveLength(1);
      expect(await box.hand.rows()).toMatchObject([{ state: 'sent', attempts: 1, body: null }]);
      await server.close();
    },
  );

  it('has an accepted email as sent, though it was taken back before that could be stored', async () => {
    const candidateId = CandidateId.parse(crypto.randomUUID());
    const takeBack = () =>
      box.database.db.transaction((tx) => box.mailer.takeBack(tx, candidateId, ['test']));
    box.transport = {
      ...box.transport,
      async send() {
        expect(await takeBack()).toEqual(['test']);
        await cutConnections();
      },
    };
    const mailId = await box.enqueue({ candidateId });
    await runAgain('mail.send', { mailId });
    expect(await box.hand.rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('sends once when the database is away for a while, and stores that by itself', async () => {
    const answered = Promise.withResolvers<void>();
    const server = await emailServer(box.port, {
      readMessage: async () => {
        await box.relay.cut();
        answered.resolve();
      },
    });
    const mailId = await box.enqueue();
    const run = failure(box.hand.run('mail.send', { mailId }));
    await answered.promise;
    const another = failure(box.hand.run('mail.send', { mailId }));
    await box.relay.mend();
    expect(await Promise.all([run, another])).toEqual([null, null]);
    expect(await box.hand.rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
    await runAgain('mail.send', { mailId });
    expect(server.received).toHaveLength(1);
    await server.close();
  });

  it('is kept from another sender as soon as the database is back', async () => {
    const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const server = await emailServer(box.port, {
      readMessage: async () => {
        begun.resolve();
        await answered.promise;
      },
    });
    const mailId = await box.enqueue();
    const run = failure(box.hand.run('mail.send', { mailId }));
    await begun.promise;
    const holder = async () => {
      const [lock] = await box.database.client<{ pid: number }[]>`
        select pid from pg_locks where locktype = 'advisory' and database = (
          select oid from pg_database where datname = current_database())`;
      return lock?.pid ?? null;
    };
    const before = await holder();
    await cutConnections();
    await expect.poll(holder).not.toBeOneOf([before, null]);
    answered.resolve();
    await run;
    expect(server.received).toHaveLength(1);
    expect(await box.hand.rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
    await server.close();
  });

  it('sends what was refused in the meantime again, with the same Message-ID', async () => {
    let refuses = true;
    const server = await emailServer(box.port, {
      readMessage: async () => {
        if (refuses) await cutConnections();
      },
      refuseMessage: () => refuses,
      reply: { responseCode: 450, message: '4.3.0 Come again' },
    });
    const mailId = await box.enqueue();
    expect(await failure(box.hand.run('mail.send', { mailId }))).toBeInstanceOf(Error);
    refuses = false;
    await box.hand.run('mail.send', { mailId });
    const sent = await Promise.all(server.received.map((raw) => PostalMime.parse(raw)));
    expect(sent.map(({ messageId }) => messageId)).toEqual([
      `<${mailId}@longtable.example>`,
      `<${mailId}@longtable.example>`,
    ]);
    expect(await box.hand.rows()).toMatchObject([{ state: 'sent' }]);
    await server.close();
  });

  it('goes to its new address when it was redirected while the database was away', async () => {
    const server = await emailServer(box.port, {
      readMessage: async () => {
        if (server.received.length > 1) return;
        await cutConnections();
        await box.database.client`update mails set "to" = 'right@example.com'`;
      },
    });
    const mailId = await box.enqueue();
    await runAgain('mail.send', { mailId });
    const sent = await Promise.all(server.received.map((raw) => PostalMime.parse(raw)));
    expect(sent.map(({ to }) => to?.[0]?.address)).toEqual(['person@example.com', 'right@example.com']);
    expect(await box.hand.rows()).toMatchObject([{ state: 'sent', to: 'right@example.com' }]);
    await server.close();
  });
});
