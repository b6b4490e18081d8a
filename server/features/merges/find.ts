import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CandidateId } from '../../../shared/ids.ts';
import {
  type Duplicate,
  type DuplicateList,
  type DuplicateListInput,
  likeness,
  likenessPoints,
  type SamePerson,
  type SameReason,
  sameReasons,
} from '../../../shared/merges.ts';
import type { DbOrTx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';

/** A phone or a name that more people share than this proves nothing: an office's, or a common one. */
const SHARED_MAX = 6;
const ERASED = '%@erased.invalid';

/** What makes two candidates look the same, as the text that an index knows; `c` is the candidate. */
const keys: Record<Exclude<SameReason, 'resume'>, SQL> = {
  mailbox: sql`mailbox_key(c.email::text)`,
  linkedin: sql`linkedin_key(c.linkedin_url)`,
  phone: sql`phone_key(c.phone)`,
  name: sql`name_key(c.full_name, c.country)`,
};
const keyed = sameReasons.filter((reason) => reason !== 'resume');

/**
 * Who may be the same person as this one, the likeliest first, without those of whom HR said that they are
 * not. One look into an index per reason, however many people there are.
 */
export async function possiblySame(deps: Deps, id: CandidateId): Promise<Duplicate[]> {
  const looks = keyed.map(
    (reason) => sql`(select c.id, ${sql.raw(`'${reason}'`)} as reason from candidates c
      where ${keys[reason]} = (select ${keys[reason]} from candidates c where c.id = ${id}) and c.id <> ${id}
        and c.email::text not like ${ERASED} limit ${SHARED_MAX + 1})`,
  );
  const resume = sql`(select distinct f.candidate_id as id, 'resume' as reason from files f
    where f.kind = 'resume' and f.candidate_id is not null and f.candidate_id <> ${id} and f.sha256 in (
      select sha256 from files where candidate_id = ${id} and kind = 'resume') limit ${SHARED_MAX + 1})`;
  const rows = await deps.db.execute<{ id: CandidateId; reason: SameReason }>(sql`
    select found.id, found.reason from (${sql.join([...looks, resume], sql` union all `)}) found
    where not exists (select 1 from not_the_same n
      where n.first_id = least(found.id, ${id}::uuid) and n.second_id = greatest(found.id, ${id}::uuid))`);
  const telling = sameReasons.filter(
    (reason) => rows.filter((row) => row.reason === reason).length <= SHARED_MAX,
  );
  const reasons = new Map<CandidateId, SameReason[]>();
  for (const { id: other, reason } of rows) {
    if (telling.includes(reason)) reasons.set(other, [...(reasons.get(other) ?? []), reason]);
  }
  const people = await readPeople(deps.db, [...reasons.keys()]);
  return [...people.values()]
    .map((person) => described(person, reasons.get(person.id) ?? []))
    .sort((a, b) => likenessPoints(b.reasons) - likenessPoints(a.reasons))
    .slice(0, 10);
}

function described(person: SamePerson, found: readonly SameReason[]): Duplicate {
  const reasons = sameReasons.filter((reason) => found.includes(reason));
  return { person, reasons, likeness: likeness(reasons) };
}

/** These people by id; somebody who is gone is left out. */
export async function readPeople(
  db: DbOrTx,
  ids: readonly CandidateId[],
): Promise<Map<CandidateId, SamePerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(candidates)
    .where(and(inArray(candidates.id, [...ids])));
  return new Map(rows.map((row) => [row.id, samePerson(row)]));
}

export function samePerson(row: typeof candidates.$inferSelect): SamePerson {
  return {
    id: row.id,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    position: row.position,
    country: row.country,
    status: row.status,
    appliedAt: row.appliedAt.toISOString(),
  };
}

/** The last pair of a page: its points and both ids. */
const Cursor = z.tuple([z.number(), z.uuid(), z.uuid()]);

type PairRow = { first_id: CandidateId; second_id: CandidateId; reasons: SameReason[]; points: number };

/**
 * All pairs who may be the same person, the likeliest first. Equal keys are grouped along the indexes, and
 * only inside such a small group is anybody compared with anybody.
 */
export async function listDuplicates(deps: Deps, input: DuplicateListInput): Promise<DuplicateList> {
  const cursor = input.cursor ? decode(input.cursor) : null;
  const after = cursor
    ? sql`having (${totalPoints}, p.first_id, p.second_id) > (${-cursor[0]}, ${cursor[1]}::uuid, ${cursor[2]}::uuid)`
    : sql``;
  const rows = await deps.db.execute<PairRow>(sql`
    select p.first_id, p.second_id, array_agg(p.reason) as reasons, -(${totalPoints})::int as points
    from (${sql.join([...keyed.map(pairsOf), resumePairs], sql` union all `)}) p
    where not exists (select 1 from not_the_same n
      where n.first_id = p.first_id and n.second_id = p.second_id)
    group by p.first_id, p.second_id ${after}
    order by ${totalPoints}, p.first_id, p.second_id
    limit ${input.limit + 1}`);
  const shown = rows.slice(0, input.limit);
  const people = await readPeople(
    deps.db,
    shown.flatMap((row) => [row.first_id, row.second_id]),
  );
  const last = rows.length > input.limit ? shown.at(-1) : undefined;
  return {
    pairs: shown.flatMap((row) => {
      const [first, second] = [people.get(row.first_id), people.get(row.second_id)];
      if (!first || !second) return [];
      const { reasons, likeness: how } = described(first, row.reasons);
      return [{ first, second, reasons, likeness: how }];
    }),
    nextCursor: last ? encode([last.points, last.first_id, last.second_id]) : null,
  };
}

/** Negative, so that one ascending order serves points and ids. */
const totalPoints: SQL = sql`-sum(case p.reason ${sql.join(
  sameReasons.map(
    (reason) => sql`when ${sql.raw(`'${reason}'`)} then ${sql.raw(String(likenessPoints([reason])))}`,
  ),
  sql` `,
)} end)::int`;

function pairsOf(reason: Exclude<SameReason, 'resume'>): SQL {
  const key = keys[reason];
  return sql`select a.id as first_id, b.id as second_id, ${sql.raw(`'${reason}'`)} as reason
    from (select ${key} as k from candidates c where ${key} is not null
      group by 1 having count(*) between 2 and ${SHARED_MAX}) g
    cross join lateral (select c.id from candidates c
      where ${key} = g.k and c.email::text not like ${ERASED}) a
    cross join lateral (select c.id from candidates c
      where ${key} = g.k and c.email::text not like ${ERASED} and c.id > a.id) b`;
}

const resumePairs: SQL = sql`select distinct a.candidate_id as first_id, b.candidate_id as second_id, 'resume' as reason
  from (select sha256 as k from files where kind = 'resume' and candidate_id is not null
    group by 1 having count(distinct candidate_id) between 2 and ${SHARED_MAX}) g
  join files a on a.sha256 = g.k and a.kind = 'resume' and a.candidate_id is not null
  join files b on b.sha256 = g.k and b.kind = 'resume' and b.candidate_id > a.candidate_id`;

function decode(text: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new DomainError('invalid_input');
  }
}

function encode(cursor: z.infer<typeof Cursor>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}
