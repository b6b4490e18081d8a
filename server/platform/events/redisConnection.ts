import { setTimeout as pause } from 'node:timers/promises';
import type { Hearing } from '../../db/listener.ts';
import { inTime } from '../inTime.ts';
import { type RedisAnswers, watchAnswers } from './redisAnswers.ts';
import { createRedisChannels } from './redisChannels.ts';
import { CONNECT_MS, openRedisClient, type RedisClient } from './redisClient.ts';

/**
 * A Redis connection that reconnects automatically and detects an unresponsive server, not only a closed connection.
 */
export type RedisConnection = {
  /** What came of the first try to connect: null, or why it failed. */
  firstTry: Promise<unknown>;
  isUp(): boolean;
  /** True once the server has it; false when it doesn't answer within a second, or isn't there. */
  publish(channel: string, text: string): Promise<boolean>;
  /**
   * Listens until the returned function is called; one listener to a channel. While the line is away `begun` is called at once,
   * and again when it's back.
   */
  listen(channel: string, hearing: Hearing): () => void;
  close(): Promise<void>;
};

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 400;

/** A connection in use. */
type Line = { client: RedisClient; answers: RedisAnswers };

/** Connects, and again after each break. */
export function createRedisConnection(url: string): RedisConnection {
  const channels = createRedisChannels();
  const closing = new AbortController();
  const firstTry = Promise.withResolvers<unknown>();
  /** The connection attempt, and the current connection. */
  let tried: RedisClient | null = null;
  let line: Line | null = null;

  /** Connects, subscribes, and stays until the connection is gone. */
  const stay = async (client: RedisClient): Promise<void> => {
    const gone = new Promise<void>((resolve) => {
      client.once('terminated', () => resolve());
      client.once('end', () => resolve());
    });
    // A hanging server still accepts connections, and the client's own timeout covers only that.
    await inTime(CONNECT_MS, client.connect());
    await channels.join(client);
    const answers = watchAnswers(client, channels.beginAll);
    line = { client, answers };
    try {
      channels.beginAll();
      firstTry.resolve(null);
      void channels.sync();
      await gone;
    } finally {
      line = null;
      channels.leave();
      answers.end();
    }
  };
  const running = (async () => {
    for (let tries = 0; !closing.signal.aborted; tries++) {
      const client = openRedisClient(url);
      tried = client;
      client.on('error', () => {});
      try {
        await stay(client);
        tries = 0;
      } catch (error) {
        firstTry.resolve(error);
        if (client.isOpen) client.destroy();
      }
      const wait = Math.min(2 ** tries * FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
      await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
    }
  })();
  const isUp = (): boolean => line?.answers.isUp() ?? false;

  return {
    firstTry: firstTry.promise,
    isUp,
    publish: async (channel, text) =>
      line?.answers.isUp() ? line.answers.ask(line.client.publish(channel, text)) : false,
    listen(channel, hearing) {
      const leave = channels.listen(channel, hearing);
      queueMicrotask(() => {
        if (!isUp()) hearing.begun();
        void channels.sync();
      });
      return leave;
    },
    async close() {
      closing.abort();
      if (tried?.isOpen) tried.destroy();
      await running;
    },
  };
}
