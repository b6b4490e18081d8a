import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, makeChatUsers, say } from '../../../scripts/bench/benchServer.ts';
import { type SmallProxy, startProxy } from '../../../scripts/bench/proxy.ts';
import type { ConversationEvent } from '../../../shared/conversation/schema.ts';
import { MessageId } from '../../../shared/ids/schema.ts';
import type { InterviewProgress } from '../../../shared/interview/schema.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { type Redis, startRedis } from '../../support/redis.ts';
import { dataFolder, freePort, type RunningServer, removeFolder, startServer } from '../../support/server.ts';
import { visitor } from '../../support/visitor.ts';

/** Two processes behind a proxy, with a Redis between them. */

const PEOPLE = 100;
/** The bus dies, and later holds still, when so many have their answer. */
const DIES_AT = 20;
const STILL_AT = 60;
/** Said while a process restarts. */
const MESSAGES = 5;
const keys = `k1:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`;

let database: FreshDatabase;
let redis: Redis;
let proxy: SmallProxy;
let dataDir: string;
const servers = new Map<string, RunningServer>();

async function start(address: string): Promise<void> {
  const server = await startServer(dataDir, {
    PORT: new URL(address).port,
    PUBLIC_URL: proxy.address,
    DATABASE_URL: database.url,
    BUS_URL: redis.url,
    ENCRYPTION_KEYS: keys,
    DEMO_DATA: '0',
    TRUST_PROXY: 'true',
  });
  servers.set(address, server);
}

beforeAll(async () => {
  database = await freshDatabase();
  redis = await startRedis();
  dataDir = await dataFolder();
  const addresses = [];
  for (let n = 0; n < 2; n++) addresses.push(`http://127.0.0.1:${await freePort()}`);
  proxy = await startProxy(addresses);
  await Promise.all(addresses.map(start));
});
afterAll(async () => {
  for (const server of servers.values()) await server.stop();
  await proxy.close();
  await redis.stop();
  await removeFolder(dataDir);
  await database.drop();
});

describe('two processes', { timeout: 180_000 }, () => {
  it('bring each of 100 people their answer once, although the bus dies and later holds still meanwhile', async () => {
    const chatUsers = await makeChatUsers(database.client, PEOPLE);
    let answered = 0;
    const troubles: Promise<void>[] = [];
    const trouble = async (): Promise<void> => {
      if (answered === DIES_AT) {
        await redis.kill();
        await sleep(1_000);
        await redis.start();
      }
      if (answered === STILL_AT) {
        redis.pause();
        await sleep(2_000);
        redis.resume();
      }
    };
    const talk = async (chatUser: (typeof chatUsers)[number]): Promise<void> => {
      const greeted = Promise.withResolvers<void>();
      const heard = Promise.withResolvers<void>();
      const socket = await listen(proxy.address, chatUser, ({ messages = [] }) => {
        const own = messages.filter(({ role }) => role === 'assistant');
        if (own.length > 0) greeted.resolve();
        if (messages.some((one) => 'seq' in one && one.seq === 3)) heard.resolve();
      });
      await greeted.promise;
      await say(proxy.address, chatUser, crypto.randomUUID(), 'I am well, thank you. How are you?');
      await heard.promise;
      answered++;
      troubles.push(trouble());
      socket.terminate();
    };
    const waiting = [...chatUsers];
    const some = async (): Promise<void> => {
      for (let one = waiting.shift(); one; one = waiting.shift()) await talk(one);
    };
    await Promise.all(Array.from({ length: 10 }, some));
    await Promise.all(troubles);
    const rows = await database.client<{ seqs: number[]; people: number }[]>`
      select seqs, count(*)::int as people from
        (select array_agg(seq order by seq) as seqs from messages group by conversation_id) talks
      group by seqs`;
    expect(rows).toEqual([{ seqs: [1, 2, 3], people: PEOPLE }]);
  });

  it('are restarted one after the other without a visible cut, and nothing is answered twice', async () => {
    const [chatUser] = await makeChatUsers(database.client, 1);
    const [name = '', value = ''] = chatUser?.cookie.split('=') ?? [];
    const watching = visitor(proxy.address, '192.0.2.1', new Map([[name, value]]));
    const shown = new Map<number, number>();
    const cuts: number[] = [];
    let cutAt: number | null = null;
    const subscription = watching.trpc.interview.events.subscribe(
      {},
      {
        onConnectionStateChange({ state }) {
          if (state === 'connecting' && shown.size > 0) cutAt ??= performance.now();
        },
        onData({ data }: { data: ConversationEvent<InterviewProgress> }) {
          if (cutAt !== null) cuts.push(performance.now() - cutAt);
          cutAt = null;
          if (data.type === 'state')
            for (const { seq } of data.messages) shown.set(seq, (shown.get(seq) ?? 0) + 1);
        },
      },
    );
    const shows = (seq: number) => expect.poll(() => shown.has(seq), { timeout: 20_000 }).toBe(true);
    await shows(1);

    let said = 1;
    const talk = async (messages: number): Promise<void> => {
      for (let n = 0; n < messages; n++) {
        const messageId = MessageId.parse(crypto.randomUUID());
        await watching.trpc.interview.send.mutate({
          messageId,
          text: 'I answered about forty emails a day.',
        });
        said += 2;
        await shows(said);
      }
    };
    for (const address of [...proxy.targets]) {
      // Each of them has answered once: what is loaded late is loaded.
      await talk(2);
      const watched = proxy.sockets.get(address) ?? 0;
      const talks = talk(MESSAGES);
      await servers.get(address)?.stop();
      await talks;
      if (watched > 0) await expect.poll(() => cuts.length).toBeGreaterThan(0);
      await start(address);
    }
    expect(cuts.length).toBeGreaterThan(0);
    subscription.unsubscribe();
    await watching.leave();

    process.stdout.write(`Restarts seen by a client: cuts of ${cuts.map(Math.round).join(', ')} ms\n`);
    expect(Math.max(...cuts)).toBeLessThan(2_000);
    const { messages } = await visitor(
      proxy.address,
      '192.0.2.1',
      new Map([[name, value]]),
    ).trpc.interview.transcript.query();
    expect(messages.map(({ seq, role }) => `${seq} ${role}`)).toEqual(
      Array.from({ length: said }, (_, index) => `${index + 1} ${index % 2 === 0 ? 'assistant' : 'user'}`),
    );
    expect([...shown].filter(([, times]) => times > 1)).toEqual([]);
  });
});
