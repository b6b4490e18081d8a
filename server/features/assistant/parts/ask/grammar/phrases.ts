import type { Subject } from '../query.ts';
import { tables } from '../tables/tables.ts';
import type { Lexicon } from './lexicon.ts';
import { count, number, periodIn } from './periods.ts';
import { says } from './rowPhrases.ts';
import { cut, type State, take } from './state.ts';
import { columns, nouns } from './vocabulary.ts';

/** "who mentioned zendesk in the interview": the rest is what was said. */
export function readSaid(state: State): void {
  if (state.about !== 'people' && state.about !== 'interviews') return;
  const words =
    '(?:mention(?:ed|s|ing)?|talk(?:ed|s|ing)? about|spoke(?:n)? about|speak(?:s|ing)? about|said|says?|wrote about|bring(?:s)? up|brought up)';
  const found = take(
    state,
    new RegExp(
      `\\b(?:ever |have |has |did |do )*${words}(?: (?:the )?words?| something about| anything about)? (.+?)(?= in (?:the|their|an?|his|her|any)? ?(?:interviews?|transcripts?|talks?)| during | and (?:is|are|was) |$)`,
    ),
  );
  const phrase = found?.[1]?.trim().replace(/^(?:the|about) /, '');
  if (!phrase) return;
  if (/\b(?:it|that|this|abt|they|can|would|when|what)\b/.test(phrase)) {
    state.unknown.push(phrase);
    return;
  }
  take(state, / ?(?:in|during) (?:the|their|an?|his|her|any)? ?(?:interviews?|transcripts?|talks?)/);
  // Word endings are mostly ignored: "spreadsheets" also finds "spreadsheet".
  state.where.push({ op: 'said', field: 'said', words: phrase.replace(/(?<=\w{4})s$/, '').slice(0, 80) });
}

const clock = String.raw`\d{1,2}(?:(?::\d{2})? ?[ap]\.?m\b\.?|:\d{2}\b)`;
const before = '(?:at|after|before|since|until|till|by|from|between|around|about)';
const span = String.raw`(?:\d{1,2} ?(?:and|to|until|till|-) ?)?${clock}(?: ?(?:and|to|until|till|-) ?${clock})?`;
const times = new RegExp(
  String.raw`\b(?:${before} )*${span}|\b(?:this|that|last|every|yesterday|today|\w+day|(?:in|during) the|at) (?:early |late )?(?:mornings?|afternoons?|evenings?|nights?)\b|\btonight\b`,
);

/** Times of day, which no table's dates are compared with: without them, the answer would be about the whole day. */
export function readClocks(state: State): void {
  for (let found = take(state, times); found; found = take(state, times))
    state.unknown.push((found[0] ?? '').trim());
}

export function readFigure(state: State): void {
  if (/\bhow many (?:days|minutes)\b/.test(state.rest)) return;
  if (/\b(?:how many|count|number of|total number)\b/.test(state.rest)) state.query.figure = 'count';
  take(state, /\b(?:how many(?: of)?|count(?: of)?|(?:the )?(?:total )?number of)\b/);
}

const waits = new RegExp(
  `\\b(?:been |have |has |had |is |are )*(?:wait(?:ed|ing)?|sitting|stuck)(?: in (?:the )?(applied|shortlisted|interviewed))?(?: for| since)?( (?:an? )?(?:answer|reply|decision|us|hr|feedback))?(?: (?:for|since))? ?(more than|longer than|over|at least|less than|under|fewer than)? ?${number} (day|week|month)s?(?: or (?:more|longer))?\\b`,
);

/** "waiting longer than a week" means since before then. */
export function readWaiting(state: State): void {
  if (!tables[state.about].fields.waiting) return;
  take(state, /\bin (?:their|this|the|his|her) (?:current |present )?(?:stage|status)\b/);
  const found = take(state, waits);
  if (found) {
    if (found[1]) state.where.push({ op: 'is', field: 'status', values: [found[1]] });
    const days = count(found[4] ?? '1') * ({ day: 1, week: 7, month: 30 }[found[5] ?? 'day'] ?? 1);
    state.where.push({
      op: /less|under|fewer/.test(found[3] ?? '')
        ? 'under'
        : /at least|or more|or longer/.test(found[0] ?? '')
          ? 'atLeast'
          : 'over',
      field: 'waited',
      value: days,
    });
  }
}

