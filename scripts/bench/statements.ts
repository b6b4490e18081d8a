import type postgres from 'postgres';

/** The slowest statement of a stretch of work: milliseconds inside the database on average, and its first words. */
type Slowest = { ms: number; words: string };

/**
 * Watches statements through pg_stat_statements, which must have been loaded at the server's start
 * ({@link preloadStatements}).
 */
export async function watchStatements(sql: postgres.Sql): Promise<{
  reset(): Promise<void>;
  slowest(): Promise<Slowest>;
}> {
  await sql`create extension if not exists pg_stat_statements`;
  return {
    async reset() {
      await sql`select pg_stat_statements_reset()`;
    },
    async slowest() {
      const [row] = await sql<{ ms: number; query: string }[]>`
        select mean_exec_time as ms, query from pg_stat_statements
        where query not ilike '%pg_stat_statements%' and query not ilike '%pgboss.%' order by mean_exec_time desc limit 1`;
      return { ms: row?.ms ?? 0, words: firstWords(row?.query ?? '') };
    },
  };
}

/** Asks the server to load the extension; it takes a restart of the server to count. */
export async function preloadStatements(sql: postgres.Sql): Promise<void> {
  await sql.unsafe("alter system set shared_preload_libraries = 'pg_stat_statements'");
}

/** Enough of a statement to find it in the code: what it reads from, without the list of columns. */
function firstWords(query: string): string {
  const plain = query.replaceAll('"', '').replace(/\s+/g, ' ').trim();
  const short = plain.replace(/^select .{40,}? from /i, 'select … from ');
  return short.slice(0, 70);
}
