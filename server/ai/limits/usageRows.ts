import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/client.ts';
import type { Clock } from '../../platform/clock.ts';
import { settingNumber } from '../../platform/settings/change.ts';
import type { sections } from '../../platform/settings/register.ts';

type Caps = ReturnType<typeof sections>['budgets'];

/** Amount added to a subject's usage on a day and, by span, to its reservations; `cap` names the cap that applies, if any. */
export type Change = {
  day: string;
  subject: string;
  cap: 'person' | 'all' | null;
  calls: number;
  input: number;
  output: number;
  reserved: Readonly<Record<number, number>>;
};

/** Reservations are kept by span. Those of this one and the three before count: for longer than any call takes (`longestCallMs`). */
const SPAN_MS = 5 * 60_000;
const SPANS_BEFORE = 3;
/** The span of this moment. */
export const spanOf = (clock: Pick<Clock, 'now'>): number => Math.floor(clock.now().getTime() / SPAN_MS);

/** The reservations in a column that count. */
export const counting = (clock: Pick<Clock, 'now'>, reserved: SQLWrapper): SQL => sql`
  select span, tokens from jsonb_each_text(${reserved}) as share (span, tokens) where span::int >= ${spanOf(clock) - SPANS_BEFORE}::int`;

/** Identifies the row that a change is for. */
export const keyOf = ({ day, subject }: { day: string; subject: string }): string => `${day} ${subject}`;

/** One change for each subject and day. */
export function merged(changes: readonly Change[][]): Change[] {
  const sums = new Map<string, Change>();
  for (const change of changes.flat()) {
    const sum = sums.get(keyOf(change));
    if (!sum) sums.set(keyOf(change), { ...change });
    else {
      sum.calls += change.calls;
      sum.input += change.input;
      sum.output += change.output;
      for (const [span, tokens] of Object.entries(change.reserved))
        sum.reserved = { ...sum.reserved, [span]: (sum.reserved[Number(span)] ?? 0) + tokens };
    }
  }
  return [...sums.values()];
}

/**
 * Reserves what fits and returns its rows' keys. The statement reads the caps itself, so a lowered cap applies to the very
 * next call and nothing changes between reading and reserving.
 */
export async function setAside(
  tx: DbOrTx,
  { clock, caps }: { clock: Pick<Clock, 'now'>; caps: Caps },
  changes: readonly Change[],
): Promise<Set<string>> {
  const current = counting(clock, sql`usage.reserved`);
  const rows = await tx.execute<{ day: string; subject: string }>(sql`
    with wanted as (
      select want.*, (select sum(tokens::bigint) from jsonb_each_text(want.reserved) as share (span, tokens)) as tokens,
        case want.cap when 'person' then ${settingNumber(caps, 'person')} when 'all' then ${settingNumber(caps, 'all')} end as most
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as want (day date, subject text, cap text, calls int, reserved jsonb))
    insert into ai_usage as usage (day, subject, calls, reserved)
    select day, subject, calls, reserved from wanted
    where most is null or tokens <= most order by day, subject
    on conflict (day, subject) do update
    set calls = usage.calls + excluded.calls, reserved = (
      select jsonb_object_agg(span, tokens) from (
        select span, sum(tokens::bigint) as tokens
        from (${current} union all select * from jsonb_each_text(excluded.reserved)) as share group by span) as sums)
    where not exists (select 1 from wanted where wanted.day = usage.day and wanted.subject = usage.subject
      and usage.input_tokens + usage.output_tokens + wanted.tokens
        + (select coalesce(sum(tokens::bigint), 0) from (${current}) as share) > wanted.most)
    returning day::text, subject`);
  return new Set(rows.map(keyOf));
}

/**
 * Adds changes to what's stored. `next`: later changes of the same transaction, locked together with these in one order to
 * prevent deadlocks.
 */
export async function changeUsage(
  tx: DbOrTx,
  changes: readonly Change[],
  next: readonly Change[] = [],
): Promise<void> {
  const wanted = merged([
    [...changes],
    next.map((one) => ({ ...one, calls: 0, input: 0, output: 0, reserved: {} })),
  ]);
  await tx.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as want (day date, subject text, calls int, input int, output int, reserved jsonb)),
    locked as (
      select day, subject from ai_usage where (day, subject) in (select day, subject from wanted)
      order by day, subject for update)
    update ai_usage as usage set calls = usage.calls + wanted.calls,
      input_tokens = usage.input_tokens + wanted.input, output_tokens = usage.output_tokens + wanted.output, reserved = (
        select coalesce(jsonb_object_agg(span, tokens), '{}') from (
          select span, tokens::bigint + coalesce((wanted.reserved ->> span)::bigint, 0) as tokens
          from jsonb_each_text(usage.reserved) as share (span, tokens)) as rest
        where tokens > 0)
    from wanted join locked using (day, subject)
    where usage.day = wanted.day and usage.subject = wanted.subject
      and (wanted.calls, wanted.input, wanted.output, wanted.reserved) <> (0, 0, 0, '{}')`);
}
