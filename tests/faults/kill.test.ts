import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invite } from '../e2e/invite.ts';
import { type StandIn, standInModel } from '../e2e/model.ts';
import { dataFolder, freePort, type RunningServer, removeFolder, startServer } from '../support/server.ts';
import { type Talker, talker } from './talker.ts';

/** kill -9 at random moments of interviews (quality R1): in the connecting wait, between send and reply, in mid-stream. */

const ROUNDS = 7;
const TURNS = 6;
const SCALE = 0.03;
const CONNECTING_MS = 30_000 * SCALE;
const REPLY_MS = 20_000 * SCALE;
/** A dead process' reply is taken over by the next one within this time. */
const TAKEN_OVER_MS = 15_000;
/** Streaming takes a second; the rest is for a machine that many servers start on at once. */
const STREAM_MS = 15_000;

let dataDir: string;
let model: StandIn;
let server: RunningServer;
let settings: Record<string, string>;
/** When a restarted server said that it was ready. */
const restarts: number[] = [];

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

async function killAndRestart(): Promise<void> {
  await server.kill();
  server = await startServer(dataDir, settings);
  restarts.push(Date.now());
}

async function until(what: () => boolean, forMs = 20_000): Promise<void> {
  const end = Date.now() + forMs;
  while (!what() && Date.now() < end) await sleep(10);
}

describe('kill -9 of the server', () => {
  it('loses nothing that was acknowledged, doubles nothing, and keeps the order', async () => {
    const talkers: Talker[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const code = await invite(server, `Candidate ${round}`);
      talkers.push(await talker(server.address, code, `Candidate ${round}`));
    }
    const acknowledged = (): number => talkers.reduce((sum, one) => sum + one.acknowledged.length, 0);
    const talks: Promise<void>[] = [];

    for (const one of talkers) {
      await one.start();
      await sleep(Math.random() * CONNECTING_MS);
      await killAndRestart();
      talks.push(one.say(TURNS));

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

    for (const one of talkers) {
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
