import type { AssistantAction } from '../../../../shared/assistant/schema.ts';
import { continues, readQuestions } from './ask/grammar/grammar.ts';
import type { Lexicon } from './ask/grammar/lexicon.ts';
import { periodIn } from './ask/grammar/periods.ts';
import { plain } from './ask/grammar/spelling.ts';
import { puzzles } from './ask/grammar/state.ts';
import { silent } from './ask/grammar/vocabulary.ts';
import type { Filter, Query, Subject } from './ask/query.ts';
import { tables } from './ask/tables/tables.ts';
import { jobAsked } from './jobs/jobRequest.ts';
import type { ToolCall } from './toolCalls.ts';

type Asked = {
  text: string;
  action: AssistantAction | null;
  earlier: readonly string[];
  /** The last earlier request was for a report, and its period was asked for. */
  isAwaited: boolean;
  lexicon: Lexicon;
};

const wholeTime =
  /\b(?:all(?: the)? time|so far|overall|everything|to date|since the (?:start|beginning)|ever)\b/i;
/** After other words, "to date" belongs to a period: "year to date". */
const isWhole = (text: string): boolean => wholeTime.test(text.replace(/\b(?:year|month) to date\b/gi, ''));
/** A report as a thing; people who report to someone don't make one. */
export const isReport = (text: string): boolean =>
  /(?<!\b(?:who|that|which|people|employees|candidates|everyone|anyone) )\breports?\b/i.test(text);
const reportWanted = (text: string, action: AssistantAction | null): boolean =>
  action === 'generate_report' ||
  (action === null &&
    (isReport(text) ||
      /\bsummary (?:of|for) (?:the )?(?:this|last|past|today|yesterday|day|week|month|quarter|q[1-4]|year)\b/i.test(
        text,
      )) &&
    !/\b(?:e-?mails?|mail|letter|write to|r[ée]sum[ée]s?|cv)(?!\p{L})/iu.test(
      text.replace(/\breports? (?:on|about|of|for) (?:the |our )?e-?mails?\b/i, ''),
    ));

/** Whether a report is requested without a period; the assistant then asks for it, whichever model is connected. */
export const lacksPeriod = (text: string, action: AssistantAction | null, now: Date): boolean =>
  jobAsked(text) === null &&
  reportWanted(text, action) &&
  !isWhole(text) &&
  periodIn(plain(text), now) === null;

const kinds =
  'status|activity|progress|hiring|recruiting|recruitment|hr|management|full|short|quick|brief|detailed|simple|complete|daily|weekly|monthly|quarterly|yearly|annual';
const parts = 'interviews|hires|rejections|applications|applicants|shifts|sessions|tasks';
/** What a report is called and asked for with, none of which narrows it. */
const ofReports = [
  new RegExp(`\\b(?:(?:${kinds}) )*(?:reports?|summary|overview)\\b`, 'g'),
  /\b(?:write|generate|create|make|prepare|draft|run|pull|produce|compile|build|do|put together|i'd like|we'd like|would like)\b/g,
  /\b(?:key )?(?:numbers|figures|statistics|stats|kpis)\b/g,
  /\b(?:hiring|recruiting|recruitment)\b(?! (?:managers?|dates?|time)\b)/g,
  /\b(?:covering|regarding|concerning)\b/g,
  // Every report has these figures, and HR hands it to whom they like.
  new RegExp(`\\bincluding (?:the )?(?:${parts})(?:(?: ?,)? (?:and )?(?:the )?(?:${parts}))*\\b`, 'g'),
  /\bin short\b|\bfor (?:the|our) (?:board|management|ceo|leadership)\b/g,
  // Every condition is kept, so these add nothing.
  /\b(?:only|just)\b/g,
];

const withoutReport = (text: string): string =>
  ofReports
    .reduce(
      (now, pattern) => now.replace(pattern, ' '),
      plain(text).replace(isWhole(text) ? new RegExp(wholeTime.source, 'g') : /$^/, ' '),
    )
    .replace(/\s+/g, ' ')
    .trim();

const wordsIn = (text: string): string[] =>
  text.split(/[\s;,&]+/).filter((word) => word !== '' && !silent.has(word));

/** Only a period: it answers the question for one, or replaces the one before. */
function isPeriod(text: string, now: Date): boolean {
  const said = withoutReport(text);
  const found = periodIn(said, now);
  if (!found) return isWhole(text) && wordsIn(said).length === 0;
  return wordsIn(`${said.slice(0, found.start)} ${said.slice(found.end)}`).length === 0;
}

/** A question of its own, which doesn't continue a report. */
const isOther =
  /^\W*(?:(?:ok|and|so|but|then) )*(?:who|whom|whose|what(?! about)|which|when|where|why|how(?! about)|is|are|was|were|do|does|did|has|have|had|can|could|email|write|draft)\b/i;

