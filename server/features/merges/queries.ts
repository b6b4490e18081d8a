import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ERASED_DOMAIN } from '../../../shared/candidates/erased.ts';
import {
  type Duplicate,
  type DuplicateList,
  type DuplicateListInput,
  likeness,
  likenessPoints,
  type SamePerson,
  type SameReason,
  sameReasons,
} from '../../../shared/candidates/merges.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { DbOrTx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import type { Deps } from '../../deps.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';

/** A phone or a name that more people share than this proves nothing: an office's, or a common one. */
const SHARED_MAX = 6;
const ERASED = `%${ERASED_DOMAIN}`;

/** What makes two candidates look the same, as stored and indexed columns. */
const columns = {
  mailbox: 'mailbox_key',
  linkedin: 'linkedin_key',
  phone: 'phone_key',
  name: 'name_key',
} as const;
const keys: Record<keyof typeof columns, SQL> = {
  mailbox: sql`c.mailbox_key`,
  linkedin: sql`c.linkedin_key`,
  phone: sql`c.phone_key`,
  name: sql`c.name_key`,
};
const keyed = sameReasons.filter((reason) => reason !== 'resume');

/**
 * Possible duplicates of this person, most likely first, without those HR marked as different. One index
 * lookup per reason, however many people there are.
 */
