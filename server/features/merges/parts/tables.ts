import { sql } from 'drizzle-orm';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { moveUsage } from '../../../ai/limits/budgets.ts';
import type { Tx } from '../../../db/client.ts';
import { keysTo, looseTables, personalTables } from '../../../db/dataMap.ts';

/**
 * Moves everything of one record to another by the rules of the data map; what is left goes with the record.
 * @throws Error when a table without a rule holds something of the record
 */
export async function movePersonalData(tx: Tx, from: CandidateId, into: CandidateId): Promise<void> {
  for (const { table, column } of await keysTo(tx, 'candidates')) {
    const rule = personalTables[table]?.merge;
    const [t, c] = [sql.identifier(table), sql.identifier(column)];
    if (!rule) {
      const [left] = await tx.execute(sql`select 1 from ${t} where ${c} = ${from} limit 1`);
      if (left) throw new Error(`No rule says what a merge does with ${table}`);
    } else if (rule.rule === 'move') {
      await tx.execute(sql`update ${t} set ${c} = ${into} where ${c} = ${from}`);
    } else if (rule.rule === 'missing') {
      const same = sql.join(
        rule.same.map((name) => sql`other.${sql.identifier(name)} = ${t}.${sql.identifier(name)}`),
        sql` and `,
      );
      await tx.execute(sql`update ${t} set ${c} = ${into} where ${c} = ${from}
        and not exists (select 1 from ${t} other where other.${c} = ${into} and ${same})`);
    }
  }
  for (const { table, column } of looseTables) {
    const [t, c] = [sql.identifier(table), sql.identifier(column)];
    if (personalTables[table]?.merge?.rule === 'add') await moveUsage(tx, from, into);
    else await tx.execute(sql`update ${t} set ${c} = ${into} where ${c} = ${from}`);
  }
}
