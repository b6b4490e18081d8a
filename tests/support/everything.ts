import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';

/** Every row of every table, in all schemas of ours, as text. */
export async function wholeDatabase(client: postgres.Sql): Promise<string> {
  const tables = await client<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`;
  const parts: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await client<{ row: string }[]>`
      select to_jsonb(t)::text as row from ${client(`${schema}.${name}`)} t`;
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return parts.join('\n');
}

/** Files under a folder, whose bytes hold one of the words. */
export async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const hits: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    for (const word of words) if (bytes.includes(word)) hits.push(`${file}: ${word}`);
  }
  return hits;
}
