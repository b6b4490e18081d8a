import type { Hearing } from '../../db/listener.ts';
import { inTime } from '../inTime.ts';
import { DEAD_MS } from './redisAnswers.ts';
import type { RedisClient } from './redisClient.ts';

/** So many channels share a command. */
const TOGETHER = 1_000;

/** Who listens to which channel, over the connection of the moment. */
export type RedisChannels = {
  /** Listens until the returned function is called; one listener to a channel. */
  listen(channel: string, hearing: Hearing): () => void;
  /** Tells every listener that its channel is subscribed. */
  beginAll(): void;
  /** Subscribes a new connection to all channels, and to those of later listeners. */
  join(client: RedisClient): Promise<void>;
  /** The connection is gone. */
  leave(): void;
  /** Subscribes to the channels that came since. */
  sync(): Promise<void>;
};

export function createRedisChannels(): RedisChannels {
  const wanted = new Map<string, Hearing>();
  /** Channels not subscribed yet. */
  const fresh = new Set<string>();
  let client: RedisClient | null = null;
  let syncing = false;

  const heard = (text: string, channel: string): void => {
    wanted.get(channel)?.heard(text);
  };
  const begin = (channels: Iterable<string>): void => {
    for (const channel of channels) wanted.get(channel)?.begun();
  };

  return {
    listen(channel, hearing) {
      wanted.set(channel, hearing);
      fresh.add(channel);
      return () => {
        if (wanted.get(channel) !== hearing) return;
        wanted.delete(channel);
        if (!fresh.delete(channel)) client?.unsubscribe(channel, heard).catch(() => {});
      };
    },
    beginAll: () => begin([...wanted.keys()]),
    async join(one) {
      const channels = [...wanted.keys()];
      // From here on it's filled by listeners who come while these are subscribed.
      fresh.clear();
      for (let from = 0; from < channels.length; from += TOGETHER)
        await inTime(DEAD_MS, one.subscribe(channels.slice(from, from + TOGETHER), heard));
      client = one;
    },
    leave() {
      client = null;
    },
    async sync() {
      if (syncing) return;
      syncing = true;
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
      syncing = false;
    },
  };
}
