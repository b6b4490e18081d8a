import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CandidateId, TagId } from '../../../shared/ids/schema.ts';
import { type Tag, type TagRow, tagLimits } from '../../../shared/tags/schema.ts';
import type { DbOrTx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { candidateTags, tagFacets, tags } from '../../db/schema/tags.ts';
import { users } from '../../db/schema/users.ts';

/** All tags by name, with how many people have each. */
export async function readTags(db: DbOrTx): Promise<TagRow[]> {
  const rows = await db
    .select({
      id: tags.id,
      name: tags.name,
      colour: tags.colour,
      createdBy: users.fullName,
      createdAt: tags.createdAt,
      people: sql<number>`coalesce((select sum(${tagFacets.count})::int from ${tagFacets}
        where ${tagFacets.tagId} = ${tags.id}), 0)`,
    })
    .from(tags)
    .leftJoin(users, eq(users.id, tags.createdBy))
    .orderBy(sql`lower(${tags.name})`)
    .limit(tagLimits.all);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** These people's tags, by name, without people who have none. */
export async function readTagsOf(db: DbOrTx, ids: CandidateId[]): Promise<Map<CandidateId, Tag[]>> {
  const found = new Map<CandidateId, Tag[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ candidateId: candidateTags.candidateId, id: tags.id, name: tags.name, colour: tags.colour })
    .from(candidateTags)
    .innerJoin(tags, eq(tags.id, candidateTags.tagId))
    .where(inArray(candidateTags.candidateId, ids))
    .orderBy(sql`lower(${tags.name})`);
  for (const { candidateId, ...tag } of rows) {
    found.set(candidateId, [...(found.get(candidateId) ?? []), tag]);
  }
  return found;
}

/** "Has all of these tags", as conditions on `candidates`. */
export const havingTags = (ids: readonly TagId[]): SQL[] =>
  ids.map(
    (id) =>
      sql`exists (select from ${candidateTags} where ${and(eq(candidateTags.candidateId, candidates.id), eq(candidateTags.tagId, id))})`,
  );

/**
 * Maximum of a tag's people who are looked up at once and then sorted. More of them are found soon in any
 * order; fewer may all be at its end, and a walk to there would read everyone.
 */
const FEW_TAGGED = 5_000;

/** {@link havingTags} for a page or a count, by the way that suits how many people have the rarest tag. */
export async function taggedWith(db: DbOrTx, ids: readonly TagId[]): Promise<SQL[]> {
  if (ids.length === 0) return [];
  const counted = await db
    .select({ tagId: tagFacets.tagId, people: sql<number>`sum(${tagFacets.count})::int` })
    .from(tagFacets)
    .where(inArray(tagFacets.tagId, [...ids]))
    .groupBy(tagFacets.tagId);
  const people = (id: TagId): number => counted.find(({ tagId }) => tagId === id)?.people ?? 0;
  const [rarest, ...others] = [...ids].sort((a, b) => people(a) - people(b));
  if (!rarest || people(rarest) > FEW_TAGGED) return havingTags(ids);
  const too = others.map(
    (id) =>
      sql`and exists (select from candidate_tags o where o.candidate_id = t.candidate_id and o.tag_id = ${id})`,
  );
  return [
    sql`${candidates.id} = any(array(select t.candidate_id from candidate_tags t
      where t.tag_id = ${rarest} ${sql.join(too, sql` `)}))`,
  ];
}
