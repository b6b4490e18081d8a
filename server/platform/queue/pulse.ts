import type { PgBoss } from 'pg-boss';
import { z } from 'zod';

const Rows = z.object({ rows: z.array(z.object({ is_alive: z.boolean(), name: z.string() })) });

type Pulse = {
  /** Tries that still belong to the caller; the others were taken over or deleted. */
  alive: ReadonlySet<string>;
  /** Kinds with a task whose worker has stopped reporting or far exceeded its time. */
  overdue: string[];
};

/**
 * Reports `tries` ("id retries") as alive and returns the kinds with a task whose worker has stopped
 * reporting: one statement for all kinds. A task reported right now doesn't count as silent, however long the
 * database was away.
 */
export async function pulseOf(
  boss: PgBoss,
  { names, tries }: { names: readonly string[]; tries: readonly string[] },
): Promise<Pulse> {
  if (names.length === 0) return { alive: new Set(), overdue: [] };
  const found =
    tries.length > 0
      ? await boss.getDb().executeSql(PULSE, [names, tries, tries.map(idOf)])
      : await boss.getDb().executeSql(LOOK, [names]);
  const { rows } = Rows.parse(found);
  return {
    alive: new Set(rows.filter((row) => row.is_alive).map(({ name }) => name)),
    overdue: rows.filter((row) => !row.is_alive).map(({ name }) => name),
  };
}

const idOf = (tried: string): string => tried.split(' ')[0] ?? '';

const overdue = (silent: string): string => `
  select distinct false as is_alive, name from pgboss.job
  where name = any($1::text[]) and state = 'active'
    and (${silent} or started_on + expire_seconds * interval '1 second' < now())`;
const SILENT = "heartbeat_on + heartbeat_seconds * interval '1 second' < now()";
const TRIED = "id::text || ' ' || retry_count = any($2::text[])";

const LOOK = overdue(SILENT);
const PULSE = `
  with alive as (
    update pgboss.job set heartbeat_on = now()
    where name = any($1::text[]) and id = any($3::uuid[]) and state = 'active' and ${TRIED}
    returning id::text || ' ' || retry_count as name)
  select true as is_alive, name from alive union all (${overdue(`(${SILENT} and not (${TRIED}))`)})`;

/**
 * Makes tasks of silent workers due immediately. pg-boss would apply its growing retry delay although the task didn't
 * fail. It still counts as an attempt, so a task that crashes processes is given up eventually.
 */
export async function takeFromSilent(boss: PgBoss, names: readonly string[]): Promise<void> {
  await boss.getDb().executeSql(TAKE_FROM_SILENT, [names]);
}

const TAKE_FROM_SILENT = `
  update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
  where name = any($1::text[]) and state = 'active' and ${SILENT} and retry_count < retry_limit`;
