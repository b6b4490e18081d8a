import { andList } from '../../../../shared/text/lists.ts';
import type { Criterion, Rubric } from '../../../features/interview/parts/rating/rubric.ts';
import { type GoodSignal, goodSignals, type Signal } from '../reading/signals.ts';
import { amountNames, amountsOf, evidenceIn, reversedShare, shown } from './amounts.ts';
import { type CaseReading, HARM_CAPS } from './cases.ts';
import type { Said } from './said.ts';
import { calibrated, summed } from './weights.ts';

/** A rating of one criterion, with whole sentences that it rests on. */
export type Judged = { rating: number | null; reason: string; quotes: string[] };

/** What each criterion asks for. */
const wantedBy: Record<string, GoodSignal[]> = {
  empathy: ['feeling', 'informs', 'owns'],
  problem_solving: ['checks', 'steps', 'cause', 'limit', 'informs'],
  accuracy: ['control', 'checks', 'prevents'],
  working_method: ['steps', 'aside', 'informs', 'plans', 'records'],
  organisation: ['plans', 'steps', 'informs'],
  judgement: ['ahead', 'limit', 'genuine', 'protects', 'informs'],
  process: ['routine', 'steps', 'records', 'plans', 'prevents'],
  care: ['protects', 'limit', 'genuine'],
  experience: ['deed', 'routine', 'amount', 'result'],
  tools: ['tool', 'routine', 'control'],
};
const anything: GoodSignal[] = ['deed', 'steps', 'result'];
/** What a situation shows first; harm in one says less about the others, and nothing about tools. */
const bySituation: ReadonlySet<string> = new Set([
  'problem_solving',
  'accuracy',
  'working_method',
  'organisation',
  'judgement',
  'process',
  'care',
]);

/** How much a criterion's own signals move its rating beside the interview as a whole. */
const OWN_SHARE = 0.2;
const MIDDLE = 3.2;
const SPREAD = 1.1;
/** Levels lost by an interview that describes the opposite of good work. */
const REVERSED = { content: 3, tools: 2.1 };
const QUOTES_MAX = 3;
/** A sentence is quoted for a signal from this size on. */
const QUOTABLE = 0.45;
/** Short quotes are hard to understand on their own. */
const FULL_QUOTE_WORDS = 10;

const half = (rating: number): number => Math.round(Math.min(5, Math.max(1, rating)) * 2) / 2;

/** Ratings of everything but hours and language, from one reading of the interview. */
export function judgeWork(rubric: Rubric, said: readonly Said[], cases: CaseReading): Map<string, Judged> {
  const evidence = evidenceIn(said);
  const amounts = amountsOf(said);
  const weights = calibrated();
  const reversed = reversedShare(said);
  const content = summed(weights.content, amounts) - REVERSED.content * reversed;
  const tools = summed(weights.tools, amounts) - REVERSED.tools * reversed;
  const judge = (criterion: Criterion): Judged => {
    const wanted = wantedBy[criterion.id] ?? anything;
    if (evidence.length === 0) return { rating: null, reason: '', quotes: [] };
    const base = criterion.id === 'tools' ? tools : content + ownShift(wanted, amounts, content);
    const cap = capFor(criterion.id, cases);
    const quotes = [
      ...(cap < 5 ? cases.harmful.map(({ quote }) => quote) : []),
      ...quotesFor(wanted, evidence),
    ];
    const fallback = [...evidence].sort((a, b) => b.figures.length - a.figures.length)[0]?.text;
    return {
      rating: half(Math.min(base, cap)),
      reason: reasonOf(criterion.id, wanted, evidence, { cases, capped: cap < 5, reversed }),
      quotes: [...new Set(quotes.length > 0 || !fallback ? quotes : [fallback])].slice(0, QUOTES_MAX),
    };
  };
  return new Map(rubric.criteria.map((criterion) => [criterion.id, judge(criterion)]));
}

function ownShift(good: readonly GoodSignal[], amounts: readonly number[], content: number): number {
  const { middles, spreads } = calibrated();
  const own = good.map((signal) => {
    const at = amountNames.indexOf(signal);
    return ((amounts[at] ?? 0) - (middles[at] ?? 0)) / ((spreads[at] ?? 0) + 1e-6);
  });
  const mean = own.reduce((sum, size) => sum + size, 0) / own.length;
  return Math.min(1, Math.max(-1, OWN_SHARE * (mean - (content - MIDDLE) / SPREAD)));
}

/** The sentences that show most of what's asked, each signal once. */
function quotesFor(good: readonly GoodSignal[], evidence: readonly Said[]): string[] {
  return good.flatMap((signal) => {
    const best = evidence.reduce<{ text: string; worth: number } | null>((top, sentence) => {
      const size = shown(sentence, signal);
      const worth = size * Math.min(1, sentence.tokens.length / FULL_QUOTE_WORDS);
      return size > QUOTABLE && worth > (top?.worth ?? 0) ? { text: sentence.text, worth } : top;
    }, null);
    return best ? [best.text] : [];
  });
}

/** At most this many of one kind, so the reason stays readable. */
const NAMED_MAX = 3;

function reasonOf(
  criterion: string,
  wanted: readonly GoodSignal[],
  evidence: readonly Said[],
  { cases, capped, reversed }: { cases: CaseReading; capped: boolean; reversed: number },
): string {
  const has = (signal: Signal): boolean => evidence.some((sentence) => shown(sentence, signal) > QUOTABLE);
  const seen = wanted.filter(has).map((signal) => goodSignals[signal]);
  const missing = wanted.filter((signal) => !has(signal)).map((signal) => goodSignals[signal]);
  const harmful = capped ? [...new Set(cases.harmful.map(({ meaning }) => meaning))] : [];
  const undone = bySituation.has(criterion) ? cases.missing : [];
  const phrase = (intro: string, parts: readonly string[]): string[] =>
    parts.length > 0 ? [`${intro}${andList(parts.slice(0, NAMED_MAX))}.`] : [];
  return [
    ...phrase('In the situation: ', harmful),
    ...(reversed > 0.5 && criterion !== 'tools' ? ['Talks mostly about what they don’t do.'] : []),
    ...phrase('', seen).map(sentenceCase),
    ...phrase('Not shown in the situation: ', undone),
    ...phrase('Not shown: ', missing),
  ].join(' ');
}

function capFor(criterion: string, { harm }: CaseReading): number {
  const cap = HARM_CAPS.find(({ from }) => harm >= from)?.cap ?? 5;
  if (cap === 5 || criterion === 'tools') return 5;
  return bySituation.has(criterion) ? cap : cap + 1;
}

const sentenceCase = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
