import { HR_ZONE } from '../../../../shared/time/dates.ts';
import { dayIn, dayStart } from '../../../../shared/time/zones.ts';
import type { Lexicon } from './ask/grammar/lexicon.ts';
import { periodIn } from './ask/grammar/periods.ts';
import { plain } from './ask/grammar/spelling.ts';
import { cut, type State } from './ask/grammar/state.ts';
import { readNames, readWholeNames } from './ask/grammar/values.ts';
import { silent } from './ask/grammar/vocabulary.ts';
import type { ToolCall } from './toolCalls.ts';

/** Whether a text asks what happened. */
export const asksHappenings = (text: string): boolean => happenings.test(plain(text));
const happenings =
  /\b(?:happen(?:ed|d|ing|s)?|activit(?:y|ies)|lately|(?:what is|anything|something) new|any news|(?:what|anything) (?:is |was )?going on)\b/;
const ofActivity =
  /\b(?:(?:what is|anything|something) new|going on|happen(?:ed|d|ing|s)?|(?:(?:most )?recent|latest|newest|last|all) activit(?:y|ies)|activit(?:y|ies)|lately|recent(?:ly)?|news|anything|something|everything|who was active)\b/g;
/** Of records that have dates of their own, "lately" is a week. */
export const withWeek = (text: string): string =>
  text.replace(/\b(?:lately|recently)\b/gi, 'in the last 7 days');

/** The lookup for "what happened yesterday with Ana". Activity has a period and people; nothing else narrows it. */
export function activityCall(text: string, lexicon: Lexicon): ToolCall {
  const said = plain(text);
  const state: State = {
    rest: ` ${said.replace(ofActivity, ' ').replace(/\s+/g, ' ')} `,
    about: 'people',
    where: [],
    query: {},
    unknown: [],
  };
  const found = hrPeriodIn(state.rest, new Date(lexicon.now));
  if (found) cut(state, found.start, found.end);
  const before = wordsOf(state);
  readWholeNames(state, lexicon);
  const left = readNames(state, lexicon, wordsOf(state)).length === 0 ? [] : eachNamed(state, lexicon);
  const isDenied = state.where.some(({ op }) => op === 'not');
  if (isDenied || left.length > 0) return { tool: 'unclear', words: isDenied ? before : left };
  const people = state.where.flatMap((filter) => (filter.op === 'is' ? filter.values : []));
  return {
    tool: 'activity',
    ...(found ? { period: found.period } : {}),
    ...(people.length > 0 ? { people } : {}),
  };
}

/** The period by HR's days, which the times beside the activity are told in. */
function hrPeriodIn(text: string, now: Date): ReturnType<typeof periodIn> {
  // The day is read as if it were UTC. A millisecond after noon, no count of hours ends at midnight, where only days do.
  const read = new Date(`${dayIn(HR_ZONE, now)}T12:00:00.001Z`);
  const found = periodIn(text, read);
  if (!found) return null;
  const moved = (at: string | null): string | null => {
    if (at === null) return null;
    const isDay = at.endsWith('T00:00:00.000Z');
    const moment = isDay
      ? dayStart(HR_ZONE, at.slice(0, 10))
      : new Date(now.getTime() + Date.parse(at) - read.getTime());
    return moment.toISOString();
  };
  const { from, until, words } = found.period;
  return { ...found, period: { from: moved(from), until: moved(until), words } };
}

/** "Hamza and Ana" are two people; what names no one is left. */
const eachNamed = (state: State, lexicon: Lexicon): string[] =>
  state.rest.split(/ and |[;,&]/).flatMap((rest) => readNames(state, lexicon, wordsOf({ rest })));

const wordsOf = ({ rest }: Pick<State, 'rest'>): string[] =>
  rest.split(/[\s;,&]+/).filter((word) => word !== '' && word !== "'" && !silent.has(word));
