import { type Filter, Query, type Subject } from '../query.ts';
import { tables } from '../tables/tables.ts';
import { readComparisons, readFigures, readGroups, readHireTime } from './figures.ts';
import type { Lexicon } from './lexicon.ts';
import { asksContact, readContact, readStage, readTheirContact, withoutContact } from './persons.ts';
import {
  readClocks,
  readColumns,
  readDates,
  readFigure,
  readPeriod,
  readSaid,
  readSays,
  readWaiting,
} from './phrases.ts';
import { readBefore, readCompared } from './relative.ts';
import { corrected, plain } from './spelling.ts';
import { puzzles, type State, take } from './state.ts';
import { bareName, personValueAt, readNames, readValues, readWholeNames } from './values.ts';
import { employeeWords, heard, nouns, peopleWords, silent } from './vocabulary.ts';

/** `unknown`: words that weren't understood. Nothing is looked up then, because they might be what matters most. */
type Reading = { query: Query; unknown: string[] };

/** Parses the last of these questions; "and from Kenya?" builds on the earlier ones. */
export function readQuestions(questions: readonly string[], lexicon: Lexicon): Reading | null {
  let before: Query | null = null;
  let lost = false;
  let reading: Reading | null = null;
  for (const question of questions) {
    const goesOn = follows.test(plain(question)) || among.test(plain(question));
    reading = readQuestion(question, lexicon, lost ? null : before);
    reading ??=
      goesOn && (lost || before)
        ? { query: Query.parse({ about: 'people' }), unknown: [question.slice(0, 80)] }
        : null;
    if (lost && goesOn && reading) reading.unknown.push(puzzles.previous);
    lost = reading !== null && reading.unknown.length > 0;
    if (reading && !lost) before = reading.query;
  }
  return reading;
}

/** "But" before a condition adds it; before people it leaves them out. */
const alsoTrue =
  /(?<=\w )but(?= (?:who|that|they|are|is|were|was|have|has|had|did|do|does|not(?! (?:the|from|in|those|for|any)\b)|never|no|only|still|just|with|without|can|could|will)\b)/g;

const follows =
  /^(?:ok |and |so |then |but )*(?:and|what about|how about|same|only|just|those|now|the ones|but|of those|of them|or)\b/;
/** Whether a text adds to the question before it. */
export const continues = (text: string): boolean => follows.test(plain(text));
const among =
  /\bbefore that$|\b(?:how many |which |who )?(?:of|among|from) (?:them|those|these)\b|\b(?:they|them|those)\b/;

const share =
  /\b(?:percentage|percent|share|proportion|fraction) of (?:our |the |all |all the )?(.+?) (?=(?:are|is|were|was|did|do|does|have|has|had|got|get|come|came|from|who|that|with|without)\b)(.+)$/;

/** "what percentage of the applicants did we hire": how many of the one group are in the other. */
function readShare(question: string, lexicon: Lexicon): Reading | null {
  const found = share.exec(plain(question));
  if (!found) return null;
  const [, whole = '', part = ''] = found;
  const base = readQuestion(`how many ${whole}`, lexicon, null);
  const both = readQuestion(`how many ${whole} ${part}`, lexicon, null);
  if (!base || !both || base.query.about !== both.query.about || both.query.per) return null;
  const of = new Set(base.query.where.map((filter) => JSON.stringify(filter)));
  const fresh = both.query.where.filter((filter) => !of.has(JSON.stringify(filter)));
  const unknown = [...base.unknown, ...both.unknown];
  if (fresh.length === 0) unknown.push(part);
  return {
    query: Query.parse({ about: both.query.about, where: base.query.where, share: fresh, figure: 'count' }),
    unknown,
  };
}

