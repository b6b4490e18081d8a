import { SAFETY_KINDS, type SafetyKind, type SafetyLanguage } from '../../shared/safety.ts';
import { Context } from './context.ts';
import { lexiconSources } from './lexicon/sources.ts';
import { type Match, Reading } from './match.ts';
import { compile, type Lexicon, type Rule, SURROUNDINGS, type Surrounding } from './rules.ts';
import { type Word, wordsOf } from './text.ts';

/** One passage that needs a person: UTF-16 offsets into the text, the end exclusive. */
export type SafetyFinding = { kind: SafetyKind; language: SafetyLanguage; start: number; end: number };

/** Two hints belong together when no more words than these stand between them. */
const HINTS_WITHIN = 60;

let compiled: Lexicon | null = null;

/** The rules of all languages, read once when the first text comes: people mix languages in one sentence. */
function lexicon(): Lexicon {
  compiled ??= compile(lexiconSources);
  return compiled;
}

/**
 * The most urgent passage in a person's text that needs a person, or null: the first kind in the order of
 * `SAFETY_KINDS`, and of that the earliest place. Pure and synchronous, linear in the length of the text: it reads
 * every text before anything else does.
 */
export function readSafety(text: string): SafetyFinding | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const rules = lexicon();
  const reading = new Reading(words, rules);
  const possible = reading.candidates();
  // Most texts end here, before their surroundings are looked at.
  if (!possible.some((rule) => isDanger(rule) && reading.matches(rule).length > 0)) return null;
  const context = new Context(text, reading, possible, rules);
  const masked = coveredBy(['mask'], possible, reading, context);
  const noSelfHarm = coveredBy(['mask', 'accident'], possible, reading, context);
  for (const kind of SAFETY_KINDS) {
    const ofKind = possible.filter((rule) => rule.kind === kind);
    const covered = kind === 'self_harm' ? noSelfHarm : masked;
    const found = findingOf(kind, ofKind, reading, covered, context);
    if (found) return found;
  }
  return null;
}

function isDanger({ kind }: Rule): boolean {
  return !SURROUNDINGS.some((one) => one === kind);
}

/** One byte per word: whether a rule of these kinds covers it. */
function coveredBy(
  kinds: readonly Surrounding[],
  rules: readonly Rule[],
  reading: Reading,
  context: Context,
): Uint8Array | null {
  let covered: Uint8Array | null = null;
  for (const rule of rules) {
    if (!kinds.some((kind) => kind === rule.kind)) continue;
    for (const match of reading.matches(rule)) {
      if (context.isExcluded(match)) continue;
      const { first, last } = match;
      covered ??= new Uint8Array(reading.words.length);
      covered.fill(1, first, last + 1);
    }
  }
  return covered;
}

function findingOf(
  kind: SafetyKind,
  rules: readonly Rule[],
  reading: Reading,
  covered: Uint8Array | null,
  context: Context,
): SafetyFinding | null {
  let earliest: Match | null = null;
  const hints: Match[] = [];
  for (const rule of rules) {
    for (const match of reading.matches(rule, covered)) {
      if (earliest && (rule.hint !== null || match.first >= earliest.first)) continue;
      if (context.isTakenBack(match)) continue;
      if (rule.hint === null) earliest = match;
      else hints.push(match);
    }
  }
  if (earliest) return finding(kind, earliest, earliest, reading.words);
  const pair = pairOf(hints);
  return pair ? finding(kind, pair[0], pair[1], reading.words) : null;
}

/** Two hints with different labels, next to each other in the text but not in the same words. */
function pairOf(hints: Match[]): [Match, Match] | null {
  const sorted = hints.sort((one, other) => one.first - other.first);
  const latest = new Map<string, Match>();
  for (const hint of sorted) {
    const label = hint.rule.hint ?? '';
    for (const [other, before] of latest) {
      if (other !== label && before.last < hint.first && hint.first - before.last <= HINTS_WITHIN) {
        return [before, hint];
      }
    }
    latest.set(label, hint);
  }
  return null;
}

function finding(kind: SafetyKind, from: Match, to: Match, words: readonly Word[]): SafetyFinding {
  const start = words[from.first]?.start ?? 0;
  const end = Math.max(words[from.last]?.end ?? 0, words[to.last]?.end ?? 0);
  return { kind, language: from.rule.language, start, end };
}
