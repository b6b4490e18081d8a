import type { PartId } from './dictionary.ts';
import type { Idea, Lexicon, Rule } from './rules.ts';
import type { Word } from './text.ts';

/** Where a part stands: `[first word, number of words]`, in their order. */
type Place = readonly [number, number];

/** The words that a rule was found in; `at` are those that are its parts, without what stands between. */
export type Match = { rule: Rule; first: number; last: number; at: readonly number[] };

/** How many unknown words of one text are compared with the lexicon for slips of the keyboard. */
const SLIPS_READ = 300;

/** The words of a text with the parts that they are. A part's places are gathered when they are first asked for. */
export class Reading {
  readonly words: readonly Word[];
  #lexicon: Lexicon;
  #byEntry = new Map<number, number[]>();
  #phrases = new Map<PartId, Place[]>();
  #entriesOfPart = new Map<PartId, number[]>();
  #places = new Map<PartId, readonly Place[]>();

  constructor(words: readonly Word[], lexicon: Lexicon) {
    this.words = words;
    this.#lexicon = lexicon;
    const entries = this.#entries();
    for (let at = 0; at < words.length; at += 1) {
      for (const entry of entries[at] ?? []) {
        const list = this.#byEntry.get(entry);
        if (list) list.push(at);
        else this.#byEntry.set(entry, [at]);
      }
      lexicon.dictionary.phrasesAt(at, entries, (part, length) => {
        const list = this.#phrases.get(part);
        if (list) list.push([at, length]);
        else this.#phrases.set(part, [[at, length]]);
      });
    }
    for (const entry of this.#byEntry.keys()) {
      for (const part of lexicon.dictionary.partsOf(entry)) {
        const list = this.#entriesOfPart.get(part);
        if (list) list.push(entry);
        else this.#entriesOfPart.set(part, [entry]);
      }
    }
  }

  #entries(): (readonly number[])[] {
    const { dictionary } = this.#lexicon;
    const known = new Map<string, readonly number[]>();
    let slips = 0;
    return this.words.map(({ forms }) => {
      const key = forms.length === 1 ? (forms[0] ?? '') : forms.join(' ');
      const before = known.get(key);
      if (before) return before;
      let found = dictionary.entriesOf(forms);
      if (found.length === 0 && slips < SLIPS_READ) {
        slips += 1;
        found = forms.flatMap((form) => dictionary.nearEntriesOf(form));
      }
      known.set(key, found);
      return found;
    });
  }

  /** The places of a part in their order, the longest one at each word. */
  places(part: PartId): readonly Place[] {
    const known = this.#places.get(part);
    if (known) return known;
    const all: Place[] = [...(this.#phrases.get(part) ?? [])];
    for (const entry of this.#entriesOfPart.get(part) ?? []) {
      for (const at of this.#byEntry.get(entry) ?? []) all.push([at, 1]);
    }
    all.sort(([at, length], [otherAt, otherLength]) => at - otherAt || otherLength - length);
    const places = all.filter(([at], index) => index === 0 || all[index - 1]?.[0] !== at);
    this.#places.set(part, places);
    return places;
  }

  /** For each word the ideas that it, or a phrase that ends with it, stands for. */
  ideas(): readonly (readonly Idea[])[] {
    const found: Idea[][] = this.words.map(() => []);
    for (const [part, ideas] of this.#lexicon.ideasOf) {
      if (!this.#entriesOfPart.has(part) && !this.#phrases.has(part)) continue;
      for (const [at, length] of this.places(part)) {
        found[at + length - 1]?.push(...ideas);
      }
    }
    return found;
  }

  /** The rules of which every part stands somewhere in the text. */
  candidates(): Rule[] {
    const { rules, rulesOf, partsNeeded } = this.#lexicon;
    const seen = new Uint8Array(rules.length);
    const found: Rule[] = [];
    const count = (part: PartId): void => {
      for (const index of rulesOf[part] ?? []) {
        const now = (seen[index] ?? 0) + 1;
        seen[index] = now;
        const rule = rules[index];
        if (rule && now === partsNeeded[index]) found.push(rule);
      }
    };
    for (const part of this.#entriesOfPart.keys()) count(part);
    for (const part of this.#phrases.keys()) if (!this.#entriesOfPart.has(part)) count(part);
    return found;
  }

  /**
   * Every place where a rule ends, each with the nearest words before; `covered` words are left out. Linear in
   * the number of places.
   */
  matches(rule: Rule, covered: Uint8Array | null = null): Match[] {
    const places = rule.steps.map(({ part }) => {
      const list = this.places(part);
      return covered ? list.filter(([at, length]) => !covered[at] && !covered[at + length - 1]) : list;
    });
    if (places.some((list) => list.length === 0)) return [];
    return rule.window === null
      ? inOrder(rule, places, this.words)
      : inAnyOrder(rule, rule.window, places, this.words);
  }
}

type Trail = { end: number; at: number; before: Trail | null };

function inOrder(rule: Rule, places: readonly (readonly Place[])[], words: readonly Word[]): Match[] {
  let trails: Trail[] = [];
  for (const [index, { gap, crosses }] of rule.steps.entries()) {
    const next: Trail[] = [];
    let nearest = -1;
    let sorted = true;
    for (const [at, length] of places[index] ?? []) {
      const end = at + length - 1;
      let before: Trail | null = null;
      if (index > 0) {
        while (nearest + 1 < trails.length && (trails[nearest + 1]?.end ?? at) < at) nearest += 1;
        before = trails[nearest] ?? null;
        if (!before || at - before.end - 1 > gap) continue;
        if (!crosses && words[before.end]?.sentence !== words[at]?.sentence) continue;
      }
      if ((next.at(-1)?.end ?? -1) > end) sorted = false;
      next.push({ at, end, before });
    }
    if (next.length === 0) return [];
    trails = sorted ? next : next.sort((one, other) => one.end - other.end);
  }
  return trails.map((trail) => {
    const at: number[] = [];
    for (let step: Trail | null = trail; step; step = step.before) {
      for (let word = step.end; word >= step.at; word -= 1) at.unshift(word);
    }
    return { rule, first: at[0] ?? trail.at, last: trail.end, at };
  });
}

function inAnyOrder(
  rule: Rule,
  window: number,
  [anchors = [], ...rest]: readonly (readonly Place[])[],
  words: readonly Word[],
): Match[] {
  const found: Match[] = [];
  const from = rest.map(() => 0);
  for (const [at, length] of anchors) {
    const used = [at];
    const all = Array.from({ length }, (_, word) => at + word);
    for (const [index, list] of rest.entries()) {
      let next = from[index] ?? 0;
      while (next < list.length && (list[next]?.[0] ?? 0) < at - window) next += 1;
      from[index] = next;
      let nearest: Place | null = null;
      for (let look = next; look < list.length; look += 1) {
        const place = list[look];
        if (!place || place[0] > at + window) break;
        if (words[place[0]]?.sentence !== words[at]?.sentence || used.includes(place[0])) continue;
        if (!nearest || Math.abs(place[0] - at) < Math.abs(nearest[0] - at)) nearest = place;
      }
      if (nearest) {
        const [there, size] = nearest;
        used.push(there);
        for (let word = 0; word < size; word += 1) all.push(there + word);
      }
      if (used.length !== index + 2) break;
    }
    all.sort((one, other) => one - other);
    const [first = at, last = at] = [all[0], all.at(-1)];
    if (used.length === rule.steps.length && last - first <= window)
      found.push({ rule, first, last, at: all });
  }
  return found;
}