export async function duplicatesOf(deps: Deps, id: CandidateId): Promise<Duplicate[]> {
  const looks = keyed.map(
    (reason) => sql`(select c.id, ${sql.raw(`'${reason}'`)} as reason from candidates c
      where ${keys[reason]} = (select ${keys[reason]} from candidates c where c.id = ${id}) and c.id <> ${id}
        and c.email::text not like ${ERASED} limit ${SHARED_MAX + 1})`,
  );
  const resume = sql`(select f.candidate_id as id, 'resume' as reason from files f
    where f.kind = 'resume' and f.candidate_id is not null and f.candidate_id <> ${id} and f.sha256 in (
      select sha256 from files where candidate_id = ${id} and kind = 'resume') limit ${10 * SHARED_MAX})`;
  const rows = await deps.db.execute<{ id: CandidateId; reason: SameReason }>(sql`
    select found.id, found.reason from (${sql.join([...looks, resume], sql` union all `)}) found
    where not exists (select 1 from not_the_same n
      where n.first_id = least(found.id, ${id}::uuid) and n.second_id = greatest(found.id, ${id}::uuid))`);
  const distinctive = sameReasons.filter(
    (reason) => new Set(rows.flatMap((row) => (row.reason === reason ? [row.id] : []))).size <= SHARED_MAX,
  );
  const reasons = new Map<CandidateId, SameReason[]>();
  for (const { id: other, reason } of rows) {
    const known = reasons.get(other) ?? [];
    if (distinctive.includes(reason) && !known.includes(reason)) reasons.set(other, [...known, reason]);
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

/** These people by id, without deleted ones. */
async function readPeople(db: DbOrTx, ids: readonly CandidateId[]): Promise<Map<CandidateId, SamePerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(candidates)
    .where(and(inArray(candidates.id, [...ids])));
  return new Map(rows.map((row) => [row.id, samePerson(row)]));
}

/** One of a pair as HR compares them. */
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

/** Where a page ended: the reason, and the last text that several records have in common. */
const Cursor = z.tuple([z.enum(sameReasons), z.string().max(1000)]);
type Place = z.infer<typeof Cursor>;

/** Most reads for one page, because HR may have dismissed many pairs in a row. */
const READS_MAX = 40;

/**
 * All pairs of possible duplicates, by their strongest reason. Each reason is read along its index, from the
 * previous page's end and no further than this page needs; people are compared with each other only within a
 * small group of equal texts.
 */
export async function listDuplicates(deps: Deps, input: DuplicateListInput): Promise<DuplicateList> {
  let place: Place | null = input.cursor ? decodeCursor(Cursor, input.cursor) : [sameReasons[0], ''];
  const found: { first: CandidateId; second: CandidateId }[] = [];
  for (let read = 0; place && found.length < input.limit && read < READS_MAX; read += 1) {
    const [reason, from]: Place = place;
    const groups: string[] = await sharedKeys(deps.db, reason, from, input.limit);
    found.push(...(await pairsOf(deps.db, reason, groups)));
    const last = groups.length < input.limit ? undefined : groups.at(-1);
    const next: SameReason | undefined = sameReasons[sameReasons.indexOf(reason) + 1];
    place = last !== undefined ? [reason, last] : next ? [next, ''] : null;
  }
  const people = await readPeople(
    deps.db,
    found.flatMap(({ first, second }) => [first, second]),
  );
  const reasons = await reasonsOf(deps.db, found);
  return {
    pairs: found.flatMap((pair) => {
      const [first, second] = [people.get(pair.first), people.get(pair.second)];
      if (!first || !second) return [];
      const { reasons: why, likeness: how } = described(first, reasons.get(pairKey(pair)) ?? []);
      return [{ first, second, reasons: why, likeness: how }];
    }),
    nextCursor: place ? encodeCursor(place) : null,
  };
}

/** The next texts, after `from`, that two to {@link SHARED_MAX} records have in common. */
async function sharedKeys(db: DbOrTx, reason: SameReason, from: string, limit: number): Promise<string[]> {
  const rows = await db.execute<{ k: string }>(
    reason === 'resume'
      ? sql`select sha256 as k from files where kind = 'resume' and candidate_id is not null and sha256 > ${from}
          group by 1 having count(distinct candidate_id) between 2 and ${SHARED_MAX} order by 1 limit ${limit}`
      : sql`select ${keys[reason]} as k from candidates c where ${keys[reason]} > ${from}
          group by 1 having count(*) between 2 and ${SHARED_MAX} order by 1 limit ${limit}`,
  );
  return rows.map(({ k }) => k);
}

/** All pairs inside these groups, except those shown for a stronger reason. */
async function pairsOf(
  db: DbOrTx,
  reason: SameReason,
  groups: readonly string[],
): Promise<{ first: CandidateId; second: CandidateId }[]> {
  if (groups.length === 0) return [];
  const members =
    reason === 'resume'
      ? sql`select distinct f.sha256 as k, f.candidate_id as id from files f
          where f.kind = 'resume' and f.candidate_id is not null and ${inArray(sql`f.sha256`, [...groups])}`
      : sql`select ${keys[reason]} as k, c.id from candidates c where ${inArray(keys[reason], [...groups])}`;
  const stronger = sameReasons.slice(0, sameReasons.indexOf(reason)).map((one) => sql`and not ${same(one)}`);
  const rows = await db.execute<{ first: CandidateId; second: CandidateId }>(sql`
    with members as (${members})
    select distinct a.id as first, b.id as second, x.k
    from members x join members y on y.k = x.k and y.id > x.id
    join candidates a on a.id = x.id join candidates b on b.id = y.id
    where a.email::text not like ${ERASED} and b.email::text not like ${ERASED}
      and not exists (select 1 from not_the_same n where n.first_id = a.id and n.second_id = b.id)
      ${sql.join(stronger, sql` `)}
    order by x.k, a.id, b.id`);
  return rows.map(({ first, second }) => ({ first, second }));
}

/** Whether `a` and `b` share this, with few enough others to be significant; never null. */
function same(reason: SameReason): SQL {
  if (reason === 'resume') {
    return sql`exists (select 1 from files f join files g on g.sha256 = f.sha256
      where f.candidate_id = a.id and f.kind = 'resume' and g.candidate_id = b.id and g.kind = 'resume'
        and (select count(distinct few.candidate_id) from (select o.candidate_id from files o
          where o.sha256 = f.sha256 and o.kind = 'resume' and o.candidate_id is not null
          limit ${10 * SHARED_MAX}) few) <= ${SHARED_MAX})`;
  }
  const column = sql.raw(columns[reason]);
  return sql`(coalesce(a.${column} = b.${column}, false) and (select count(*) from (select 1 from candidates o
    where o.${column} = a.${column} limit ${SHARED_MAX + 1}) few) <= ${SHARED_MAX})`;
}

const pairKey = ({ first, second }: { first: string; second: string }): string => `${first} ${second}`;

/** All reasons of these pairs. */
async function reasonsOf(
  db: DbOrTx,
  pairs: readonly { first: CandidateId; second: CandidateId }[],
): Promise<Map<string, SameReason[]>> {
  if (pairs.length === 0) return new Map();
  const asked = sql.join(
    pairs.map(({ first, second }) => sql`(${first}::uuid, ${second}::uuid)`),
    sql`, `,
  );
  const rows = await db.execute<Record<SameReason, boolean> & { first: string; second: string }>(sql`
    select p.first, p.second, ${sql.join(
      sameReasons.map((reason) => sql`${same(reason)} as ${sql.identifier(reason)}`),
      sql`, `,
    )}
    from (values ${asked}) p(first, second)
    join candidates a on a.id = p.first join candidates b on b.id = p.second`);
  return new Map(rows.map((row) => [pairKey(row), sameReasons.filter((reason) => row[reason])]));
}
