import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CandidateId, TagId } from '../../../shared/ids.ts';
import { type Tag, type TagRow, tagLimits } from '../../../shared/tags.ts';
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

/** The tags of these people, by name; somebody without any is left out. */
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
