import type { SafetyLanguage } from '../../shared/safety/kinds.ts';
import type { Match, Reading } from './match.ts';
import type { Guards, Lexicon, Rule } from './rules.ts';
import type { Word } from './text.ts';

/** How far a negation reaches, in words. */
const NEGATION_BEFORE = 3;
const NEGATION_AFTER = 3;
const NEVER_BEFORE = 8;
const EXCLUDED_WITHIN = 4;

/** What surrounds the words of a text: idioms, accounts of work, quotations, things that are over, negations. */
export class Context {
  #words: readonly Word[];
  #reading: Reading;
  #guards: ReadonlyMap<SafetyLanguage, Guards>;
  #segments: readonly number[];
  #frames = new Set<number>();
  /** Parts in which only quotations are taken back. */
  #reports = new Set<number>();
  #past = new Set<number>();
  #quoted: readonly boolean[];
  #marks = new Map<number, Uint8Array>();

  constructor(text: string, reading: Reading, rules: readonly Rule[], lexicon: Lexicon) {
    this.#words = reading.words;
    this.#reading = reading;
    this.#guards = lexicon.guards;
    this.#segments = this.#cut();
    for (const rule of rules) {
      if (rule.kind === 'frame' || rule.kind === 'past') {
        const frames = rule.quotesOnly ? this.#reports : this.#frames;
        const into = rule.kind === 'frame' ? frames : this.#past;
        for (const match of reading.matches(rule)) {
          if (!rule.ignoresNegation && this.#isNegated(match)) continue;
          if (this.isExcluded(match)) continue;
          for (const at of match.at) into.add(this.#segments[at] ?? -1);
        }
      }
    }
    this.#quoted = this.#frames.size + this.#reports.size === 0 ? [] : this.#quotations(text);
  }

  /** A number for every word: it rises at the end of a sentence and at a word like “but”. */
  #cut(): number[] {
    const turns = new Uint8Array(this.#words.length);
    for (const { contrast } of this.#guards.values()) {
      for (const [at] of contrast === null ? [] : this.#reading.places(contrast)) turns[at] = 1;
    }
    let segment = 0;
    return this.#words.map(({ sentence }, at) => {
      if (at > 0 && (turns[at] === 1 || this.#words[at - 1]?.sentence !== sentence)) segment += 1;
      return segment;
    });
  }

  /** Words inside quotation marks that open in a framed part of the text: the quotation may have full stops. */
  #quotations(text: string): boolean[] {
    const ranges: [number, number][] = [];
    const open =
      /[“„«"][^“„«»”"]{0,400}[”»“"]|(?<![\p{L}\p{N}])['‘][^'’\n]{2,300}(?:['’](?=[\p{L}\p{N}])[^'’\n]{1,300}){0,8}['’](?![\p{L}\p{N}])/gu;
    for (const { index, 0: quote } of text.matchAll(open)) ranges.push([index, index + quote.length]);
    const isReport = (segment: number): boolean => this.#frames.has(segment) || this.#reports.has(segment);
    const quoted: boolean[] = this.#words.map(() => false);
    let at = 0;
    for (const [from, to] of ranges) {
      while (at < this.#words.length && (this.#words[at]?.start ?? 0) < from) at += 1;
      const before = this.#segments[at - 1];
      let last = at;
      while ((this.#words[last]?.start ?? to) < to) last += 1;
      const after =
        this.#words[last]?.sentence === this.#words[last - 1]?.sentence ? this.#segments[last] : undefined;
      const framed = [before, after].some((beside) => beside !== undefined && isReport(beside));
      for (let inside = at; (this.#words[inside]?.start ?? to) < to; inside += 1) {
        if (framed || isReport(this.#segments[inside] ?? -1)) quoted[inside] = true;
      }
    }
    return quoted;
  }

  /** Whether the context of the match invalidates it. */
  isTakenBack(match: Match): boolean {
    const { rule } = match;
    const segment = this.#segments[match.first] ?? -1;
    if (!rule.ignoresFrame) {
      const from = this.#frames.has(segment) || this.#frames.has(this.#segments[match.last] ?? -1);
      if (from || this.#quoted[match.first]) return true;
      const fades = rule.kind === 'medical' || rule.kind === 'self_harm' || rule.kind === 'minor';
      if (fades && (this.#past.has(segment) || this.#past.has(this.#segments[match.last] ?? -1))) return true;
    }
    if (this.isExcluded(match)) return true;
    return !rule.ignoresNegation && this.#isNegated(match);
  }

  /** Whether one of the words that the rule doesn't want stands beside it. */
  isExcluded({ rule: { notBefore, notAfter }, first, last }: Match): boolean {
    if (notBefore !== null && this.#stands(notBefore, first, -EXCLUDED_WITHIN)) return true;
    return notAfter !== null && this.#stands(notAfter, last, EXCLUDED_WITHIN);
  }

  #isNegated({ rule, first, last, at }: Match): boolean {
    const guards = this.#guards.get(rule.language);
    if (!guards) return false;
    const { neg, never, negAfter } = guards;
    if (neg !== null) {
      const marks = this.#marksOf(neg);
      if (rule.window === null && rule.steps.some(({ part }) => part === neg)) return false;
      for (let word = first; word <= last; word += 1)
        if (marks[word] === 1 && !at.includes(word)) return true;
      if (this.#stands(neg, first, -NEGATION_BEFORE, true)) return true;
    }
    if (never !== null) {
      const marks = this.#marksOf(never);
      for (let word = first; word <= last; word += 1)
        if (marks[word] === 1 && !at.includes(word)) return true;
      if (this.#stands(never, first, -NEVER_BEFORE)) return true;
    }
    return negAfter !== null && this.#stands(negAfter, last, NEGATION_AFTER, true);
  }

  /** Whether a word of the part stands within so many words after (or, below zero, before) a word. */
  #stands(part: number, from: number, reach: number, sameClause = false): boolean {
    const marks = this.#marksOf(part);
    const step = reach < 0 ? -1 : 1;
    const here = this.#words[from];
    for (let away = 1; away <= Math.abs(reach); away += 1) {
      const word = this.#words[from + away * step];
      if (!word || !here || word.sentence !== here.sentence) return false;
      if (sameClause && word.clause !== here.clause) return false;
      if (marks[from + away * step] === 1) return true;
    }
    return false;
  }

  /** One byte per word: whether it belongs to the part. */
  #marksOf(part: number): Uint8Array {
    const known = this.#marks.get(part);
    if (known) return known;
    const marks = new Uint8Array(this.#words.length);
    for (const [at, length] of this.#reading.places(part)) marks.fill(1, at, at + length);
    this.#marks.set(part, marks);
    return marks;
  }
}
