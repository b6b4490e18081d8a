import type { Table } from '../tables/fields.ts';
import { tables } from '../tables/tables.ts';
import { puzzles, type State, take } from './state.ts';
import { measures } from './vocabulary.ts';

/**
 * The number a phrase refers to; the table's default when no word says so, null when the table has no such number.
 */
export function measureIn(state: State, words: string): string | null {
  const { fields, number } = tables[state.about];
  const named = measures.filter(([, pattern]) => new RegExp(`\\b(?:${pattern.source})\\b`).test(words));
  const fit = named.find(([name]) => fields[name]);
  if (fit) return fit[0];
  if (named.length > 0) return null;
  return fields[number] ? number : null;
}

const small: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 };
const someNumber = '(\\d+|one|two|three|four|five|ten)';

/** "oldest application first", "sort them by score best first": everyone, in this order. */
export function readWholeOrder(state: State): void {
  const { fields, date } = tables[state.about];
  const words = measures.map(([, pattern]) => `(?:${pattern.source})`).join('|');
  const by = `(?: by (?:the )?(${words}))?`;
  const first = take(
    state,
    new RegExp(
      `(?:\\b(?:sort(?:ed)?|order(?:ed)?)(?: (?:them|it|these|those))*${by} ?[,;]? ?)?\\b(oldest|earliest|soonest|newest|latest|most recent|highest|best|top|lowest|worst|longest|shortest|most|fewest)(?: (applications?|ones|hires?|${words}))? first\\b`,
    ),
  );
  if (!first) return;
  if (state.query.per !== undefined) return;
  const dated = /oldest|earliest|soonest|newest|latest|recent/.test(first[2] ?? '');
  const named =
    `${first[1] ?? ''} ${/application|ones|hire/.test(first[3] ?? '') ? '' : (first[3] ?? '')}`.trim();
  const field =
    dated && named === ''
      ? /hire/.test(first[3] ?? '') && fields.hired
        ? 'hired'
        : date
      : measureIn(state, named);
  if (field === null) state.unknown.push(puzzles.order);
  else
    state.query.order = {
      field,
      down: /newest|latest|recent|highest|best|top|longest|most/.test(first[2] ?? ''),
    };
}

type Order = { field: string | null; down: boolean; limit: number };

/** What a table can be sorted by. `measured`: the words for its numbers, as a pattern. */
type Columns = { measured: string; date: string; number: string; fields: Table['fields'] };

const ordered = (field: string | null, down: boolean, limit?: string): Order => ({
  field,
  down,
  limit: limit ? (small[limit] ?? Number(limit)) : 1,
});

/** The first or last item in an order; a full sort order is parsed separately. */
export function orderOf(state: State, columns: Columns): Order | null {
  for (const read of [byWaiting, byPay, byResult, byTop, byBottom, byTime, byCount, byExtreme]) {
    const order = read(state, columns);
    if (order) return order;
  }
  readSorting(state, columns);
  return null;
}

/** "who has been waiting longest" */
function byWaiting(state: State, { fields }: Columns): Order | null {
  if (!fields.waiting) return null;
  const waiting =
    take(state, /\b(?:been )?waiting (?:for )?(?:the )?(longest|shortest)\b/) ??
    take(state, /\b(?:the )?(longest|shortest) (?:been )?wait(?:ing|s)?\b/);
  return waiting && ordered('waiting', waiting[1] === 'shortest');
}

/** "the best paid job" */
function byPay(state: State): Order | null {
  if (state.about !== 'jobs') return null;
  const pay = take(
    state,
    /\bpays? (?:the )?(most|best|highest|least|worst|lowest)\b|\b(best|highest|lowest|worst)(?: |-)(?:paid|paying)\b/,
  );
  return pay && ordered('salary', !/least|worst|lowest/.test(pay[0] ?? ''));
}

/** "who did best"; "who is better" sorts everyone. */
function byResult(state: State, { fields, number }: Columns): Order | null {
  const did = take(
    state,
    /\b(?:scor(?:ed|ing|es?)|did|do(?:es|ing)?|rated|graded|ranked|performed|came out) (?:the |so far )?(best|highest|top|worst|lowest)\b(?: (?:in|at|on|during) (?:(?:the|their|our|an?|ai) )*interviews?)?/,
  );
  const better = take(
    state,
    /\b(?:is|was|were|(?:scor(?:ed|es?)|did|do(?:es)?|rated|ranked|performed)(?: the)?) (better|higher|worse|lower)\b(?! (?:than|\d))(?: (?:in|at|on|during) (?:(?:the|their|our|an?|ai) )*interviews?)?/,
  );
  if (better && fields[number])
    state.query.order = { field: number, down: /better|higher/.test(better[1] ?? '') };
  return did && ordered(fields[number] ? number : null, !/worst|lowest/.test(did[1] ?? ''));
}