/** One question as a query; null when it contains nothing about records. */
function readQuestion(question: string, lexicon: Lexicon, before: Query | null): Reading | null {
  const shared = readShare(question, lexicon);
  if (shared) return shared;
  const typed = plain(question);
  const text = spelled(typed.replace(alsoTrue, 'and'), lexicon);
  const goesOn = before !== null && (follows.test(text) || among.test(text));
  const named = subjectOf(withoutContact(withoutNames(text, lexicon)), namesOne(text, lexicon));
  const inherits = goesOn && (named === null || named === 'people' || named === before?.about);
  const about = inherits && before ? before.about : (named ?? 'people');
  const state: State = { rest: ` ${text} `, about, where: [], query: {}, unknown: [] };
  const now = new Date(lexicon.now);
  readSaid(state);
  readActor(state, lexicon);
  readTheirContact(state);
  if (asksContact(text) && namesOne(text, lexicon)) readContact(state);
  readWholeNames(state, lexicon);
  // Before the departments, because one of them is called People.
  if (state.about === 'jobs' || state.about === 'applications')
    take(state, /\b(?:from )?real(?: people| persons?| candidates?| applicants?)?\b/);
  // Before the dates: a tag may be called "Night shift", and "night" is also a time.
  readValues(state, lexicon, ['tag', 'job']);
  readClocks(state);
  readFigure(state);
  readWaiting(state);
  readStage(state);
  readHireTime(state);
  readBefore(state, before);
  readCompared(state, now);
  const dated = readPeriod(state, lexicon);
  readGroups(state);
  readFigures(state);
  readScored(state);
  readComparisons(state);
  readDates(state);
  readSays(state);
  readValues(state, lexicon);
  readColumns(state);
  readNouns(state, goesOn);
  const left = asTyped(leftOver(state, lexicon), typed, text);
  // A query holds no more of them.
  if (state.where.length > 12) state.unknown.push(...state.where.splice(6).map(() => question.slice(0, 80)));
  const meant = named !== null || state.where.length > 0 || Object.keys(state.query).length > 0;
  if (!meant && !dated) return null;
  if (inherits && before)
    return { query: joined(before, state, among.test(text)), unknown: [...state.unknown, ...left] };
  if (goesOn && before) return carried(before, state, left);
  const query = Query.parse({ ...state.query, about, where: state.where });
  return { query, unknown: [...state.unknown, ...left] };
}

/** Where a text first names a country, status, position, job, or tag that people have; -1 when it doesn't. */
export function valueAt(text: string, lexicon: Lexicon): number {
  const right = spelled(text, lexicon);
  const at = personValueAt(right, lexicon);
  if (at === Number.POSITIVE_INFINITY) return -1;
  const words = right.slice(0, at).split(' ').length;
  return (
    text
      .split(' ')
      .slice(0, words - 1)
      .join(' ').length + Number(words > 1)
  );
}

/** Where a text first has someone's full, first, or last name; -1 when it doesn't. Names that are words don't count. */
export function namedAt(text: string, { names }: Lexicon): number {
  const common = new Set([...heard, ...silent]);
  const parts = new Set(names.flatMap((name) => bareName(name).split(' ')));
  const words = text.split(' ');
  const at = words.findIndex((word) => word.length > 2 && parts.has(word) && !common.has(word));
  return at === -1 ? -1 : words.slice(0, at).join(' ').length + Number(at > 0);
}

function spelled(text: string, lexicon: Lexicon): string {
  const ours = [
    lexicon.countries,
    lexicon.positions,
    lexicon.tags,
    lexicon.departments,
    lexicon.locations,
    lexicon.jobs,
    lexicon.names,
  ]
    .flat()
    .flatMap((value) => plain(value).split(' '));
  const meant = new Set([...heard, ...ours]);
  const quiet = (word: string): boolean => silent.has(word);
  // Never corrected to a word without meaning, because the meaning would be lost.
  return text
    .split(' ')
    .map((word) => (quiet(word) ? word : corrected(word, meant)))
    .join(' ');
}

/** Words of the question in the spelling in which they were typed. */
function asTyped(words: readonly string[], typed: string, text: string): string[] {
  const before = typed.split(' ');
  const after = text.split(' ');
  return words.map((word) => before[after.indexOf(word)] ?? word);
}

/** The question without tags and titles: a tag called "night shift" isn't a shift. */
const withoutNames = (text: string, { tags, jobs }: Lexicon): string =>
  [...tags, ...jobs]
    .map(plain)
    .reduce((now, name) => (name.includes(' ') ? now.replaceAll(name, ' ') : now), text);

