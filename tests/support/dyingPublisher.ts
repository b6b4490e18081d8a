import { sql } from 'drizzle-orm';
import { afterCommit } from '../../server/db/afterCommit.ts';
import { openDatabase } from '../../server/db/client.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { createRedisBus } from '../../server/platform/events/redisBus.ts';
import { silentLog } from './log.ts';

/** A process that dies between its commit and the event. Its arguments are the addresses of database and bus. */
const [, , databaseUrl = '', url = ''] = process.argv;
const database = openDatabase(databaseUrl, { max: 1, name: 'dying' });
const bus = await createRedisBus<Record<string, unknown>>({
  ...database,
  url,
  clock: systemClock,
  log: silentLog,
});
await database.db.transaction(async (tx) => {
  await tx.execute(sql`create table said as select 'committed' as text`);
  afterCommit(tx, () => process.kill(process.pid, 'SIGKILL'));
  await bus.publish(tx, 'a', 'never said');
});
