import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';

/** The files of `functions/`, in the order in which they build on each other. */
export const functionNouns = [
  'audit',
  'candidates',
  'stageHistory',
  'applications',
  'tags',
  'jobs',
  'interviews',
] as const;

/** Raised with every change to a file, so that a program of an earlier version doesn't put its own functions back. */
export const FUNCTIONS_VERSION = 6;

/**
 * Applies the files of functions and triggers. Unchanged files are skipped, because replacing a trigger locks its
 * table, and so are functions of a newer version, because processes of both run during a rolling update. Each file is
 * one transaction.
 */
export async function applyFunctions(client: postgres.Sql): Promise<void> {
  await client`
    create table if not exists drizzle.functions (noun text primary key, hash text not null)`;
  await client`alter table drizzle.functions add column if not exists version integer not null default 0`;
  const applied = new Map(
    (
      await client<{ noun: string; hash: string; version: number }[]>`
        select noun, hash, version from drizzle.functions`
    ).map(({ noun, ...row }) => [noun, row]),
  );
  for (const noun of functionNouns) {
    const text = await readFile(path.join(import.meta.dirname, 'functions', `${noun}.sql`), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    const now = applied.get(noun);
    if (now && (now.hash === hash || now.version > FUNCTIONS_VERSION)) continue;
    await client.begin(async (tx) => {
      await tx.unsafe(text);
      await tx`
        insert into drizzle.functions (noun, hash, version) values (${noun}, ${hash}, ${FUNCTIONS_VERSION})
        on conflict (noun) do update set hash = excluded.hash, version = excluded.version`;
    });
  }
}
