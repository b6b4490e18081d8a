import { type State, take } from './state.ts';
import { type Table, tables } from './tables.ts';
import { dimensions, measures } from './vocabulary.ts';

const N = '(\\d+(?:\\.\\d+)?)';
const over =
  '(?:over|above|more than|greater than|higher than|bigger than|better than|longer than|exceeding|beyond)';
const under = '(?:under|below|less than|lower than|fewer than|smaller than|worse than|shorter than)';
const least = '(?:at least|minimum|min|no less than|from)';
const most = '(?:at most|maximum|max|up to|no more than|not more than)';

/** The number a phrase is about; the table's own when no word says so, null when the table has no such number. */
function measureIn(state: State, words: string): string | null {
  const { fields, number } = tables[state.about];
  const named = measures.filter(([, pattern]) => new RegExp(`\\b(?:${pattern.source})\\b`).test(words));
  const fit = named.find(([name]) => fields[name]);
  if (fit) return fit[0];
  if (named.length > 0) return null;
  return fields[number] ? number : null;
}

/** The words around a comparison that may name its number. */
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

/** A word for what is grouped by, as this table knows it. */
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

const small: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 };
const someNumber = '(\\d+|one|two|three|four|five|ten)';

/** Averages, sums and the ends of an order. */
export function readFigures(state: State): void {
  const { fields, date, number } = tables[state.about];
  const measured = measures.map(([, pattern]) => `(?:${pattern.source})`).join('|');
  if (
    fields.hireDays &&
    take(
      state,
      /\b(?:how long (?:does|did|do) it take(?: us)? (?:to|until we) (?:hire|be hired)(?: (?:someone|somebody|a person|people))?)\b/,
    )
  ) {
    state.query.figure = 'median';
    state.query.of = 'hireDays';
    return;
  }
  const mean = take(
    state,
    new RegExp(
      `\\b(average|mean|typical|median|total|sum of|sum)(?: (?:of|the|all|our|for|interview|work|number|session|shift))* (${measured})\\b`,
    ),
  );
  const hire = mean
    ? null
    : fields.hireDays
      ? take(state, /\b(?:time|days) (?:to|until) (?:hire|hiring)\b/)
      : null;
  if (hire) {
    state.query.figure = 'median';
    state.query.of = 'hireDays';
    return;
  }
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
    if (of === null) state.unknown.push(field?.[0] ?? 'what is highest');
    else state.query.of = of;
    return;
  }
  if (state.query.pick) return;
  const order = orderOf(state, { measured, date, number, fields });
  if (order?.field === null) state.unknown.push('the order asked for');
  else if (order) {
    const { field, down, limit } = order;
    state.query.order = { field, down };
    state.query.limit = Math.min(50, Math.max(1, limit ? (small[limit] ?? Number(limit)) : 1));
  }
}

type Order = { field: string | null; down: boolean; limit: string | undefined };

/** The end of an order that is asked for; a whole order is taken down by itself. */
function orderOf(
  state: State,
  {
    measured,
    date,
    number,
    fields,
  }: { measured: string; date: string; number: string; fields: Table['fields'] },
): Order | null {
  const set = (field: string | null, down: boolean, limit?: string): Order => ({ field, down, limit });
  const waiting =
    fields.waiting &&
    (take(state, /\b(?:been )?waiting (?:for )?(?:the )?(longest|shortest)\b/) ??
      take(state, /\b(?:the )?(longest|shortest) (?:been )?wait(?:ing|s)?\b/));
  if (waiting) return set('waiting', waiting[1] === 'shortest');
  if (state.about === 'jobs') {
    const pay = take(
      state,
      /\bpays? (?:the )?(most|best|highest|least|worst|lowest)\b|\b(best|highest|lowest|worst)(?: |-)(?:paid|paying)\b/,
    );
    if (pay) return set('salary', !/least|worst|lowest/.test(pay[0] ?? ''));
  }
  const top = take(
    state,
    new RegExp(
      `\\b(?:the )?(?:top|best|highest)(?: (?:scored|scoring|rated|graded))? ${someNumber}\\b|\\b${someNumber} (?:best|highest|top)(?: (?:scored|scoring|rated|graded))?\\b`,
    ),
  );
  if (top) {
    const by =
      take(state, new RegExp(`\\bby (?:the )?(?:highest )?(${measured})\\b`)) ??
      take(state, new RegExp(`\\b(${measured})\\b`));
    return set(measureIn(state, by?.[1] ?? ''), true, top[1] || top[2]);
  }
  const low = take(
    state,
    new RegExp(`\\b(?:the )?(?:bottom|worst|lowest) ${someNumber}\\b|\\b${someNumber} (?:worst|lowest)\\b`),
  );
  if (low) {
    const by = take(state, new RegExp(`\\b(?:by )?(${measured})\\b`));
    return set(measureIn(state, by?.[1] ?? ''), false, low[1] || low[2]);
  }
  const recent = take(
    state,
    new RegExp(
      `\\b(?:the )?(newest|latest|most recent|last|recent|oldest|earliest|first)(?: ${someNumber})?\\b(?! (?:name|day|week|month|year|quarter|\\d))`,
    ),
  );
  if (recent) {
    const verb = fields.hired
      ? take(state, /\b(?:to (?:be |get )?|(?:was|were|got|we) )?(hired?|rejected|shortlisted|interviewed)\b/)
      : null;
    if (!verb) take(state, /\bto apply\b|\bapplied\b/);
    const field = verb?.[1] ? (verb[1] === 'hire' ? 'hired' : verb[1]) : date;
    return set(field, !/oldest|earliest|first/.test(recent[1] ?? ''), recent[2] || undefined);
  }
  const many = take(
    state,
    /\b(?:the )?(most|fewest|least) (applications?|applicants?|candidates|tasks?|points?|pay)\b/,
  );
  if (many) return set(measureIn(state, many[2] ?? ''), many[1] === 'most');
  const end = take(
    state,
    new RegExp(
      `\\b(?:the |has |have |with |got |an? )*(highest|best|top|maximum|max|longest|biggest|lowest|worst|minimum|min|shortest|smallest)\\b(?: (?:ever|interview|work|single))*(?: (${measured}))?\\b`,
    ),
  );
  if (end) {
    const words = end[2] || (/longest|shortest/.test(end[1] ?? '') ? 'long' : '');
    return set(
      words === '' ? (fields[number] ? number : null) : measureIn(state, words),
      !/lowest|worst|min|shortest|smallest/.test(end[1] ?? ''),
    );
  }
  const sorted = take(
    state,
    new RegExp(
      `\\b(?:sorted|ordered|sort|order|ranked|rank) by (?:the )?(?:highest |lowest )?(${measured}|name|date)\\b`,
    ),
  );
  if (sorted) {
    const field =
      sorted[1] === 'name'
        ? tables[state.about].person
        : sorted[1] === 'date'
          ? date
          : measureIn(state, sorted[1] ?? '');
    if (field === null) state.unknown.push(`sorting by ${sorted[1] ?? ''}`);
    else state.query.order = { field, down: sorted[1] !== 'name' && !/lowest/.test(sorted[0] ?? '') };
  }
  return null;
}
