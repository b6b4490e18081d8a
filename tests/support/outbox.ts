import { openDatabase } from '../../server/db/client.ts';
import { createVault } from '../../server/platform/crypto/vault.ts';
import { createMailer, type OutgoingEmail } from '../../server/platform/email/mailer.ts';
import { registerEmailTasks } from '../../server/platform/email/tasks.ts';
import { type EmailTransport, smtpTransport } from '../../server/platform/email/transport.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import type { Queue } from '../../server/platform/queue/queue.ts';
import type { TaskHandler } from '../../server/platform/queue/task.ts';
import type { EmailId } from '../../shared/ids/schema.ts';
import type { TestClock } from './clock.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { MAIL_FROM, urlOf } from './emailServer.ts';
import { silentLog } from './log.ts';
import { relayTo } from './relay.ts';
import { freePort } from './server.ts';

/** A queue that the test drives by hand, stored with the caller's transaction like the real one. */
function handQueue(database: FreshDatabase) {
  const handlers = new Map<string, TaskHandler<object>>();
  const tasks: { name: string; data: object }[] = [];
  const queue: Queue = {
    async enqueue(_tx, name, data) {
      tasks.push({ name, data });
    },
    async forget() {},
    held: async () => new Set(),
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

export const anEmail = (changes: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  kind: 'test',
  to: 'person@example.com',
  subject: 'Hello',
  html: '<p>The code is QK7M-2XWD</p>',
  text: 'The code is QK7M-2XWD',
  ...changes,
});

/** What the work fails with; null when it doesn't. */
export const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error) => error,
  );

export type Outbox = Awaited<ReturnType<typeof outboxOfTest>>;

/**
 * An outbox on a database of its own. Its `transport` may be replaced; nothing listens on `port` until a test does. Tasks reach
 * the database over `relay`.
 */
export async function outboxOfTest(clock: TestClock) {
  const database = await freshDatabase();
  const relay = await relayTo(database.url);
  const tasks = openDatabase(relay.url, { name: 'longtable-test-tasks' });
  const port = await freePort();
  const smtp = smtpTransport(urlOf(port));
  const transport: EmailTransport = smtp;
  const hand = handQueue(database);
  const vault = createVault([{ id: 'k', key: crypto.getRandomValues(new Uint8Array(32)) }]);
  const { db } = database;
  const mailer = createMailer({ clock, vault, queue: hand.queue });
  const box = {
    database,
    relay,
    port,
    transport,
    hand,
    mailer,
    enqueue: (changes?: Partial<OutgoingEmail>): Promise<EmailId> =>
      db.transaction((tx) => mailer.enqueue(tx, anEmail(changes))),
    /** As many hours of sweeps, one every five minutes. */
    async sweep(hours: number): Promise<void> {
      for (let turn = 0; turn < hours * 12; turn++) {
        clock.forward(5 * 60_000);
        await hand.run('mail.sweep', {});
      }
    },
    async close(): Promise<void> {
      await smtp.close();
      await tasks.close();
      await relay.close();
      await database.drop();
    },
  };
  registerEmailTasks({
    db: tasks.db,
    clock,
    vault,
    queue: hand.queue,
    transport: {
      send: (message) => box.transport.send(message),
      forget: (ids) => box.transport.forget(ids),
      close: () => box.transport.close(),
    },
    sender: async () => ({ from: MAIL_FROM }),
    log: silentLog,
    metrics: createMetrics(),
  });
  return box;
}
