import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import type postgres from 'postgres';

/**
 * A host that vanishes doesn't close its connections, and TCP gives up on them only after about 15 minutes. So when a
 * statement takes long, this sends a probe. If the database doesn't answer it, its connections are dropped: waiting statements
 * fail after about seven seconds, and later ones connect to the host that took its place. A long statement on a database that
 * answers continues. Behind a pooler, the probe itself may wait for a free connection, so a busy pooler is checked another way
 * and gets more time.
 */

const LOOK_MS = 1_000;
/** A statement unanswered for this long causes a probe. */
const LONG_MS = 2_000;
/** Checks after which a probe counts as unanswered. Counted rather than timed, because a busy process checks and reads late. */
const LOOKS = 4;
/** The same for a busy pooler: longer than the statement timeout. */
const BUSY_LOOKS = 40;
/** How often an idle listening connection is probed. */
const IDLE_MS = 5_000;

type Watched = {
  /** The connection that sends probes. */
  probe: postgres.Sql;
  /** Connections to the same address. */
  pool: postgres.Sql | null;
  /** Whether `probe` can look up the backends of `pool` by their IDs. It can't behind a pooler. */
  sees: boolean;
  /** Whether `probe` listens to a channel; then it's probed even if no statement waits. */
  listens(): boolean;
  /** Whether an unanswered probe may just be waiting for its turn. */
  busy?(): Promise<boolean>;
};

const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Whether a server answers the TLS request of a new connection. A pooler does so even if none of its connections is free. */
export function greets({ host, port, path }: postgres.Sql['options']): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = path ? connect(path) : connect({ host: host[0], port: port[0] ?? 5432 });
    const end = (greeted: boolean) => {
      socket.destroy();
      resolve(greeted);
    };
    socket.setTimeout(LONG_MS, () => end(false));
    socket
      .once('connect', () => socket.write(SSL_REQUEST))
      .once('data', () => end(true))
      .once('error', () => end(false))
      .once('close', () => end(false));
  });
}

/** Watches until the returned function is called. */
export function watchLines({ probe, pool, sees, listens, busy }: Watched): () => void {
  const lines = (): postgres.Line[] => [...(pool?.lines ?? []), ...probe.lines];
  /** When the probe was sent, and how many checks have passed since. */
  let due: { since: number; looks: number } | null = null;
  let asking = false;
  /** Whether the pooler was busy at the last check since then. */
  let isBusy = false;
  let checking = false;
  /** Connections that wait for an answer although their backend is idle, and since when they wait. */
  let lost = new Map<postgres.Line, number>();

  const ask = async (late: readonly postgres.Line[]): Promise<void> => {
    const asked = late.map((line) => ({ line, pid: line.pid ?? 0, since: line.waitsSince ?? 0 }));
    if (asked.length === 0) {
      lost.clear();
      await probe.unsafe('select 1');
      return;
    }
    const active = await probe.unsafe<{ pid: number }[]>(
      `select pid from pg_stat_activity where state = 'active' and pid in (${asked.map(({ pid }) => pid)})`,
    );
    const running = new Set(active.map(({ pid }) => pid));
    const idle = asked.filter(({ line, pid, since }) => line.waitsSince === since && !running.has(pid));
    // Dropped only when seen twice, because a statement or its answer may have been in transit.
    for (const { line, since } of idle) if (lost.get(line) === since) line.drop();
    lost = new Map(idle.map(({ line, since }) => [line, since]));
  };
  const dropSilent = (since: number): void => {
    pool?.dropQueued();
    probe.dropQueued();
    for (const line of lines()) if (line.heardAt < since) line.drop();
  };
  const checkBusy = (): void => {
    if (!busy || checking) return;
    checking = true;
    busy()
      .catch(() => false)
      .then((found) => {
        isBusy = found;
        checking = false;
      });
  };
  const look = (): void => {
    const now = performance.now();
    const heardAt = Math.max(...probe.lines.map((line) => line.heardAt));
    if (due && heardAt > due.since) due = null;
    const late = lines().filter(({ waitsSince }) => waitsSince !== null && now - waitsSince > LONG_MS);
    if (late.length === 0 && !asking && !(listens() && now - heardAt > IDLE_MS)) {
      due = null;
      return;
    }
    if (!due) {
      due = { since: now, looks: 0 };
      isBusy = false;
    }
    if (due.looks > 0) checkBusy();
    if (due.looks++ >= (isBusy ? BUSY_LOOKS : LOOKS)) {
      dropSilent(due.since);
      due = null;
      return;
    }
    if (asking) return;
    asking = true;
    // A failed probe is repeated at the next check.
    ask(sees ? late.filter((line) => line.pid !== null && pool?.lines.includes(line)) : [])
      .catch(() => {})
      .finally(() => {
        asking = false;
      });
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
