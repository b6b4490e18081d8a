import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { type StandIn, standInModel } from '../e2e/model.ts';
import { dataFolder, freePort, type RunningServer, removeFolder, startServer } from '../support/server.ts';
import { chatUsersInside } from './chatUser.ts';

/** kill -9 at random moments of interviews (quality R1): in the connecting wait, between send and reply, in mid-stream. */

/** So many people come in together, so many times. */
const PEOPLE = 34;
const ROUNDS = 3;
const TURNS = 2;
const SCALE = 0.03;
const CONNECTING_MS = 30_000 * SCALE;
const REPLY_MS = 20_000 * SCALE;
/** A dead process' reply is taken over by the next one within this time. */
const TAKEN_OVER_MS = 15_000;
/** Streaming takes a second; the rest is for a hundred people whose replies all fall due on one busy core. */
const STREAM_MS = 45_000;

let dataDir: string;
let model: StandIn;
let server: RunningServer;
let settings: Record<string, string>;

beforeAll(async () => {
  dataDir = await dataFolder();
  model = await standInModel(40);
  settings = {
    PORT: String(await freePort()),
    PACING_SCALE: String(SCALE),
    TRUST_PROXY: 'true',
    OPENAI_BASE_URL: model.url,
    DEMO_DATA: '0',
  };
  server = await startServer(dataDir, settings);
});
afterAll(async () => {
  await server.stop();
  await model.close();
  await removeFolder(dataDir);
});

async function restarted(): Promise<void> {
  await server.kill();
  server = await startServer(dataDir, settings);
}

async function until(what: () => boolean, forMs = 20_000): Promise<void> {
  const end = Date.now() + forMs;
  while (!what() && Date.now() < end) await sleep(10);
}

describe('kill -9 of the server', () => {
  it('loses nothing of a hundred people that was acknowledged, doubles nothing, and keeps the order', async () => {
    /** When a restarted server said that it was ready. */
    const restarts: number[] = [];
    const killAndRestart = async (): Promise<void> => {
      await restarted();
      restarts.push(Date.now());
    };
    const sql = postgres((await runningPostgresUrl(dataDir)) ?? '', { max: 1 });
    const chatUsers = await chatUsersInside(sql, server.address, PEOPLE * ROUNDS);
    await sql.end();
    const acknowledged = (): number => chatUsers.reduce((sum, one) => sum + one.acknowledged.length, 0);
    const talks: Promise<void>[] = [];

    for (let round = 0; round < ROUNDS; round++) {
      const group = chatUsers.slice(round * PEOPLE, (round + 1) * PEOPLE);
      await Promise.all(group.map((one) => one.start()));
      await sleep(Math.random() * CONNECTING_MS);
      await killAndRestart();
      for (const one of group) {
        const talk = one.say(TURNS);
        // What goes wrong is told when all have ended.
        talk.catch(() => {});
        talks.push(talk);
      }

      const before = acknowledged();
      await until(() => acknowledged() > before);
      await sleep(Math.random() * REPLY_MS);
      await killAndRestart();

      await until(() => model.writing() > 0);
      await sleep(Math.random() * 400);
      await killAndRestart();
    }
    await Promise.all(talks);
    expect(restarts).toHaveLength(3 * ROUNDS);

    for (const one of chatUsers) {
      const messages = await one.transcript();
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
      expect(messages).toHaveLength(1 + 2 * TURNS);
      expect(messages.map(({ role }) => role)).toEqual(
        messages.map((_, index) => (index % 2 === 0 ? 'assistant' : 'user')),
      );
      const said = messages.filter(({ role }) => role === 'user');
      expect(said.map(({ id, seq, content }) => ({ id, seq, content }))).toEqual(
        one.acknowledged.map(({ id, seq, text }) => ({ id, seq, content: text })),
      );
      await until(() => one.shown.length >= messages.length);
      expect(one.shown).toEqual(messages.map(({ seq }) => seq));

      for (const { seq, at } of one.acknowledged) {
        const repliedAt = Date.parse(messages[seq]?.createdAt ?? '');
        const upAgain = restarts.filter((ready) => ready > at && ready < repliedAt).at(-1) ?? 0;
        const late = repliedAt - Math.max(at + REPLY_MS, upAgain);
        expect(late).toBeLessThan(TAKEN_OVER_MS + STREAM_MS);
      }
      await one.leave();
    }
  }, 600_000);
});
