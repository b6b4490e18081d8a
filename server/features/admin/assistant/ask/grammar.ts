import { readComparisons, readFigures, readGroups } from './figures.ts';
import type { Lexicon } from './lexicon.ts';
import { count, periodIn } from './periods.ts';
import { type Filter, Query, type Subject } from './query.ts';
import { corrected, plain } from './spelling.ts';
import { cut, type State, take } from './state.ts';
import { tables } from './tables.ts';
import { readNames, readValues, readWholeNames } from './values.ts';
import { employeeWords, heard, nouns, peopleWords, says, silent } from './vocabulary.ts';

/** `unknown`: what was not understood; then nothing is looked up, because it might be the very point. */
type Reading = { query: Query; unknown: string[] };

/** Reads the last of these questions; the ones before are what "and from Kenya?" goes on from. */
export function readTalk(questions: readonly string[], lexicon: Lexicon): Reading | null {
  let before: Query | null = null;
  let lost = false;
  let reading: Reading | null = null;
  for (const question of questions) {
    const goesOn = follows.test(plain(question)) || among.test(plain(question));
    reading = readQuestion(question, lexicon, lost ? null : before);
    if (lost && goesOn && reading) reading.unknown.push('what came before, which I didn’t understand either');
    lost = reading !== null && reading.unknown.length > 0;
    if (reading && !lost) before = reading.query;
  }
  return reading;
}

const follows =
  /^(?:ok |and |so |then |but )*(?:and|what about|how about|same|only|just|those|now|the ones|but|of those|of them|or)\b/;
const among = /\b(?:how many |which |who )?(?:of|among|from) (?:them|those|these)\b|\b(?:they|them|those)\b/;

/** One question as a query; null when it holds nothing of a question about records. */
function readQuestion(question: string, lexicon: Lexicon, before: Query | null): Reading | null {
  const text = spelled(plain(question), lexicon);
  const goesOn = before !== null && (follows.test(text) || among.test(text));
  const named = subjectOf(withoutNames(text, lexicon));
  const inherits = goesOn && (named === null || named === 'people' || named === before?.about);
  const about = inherits && before ? before.about : (named ?? 'people');
  const state: State = { rest: ` ${text} `, about, where: [], query: {}, unknown: [] };
  readSaid(state);
  readWholeNames(state, lexicon);
  // Before the dates: a tag may be called "Night shift", and a night is a time.
  readValues(state, lexicon, ['tag', 'job']);
  readFigure(state);
  readWaiting(state);
  const dated = readPeriod(state, lexicon);
  readGroups(state);
  readFigures(state);
  readComparisons(state);
  readSays(state);
  readValues(state, lexicon);
  readNouns(state, goesOn);
  const left = leftOver(state, lexicon);
  const meant = named !== null || state.where.length > 0 || Object.keys(state.query).length > 0;
  if (!meant && !dated) return null;
  if (inherits && before)
    return { query: joined(before, state, among.test(text)), unknown: [...state.unknown, ...left] };
  const query = Query.parse({ ...state.query, about, where: state.where });
  return { query, unknown: [...state.unknown, ...left] };
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
  const all = new Set([...heard, ...silent, ...ours]);
  return text
    .split(' ')
    .map((word) => corrected(word, all))
    .join(' ');
}

/** The question without tags and titles: "night shift" is no shift. */
const withoutNames = (text: string, { tags, jobs }: Lexicon): string =>
  [...tags, ...jobs]
    .map(plain)
    .reduce((now, name) => (name.includes(' ') ? now.replaceAll(name, ' ') : now), text);

