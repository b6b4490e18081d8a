import { createRequire } from 'node:module';

/** One word or sign of a text, with where it stands: `text.slice(start, end)` gives it back. */
export type Token = {
  text: string;
  start: number;
  end: number;
  /** Dictionary form in lower case. */
  lemma: string;
  /** Universal part of speech: VERB, AUX, NOUN, PRON … */
  pos: string;
  /** Stands within the reach of a "not", "never" or "no". */
  negated: boolean;
};

/** A sentence without the blanks around it. */
export type Sentence = { text: string; start: number; end: number; tokens: Token[] };

/** Longest text that is read; a chat message holds 4,000 characters, a résumé is read in parts. */
const LONGEST = 20_000;

/** What is used of wink-nlp; its own types contradict themselves about `lemma`. */
type Property = 'lemma' | 'pos' | 'negationFlag';
type Item = { out(): string; out(property: unknown): string | boolean };
type List<T> = { each(read: (item: T) => void): void };
type Wink = {
  readDoc(text: string): { sentences(): List<{ tokens(): List<Item> }> };
  its: Record<Property, unknown>;
};

let loaded: Wink | null = null;

/** Loads the English model (5 MB, a third of a second) with the first text. */
function wink(): Wink {
  if (loaded) return loaded;
  const load = createRequire(import.meta.url);
  const create: (model: unknown, parts: string[]) => Wink = load('wink-nlp');
  loaded = create(load('wink-eng-lite-web-model'), ['sbd', 'pos', 'negation']);
  return loaded;
}

/** Sentences and words of an English text, spans exact. Line breaks end a sentence, as they do in a chat. */
export function sentencesIn(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (const line of text.slice(0, LONGEST).split('\n')) {
    found.push(...sentencesOfLine(line, start));
    start += line.length + 1;
  }
  return found;
}

/** The model's pattern for links takes cubic time over 'http://http://…'; three blanks each keep the spans. */
const spaced = (line: string): string =>
  line.replace(/\S+/g, (run) => (run.split('://').length > 2 ? run.replaceAll('://', '   ') : run));

function sentencesOfLine(line: string, offset: number): Sentence[] {
  if (line.trim() === '') return [];
  const { readDoc, its } = wink();
  const found: Sentence[] = [];
  const straight = spaced(line.replaceAll('’', "'"));
  let cursor = 0;
  readDoc(straight)
    .sentences()
    .each((sentence) => {
      const tokens: Token[] = [];
      sentence.tokens().each((item) => {
        const value = item.out();
        const at = straight.indexOf(value, cursor);
        if (at < 0) return;
        cursor = at + value.length;
        tokens.push({
          text: line.slice(at, cursor),
          start: offset + at,
          end: offset + cursor,
          lemma: String(item.out(its.lemma)).toLowerCase(),
          pos: String(item.out(its.pos)),
          negated: item.out(its.negationFlag) === true,
        });
      });
      const [first, last] = [tokens[0], tokens.at(-1)];
      if (!first || !last) return;
      const text = line.slice(first.start - offset, last.end - offset);
      found.push({ text, start: first.start, end: last.end, tokens });
    });
  return found;
}