/** "who rejected Hamza" asks who did it, and not whether he was. */
function readActor(state: State, lexicon: Lexicon): void {
  const found =
    /^ (?:and )?who (?:has |had )?(?:rejected|declined|hired|shortlisted|interviewed|deleted|invited) /.exec(
      state.rest,
    );
  if (found && namesOne(state.rest.trim(), lexicon)) state.unknown.push(found[0].trim());
}

/** Whether a word of the question is someone's name. */
const namesOne = (text: string, { names }: Lexicon): boolean => {
  const words = new Set(text.split(' ').flatMap((word) => [word, word.replace(/s$/, '')]));
  return names.some((name) =>
    plain(name)
      .split(' ')
      .some((part) => part.length > 2 && words.has(part)),
  );
};

/** "the median score of everyone interviewed" means everyone who had an interview, whatever their status is now. */
function readScored(state: State): void {
  const { figure, of } = state.query;
  if (state.about !== 'people' || of !== 'score' || figure === undefined) return;
  if (take(state, /\b(?:who (?:was|were|got|have been|has been) )?interviewed\b/))
    state.where.push({ op: 'yes', field: 'interview' });
}

function subjectOf(text: string, isNamed: boolean): Subject | null {
  if (isNamed && asksContact(text)) return 'people';
  if (isNamed && /^(?:is|has|did|was|have) .*\binterviews?\b/.test(text)) return 'people';
  if (jobWords.test(text) && wasClosed.test(text) && happened.test(text)) return 'audit';
  if (
    /\b(?:which|what) (?:jobs?|postings?|vacanc(?:y|ies))\b/.test(text) &&
    !/\bapplications per\b/.test(text)
  )
    return 'jobs';
  if (/\b(?:working|at work|on duty|on shift|clocked in)\b/.test(text)) return 'sessions';
  if (/\bhiring managers?\b/.test(text)) return 'jobs';
  if (/\b(?:longest|shortest) interviews?\b/.test(text)) return 'interviews';
  const bare = text.replace(
    /\b(?:per|by|each|every|which|what) (?:job|employee|person|candidate|people|interview)s?\b/g,
    ' ',
  );
  const found = nouns
    .map(([subject, pattern]) => ({ subject, at: bare.search(pattern) }))
    .filter(({ at }) => at !== -1);
  const first = found[0];
  const person = (superlative.test(text) ? bare : text).search(peopleWords);
  const asks =
    /\b(?:hire|hiring|scores?|scored|applied|apply|applying|shortlisted|interviewed|hired|rejected|waiting)\b/.test(
      bare,
    );
  if (!first) return person !== -1 || asks ? 'people' : null;
  const own = ['contests', 'practice', 'audit', 'requests', 'emails', 'sessions', 'tasks'];
  if (own.includes(first.subject)) return first.subject;
  if (person === -1) return first.subject;
  if (first.subject === 'applications' && first.at < person) return 'applications';
  return first.subject === 'applications' && /\bmost|fewest\b/.test(bare) ? 'applications' : 'people';
}

const superlative = /\b(?:most|fewest|least|highest|lowest|best|worst|longest|shortest|top)\b/;
const jobWords = /\b(?:jobs?|postings?|openings?|vacanc(?:y|ies))\b/;
/** "which jobs close this week" asks for deadlines, "which jobs closed this week" for what happened. */
const wasClosed = /\bclosed\b|\b(?:did|have|has|had)\b.*\bclose\b/;
/** The log has past events; a table has only the current state. */
const happened = /\b(?:last|past|previous|yesterday|today|since|ago|this (?:day|week|month|quarter|year))\b/;

