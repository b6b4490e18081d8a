import { sql } from 'drizzle-orm';
import type { CandidateId } from '../../../shared/ids.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';

/**
 * What happens to a table's rows when the record they belong to goes into another:
 * `move` they belong to the other record from then on; `missing` those move that the other does not have yet
 * (the columns say what makes two rows the same), the rest goes; `go` they go with their record.
 */
type Rule = { rule: 'move' } | { rule: 'missing'; same: readonly string[] } | { rule: 'go' };

const move: Rule = { rule: 'move' };

/**
 * Every table with a foreign key to a person. tests/integration/merges.test.ts walks the keys and fails when one
 * is missing here; at run time a table without a rule stops the merge instead of losing rows.
 */
export const tableRules: Readonly<Record<string, Rule>> = {
  access_codes: move,
  applications: move,
  // A code proves one change of the record it was emailed for.
  bank_codes: { rule: 'go' },
  candidate_aliases: move,
  candidate_events: move,
  candidate_merges: move,
  // Kept by a trigger from changes of status; counted twice, one person would have waited twice.
  candidate_stays: { rule: 'go' },
  candidate_tags: { rule: 'missing', same: ['tag_id'] },
  checklist_ticks: { rule: 'missing', same: ['item'] },
  client_chat_reports: move,
  client_chat_sessions: move,
  contests: move,
  conversations: move,
  document_requests: move,
  employee_sessions: move,
  interview_sessions: move,
  invitations: move,
  legal_holds: move,
  not_the_same: { rule: 'go' },
  onboarding_documents: move,
  // A browser that is inside with the other record's code opens the portal again, if its code still works.
  portal_sessions: { rule: 'go' },
  safety_flags: move,
  stability_checks: move,
  task_assignments: move,
};

/** Tables that name a person without a foreign key. */
const loose: readonly string[] = ['files', 'mails', 'privacy_requests'];

/** Every column that references a person by a foreign key. */
export async function candidateKeys(db: DbOrTx): Promise<{ table: string; column: string }[]> {
  const rows = await db.execute<{ table: string; column: string }>(sql`
    select child.relname as "table", a.attname as "column"
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    join pg_namespace n on n.oid = child.relnamespace
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and n.nspname = 'public' and parent.relname = 'candidates'
    order by 1, 2`);
  return rows.map(({ table, column }) => ({ table, column }));
}

/**
 * Moves everything of one record to another by the rules above; what is left goes with the record.
 * @throws Error when a table without a rule holds something of the record
 */
export async function moveBelongings(tx: Tx, from: CandidateId, into: CandidateId): Promise<void> {
  for (const { table, column } of await candidateKeys(tx)) {
    const rule = tableRules[table];
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
  for (const table of loose) {
    await tx.execute(
      sql`update ${sql.identifier(table)} set candidate_id = ${into} where candidate_id = ${from}`,
    );
  }
  // What a person may still spend today counts for both records together.
  await tx.execute(sql`
    insert into ai_usage (day, subject, calls, input_tokens, output_tokens)
    select day, ${into}, calls, input_tokens, output_tokens from ai_usage where subject = ${from}
    on conflict (day, subject) do update set calls = ai_usage.calls + excluded.calls,
      input_tokens = ai_usage.input_tokens + excluded.input_tokens,
      output_tokens = ai_usage.output_tokens + excluded.output_tokens`);
  await tx.execute(sql`delete from ai_usage where subject = ${from}`);
}
