import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { ensureBuilt } from '../start.ts';
import { type BenchServer, startServer, withFolder } from './benchServer.ts';

const SETTLE_MS = 20_000;
const MEASURED_MS = 60_000;
/** Ticks of a processor's clock in a second, as Linux counts them for every program. */
export const TICKS = 100;

/** What one process with its database does without visitors: transactions and processor time. */
export async function benchIdle(): Promise<void> {
  await ensureBuilt();
  await withFolder(async (dataDir) => {
    const server = await startServer(dataDir, { DEMO_DATA: '1' });
    try {
      const database = await databasePid(dataDir);
      await sleep(SETTLE_MS);
      const before = await standing(server, database);
      await sleep(MEASURED_MS);
      const after = await standing(server, database);
      const seconds = MEASURED_MS / 1_000;
      const share = (used: number): string => `${((100 * used) / TICKS / seconds).toFixed(2)} %`;
      process.stdout.write('\nOne idle process with its database\n');
      // Asking for the count is one of them.
      print(
        'transactions a second',
        `${((after.transactions - before.transactions - 1) / seconds).toFixed(2)} (at most 2)`,
      );
      print('of a core, process', share(after.process - before.process));
      print('of a core, database', share(after.database - before.database));
      print(
        'together',
        `${share(after.process + after.database - before.process - before.database)} (at most 1 %)`,
      );
    } finally {
      await server.stop();
    }
  });
}

const print = (what: string, figure: string): void =>
  void process.stdout.write(`${what.padEnd(44)}${figure}\n`);

/** Committed and rolled back so far in the product's database. */
export async function transactions(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select (xact_commit + xact_rollback)::float8 as n from pg_stat_database where datname = current_database()`;
  return row?.n ?? Number.NaN;
}

async function standing(
  { pid, sql }: BenchServer,
  database: number,
): Promise<{ transactions: number; process: number; database: number }> {
  return {
    transactions: await transactions(sql),
    process: await ticksOf(pid, false),
    database: (await ticksOf(database, true)) + (await ticksOfChildren(database)),
  };
}

/** The server of the embedded database. */
export async function databasePid(dataDir: string): Promise<number> {
  const text = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

/** Processor time of a process (proc(5), fields 14 to 17), with that of its ended children when asked. */
export async function ticksOf(pid: number, withEnded: boolean): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const own = (fields[11] ?? 0) + (fields[12] ?? 0);
  return withEnded ? own + (fields[13] ?? 0) + (fields[14] ?? 0) : own;
}

/** Processor time of the children that live. */
export async function ticksOfChildren(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const ticks = await Promise.all(
    text
      .split(' ')
      .filter(Boolean)
      .map((child) => ticksOf(Number(child), false)),
  );
  return ticks.reduce((sum, one) => sum + one, 0);
}
