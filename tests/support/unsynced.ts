import postgres from 'postgres';

/**
 * Lets a database that is thrown away after the run skip waiting for the disk. That guards against a loss of
 * power alone: what a killed process had committed is kept either way.
 */
export async function skipDiskWaits(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await sql.unsafe(`alter system set ${setting} = off`);
  await sql`select pg_reload_conf()`;
  await sql.end();
}
