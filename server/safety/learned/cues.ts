import type { Reading } from '../match.ts';
import type { Word } from '../text.ts';
import { isAge, numberSenses } from './numbers.ts';
import { bonesOf, latinOf } from './sound.ts';

/** Hashed cues are kept in this many bits. */
export const CUE_BITS = 20;

/**
 * What a text shows, by the word at which it shows: hashed cues with their sizes. The cues of word `at` stand from
 * `from[at]` to `from[at + 1]`.
 */
export type Cues = { ids: readonly number[]; sizes: readonly number[]; from: readonly number[] };

/** A cue that comes from the lexicon: what one of its rules makes of the words up to this one. */
export type RuleCue = { at: number; name: string };

const SIZES = {
  word: 1,
  letters: 0.5,
  bones: 0.7,
  pair: 1,
  aged: 0.7,
  skip: 0.7,
  idea: 1,
  ideas: 0.6,
  rule: 1.5,
} as const;
/** Ideas are read together when no more words than these stand between them. */
const IDEAS_WITHIN = 6;
/** A number that can be an age is read with every word no farther from it: whose age, or of what. */
const AGE_WITHIN = 5;

/** The hash of a cue (FNV-1a with a last stir), `CUE_BITS` wide. */
function hash(kind: string, text: string): number {
  let value = 0x811c9dc5 ^ kind.charCodeAt(0);
  value = Math.imul(value, 0x01000193);
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> (32 - CUE_BITS);
}

/** Cues of one word as it stands, whatever is around it; forms repeat, so they're gathered once per text. */
function ownCues({ forms }: Word): { ids: number[]; sizes: number[]; shown: string; bones: string } {
  const ids: number[] = [];
  const sizes: number[] = [];
  const [form = ''] = forms;
  const numbers = numberSenses(form);
  const shown = numbers[0] ?? form;
  let bones = shown;
  for (const one of numbers.length > 0 ? [...numbers, form] : forms) {
    ids.push(hash('w', one));
    sizes.push(SIZES.word);
  }
  if (numbers.length === 0) {
    const latin = latinOf(form);
    bones = bonesOf(latin);
    ids.push(hash('k', bones));
    sizes.push(SIZES.bones);
    const padded = ` ${latin} `;
    for (let length = 3; length <= 5; length += 1) {
      for (let at = 0; at + length <= padded.length; at += 1) {
        ids.push(hash('c', padded.slice(at, at + length)));
        sizes.push(SIZES.letters);
      }
    }
  }
  return { ids, sizes, shown, bones };
}

/** Words that only say again what stands right before them are said this many words apart at most. */
const AGAIN_WITHIN = 4;

/** Whether the last words only repeat the ones before: "no no no" says no more than "no". */
function isAgain(said: readonly string[]): boolean {
  for (let apart = 1; apart <= AGAIN_WITHIN && 2 * apart <= said.length; apart += 1) {
    const [here, before] = [said.length - apart, said.length - 2 * apart];
    if (said.slice(here).every((word, at) => word === said[before + at])) return true;
  }
  return false;
}

/** The cues of a text: words, their letters, neighbors, the lexicon's ideas, and what its rules made of it. */
export function cuesOf(reading: Reading, rules: readonly RuleCue[]): Cues {
  const { words } = reading;
  const ids: number[] = [];
  const sizes: number[] = [];
  const from: number[] = [0];
  const known = new Map<string, ReturnType<typeof ownCues>>();
  const ideas = reading.ideas().map((here) => [...new Set(here.map(({ name }) => name))]);
  const byWord = new Map<number, string[]>();
  for (const { at, name } of rules) byWord.set(at, [...(byWord.get(at) ?? []), name]);
  const said: string[] = [];
  const shown: string[] = [];
  const bones: string[] = [];
  const add = (id: number, size: number): void => {
    ids.push(id);
    sizes.push(size);
  };
  for (const [at, word] of words.entries()) {
    const key = word.forms.join(' ');
    const own = known.get(key) ?? ownCues(word);
    known.set(key, own);
    shown.push(own.shown);
    bones.push(own.bones);
    said.push(key);
    if (isAgain(said.slice(-2 * AGAIN_WITHIN))) {
      from.push(ids.length);
      continue;
    }
    for (const id of own.ids) ids.push(id);
    for (const size of own.sizes) sizes.push(size);
    const sentence = word.sentence;
    const [second, third] = [words[at - 1], words[at - 2]];
    if (second?.sentence === sentence) {
      add(hash('b', `${shown[at - 1]} ${own.shown}`), SIZES.pair);
      add(hash('d', `${bones[at - 1]} ${own.bones}`), SIZES.bones);
    }
    if (third?.sentence === sentence) add(hash('s', `${shown[at - 2]} ${own.shown}`), SIZES.skip);
    for (let before = Math.max(0, at - AGE_WITHIN); before < at; before += 1) {
      if (words[before]?.sentence !== sentence) continue;
      const [first, last] = [shown[before] ?? '', own.shown];
      if (isAge(first) || isAge(last)) add(hash('n', `${first} ${last}`), SIZES.aged);
    }
    const here = ideas[at] ?? [];
    for (const idea of here) {
      add(hash('i', idea), SIZES.idea);
      for (let before = Math.max(0, at - IDEAS_WITHIN); before < at; before += 1) {
        if (words[before]?.sentence !== sentence) continue;
        for (const other of ideas[before] ?? []) add(hash('p', `${other} ${idea}`), SIZES.ideas);
      }
    }
    for (const name of byWord.get(at) ?? []) add(hash('r', name), SIZES.rule);
    from.push(ids.length);
  }
  return { ids, sizes, from };
}
