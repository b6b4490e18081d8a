import { DAY_MS } from '../../../../../../shared/time/durations.ts';
import { addMonths } from '../../../../../../shared/time/months.ts';
import type { Filter, Query } from '../query.ts';
import { tables } from '../tables/tables.ts';
import { count, MONTHS, number, periodBetween, periodIn } from './periods.ts';
import { verbFor } from './phrases.ts';
import { cut, puzzles, type State, take } from './state.ts';

/** Periods relative to another one. */

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };

const whenIn = (query: Query | null): Extract<Filter, { op: 'when' }> | undefined =>
  query?.where.find((filter) => filter.op === 'when');

/** "and the week before that": the same length, ending where the previous question's period begins. */
export function readBefore(state: State, before: Query | null): void {
  const found = take(
    state,
    new RegExp(
      `\\b(?:in |during |for )?(?:the )?(?:${number} )?(day|week|month|quarter|year)s? (?:right )?before(?: that| then| this)?(?= |$)(?! (?:last|yesterday|the|\\w+ \\d))`,
    ),
  );
  if (!found) return;
  const earlier = whenIn(before);
  if (!earlier?.from) {
    state.unknown.push(puzzles.before);
    return;
  }
  const until = new Date(earlier.from);
  const steps = count(found[1] || 'one');
  const unit = found[2] ?? 'day';
  const days = DAYS[unit];
  const from = days
    ? new Date(until.getTime() - days * steps * DAY_MS)
    : addMonths(until, -(MONTHS[unit] ?? 1) * steps);
  state.where.push({ op: 'when', field: earlier.field, ...periodBetween(from, until) });
}

const versus = /\b(?:vs|versus|compared (?:to|with)|against)\b/;

/** "in October vs November": the same figure for each of them. */
export function readCompared(state: State, now: Date): void {
  const at = state.rest.search(versus);
  if (at < 0 || !/\w/.test(state.rest.slice(at))) return;
  const word = versus.exec(state.rest)?.[0] ?? '';
  const first = periodIn(state.rest.slice(0, at), now);
  const after = state.rest.slice(at + word.length);
  const bare = periodIn(after, now) ?? shifted(periodIn(` in${after}`, now), 3);
  if (!first || !bare) return;
  const start = at + word.length;
  const verb = verbFor(state, first.start);
  cut(state, start + bare.start, start + bare.end);
  cut(state, at, at + word.length);
  cut(state, first.start, first.end);
  if (verb && verb.at < first.start) cut(state, verb.at, verb.at + verb.length);
  const field = state.query.of === 'hireDays' ? 'hired' : (verb?.field ?? tables[state.about].date);
  state.query.compare = [first, bare].map(({ period }) => ({ op: 'when', field, ...period }));
}

/** Found in a text with this many extra letters at its start. */
function shifted(found: ReturnType<typeof periodIn>, by: number): ReturnType<typeof periodIn> {
  return found && { ...found, start: Math.max(0, found.start - by), end: found.end - by };
}
