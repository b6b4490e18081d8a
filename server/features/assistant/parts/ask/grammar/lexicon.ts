import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { folded } from '../../../../../../shared/text/folded.ts';
import { hasAccents } from '../../../../../db/schema/candidates.ts';
import type { Deps } from '../../../../../deps.ts';

/** Names and values that a question may contain; people's names only if the question seems to contain one. */
export const Lexicon = z.object({
  now: z.iso.datetime(),
  countries: z.array(z.string()),
  positions: z.array(z.string()),
  tags: z.array(z.string()),
  departments: z.array(z.string()),
  locations: z.array(z.string()),
  jobs: z.array(z.string()),
  names: z.array(z.string()),
});
export type Lexicon = z.infer<typeof Lexicon>;

const NAMES_MAX = 60;
const JOBS_MAX = 500;
/** How much of a word must match a name. Half is enough, to allow for typos; the grammar compares exactly. */
const ALIKE = 0.45;

/** Loads the names and values for these texts. */
export async function lexiconFor(deps: Deps, texts: readonly string[]): Promise<Lexicon> {
  const words = [
    ...new Set(texts.flatMap((text) => folded(text).match(/[\p{L}\p{M}'’-]{3,}/gu) ?? [])),
  ].slice(-40);
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.execute<Omit<Lexicon, 'now' | 'names'>>(sql`
      select
        array(select distinct country from candidates) as countries,
        array(select distinct position from candidate_facets where count > 0) as positions,
        array(select name from tags order by name) as tags,
        array(select distinct department from jobs) as departments,
        array(select distinct location from jobs) as locations,
        array(select distinct title from jobs where archived_at is null order by 1 limit ${JOBS_MAX}) as jobs`);
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true)`);
    const names = await tx.execute<{ name: string }>(sql`
      select distinct full_name as name from candidates, unnest(${sql.param(words)}::text[]) word
      where word <% search_text or (${hasAccents(sql`search_text`)} and word <% folded(search_text)) limit ${NAMES_MAX}`);
    return Lexicon.parse({
      ...row,
      now: deps.clock.now().toISOString(),
      names: names.map(({ name }) => name),
    });
  });
}
