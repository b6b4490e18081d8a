import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Hearing } from '../../db/listener.ts';
import { inTime } from '../inTime.ts';

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

/** After this time without an answer the server counts as unavailable, and events use the fallback. */
const ANSWER_MS = 1_000;
const LOOK_MS = 250;
const PROBE_MS = 2_000;
/** A connection without an answer for so long is given up. */
const DEAD_MS = 8_000;
const CONNECT_MS = 3_000;
const LONGEST_PAUSE_MS = 400;
/** So many channels share a command. */
const TOGETHER = 1_000;

type Client = ReturnType<typeof open>;
type Asked = { at: number; settle: (answered: boolean) => void };

function open(url: string) {
  return createClient({
    url,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false, keepAlive: true },
    // No offline queue: events that can't be sent now use the fallback.
    disableOfflineQueue: true,
    commandOptions: { timeout: 0 },
    maintNotifications: 'disabled',
  });
}

/** Connects, and again after each break. */
export function createRedisConnection(url: string): RedisConnection {
  const wanted = new Map<string, Hearing>();
  /** Channels not subscribed yet. */
  const fresh = new Set<string>();
  const unanswered = new Set<Asked>();
  const closing = new AbortController();
  /** The connection attempt, and the current connection. */
  let tried: Client | null = null;
  let client: Client | null = null;
  let up = false;
  const firstTry = Promise.withResolvers<unknown>();
  let silentSince = 0;
  let subscribing = false;

  const heard = (text: string, channel: string): void => {
    wanted.get(channel)?.heard(text);
  };
  const begin = (channels: Iterable<string>): void => {
    for (const channel of channels) wanted.get(channel)?.begun();
  };
  const rise = (): void => {
    if (up) return;
    up = true;
    begin([...wanted.keys()]);
  };
  const fall = (): void => {
    if (up) silentSince = performance.now();
    up = false;
    for (const { settle } of unanswered) settle(false);
    unanswered.clear();
  };

  /** Notes that something was asked, and what came of it. */
  const ask = (command: Promise<unknown>): Promise<boolean> =>
    new Promise((settle) => {
      const asked: Asked = { at: performance.now(), settle };
      const mine = client;
      unanswered.add(asked);
      const ended = (answered: boolean): void => {
        unanswered.delete(asked);
        settle(answered);
        if (answered && mine === client) rise();
      };
      command.then(
        () => ended(true),
        () => ended(false),
      );
    });
  const look = setInterval(() => {
    const [oldest] = unanswered;
    if (up && oldest && performance.now() - oldest.at > ANSWER_MS) fall();
    if (!up && client && performance.now() - silentSince > DEAD_MS) client.destroy();
  }, LOOK_MS).unref();
  const probe = setInterval(() => {
    if (client) void ask(client.ping());
  }, PROBE_MS).unref();

  const subscribeFresh = async (): Promise<void> => {
    if (subscribing) return;
    subscribing = true;
    while (client && fresh.size > 0) {
      const channels = [...fresh].slice(0, TOGETHER);
      const mine = client;
      for (const channel of channels) fresh.delete(channel);
      const subscribed = await mine.subscribe(channels, heard).then(
        () => true,
        () => false,
      );
      // After a reconnect everything is subscribed again.
      if (subscribed && mine === client) begin(channels);
    }
    subscribing = false;
  };
  const stay = async (one: Client): Promise<void> => {
    const gone = new Promise<void>((resolve) => {
      one.once('terminated', () => resolve());
      one.once('end', () => resolve());
    });
    // A hanging server still accepts connections, and the client's own timeout covers only that.
    await inTime(CONNECT_MS, one.connect());
    const channels = [...wanted.keys()];
    fresh.clear();
    for (let from = 0; from < channels.length; from += TOGETHER)
      await inTime(DEAD_MS, one.subscribe(channels.slice(from, from + TOGETHER), heard));
    client = one;
    for (const channel of wanted.keys()) if (!channels.includes(channel)) fresh.add(channel);
    rise();
    firstTry.resolve(null);
    void subscribeFresh();
    await gone;
  };
  const running = (async () => {
    for (let tries = 0; !closing.signal.aborted; tries++) {
      const one = open(url);
      tried = one;
      one.on('error', () => {});
      try {
        await stay(one);
        tries = 0;
      } catch (error) {
        firstTry.resolve(error);
        if (one.isOpen) one.destroy();
      }
      client = null;
      fall();
      const wait = Math.min(2 ** tries * 50, LONGEST_PAUSE_MS);
      await pause(wait, undefined, { signal: closing.signal }).catch(() => {});
    }
  })();

  return {
    firstTry: firstTry.promise,
    isUp: () => up,
    publish: async (channel, text) => (up && client ? ask(client.publish(channel, text)) : false),
    listen(channel, hearing) {
      wanted.set(channel, hearing);
      fresh.add(channel);
      queueMicrotask(() => {
        if (!up) hearing.begun();
        void subscribeFresh();
      });
      return () => {
        if (wanted.get(channel) !== hearing) return;
        wanted.delete(channel);
        if (!fresh.delete(channel)) client?.unsubscribe(channel, heard).catch(() => {});
      };
    },
    async close() {
      closing.abort();
      clearInterval(look);
      clearInterval(probe);
      if (tried?.isOpen) tried.destroy();
      await running;
    },
  };
}