function subjectOf(text: string): Subject | null {
  if (
    /\b(?:which|what) (?:jobs?|postings?|vacanc(?:y|ies))\b/.test(text) &&
    !/\bapplications per\b/.test(text)
  )
    return 'jobs';
  if (/\b(?:working|at work|on duty|on shift|clocked in)\b/.test(text)) return 'sessions';
  const bare = text.replace(
    /\b(?:per|by|each|every|which|what) (?:job|employee|person|candidate|people|interview)s?\b/g,
    ' ',
  );
  const found = nouns
    .map(([subject, pattern]) => ({ subject, at: bare.search(pattern) }))
    .filter(({ at }) => at !== -1);
  const first = found[0];
  const person = bare.search(peopleWords);
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

/** "who mentioned zendesk in the interview": the rest of it is what was said. */
function readSaid(state: State): void {
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
  // The end of a word says little: "spreadsheets" also finds one spreadsheet.
  state.where.push({ op: 'said', field: 'said', words: phrase.replace(/(?<=\w{4})s$/, '').slice(0, 80) });
}

function readFigure(state: State): void {
  if (/\b(?:how many|count|number of|total number)\b/.test(state.rest)) state.query.figure = 'count';
  take(state, /\b(?:how many(?: of)?|count(?: of)?|(?:the )?(?:total )?number of)\b/);
}

const span =
  /\b(?:been |have |has |had |is |are )*wait(?:ed|ing)?(?: for| since)?( (?:an? )?(?:answer|reply|decision|us|hr|feedback))?(?: (?:for|since))? ?(more than|longer than|over|at least|less than|under|fewer than)? ?(\d+|an?|one|two|three|four|five|six|seven|ten|couple of) (day|week|month)s?(?: or (?:more|longer))?\b/;

/** "waiting longer than a week": since before then. */
function readWaiting(state: State): void {
  if (!tables[state.about].fields.waiting) return;
  const found = take(state, span);
  if (found) {
    const days = count(found[3] ?? '1') * ({ day: 1, week: 7, month: 30 }[found[4] ?? 'day'] ?? 1);
    state.where.push({
      op: /less|under|fewer/.test(found[2] ?? '')
        ? 'under'
        : /at least/.test(found[2] ?? '')
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
    [/\bshortlisted\b/g, 'shortlisted'],
    [/\b(?:rejected|declined)\b/g, 'rejected'],
    [
      /\b(?:interviewed|(?:finished|completed|had|did|done) (?:the |their |an )?interviews?)\b/g,
      'interviewed',
    ],
    [/\b(?:applied|apply|applying|arrived|came in|joined|new)\b/g, 'applied'],
    [/\b(?:been )?waiting\b/g, 'waiting'],
  ],
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

/** The period, and which date it is of: the verb before it says so, or the only one there is. */
function readPeriod(state: State, lexicon: Lexicon): boolean {
  take(state, /\b(?:right now|at the moment|just now|as of now|currently|up to now|until now|so far|now)\b/);
  const found = periodIn(state.rest, new Date(lexicon.now));
  if (!found) return false;
  const all = (verbs[state.about] ?? []).flatMap(([pattern, field]) =>
    [...state.rest.matchAll(pattern)].map((match) => ({ field, at: match.index, length: match[0].length })),
  );
  const verb = all.filter(({ at }) => at < found.start).sort((a, b) => b.at - a.at)[0] ?? all[0];
  cut(state, found.start, found.end);
  if (verb && verb.at < found.start) cut(state, verb.at, verb.at + verb.length);
  const field = verb?.field ?? tables[state.about].date;
  state.where.push({ op: 'when', field, ...found.period });
  if (state.about === 'jobs' && field === 'deadline' && !/\bclosed\b|\bdraft/.test(state.rest))
    state.where.push({ op: 'is', field: 'status', values: ['active'] });
  return true;
}

function readSays(state: State): void {
  for (const [pattern, ...means] of says[state.about] ?? []) {
    const found = take(state, pattern);
    if (!found) continue;
    for (const [what, field] of means) {
      if (what === 'yes' || what === 'no') state.where.push({ op: what, field });
      else state.where.push({ op: 'is', field, values: [what === '$1' ? (found[1] ?? '') : what] });
    }
  }
  if (state.about === 'sessions' && take(state, /\b(?:working|at work|on duty|on shift|clocked in)\b/))
    state.where.push({ op: 'yes', field: 'open' });
}

/** The nouns that were heard when the table was chosen, and what they say besides. */
function readNouns(state: State, goesOn: boolean): void {
  if (
    state.about === 'people' &&
    employeeWords.test(state.rest) &&
    !state.where.some(({ field }) => field === 'status' || field === 'hired')
  ) {
    state.where.push({ op: 'is', field: 'status', values: ['hired'] });
  }
  const own = nouns.find(([subject]) => subject === state.about)?.[1];
  if (own) while (take(state, own)) if (!own.test(state.rest)) break;
  while (take(state, peopleWords)) if (!peopleWords.test(state.rest)) break;
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

/** The question before with what is new in this one: "of them" narrows, anything else takes the place of its like. */
function joined(before: Query, state: State, narrows: boolean): Query {
  const fresh = (filter: Filter): boolean => !state.where.some(({ field }) => field === filter.field);
  const kept = narrows ? before.where : before.where.filter(fresh);
  const regrouped = state.query.per ?? state.query.order ?? state.query.of;
  const old = regrouped === undefined ? before : { figure: before.figure };
  return Query.parse({ ...old, ...state.query, about: before.about, where: [...kept, ...state.where] });
}
