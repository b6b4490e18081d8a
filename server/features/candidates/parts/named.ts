import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CandidateId } from '../../../../shared/ids/schema.ts';
import { folded } from '../../../../shared/text/folded.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { containing, personContains, searching } from '../../../db/search.ts';
import type { Deps } from '../../../deps.ts';

/** Characters that separate the words of a name, in addition to spaces. */
const separators = '.,;:\'’‘"“”()-–/_';
const WORDS_MAX = 8;

const Found = z.object({ id: CandidateId, n: z.number().int().positive() });

/**
 * The person with this address, otherwise the one with this full name, otherwise one whose name contains all of these words.
 * A country or part of a word doesn't match: "Ana" is neither Diana nor someone from Ghana.
 * `others`: how many people match equally well and applied earlier.
 */
export async function personNamed(
  deps: Deps,
  said: string,
): Promise<{ id: CandidateId; others: number } | null> {
  const match = said.includes('@') ? ofAddress(said) : ofName(said);
  if (!match) return null;
  return searching(deps.db, { words: said }, async (tx) => {
    const rows = await tx.execute(sql`
      select id, count(*) over (partition by is_whole)::int as n from (
        select ${candidates.id} as id, ${candidates.appliedAt} as applied_at, ${match.isWhole} as is_whole
        from ${candidates} where ${match.where}) found
      order by is_whole desc, applied_at desc, id desc limit 1`);
    const [row] = z.array(Found).parse([...rows]);
    return row ? { id: row.id, others: row.n - 1 } : null;
  });
}

type Match = { where: SQL; isWhole: SQL };

/** Also finds a merged record by the address of the one it replaced. */
function ofAddress(address: string): Match {
  const owner = sql`(select candidate_id from candidate_aliases where email = ${address}::citext)`;
  return {
    where: sql`(${candidates.email} = ${address}::citext or ${candidates.id} = ${owner})`,
    isWhole: sql`true`,
  };
}

function ofName(said: string): Match | null {
  const spaced = (text: string): string =>
    [...text].map((one) => (separators.includes(one) ? ' ' : one)).join('');
  const words = spaced(folded(said))
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const name = sql`(' ' || translate(folded(${candidates.fullName}), ${separators}, ${' '.repeat(separators.length)}) || ' ')`;
  const each = words
    .slice(0, WORDS_MAX)
    // The index finds the words in any searched field, so the name is checked as well.
    .map((word) => sql`${personContains(word)} and ${name} like ${containing(` ${word} `)}`);
  return {
    where: sql.join(each, sql` and `),
    isWhole: sql`folded(${candidates.fullName}) = ${folded(said.trim())}`,
  };
}