/** The nouns found when choosing the table, and what else they mean. */
function readNouns(state: State, goesOn: boolean): void {
  if (
    state.about === 'people' &&
    employeeWords.test(state.rest) &&
    !state.where.some(({ field }) => field === 'status' || field === 'hired')
  ) {
    state.where.push({ op: 'is', field: 'status', values: ['hired'] });
  }
  while (take(state, peopleWords));
  if (state.about === 'audit') take(state, jobWords);
  if (state.about === 'sessions') take(state, /\bwork(?:ed|s|ing)?\b/);
  if (state.about === 'applications' && state.where.some(({ op }) => op === 'when')) take(state, /\bnew\b/);
  if (state.query.per) take(state, /\b(?:breakdown|split|distribution|overview)(?: of)?\b/);
  take(state, /\b(?:applied|apply|applying)\b/);
  if (state.where.some(({ field }) => field === 'job')) take(state, /\bjobs?|postings?|positions?\b/);
  if (state.where.some(({ field }) => field === 'position')) take(state, /\b(?:positions?|roles?|jobs?)\b/);
  if (state.where.some(({ field }) => field === 'status')) take(state, /\b(?:status|stage)\b/);
  if (state.where.some(({ field }) => field === 'tag')) take(state, /\b(?:tags?|tagged)\b/);
  if (state.where.some(({ field }) => field === 'country'))
    take(state, /\b(?:country|countries|live|living|based)\b/);
  if (state.where.some(({ field }) => field === 'rating')) take(state, /\brat(?:ed|ing)\b/);
  if (goesOn) take(state, /\b(?:what about|how about|same|only|just|those|them|they)\b/);
}

function leftOver(state: State, lexicon: Lexicon): string[] {
  const words = state.rest
    .split(/[\s;,&]+/)
    .filter((word) => word !== '' && !silent.has(word) && word !== "'");
  return readNames(state, lexicon, words);
}

/** A follow-up about another table: the previous question's filters apply here, too, or it isn't answered. */
function carried(before: Query, state: State, left: readonly string[]): Reading {
  const { fields, date } = tables[state.about];
  const unknown = [...state.unknown, ...left];
  const where = before.where.flatMap((filter): Filter[] => {
    if (
      state.where.some(({ field, op }) => field === filter.field || (op === 'when' && filter.op === 'when'))
    )
      return [];
    if (filter.op === 'when') return [{ ...filter, field: date }];
    if (
      filter.op === 'is' &&
      fields[filter.field] &&
      ['country', 'position', 'person', 'job', 'department'].includes(filter.field)
    )
      return [filter];
    unknown.push(puzzles.followUp);
    return [];
  });
  const per = state.query.per ?? (before.per && fields[before.per] ? before.per : undefined);
  if (before.per !== undefined && per === undefined) unknown.push(puzzles.followUp);
  const query = Query.parse({
    figure: per ? 'count' : before.figure === 'count' ? 'count' : 'list',
    ...state.query,
    per,
    about: state.about,
    where: [...where, ...state.where],
  });
  return { query, unknown };
}

/**
 * The previous question with what's new in this one: "of them" narrows it, anything else replaces the same kind of
 * filter.
 */
function joined(before: Query, state: State, narrows: boolean): Query {
  const fresh = (filter: Filter): boolean => !state.where.some(({ field }) => field === filter.field);
  const earlier = before.where.find(({ op }) => op === 'when');
  const where = state.where.map((filter) =>
    filter.op === 'when' && earlier && state.isUndated ? { ...filter, field: earlier.field } : filter,
  );
  const period = where.find(({ op }) => op === 'when');
  // A new period replaces the previous one, even for the same people; only "of them" can have two dates.
  const inherited = before.where.filter((filter) =>
    filter.op === 'when' ? !period || (narrows && period.field !== filter.field) : fresh(filter) || narrows,
  );
  if (!narrows && earlier && !period) renameDate(earlier, { inherited, where });
  const regrouped = state.query.per ?? state.query.order ?? state.query.of;
  const old = regrouped === undefined ? before : { figure: before.figure };
  return Query.parse({ ...old, ...state.query, about: before.about, where: [...inherited, ...where] });
}

const events = ['hired', 'rejected', 'shortlisted', 'interviewed'];
/** "who was hired last month", "and rejected?" asks for what happened last month instead. */
function renameDate(earlier: Filter, { inherited, where }: { inherited: Filter[]; where: Filter[] }): void {
  const at = where.findIndex(
    ({ op, field, ...rest }) =>
      op === 'is' && field === 'status' && 'values' in rest && rest.values.length === 1,
  );
  const status = where[at];
  const [event = ''] = status?.op === 'is' ? status.values : [];
  if (!events.includes(earlier.field) || !events.includes(event)) return;
  where.splice(at, 1);
  inherited.splice(inherited.indexOf(earlier), 1, { ...earlier, field: event });
}
