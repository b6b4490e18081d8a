import { SAFETY_KINDS, type SafetyKind, type SafetyLanguage } from '../../shared/safety/kinds.ts';
import { Context } from './context.ts';
import type { RuleCue } from './learned/cues.ts';
import { lexiconSources } from './lexicon/sources.ts';
import { type Match, Reading } from './match.ts';
import { compile, type Lexicon, type Rule } from './rules.ts';
import { SURROUNDINGS, type Surrounding } from './ruleTexts.ts';
import { wordsOf } from './text.ts';

/** What the lexicon makes of a text: what its rules find, and every trace of theirs for the learned reading. */
export type RulesReading = {
  reading: Reading;
  /** First and last word of what was found. */
  found: { kind: SafetyKind; language: SafetyLanguage; first: number; last: number } | null;
  /** What stands in plain words, whatever the learned reading makes of the text. */
  plain: RulesReading['found'];
  cues: readonly RuleCue[];
};

/** Two hints belong together when no more words than these stand between them. */
const HINTS_WITHIN = 60;

let compiled: Lexicon | null = null;

/** The rules of all languages, read once when the first text comes: people mix languages in one sentence. */
function lexicon(): Lexicon {
  compiled ??= compile(lexiconSources);
  return compiled;
}

/**
 * Reads a text by the lexicon's rules. Found is the first kind in the order of `SAFETY_KINDS`, and of that the earliest
 * place. Linear in the length of the text.
 */
export function readByRules(text: string): RulesReading {
  const words = wordsOf(text);
  const rules = lexicon();
  const reading = new Reading(words, rules);
  const possible = reading.candidates();
  const dangers = possible.filter((rule) => isDanger(rule) && reading.matches(rule).length > 0);
  // Most texts end here, before their surroundings are looked at.
  if (dangers.length === 0) return { reading, found: null, plain: null, cues: [] };
  const context = new Context(text, reading, possible, rules);
  const masked = coveredBy(['mask'], possible, reading, context);
  const noSelfHarm = coveredBy(['mask', 'accident'], possible, reading, context);
  const first = (rules: readonly Rule[], isMasked: boolean): RulesReading['found'] => {
    let found: RulesReading['found'] = null;
    for (const kind of SAFETY_KINDS) {
      const ofKind = rules.filter((rule) => rule.kind === kind);
      const covered = !isMasked ? null : kind === 'self_harm' ? noSelfHarm : masked;
      found ??= findingOf(kind, ofKind, reading, covered, context);
    }
    return found;
  };
  // A plain rule's words are no idiom: “me amenazó de muerte”.
  const plain = first(
    dangers.filter((rule) => rule.plain),
    false,
  );
  // The learned reading was trained without the plain rules, so it doesn't get them.
  if (dangers.every((rule) => rule.plain)) return { reading, found: null, plain, cues: [] };
  const found = first(
    dangers.filter((rule) => !rule.plain),
    true,
  );
  const taught = possible.filter((rule) => !rule.plain);
  return { reading, found, plain, cues: cuesOfRules(taught, reading, context, masked, found) };
}

/**
 * The text with blanks for the words of figures of speech and settled stories (`scenes/figures.ts`), so that what stands between and
 * beside them can be read by itself. Offsets stay.
 */
export function besideFigures(text: string): string {
  const reading = new Reading(wordsOf(text), lexicon());
  const figures = reading.candidates().filter((rule) => rule.plain && rule.kind === 'mask');
  if (figures.length === 0) return text;
  const context = new Context(text, reading, [], lexicon());
  const covered = new Uint8Array(reading.words.length);
  for (const match of figures.flatMap((rule) => reading.matches(rule))) {
    if (!context.isExcluded(match)) for (const at of match.at) covered[at] = 1;
  }
  let rest = '';
  for (const [at, { start, end }] of reading.words.entries()) {
    if (covered[at]) rest += text.slice(rest.length, start) + ' '.repeat(end - start);
  }
  return rest + text.slice(rest.length);
}

/** Every rule that matched with what became of it; a rule counts once per text. */
function cuesOfRules(
  possible: readonly Rule[],
  reading: Reading,
  context: Context,
  masked: Uint8Array | null,
  found: RulesReading['found'],
): RuleCue[] {
  const cues: RuleCue[] = found ? [{ at: found.last, name: `found ${found.kind}` }] : [];
  for (const rule of possible) {
    const match = reading.matches(rule)[0];
    if (!match) continue;
    const at = match.last;
    if (!isDanger(rule)) {
      cues.push({ at, name: rule.kind }, { at, name: rule.line });
      continue;
    }
    const stands = !masked?.[match.first] && !context.isTakenBack(match);
    const sense = stands ? (rule.hint === null ? 'stands' : 'hints') : 'taken back';
    cues.push({ at, name: `${rule.kind} ${sense}` }, { at, name: `${sense} ${rule.line}` });
  }
  return cues;
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
    if (rule.plain || !kinds.some((kind) => kind === rule.kind)) continue;
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
): RulesReading['found'] {
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
  if (earliest) return finding(kind, earliest, earliest);
  const pair = pairOf(hints);
  return pair ? finding(kind, pair[0], pair[1]) : null;
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

function finding(kind: SafetyKind, from: Match, to: Match): RulesReading['found'] {
  return { kind, language: from.rule.language, first: from.first, last: Math.max(from.last, to.last) };
}
