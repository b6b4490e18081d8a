import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { addressOf } from './address.ts';

/** Receives the notifications of a channel. */
export type Hearing = {
  heard(payload: string): void;
  /**
   * Called when the channel is subscribed: first, and after each reconnect, when notifications may have been missed.
   */
  begun(): void;
};

/**
 * LISTEN over one connection that reconnects automatically. Concurrent subscriptions share a statement, so thousands of
 * them after a reconnect take one round trip.
 */
export type Listener = {
  /** Listens until the returned function is called. */
  listen(channel: string, hearing: Hearing): () => void;
  /** Its connection, and whether it listens to any channel (used by pulse.ts). */
  client: postgres.Sql;
  listens(): boolean;
  close(): Promise<void>;
};

type Options = {
  name: string;
  limits: Record<string, number>;
  backoff: (attempt: number) => number;
};

const TRY_AGAIN_MS = 200;
/**
 * Unsubscribing isn't urgent, and a subscriber may return: it's done with the next subscription, or after this delay.
 */
const LINGER_MS = 5_000;
const CLOSE_SECONDS = 1;

/** Connects with the first subscription. */
export function createListener(url: string, { name, limits, backoff }: Options): Listener {
  const channels = createChannels((statement) => client.unsafe(statement));
  const { url: to, ssl } = addressOf(url);
  const options = {
    ssl,
    max: 1,
    max_lifetime: null,
    fetch_types: false,
    connect_timeout: 10,
    backoff,
    onnotice: () => {},
    connection: { application_name: `${name}-listener`, ...limits },
    onclose: channels.lost,
    // What the driver's own `listen` is made of; that one repeats a statement for each channel and try to connect.
    onnotify: channels.heard,
  };
  const client = postgres(to, options);
  return {
    client,
    listens: channels.isAnyWanted,
    listen: channels.listen,
    async close() {
      channels.close();
      await client.end({ timeout: CLOSE_SECONDS });
    },
  };
}

/** Who listens to which channel, and what the connection of the moment is subscribed to. */
type Channels = {
  listen: Listener['listen'];
  isAnyWanted(): boolean;
  heard(channel: string, payload: string): void;
  /** The connection is gone, and with it all its subscriptions; the next one subscribes to everything. */
  lost(): void;
  close(): void;
};

/** `run`: sends statements over the connection. */
function createChannels(run: (statement: string) => Promise<unknown>): Channels {
  const wanted = new Map<string, Set<Hearing>>();
  /** Pending changes of subscriptions, and those in effect: another set for each connection. */
  const fresh = new Set<string>();
  const stale = new Set<string>();
  let listening = new Set<string>();
  let [syncing, closed] = [false, false];
  let linger: NodeJS.Timeout | null = null;

  /** Sends pending changes, one statement at a time. */
  const sync = async (): Promise<void> => {
    if (syncing) return;
    syncing = true;
    while (!closed && (fresh.size > 0 || (stale.size > 0 && linger === null))) {
      const [begin, end] = [[...fresh], [...stale]];
      const asked = listening;
      // Subscriptions after this point start over.
      stale.clear();
      for (const channel of end) listening.delete(channel);
      try {
        await run(changeOf(begin, end));
      } catch {
        if (!closed) await pause(TRY_AGAIN_MS);
        continue;
      }
      // That connection is lost; the next one subscribes to everything.
      if (asked === listening) begun(begin);
    }
    syncing = false;
  };
  const begun = (channels: readonly string[]): void => {
    for (const channel of channels) {
      fresh.delete(channel);
      listening.add(channel);
      if (!wanted.has(channel)) leave(channel);
      for (const hearing of wanted.get(channel) ?? []) hearing.begun();
    }
  };
  const leave = (channel: string): void => {
    fresh.delete(channel);
    if (!listening.has(channel)) return;
    stale.add(channel);
    linger ??= setTimeout(() => {
      linger = null;
      void sync();
    }, LINGER_MS).unref();
  };

  return {
    isAnyWanted: () => wanted.size > 0,
    heard(channel, payload) {
      for (const hearing of wanted.get(channel) ?? []) hearing.heard(payload);
    },
    lost() {
      listening = new Set();
      stale.clear();
      for (const channel of wanted.keys()) fresh.add(channel);
      void sync();
    },
    listen(channel, hearing) {
      const hearings = wanted.get(channel) ?? new Set();
      wanted.set(channel, hearings.add(hearing));
      stale.delete(channel);
      // Begun by the statement that is under way, or now.
      if (listening.has(channel)) hearing.begun();
      else fresh.add(channel);
      queueMicrotask(() => void sync());
      return () => {
        hearings.delete(hearing);
        if (hearings.size > 0 || wanted.get(channel) !== hearings) return;
        wanted.delete(channel);
        leave(channel);
      };
    },
    close() {
      closed = true;
      if (linger) clearTimeout(linger);
    },
  };
}

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

/** The statements that begin and end subscriptions. */
const changeOf = (begin: readonly string[], end: readonly string[]): string =>
  [...begin.map((one) => `listen ${quoted(one)}`), ...end.map((one) => `unlisten ${quoted(one)}`)].join(';');
