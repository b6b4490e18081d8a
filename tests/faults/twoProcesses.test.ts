import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ConversationEvent } from '../../shared/conversation/schema.ts';
import { MessageId } from '../../shared/ids/schema.ts';
import type { InterviewProgress } from '../../shared/interview/schema.ts';
import { invite } from '../e2e/invite.ts';
import { dataFolder, type RunningServer, removeFolder, startServer } from '../support/server.ts';
import { visitor } from '../support/visitor.ts';
import { insist } from './chatUser.ts';

/** Two server processes on one database (quality R9, R10). */

const name = `two_${crypto.randomUUID().replaceAll('-', '')}`;
let admin: postgres.Sql;
let dataDir: string;
let servers: RunningServer[];

beforeAll(async () => {
  const template = inject('templateUrl');
  admin = postgres(template.replace(/\/[^/]*$/, '/postgres'), { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  dataDir = await dataFolder();
  const settings = {
    DATABASE_URL: template.replace(/\/[^/]*$/, `/${name}`),
    ENCRYPTION_KEYS: `k1:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`,
    TRUST_PROXY: 'true',
    PACING_SCALE: '0.02',
  };
  // Both at once on an empty database: they take turns with the tables, the demo content and the first admin.
  servers = await Promise.all([startServer(dataDir, settings), startServer(dataDir, settings)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await removeFolder(dataDir);
  await admin.unsafe(`drop database if exists ${name} with (force)`);
  await admin.end();
});

describe('two servers on one database', () => {
  it('start at the same moment and load the demo content once', async () => {
    const sql = postgres(inject('templateUrl').replace(/\/[^/]*$/, `/${name}`), { max: 1 });
    const [jobs] = await sql<{ all: number; titles: number }[]>`
      select count(*)::int as all, count(distinct title)::int as titles from jobs`;
    const [admins] = await sql<{ count: number }[]>`select count(*)::int as count from users`;
    await sql.end();
    expect(jobs?.all).toBeGreaterThan(10);
    expect(jobs?.titles).toBe(jobs?.all);
    expect(admins?.count).toBe(1);
  });

  it('show live through one what is sent through the other, and one may die', async () => {
    const [one, other] = servers;
    if (!one || !other) throw new Error('two servers were started');
    const code = await invite(one, 'In Two Places');
    const listening = visitor(one.address);
    const sending = visitor(other.address);
    await listening.trpc.candidatePortal.open.mutate({ code });
    await sending.trpc.candidatePortal.open.mutate({ code });
    await sending.trpc.interview.start.mutate({ consent: true });

    const seen: { seq: number; at: number }[] = [];
    let pieces = 0;
    const subscription = listening.trpc.interview.events.subscribe(
      {},
      {
        onData: ({ data }: { data: ConversationEvent<InterviewProgress> }) => {
          if (data.type === 'delta') pieces++;
          else for (const { seq } of data.messages) seen.push({ seq, at: Date.now() });
        },
      },
    );
    const say = async (text: string) => {
      const messageId = MessageId.parse(crypto.randomUUID());
      return insist(() => sending.trpc.interview.send.mutate({ messageId, text }));
    };
    const shows = (last: number) =>
      expect.poll(() => seen.at(-1)?.seq, { timeout: 20_000 }).toBeGreaterThanOrEqual(last);

    await shows(1);
    const { message } = await say('I am well, thank you.');
    const acknowledged = Date.now();
    await shows(message.seq);
    const shown = seen.find(({ seq }) => seq === message.seq)?.at ?? Number.POSITIVE_INFINITY;
    expect(shown - acknowledged).toBeLessThan(5_000);
    await shows(3);
    expect(pieces).toBeGreaterThan(0);

    // The one that listens dies with a reply owed; the other one writes it, once.
    await say('I answered about forty e-mails a day.');
    await sleep(50);
    subscription.unsubscribe();
    await one.kill();
    await expect
      .poll(async () => (await insist(() => sending.trpc.interview.state.query()))?.lastSeq, {
        timeout: 25_000,
      })
      .toBe(5);
    // Only waiting shows that no second answer comes.
    await sleep(2_000);
    const { messages } = await sending.trpc.interview.transcript.query();
    expect(messages.map(({ seq, role }) => `${seq} ${role}`)).toEqual([
      '1 assistant',
      '2 user',
      '3 assistant',
      '4 user',
      '5 assistant',
    ]);
    expect(seen.map(({ seq }) => seq)).toEqual([...new Set(seen.map(({ seq }) => seq))]);
    await Promise.all([listening.leave(), sending.leave()]);
  });
});
