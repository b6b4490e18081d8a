import { adminStatements } from './admin.ts';
import { assistantStatements } from './assistant.ts';
import { generalStatements } from './general.ts';
import { supportStatements } from './support.ts';
import type { StatementsOf } from './types.ts';

/** A fact that an answer in prose has to say; `about` is its name in the statements where the name depends on chance. */
export type Fact = { name: string; any: string[]; about?: string };

/** Sentences that say a fact, and sentences that would be false, for each fact of each assignment in prose. */
const statements: StatementsOf = {
  ...supportStatements,
  ...assistantStatements,
  ...adminStatements,
  ...generalStatements,
};

/** Facts with the sentences that say and deny them. */
export function withStatements(
  key: string,
  facts: readonly Fact[],
): { name: string; any: string[]; says?: string[]; denies?: string[] }[] {
  return facts.map(({ name, any, about }) => {
    const known = statements[key]?.[about ?? name];
    return known ? { name, any, says: [...known.says], denies: [...known.denies] } : { name, any };
  });
}
