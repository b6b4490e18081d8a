import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import type postgres from 'postgres';

/**
 * A host that vanishes doesn't close its connections: what was sent to it waits a quarter of an hour for TCP to give up.
 * So this asks whether the database still answers when a statement takes long, and ends the connections of one that
 * doesn't: what waits fails after about eight seconds, and what comes next finds the host that took its place. A
 * statement that takes long on a database that answers goes on. A pooler makes the question itself wait for a free connection,
 * so a busy one is asked in another way whether it's still there, and gets more time.
 */

const LOOK_MS = 1_000;
/** A statement without an answer for so long is a reason to ask. */
const LONG_MS = 2_000;
/** Looks after which a question counts as unanswered; counted, because a busy process looks late and reads late. */
const LOOKS = 4;
/** The same where the pooler is only busy: longer than the database lets any statement run. */
const BUSY_LOOKS = 40;
/** How often an idle connection is asked that only listens. */
const IDLE_MS = 5_000;

type Watched = {
  /** One connection, which is asked. */
  probe: postgres.Sql;
  /** Connections to the same address. */
  pool: postgres.Sql | null;
  /** Whether the backends of `pool` are those that `probe` can name: not so behind a pooler. */
  sees: boolean;
  /** Whether `probe` is listened to: it's asked even if nothing waits. */
  listens(): boolean;
  /** Whether an unanswered question may just be waiting for its turn. */
  busy?(): Promise<boolean>;
};

const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Whether a server, or a pooler without a free connection, answers a new connection's first question: whether it knows TLS. */
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
  /** Since when an answer of the probe is due, and how often that was looked at. */
  let due: { since: number; looks: number } | null = null;
  let asking = false;
  /** Whether it was busy when last asked while this answer is due. */
  let isBusy = false;
  let checking = false;
  /** Connections whose statement isn't running, though its answer is due, and since when it is. */
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
    // Seen twice, because a statement or its answer may have been on the way.
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
    // One that fails is asked again.
    ask(sees ? late.filter((line) => line.pid !== null && pool?.lines.includes(line)) : [])
      .catch(() => {})
      .finally(() => {
        asking = false;
      });
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
