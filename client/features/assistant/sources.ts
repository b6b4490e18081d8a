import type { Source } from '../../../shared/assistant/schema.ts';
import { type AdminSearch, readAdminSearch } from '../panel/search.ts';

/** The panel's page of a record. */
export function sourceSearch({ kind, id }: Source): AdminSearch {
  const places = {
    candidate: { tab: 'candidates', candidate: id },
    job: { tab: 'jobs', job: id },
    session: { tab: 'sessions', session: id },
  };
  return readAdminSearch(places[kind]);
}