/** What the report is about, with what follow-ups added; empty when no report is requested. */
function talkOf({ text, action, earlier, isAwaited, lexicon }: Asked): string[] {
  const now = new Date(lexicon.now);
  const goOn = (talk: string[], said: string, isWanted: boolean): string[] => {
    const answers = talk.length > 0 && isPeriod(said, now);
    if (isWanted && !(answers && isAwaited)) return [said];
    const goesOn = talk.length > 0 && continues(said) && !isOther.test(said);
    return answers || goesOn ? [...talk, `and ${said}`] : [];
  };
  const before = earlier.reduce<string[]>(
    (talk, said, at) =>
      goOn(talk, said, reportWanted(said, null) || (isAwaited && at === earlier.length - 1)),
    [],
  );
  return goOn(before, text, reportWanted(text, action));
}

/** The figures of a report, each with the date its period refers to. */
const figures: readonly (readonly [Subject, string])[] = [
  ['people', 'applied'],
  ['interviews', 'completed'],
  ['people', 'hired'],
  ['people', 'rejected'],
  ['sessions', 'started'],
  ['tasks', 'completed'],
];

/** Of all time, everyone counts once. */
const standing = figures.filter(([, field]) => field !== 'hired' && field !== 'rejected');

/** Whether a condition on people says the same about this table's rows. */
function fits(about: Subject, { field }: Filter): boolean {
  if (about === 'people') return true;
  const isShared = ['person', 'country', 'position', 'job'].includes(field);
  return (isShared || (field === 'status' && about !== 'tasks')) && tables[about].fields[field] !== undefined;
}

/** "New applicants" asks for these alone, and not for who was hired. */
const oneDate = /\b(?:applied|applying|new|joined|arrived|came in)\b/;

/** Something besides conditions and a period, such as an average or an order. */
const isPlain = ({ figure, of, per, share, order, limit, show }: Query): boolean =>
  (figure === 'list' || figure === 'count') &&
  [of, per, share, order, limit, show].every((part) => part === undefined);

const ranking =
  /\b(?:top|best|worst|bottom|main|biggest) (?:\w+ )?(?:countries|positions|jobs|departments|locations|tags|statuses|months|weeks)\b/;

/**
 * The lookups of a report; null when none is requested. Its conditions are in every figure, and a figure that can't
 * have them is left out.
 */
export function reportCalls(asked: Asked): ToolCall[] | null {
  if (jobAsked(asked.text) !== null) return null;
  const { lexicon } = asked;
  const talk = talkOf(asked);
  const [first] = talk;
  if (first === undefined) return null;
  const texts = talk.map(withoutReport);
  const unclear = (words: string[]): ToolCall[] => [{ tool: 'unclear', words }];
  // Without a word about records, the grammar reads nothing, and what was asked for would be lost.
  const lost = texts.flatMap((text) => (readQuestions([text], lexicon) ? [] : wordsIn(text)));
  if (lost.length > 0) return unclear(lost);
  const last = texts.at(-1) ?? '';
  const due = periodIn(last, new Date(lexicon.now));
  // When the report is needed, not what it covers.
  if (due && last.slice(due.start).startsWith('by ')) return unclear([last.slice(due.start, due.end)]);
  // The first of a list of people isn't the first of the countries they're from.
  const ranked = ranking.exec(last)?.[0];
  if (ranked) return unclear([ranked]);
  const reading = readQuestions(texts, lexicon);
  if (reading && reading.unknown.length > 0) return unclear(reading.unknown);
  const query = reading?.query;
  if (query?.compare) return unclear([puzzles.periods]);
  const period = query?.where.find((filter) => filter.op === 'when');
  const isAll = isWhole(talk.at(-1) ?? '');
  if (!period && !isAll) return [{ tool: 'period' }];
  const filters = (query?.where ?? []).filter((filter) => filter !== period);
  if (query && isOneFigure(query, period, texts)) return [{ tool: 'records', query }];
  if (!period && filters.length === 0) return [{ tool: 'counts' }, { tool: 'jobs' }, { tool: 'sessions' }];
  const shown = (period ? figures : standing)
    .filter(([about]) => filters.every((one) => fits(about, one)))
    .map(([about, field]): ToolCall => {
      const where = period ? [...filters, { ...period, field }] : filters;
      return { tool: 'records', query: { about, where, figure: 'count' } };
    });
  // The company's current state has no conditions.
  return filters.length === 0 ? [...shown, { tool: 'counts' }] : shown;
}

function isOneFigure(query: Query, period: Filter | undefined, texts: readonly string[]): boolean {
  if (query.about !== 'people' || !isPlain(query)) return true;
  if (!period) return false;
  return period.field !== tables.people.date || texts.some((text) => oneDate.test(text));
}