/** "top 5 by score" */
function byTop(state: State, { measured }: Columns): Order | null {
  const top = take(
    state,
    new RegExp(
      `\\b(?:the )?(?:top|best|highest)(?: (?:scored|scoring|rated|graded))? ${someNumber}\\b|\\b${someNumber} (?:best|highest|top)(?: (?:scored|scoring|rated|graded))?\\b`,
    ),
  );
  if (!top) return null;
  const by =
    take(state, new RegExp(`\\bby (?:the )?(?:highest )?(${measured})\\b`)) ??
    take(state, new RegExp(`\\b(${measured})\\b`));
  return ordered(measureIn(state, by?.[1] ?? ''), true, top[1] || top[2]);
}

/** "the bottom three by score" */
function byBottom(state: State, { measured }: Columns): Order | null {
  const low = take(
    state,
    new RegExp(`\\b(?:the )?(?:bottom|worst|lowest) ${someNumber}\\b|\\b${someNumber} (?:worst|lowest)\\b`),
  );
  if (!low) return null;
  const by = take(state, new RegExp(`\\b(?:by )?(${measured})\\b`));
  return ordered(measureIn(state, by?.[1] ?? ''), false, low[1] || low[2]);
}

/** "the three newest", "the first hired" */
function byTime(state: State, { date, fields }: Columns): Order | null {
  const recent = take(
    state,
    new RegExp(
      `\\b(?:the )?(?:${someNumber} )?(newest|latest|most recent|last|recent|oldest|earliest|first)(?: ${someNumber})?\\b(?! (?:name|day|week|month|year|quarter|\\d))`,
    ),
  );
  if (!recent) return null;
  const verb = fields.hired
    ? take(state, /\b(?:to (?:be |get )?|(?:was|were|got|we) )?(hired?|rejected|shortlisted|interviewed)\b/)
    : null;
  if (!verb) take(state, /\bto apply\b|\bapplied\b/);
  const field = verb?.[1] ? (verb[1] === 'hire' ? 'hired' : verb[1]) : date;
  return ordered(field, !/oldest|earliest|first/.test(recent[2] ?? ''), recent[1] || recent[3] || undefined);
}

/** "the most applications" */
function byCount(state: State): Order | null {
  const many = take(
    state,
    /\b(?:the )?(most|fewest|least) (applications?|applicants?|candidates|tasks?|points?|pay)\b/,
  );
  return many && ordered(measureIn(state, many[2] ?? ''), many[1] === 'most');
}

/** "the highest score", "the longest shift" */
function byExtreme(state: State, { measured, number, fields }: Columns): Order | null {
  const end = take(
    state,
    new RegExp(
      `\\b(?:the |has |have |with |got |an? )*(highest|best|top|maximum|max|longest|biggest|lowest|worst|minimum|min|shortest|smallest)\\b(?: (?:ever|interview|work|single))*(?: (${measured}))?\\b`,
    ),
  );
  if (!end) return null;
  const by = end[2] ? null : take(state, new RegExp(`\\bby (?:the )?(${measured})\\b`));
  const words = end[2] || by?.[1] || (/longest|shortest/.test(end[1] ?? '') ? 'long' : '');
  return ordered(
    words === '' ? (fields[number] ? number : null) : measureIn(state, words),
    !/lowest|worst|min|shortest|smallest/.test(end[1] ?? ''),
  );
}

/** "sorted by name": everyone, in this order. */
function readSorting(state: State, { measured, date }: Columns): void {
  const sorted =
    take(
      state,
      new RegExp(
        `\\b(?:sorted|ordered|sort|order|ranked|rank) by (?:the )?(?:highest |lowest )?(${measured}|name|date)\\b`,
      ),
    ) ?? take(state, /\bby (?:the |their )?(?:interview |work )?(scores?|grades?|salar(?:y|ies)|pay)\b/);
  if (!sorted) return;
  const field =
    sorted[1] === 'name'
      ? tables[state.about].person
      : sorted[1] === 'date'
        ? date
        : measureIn(state, sorted[1] ?? '');
  if (field === null) state.unknown.push(`sorting by ${sorted[1] ?? ''}`);
  else state.query.order = { field, down: sorted[1] !== 'name' && !/lowest/.test(sorted[0] ?? '') };
}
