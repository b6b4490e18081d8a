import { createHash, createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { desc, sql } from 'drizzle-orm';
import type postgres from 'postgres';
import type { Db, Tx } from '../../db/client.ts';
import { LONG_READ, liftLimits } from '../../db/longRead.ts';
import { auditChain } from '../../db/schema/platform.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { tryLockErasuresShared } from './erasures.ts';

/**
 * A hash chain over the audit log (ASVS 16.4.2): each line's hash covers the previous line, so a changed,
 * removed, or inserted line is detected, regardless of who did it. Fields that an erasure may remove (`ip`,
 * and HR's typed reason) are covered by a salted digest. An erasure removes value and salt and keeps the
 * digest: the chain still verifies, and the value can't be guessed from the rest.
 */

const LINK_EVERY_MS = 2_000;
const WRITERS_LOOK_MS = 100;
const STOP_MS = 1_000;
const BATCH = 500;
const SALT_BYTES = 32;
const START = '';

/** A line as the chain reads it: the permanent part, and the two fields an erasure may remove. */
type Line = { id: number; fixed: string; ip: string | null; reason: string | null };
type Link = typeof auditChain.$inferSelect;

/** Encoded as JSON, so different lines never produce the same text. jsonb prints equal data identically. */
const LINE = `l.ip, (l.data -> 'reason')::text as reason,
  json_build_array(l.id, l.action, l.actor_kind, l.actor_id, l.subject_kind, l.subject_id,
    to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), (l.data - 'reason')::text)::text as fixed`;

function digestOf(salt: string, field: 'ip' | 'reason', value: string): string {
  return createHmac('sha256', Buffer.from(salt, 'hex')).update(`${field}\n${value}`).digest('hex');
}

function hashOf(before: string, line: Line, digests: Pick<Link, 'ipDigest' | 'reasonDigest'>): string {
  return createHash('sha256')
    .update(JSON.stringify([before, line.fixed, digests.ipDigest, digests.reasonDigest]))
    .digest('hex');
}

/**
 * Links new lines every two seconds until `stop`. Several processes may run this: one links, the others find nothing to
 * do.
 */
export function startLinking(parts: { db: Db; clock: Clock; log: Logger }): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await linkAudit(parts, signal).catch((error: unknown) => {
        if (!signal.aborted) parts.log.error({ err: error }, 'linking audit lines failed');
      });
      await sleep(LINK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      // A batch is one transaction, so it can be abandoned if the database doesn't answer.
      await Promise.race([running, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Links every line that's there now, in the order of their ids. Answers with how many it linked. */
export async function linkAudit(
  { db, clock }: { db: Db; clock: Clock },
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const [found] = await db.execute<{ last: number | null; linked: number | null }>(sql`
    select (select max(id)::float8 from audit_log) as last, (select max(id)::float8 from audit_chain) as linked`);
  const last = found?.last ?? 0;
  if (last <= (found?.linked ?? 0)) return 0;
  await writersDone(db, signal);
  let linked = 0;
  while (!signal.aborted) {
    const count = await db.transaction((tx) => linkBatch(tx, clock, last));
    linked += count;
    if (count < BATCH) break;
  }
  return linked;
}

/**
 * Ids are assigned before their transactions commit, so a lower one may still appear. Its transaction holds
 * the table's writer lock: once the current holders have finished, no id up to the last one seen is missing.
 */
async function writersDone(db: Db, signal: AbortSignal): Promise<void> {
  const writing = async (): Promise<string[]> => {
    const rows = await db.execute<{ writer: string }>(sql`
      select virtualtransaction as writer from pg_locks
      where locktype = 'relation' and relation = 'audit_log'::regclass and mode = 'RowExclusiveLock'
        and database = (select oid from pg_database where datname = current_database())`);
    return rows.map(({ writer }) => writer);
  };
  for (let waiting = await writing(); waiting.length > 0; ) {
    await sleep(WRITERS_LOOK_MS, undefined, { signal });
    const still = new Set(await writing());
    waiting = waiting.filter((writer) => still.has(writer));
  }
}

async function linkBatch(tx: Tx, clock: Clock, last: number): Promise<number> {
  const [lock] = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('audit chain', 0)) as mine`,
  );
  // A line must not lose a value between being read and being linked.
  if (!lock?.mine || !(await tryLockErasuresShared(tx))) return 0;
  const [head] = await tx.select().from(auditChain).orderBy(desc(auditChain.id)).limit(1);
  const lines = await tx.execute<Line>(sql`
    select l.id::float8 as id, ${sql.raw(LINE)} from audit_log l
    where l.id > ${head?.id ?? 0} and l.id <= ${last} order by l.id limit ${BATCH}`);
  let before = head?.hash ?? START;
  const links: Link[] = [];
  for (const line of lines) {
    const salted = (field: 'ip' | 'reason') => {
      const value = line[field];
      if (value === null) return { salt: null, digest: null };
      const salt = Buffer.from(clock.bytes(SALT_BYTES)).toString('hex');
      return { salt, digest: digestOf(salt, field, value) };
    };
    const [ip, reason] = [salted('ip'), salted('reason')];
    const digests = { ipDigest: ip.digest, reasonDigest: reason.digest };
    before = hashOf(before, line, digests);
    links.push({ id: line.id, hash: before, ...digests, ipSalt: ip.salt, reasonSalt: reason.salt });
  }
  if (links.length > 0) await tx.insert(auditChain).values(links);
  return links.length;
}

export type AuditHead = { id: number; hash: string };
type Verified = {
  lines: number;
  /** Lines that lost a value to an erasure. */
  redacted: number;
  /** Lines at the end that aren't linked yet. */
  waiting: number;
  head: AuditHead | null;
  /** The first line that isn't as it was linked, and what's wrong with it. */
  broken: { id: number; what: string } | null;
};

type Joined = Line & Link & { logged: boolean; linked: boolean };

/**
 * Reads the whole log line by line and compares it with its chain. `noted` is a head recorded elsewhere; it
 * also reveals a rebuilt or truncated chain.
 */
export async function verifyAudit(client: postgres.Sql, noted: AuditHead | null = null): Promise<Verified> {
  return client.begin(LONG_READ, async (tx) => {
    await liftLimits(tx);
    const state: Verified = { lines: 0, redacted: 0, waiting: 0, head: null, broken: null };
    let firstWaiting: number | null = null;
    const rows = tx.unsafe<Joined[]>(`
      select ${LINE}, coalesce(l.id, c.id)::float8 as id, l.id is not null as logged, c.id is not null as linked, c.hash,
        c.ip_digest as "ipDigest", c.ip_salt as "ipSalt",
        c.reason_digest as "reasonDigest", c.reason_salt as "reasonSalt"
      from audit_log l full join audit_chain c on c.id = l.id order by coalesce(l.id, c.id)`);
    for await (const batch of rows.cursor(BATCH)) {
      for (const row of batch) {
        if (!row.linked) {
          state.waiting++;
          firstWaiting ??= row.id;
          continue;
        }
        if (firstWaiting !== null) return broken(state, firstWaiting, 'it was inserted later');
        const wrong = wrongWith(row, state.head?.hash ?? START);
        if (wrong) return broken(state, row.id, wrong);
        if (noted?.id === row.id && noted.hash !== row.hash)
          return broken(state, row.id, 'its hash differs from the recorded one');
        state.lines++;
        if (isRedacted(row)) state.redacted++;
        state.head = { id: row.id, hash: row.hash };
      }
    }
    if (noted && (state.head === null || state.head.id < noted.id))
      return broken(state, noted.id, 'it was recorded as the head and is missing');
    return state;
  });
}

const broken = (state: Verified, id: number, what: string): Verified => ({ ...state, broken: { id, what } });

const isRedacted = (row: Joined): boolean =>
  (row.ipDigest !== null && row.ipSalt === null) || (row.reasonDigest !== null && row.reasonSalt === null);

/** What's wrong with a linked line; null when it's as it was linked, or an erasure took from it what it may. */
function wrongWith(row: Joined, before: string): string | null {
  if (!row.logged) return 'it was removed';
  for (const field of ['ip', 'reason'] as const) {
    const [value, digest, salt] = [row[field], row[`${field}Digest`], row[`${field}Salt`]];
    const fits =
      digest === null || salt === null
        ? value === null && salt === null
        : value !== null && digestOf(salt, field, value) === digest;
    if (!fits) return 'it was changed';
  }
  return hashOf(before, row, row) === row.hash ? null : 'it, or a line before it, was changed or removed';
}
