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

/**
 * Applies the files of functions and triggers. Unchanged files are skipped, because replacing a trigger locks its
 * table. Each file is one transaction.
 */
export async function applyFunctions(client: postgres.Sql): Promise<void> {
  await client`
    create table if not exists drizzle.functions (noun text primary key, hash text not null)`;
  const applied = new Map(
    (await client<{ noun: string; hash: string }[]>`select noun, hash from drizzle.functions`).map(
      ({ noun, hash }) => [noun, hash],
    ),
  );
  for (const noun of functionNouns) {
    const text = await readFile(path.join(import.meta.dirname, 'functions', `${noun}.sql`), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    if (applied.get(noun) === hash) continue;
    await client.begin(async (tx) => {
      await tx.unsafe(text);
      await tx`
        insert into drizzle.functions (noun, hash) values (${noun}, ${hash})
        on conflict (noun) do update set hash = excluded.hash`;
    });
  }
}
