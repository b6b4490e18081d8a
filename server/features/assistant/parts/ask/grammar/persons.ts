import { tables } from '../tables/tables.ts';
import { count, number } from './periods.ts';
import { type State, take } from './state.ts';

/** Questions about one person, or about how long people have been at a stage. */

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** "shortlisted for more than a week", "how long has Ana been shortlisted". */
export function readStage(state: State): void {
  if (!tables[state.about].fields.waited) return;
  const found = take(
    state,
    new RegExp(
      `(?:\\b(applied|shortlisted|interviewed)(?: status| stage)? )(?:for|since)(?: already)? ?(more than|longer than|over|at least|less than|under)? ?${number} (day|week|month)s?(?: (?:already|now|or (?:more|longer)))?\\b`,
    ),
  );
  if (found) {
    state.where.push({ op: 'is', field: 'status', values: [found[1] ?? ''] });
    const value = count(found[3] ?? '1') * (DAYS[found[4] ?? 'day'] ?? 1);
    const op = /less|under/.test(found[2] ?? '')
      ? ('under' as const)
      : found[2] === 'at least' || /or more|or longer/.test(found[0] ?? '')
        ? ('atLeast' as const)
        : ('over' as const);
    state.where.push({ op, field: 'waited', value });
  }
  if (take(state, /\bhow long (?:has|have|is|are)\b(?=.* (?:been|waiting|in)\b)/))
    state.query.show = [...(state.query.show ?? []), 'waited'];
}

/** "what's Hamza's email" asks for an address, not for an email that was sent. */
export const asksContact = (text: string): boolean =>
  /^(?:what|give|show|tell|find|get|can you|could you|please)\b.*\b(?:email(?: address)?|phone(?: number)?|number)$/.test(
    text,
  ) && !/\b(?:sent|send|fail\w*|bounced?|last|latest|newest|written|how many)\b/.test(text);

const theirs =
  / (?:with|and|including) (?:their|his|her) (?:(email)s?(?: address(?:es)?)?|(?:tele)?phones?(?: numbers?)?|(?:phone )?numbers?)(?= |$)/;

/** Without "with their emails", which asks for addresses and not for what was sent. */
export const withoutContact = (text: string): string => text.replace(new RegExp(theirs.source, 'g'), ' ');

/** "everyone hired and their phone numbers": shown, not filtered by. */
export function readTheirContact(state: State): void {
  if (state.about !== 'people') return;
  for (let found = take(state, theirs); found; found = take(state, theirs))
    state.query.show = [...(state.query.show ?? []), found[1] ? 'email' : 'telephone'];
}

export function readContact(state: State): void {
  if (state.about !== 'people') return;
  const found = take(state, /\b(?:(email)(?: address)?|phone(?: number)?|number)\s*$/);
  if (found) state.query.show = [...(state.query.show ?? []), found[1] ? 'email' : 'telephone'];
}
