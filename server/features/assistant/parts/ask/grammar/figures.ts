import { tables } from '../tables/tables.ts';
import { measureIn, orderOf, readWholeOrder } from './sorting.ts';
import { puzzles, type State, take } from './state.ts';
import { dimensions, measures } from './vocabulary.ts';

const N = '(\\d+(?:\\.\\d+)?)';
const over =
  '(?:over|above|more than|greater than|higher than|bigger than|better than|longer than|exceeding|beyond)';
const under = '(?:under|below|less than|lower than|fewer than|smaller than|worse than|shorter than)';
const least = '(?:at least|minimum|min|no less than|from)';
const most = '(?:at most|maximum|max|up to|no more than|not more than)';

/** The words around a comparison that may say which number it means. */
const named = `(?:\\b(${measures.map(([, pattern]) => `(?:${pattern.source})`).join('|')})\\b(?: (?:is|are|was|of|at|with|an?|the|in|result))* )?`;
const unit = `(?: (points?|percent|minutes?|hours?|days?|usd|dollars|tasks?|applications?|applicants?|candidates|sessions?|shifts?|interviews?|emails?|times?))?(?: (?:a|per) year)?`;

/** "score over 50", "between 40 and 80", "at least 3 applications". */
export function readComparisons(state: State): void {
  const rules: readonly [RegExp, 'over' | 'under' | 'atLeast' | 'atMost' | 'exactly' | 'between'][] = [
    [new RegExp(`${named}(?:between|from) ${N} (?:and|to) ${N}${unit}`), 'between'],
    [new RegExp(`${named}${N} ?(?:to|-) ?${N}${unit}`), 'between'],
    [new RegExp(`${named}${over} ${N}${unit}`), 'over'],
    [new RegExp(`${named}${under} ${N}${unit}`), 'under'],
    [new RegExp(`${named}${least} ${N}${unit}`), 'atLeast'],
    [new RegExp(`${named}${most} ${N}${unit}`), 'atMost'],
    [
      new RegExp(`${named}${N}(?: points?)? (?:or|and) (?:more|higher|above|better|over|up)\\b${unit}`),
      'atLeast',
    ],
    [
      new RegExp(`${named}${N}(?: points?)? (?:or|and) (?:less|lower|below|fewer|under|worse)\\b${unit}`),
      'atMost',
    ],
    [new RegExp(`${named.replace(/\)\?$/, ')')}(?:(?:exactly|=|equal to) ?)?${N}\\b${unit}`), 'exactly'],
  ];
  for (const [pattern, op] of rules) {
    for (let found = take(state, pattern); found; found = take(state, pattern)) {
      const words = found[0] ?? '';
      const numbers = (words.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
      const after = found.at(-1) ?? '';
      const field = measureIn(
        state,
        `${found[1] ?? ''} ${after}`.replace(
          /points?|percent/,
          'score'.repeat(tables[state.about].fields.score ? 1 : 0),
        ),
      );
      const odd = /sessions?|shifts?|interviews?|emails?|times?/.test(after);
      const [first, second] = after.startsWith('hour') ? numbers.map((n) => n * 60) : numbers;
      if (field === null || odd || first === undefined) state.unknown.push(words.trim());
      else if (op !== 'between') state.where.push({ op, field, value: first });
      else if (second !== undefined)
        state.where.push({ op, field, low: Math.min(first, second), high: Math.max(first, second) });
    }
  }
}

/** This table's field for a grouping word. */
function dimensionIn(state: State, words: string): string | null {
  const { fields, date } = tables[state.about];
  const found = dimensions.find(
    ([name, pattern]) =>
      (fields[name] || name === 'month') && new RegExp(`^(?:${pattern.source})$`).test(words),
  );
  return found ? (found[0] === 'month' ? date : found[0]) : null;
}

const dimension = dimensions.map(([, pattern]) => `(?:${pattern.source})`).join('|');

/** "per country", "which position has the most". */
export function readGroups(state: State): void {
  const which =
    state.about === 'jobs'
      ? take(
          state,
          /\b(?:which|what) (?:jobs?|postings?)\b(?= .*\b(?:most|fewest|least|highest|lowest|best|worst)\b)/,
        ) && null
      : take(
          state,
          new RegExp(
            `\\b(?:which|what|whose) (${dimension})s?\\b(?: (?:has|have|had|got|gets|get|did|do|does|is|are|with|sent|came|come|wrote|gave|receives?|received))*(?: (?:the|we|us|our))*(?=.*\\b(most|fewest|least|highest|lowest|best|worst|longest|top)\\b)`,
          ),
        );
  if (which) {
    const per = dimensionIn(state, which[1] ?? '');
    const end =
      take(
        state,
        /\b(?:the )?(most|fewest|least|highest|lowest|best|worst|longest|top)\b(?: (?:number of|amount of|from))?/,
      )?.[1] ?? '';
    if (per === null) state.unknown.push(which[1] ?? '');
    else {
      state.query.per = per;
      state.query.pick = /fewest|least|lowest|worst/.test(end) ? 'fewest' : 'most';
      state.query.figure ??= /highest|lowest|best|worst|longest/.test(end) ? 'average' : 'count';
    }
    return;
  }
  const per = take(
    state,
    new RegExp(
      `\\b(?:per|by|for each|for every|in each|from each|of each|in every|each|grouped by|group by|broken down by|split by|breakdown by|across|for all|from which|in which|in what|for which) (?:the |different )?(${dimension})\\b`,
    ),
  );
  if (!per) return;
  const field = dimensionIn(state, per[1] ?? '');
  if (field === null) state.unknown.push(`by ${per[1] ?? ''}`);
  else state.query.per = field;
}

/** "time to hire"; matched before the dates, because its period refers to the day of hire. */
export function readHireTime(state: State): void {
  if (!tables[state.about].fields.hireDays) return;
  const listed = take(
    state,
    /\bhow many days (?:from|between) (?:the )?application (?:to|and|until) (?:the )?(?:hire|hiring)\b(?: for (?:each|everyone|all))?/,
  );
  if (listed) {
    state.query.show = ['hireDays', 'hired'];
    return;
  }
  const found =
    take(
      state,
      /\b(?:how long|how many days|how much time|what time) (?:does|did|do|is) it (?:usually |normally |typically )?take(?: us)?(?: on (average))? (?:to|until we) (?:hire|be hired)(?: (?:someone|somebody|a person|people))?(?: on (average))?\b/,
    ) ??
    take(
      state,
      /\b(?:(average|mean|median|typical) )?(?:number of )?(?:time|days)(?: it takes(?: us)?)? (?:to|until) (?:hire|hiring|be hired)\b/,
    );
  if (!found) return;
  state.query.figure = [found[1], found[2]].some((word) => word === 'average' || word === 'mean')
    ? 'average'
    : 'median';
  state.query.of = 'hireDays';
}

/** Averages, sums, minimums, and maximums. */
export function readFigures(state: State): void {
  const { fields, date, number } = tables[state.about];
  if (state.query.of !== undefined) return;
  // "longer than 3 hours" compares; "how many hours" adds up.
  if (
    state.about === 'sessions' &&
    take(state, /(?<!\d ?)\b(?:(?:total|how many) )?(?<!\d )hours(?: worked| of work)?\b/)
  ) {
    state.query.figure = 'sum';
    state.query.of = 'hours';
    return;
  }
  readWholeOrder(state);
  if (state.query.order) return;
  const measured = measures.map(([, pattern]) => `(?:${pattern.source})`).join('|');
  const mean = take(
    state,
    new RegExp(
      `\\b(average|mean|typical|median|total|sum of|sum)(?: (?:of|the|all|our|for|interview|work|number|session|shift))* (${measured})\\b`,
    ),
  );
  if (mean) {
    const field = measureIn(state, mean[2] ?? '');
    if (field === null) state.unknown.push(mean[0] ?? '');
    else {
      state.query.of = field;
      state.query.figure =
        mean[1] === 'median' ? 'median' : /total|sum/.test(mean[1] ?? '') ? 'sum' : 'average';
    }
    return;
  }
  if (state.query.pick && state.query.figure === 'average') {
    const field = take(state, new RegExp(`\\b(?:average )?(${measured})\\b`));
    const of = measureIn(state, field?.[1] ?? '');
    if (of === null) state.unknown.push(field?.[0] ?? puzzles.highest);
    else state.query.of = of;
    return;
  }
  if (state.query.pick) return;
  const order = orderOf(state, { measured, date, number, fields });
  if (order?.field === null) state.unknown.push(puzzles.order);
  else if (order) {
    const { field, down, limit } = order;
    state.query.order = { field, down };
    state.query.limit = Math.min(50, Math.max(1, limit));
  }
}
