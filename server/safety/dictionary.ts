import { foldEntry } from './text.ts';

/** A part of a rule: any of its words. Parts with the same words are one part. */
export type PartId = number;

/** A word, stem or ending of the lexicon. */
type Entry = {
  /** The parts that it is a word of. */
  parts: PartId[];
  /** The phrases that it begins, by the entry of their second word. */
  phrases: Map<number, Phrase[]> | null;
};
type Phrase = { rest: readonly number[]; part: PartId };

/** Words shorter than this are never read with a slip of the keyboard in them. */
const LONG_ENOUGH = 7;
const LONGEST_WITH_SLIP = 24;

/** Maps words to the parts that they belong to: whole, by stem, by ending, by what is inside, by near spelling. */
export class Dictionary {
  #entries: Entry[] = [];
  #exact = new Map<string, number>();
  #stems = new Map<string, number>();
  #ends = new Map<string, number>();
  #inner: [string, number][] = [];
  #innerKeys = new Map<string, number>();
  #stemLengths: number[] = [];
  #endLengths: number[] = [];
  /** Long words by their first letter and length, each with the entry that only near spellings reach. */
  #near = new Map<string, [string, number][]>();
  #nearKeys = new Map<string, number>();
  #parts = new Map<string, PartId>();
  #ids = new Map<string, number>();

  /**
   * The part for these entries (words, stems, phrases with `_`). With `slips`, long words are also found with
   * one slip of the keyboard; guards aren't, because a word that only looks like one must not take anything back.
   */
  part(entries: readonly string[], slips = false): PartId {
    const key = `${slips}|${entries.join('|')}`;
    const known = this.#parts.get(key);
    if (known !== undefined) return known;
    const part = this.#parts.size;
    this.#parts.set(key, part);
    for (const entry of new Set(entries)) this.#add(entry, part, slips);
    return part;
  }

  #add(written: string, part: PartId, slips: boolean): void {
    const words = written.split('_');
    const first = this.#id(words[0] ?? '');
    if (words.length === 1) {
      this.#entries[first]?.parts.push(part);
      if (slips && written.length >= LONG_ENOUGH && !written.includes('*')) this.#addNear(written, part);
      return;
    }
    const rest = words.slice(1).map((word) => this.#id(word));
    const entry = this.#entries[first];
    if (entry) {
      entry.phrases ??= new Map();
      const second = rest[0] ?? -1;
      const list = entry.phrases.get(second);
      if (list) list.push({ rest, part });
      else entry.phrases.set(second, [{ rest, part }]);
    }
    if (!written.includes('*') && written.length > 6) {
      this.#entries[this.#id(words.join(''))]?.parts.push(part);
    }
  }

  #id(written: string): number {
    const known = this.#ids.get(written);
    if (known !== undefined) return known;
    const id = this.#newId(written);
    this.#ids.set(written, id);
    return id;
  }

  #newId(written: string): number {
    const bare = foldEntry(written.replaceAll('*', ''));
    if (bare === '') throw new Error(`The lexicon has an entry without letters (“${written}”).`);
    const open = written.startsWith('*');
    const shut = written.endsWith('*');
    const table = open && shut ? this.#innerKeys : open ? this.#ends : shut ? this.#stems : this.#exact;
    const known = table.get(bare);
    if (known !== undefined) return known;
    const id = this.#entries.length;
    this.#entries.push({ parts: [], phrases: null });
    table.set(bare, id);
    if (open && shut) this.#inner.push([bare, id]);
    else if (open && !this.#endLengths.includes(bare.length)) this.#endLengths.push(bare.length);
    else if (shut && !this.#stemLengths.includes(bare.length)) this.#stemLengths.push(bare.length);
    return id;
  }

  #addNear(written: string, part: PartId): void {
    const word = foldEntry(written);
    if (word.length < LONG_ENOUGH) return;
    let id = this.#nearKeys.get(word);
    if (id === undefined) {
      id = this.#entries.length;
      this.#entries.push({ parts: [], phrases: null });
      this.#nearKeys.set(word, id);
      const key = `${word[0]}${word.length}`;
      const list = this.#near.get(key);
      if (list) list.push([word, id]);
      else this.#near.set(key, [[word, id]]);
    }
    this.#entries[id]?.parts.push(part);
  }

  /** Every entry that one of the readings of a word is. */
  entriesOf(forms: readonly string[]): number[] {
    const found: number[] = [];
    for (const form of forms) this.#collect(form, found);
    return found;
  }

  #collect(form: string, found: number[]): void {
    const add = (id: number | undefined): void => {
      if (id !== undefined && !found.includes(id)) found.push(id);
    };
    add(this.#exact.get(form));
    const size = form.length;
    for (const length of this.#stemLengths) if (length <= size) add(this.#stems.get(form.slice(0, length)));
    for (const length of this.#endLengths) if (length <= size) add(this.#ends.get(form.slice(size - length)));
    for (const [inner, id] of this.#inner) if (form.includes(inner)) add(id);
  }

  /** The entries that a word differs from by one slip. For words that are no entry themselves. */
  nearEntriesOf(form: string): number[] {
    const found: number[] = [];
    if (form.length < LONG_ENOUGH - 1 || form.length > LONGEST_WITH_SLIP || /[0-9]/.test(form)) return found;
    for (let length = form.length - 1; length <= form.length + 1; length += 1) {
      for (const [word, id] of this.#near.get(`${form[0]}${length}`) ?? []) {
        if (isOneSlip(word, form)) found.push(id);
      }
    }
    return found;
  }

  /** Calls `found` with each part of an entry as a single word. */
  partsOf(entry: number): readonly PartId[] {
    return this.#entries[entry]?.parts ?? [];
  }

  /** Calls `found` with every part that a phrase beginning at a word belongs to. */
  phrasesAt(
    at: number,
    entries: readonly (readonly number[])[],
    found: (part: PartId, length: number) => void,
  ): void {
    const next = entries[at + 1];
    if (!next) return;
    for (const id of entries[at] ?? []) {
      const phrases = this.#entries[id]?.phrases;
      if (!phrases) continue;
      for (const second of next) {
        for (const { rest, part } of phrases.get(second) ?? []) {
          if (rest.every((wanted, word) => entries[at + 1 + word]?.includes(wanted))) {
            found(part, rest.length + 1);
          }
        }
      }
    }
  }
}

/** One letter missing, extra, other, or two neighbors swapped. */
function isOneSlip(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let [a, b] = [one.length, other.length];
  while (a > from && b > from && one[a - 1] === other[b - 1]) {
    a -= 1;
    b -= 1;
  }
  if (a - from <= 1 && b - from <= 1) return true;
  return a - from === 2 && b - from === 2 && one[from] === other[from + 1] && one[from + 1] === other[from];
}
