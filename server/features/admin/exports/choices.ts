import { sql } from 'drizzle-orm';
import { TagId } from '../../../../shared/ids/schema.ts';
import type { Deps } from '../../../deps.ts';

const MAX = 300;

type ExportChoices = { positions: string[]; countries: string[]; tags: { id: TagId; name: string }[] };

/** The filters for exports, from the counts that triggers maintain. */
export async function exportChoices(deps: Deps): Promise<ExportChoices> {
  const [positions, countries, tags] = await Promise.all([
    deps.db.execute<{ value: string }>(sql`
      select position as value from candidate_facets group by position having sum(count) > 0
      order by position limit ${MAX}`),
    deps.db.execute<{ value: string }>(sql`
      select value from application_facets where kind = 'country' group by value having sum(count) > 0
      order by value limit ${MAX}`),
    deps.db.execute<{ id: string; name: string }>(sql`
      select id, name from tags order by lower(name) limit ${MAX}`),
  ]);
  return {
    positions: positions.map(({ value }) => value),
    countries: countries.map(({ value }) => value),
    tags: tags.map(({ id, name }) => ({ id: TagId.parse(id), name })),
  };
}
