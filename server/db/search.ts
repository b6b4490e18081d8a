import { type SQL, sql } from 'drizzle-orm';
import { folded } from '../../shared/text/folded.ts';
import { DomainError } from '../errors.ts';
import type { Db, Tx } from './client.ts';
import { candidates, hasAccents } from './schema/candidates.ts';
import { hasSqlState } from './sqlState.ts';

/** A search that takes longer than this is refused with a sentence. */
const SEARCH_TIMEOUT_MS = 3_000;
const statementTimeout = new Set(['57014']);

/** The pattern of "contains these words", in lower case, with nothing in it that LIKE would read as a rule. */
export function containing(words: string): string {
  return `%${words.toLowerCase().replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** People whose name, address, or country contains these words, with or without accents. */
export function personContains(words: string): SQL {
  const pattern = containing(folded(words));
  return sql`(${candidates.searchText} like ${pattern}
    or (${hasAccents(candidates.searchText)} and folded(${candidates.searchText}) like ${pattern}))`;
}

/**
 * Reads in one transaction. With words to search for, plans are made for those words (a plan for any words passes
 * over the index), and a search that is too wide ends. `exactPlans` asks for such plans without words, too.
 * @throws DomainError('search_too_broad')
 */
export async function searching<T>(
  db: Db,
  { words, exactPlans = words !== '' }: { words: string; exactPlans?: boolean },
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      if (exactPlans) await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
      if (words !== '') await tx.execute(sql.raw(`set local statement_timeout = ${SEARCH_TIMEOUT_MS}`));
      return read(tx);
    });
  } catch (error) {
    if (hasSqlState(error, statementTimeout)) throw new DomainError('search_too_broad');
    throw error;
  }
}
