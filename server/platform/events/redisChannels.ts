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
  /** Subscribes to the channels that came since, and leaves those that nobody listens to. */
  sync(): Promise<void>;
};

/** Follows who comes and goes, and a new connection. */
export function createRedisChannels(): RedisChannels {
  const wanted = new Map<string, Hearing>();
  /** Channels not subscribed yet, and those to leave. */
  const fresh = new Set<string>();
  const stale = new Set<string>();
  let client: RedisClient | null = null;
  let syncing = false;

  const heard = (text: string, channel: string): void => {
    wanted.get(channel)?.heard(text);
  };
  const begin = (channels: Iterable<string>): void => {
    for (const channel of channels) wanted.get(channel)?.begun();
  };

  /**
   * Sends pending changes, one command at a time for each channel: the client forgets a subscription that's made while an
   * earlier one is being left.
   */
  const sync = async (): Promise<void> => {
    if (syncing) return;
    syncing = true;
    while (client && fresh.size + stale.size > 0) {
      const mine = client;
      const [joined, left] = [takenFrom(fresh), takenFrom(stale)];
      const changed = await Promise.all([
        joined.length > 0 && mine.subscribe(joined, heard),
        left.length > 0 && mine.unsubscribe(left, heard),
      ]).then(
        () => true,
        () => false,
      );
      // After a reconnect everything is subscribed again.
      if (changed && mine === client) begin(joined);
    }
    syncing = false;
  };

  return {
    listen(channel, hearing) {
      wanted.set(channel, hearing);
      stale.delete(channel);
      fresh.add(channel);
      return () => {
        if (wanted.get(channel) !== hearing) return;
        wanted.delete(channel);
        fresh.delete(channel);
        stale.add(channel);
        void sync();
      };
    },
    beginAll: () => begin([...wanted.keys()]),
    async join(one) {
      const channels = [...wanted.keys()];
      // From here on they're filled by those who come and go while these are subscribed.
      fresh.clear();
      stale.clear();
      for (let from = 0; from < channels.length; from += TOGETHER)
        await inTime(DEAD_MS, one.subscribe(channels.slice(from, from + TOGETHER), heard));
      client = one;
    },
    leave() {
      client = null;
    },
    sync,
  };
}

/** The channels of the next command. */
function takenFrom(channels: Set<string>): string[] {
  const taken = [...channels].slice(0, TOGETHER);
  for (const channel of taken) channels.delete(channel);
  return taken;
}