const verbs: Partial<Record<Subject, readonly (readonly [RegExp, string])[]>> = {
  people: [
    [/\b(?:hire|hired|hires)\b/g, 'hired'],
    [/\bshortlist(?:ed)?\b/g, 'shortlisted'],
    [/\b(?:reject(?:ed|ions?)?|declined?)\b/g, 'rejected'],
    [
      /(?<=\b(?:did|have|has) (?:we|hr|you) )interview(?:ed)?\b|\b(?:interviewed|(?:finished|completed|had|did|done) (?:the |their |an )?interviews?)\b/g,
      'interviewed',
    ],
    [/\b(?:applied|apply|applying|arrived|came in|joined|new)\b/g, 'applied'],
    [/\b(?:been )?waiting\b/g, 'waiting'],
  ],
  applications: [[/\b(?:received|came in|come in|arrived|new|get|got)\b/g, 'received']],
  sessions: [[/\b(?:worked|started|began)\b/g, 'started']],
  interviews: [
    [/\b(?:started|began|begun)\b/g, 'started'],
    [/\b(?:finished|completed|done)\b/g, 'completed'],
  ],
  jobs: [
    [/\b(?:posted|published|created|opened|new)\b/g, 'posted'],
    [/\b(?:clos(?:e|es|ing)|expir(?:e|es|ing)|deadlines?(?: is| are)?|end(?:s|ing)?)\b/g, 'deadline'],
  ],
  tasks: [[/\b(?:completed|finished|done)\b/g, 'completed']],
  emails: [[/\bsent\b/g, 'sent']],
};

type Verb = { field: string; at: number; length: number };

/** The verb that names the date of a period at this place: the nearest one before it, or else the first one. */
export function verbFor({ about, rest }: State, start: number): Verb | undefined {
  const all = (verbs[about] ?? []).flatMap(([pattern, field]) =>
    [...rest.matchAll(pattern)].map((match) => ({ field, at: match.index, length: match[0].length })),
  );
  return all.filter(({ at }) => at < start).sort((a, b) => b.at - a.at)[0] ?? all[0];
}

/** The period and its date field, given by the preceding verb unless there's only one. */
export function readPeriod(state: State, lexicon: Lexicon): boolean {
  take(state, /\b(?:right now|at the moment|just now|as of now|currently|up to now|until now|so far|now)\b/);
  const now = new Date(lexicon.now);
  const near = periodIn(state.rest, now);
  if (!near) return false;
  const verb = verbFor(state, near.start);
  const found = (verb?.field === 'deadline' && periodIn(state.rest, now, 'future')) || near;
  state.isUndated = verb === undefined;
  cut(state, found.start, found.end);
  if (verb && verb.at < found.start) cut(state, verb.at, verb.at + verb.length);
  const field = state.query.of === 'hireDays' ? 'hired' : (verb?.field ?? tables[state.about].date);
  state.where.push({ op: 'when', field, ...found.period });
  if (state.about === 'jobs' && field === 'deadline' && !/\bclosed\b|\bdraft/.test(state.rest))
    state.where.push({ op: 'is', field: 'status', values: ['active'] });
  return true;
}

/** "failed or returned" matches either of them. */
function addValue(state: State, field: string, value: string): void {
  const before = state.where.find((filter) => filter.op === 'is' && filter.field === field);
  if (before?.op !== 'is') state.where.push({ op: 'is', field, values: [value] });
  else if (!before.values.includes(value)) before.values.push(value);
}

export function readSays(state: State): void {
  for (const [pattern, ...means] of says[state.about] ?? []) {
    const found = take(state, pattern);
    if (!found) continue;
    for (const [what, field] of means) {
      if (what === 'yes' || what === 'no') state.where.push({ op: what, field });
      else addValue(state, field, what === '$1' ? (found[1] ?? '') : what);
    }
  }
  if (state.about === 'sessions' && take(state, /\b(?:working|at work|on duty|on shift|clocked in)\b/))
    state.where.push({ op: 'yes', field: 'open' });
}

/** "when they were interviewed" asks for a date and doesn't filter by status. */
export function readDates(state: State): void {
  const { fields } = tables[state.about];
  const show = columns.flatMap(([field, pattern]) =>
    fields[field]?.kind === 'date' && /when/.test(pattern.source) && take(state, pattern) ? [field] : [],
  );
  if (show.length > 0) state.query.show = [...(state.query.show ?? []), ...show];
}

/** Fields to show in the list. */
export function readColumns(state: State): void {
  const { fields, date } = tables[state.about];
  const own = nouns.find(([subject]) => subject === state.about)?.[1];
  while (own && take(state, own));
  const found = columns.flatMap(([field, pattern]) =>
    fields[field] && field !== state.query.per && take(state, pattern) ? [field] : [],
  );
  const asked = state.where.find(({ op }) => op === 'when')?.field;
  const shown = (state.query.show ?? []).some((name) => fields[name]?.kind === 'date');
  const wanted = take(state, /\b(?:and )?(?:when|dates?|since when|on what day)\b/);
  const dates = wanted && !shown ? [asked ?? date] : [];
  const show = [...(state.query.show ?? []), ...found, ...dates];
  if (show.length > 0) state.query.show = [...new Set(show)].slice(0, 8);
}
