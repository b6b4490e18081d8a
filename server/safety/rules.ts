import { SAFETY_KINDS, type SafetyKind, type SafetyLanguage } from '../../shared/safety/kinds.ts';
import { conceptRules } from './concepts/rules.ts';
import { Dictionary, type PartId } from './dictionary.ts';
import { plainDangers } from './lexicon/plain.ts';
import { plainNumbers } from './lexicon/plainNumbers.ts';
import { SURROUNDINGS, type Surrounding } from './ruleTexts.ts';
import { sceneRules } from './scenes/rules.ts';
import type { LexiconSource } from './source.ts';

/** A part of a rule with the most words that may stand between it and the part before. */
type Step = { part: PartId; gap: number; crosses: boolean };

export type Rule = {
  kind: SafetyKind | Surrounding;
  language: SafetyLanguage;
  /** As it is written; the same line in two languages is the same thought. */
  line: string;
  steps: readonly Step[];
  /** Null: the steps stand in their order. Otherwise in any order within so many words. */
  window: number | null;
  /** Null: enough alone. Otherwise a hint with this label. */
  hint: string | null;
  ignoresNegation: boolean;
  ignoresFrame: boolean;
  /** Frames only: takes back what stands in quotation marks, and nothing else. */
  quotesOnly: boolean;
  notBefore: PartId | null;
  notAfter: PartId | null;
  /** Plain words: the learned reading doesn't weigh them. */
  plain: boolean;
};

/** The parts of a language's classes with a meaning of their own; null where the language has none. */
export type Guards = Readonly<Record<'neg' | 'negAfter' | 'never' | 'contrast', PartId | null>>;

/** A class of one language. */
export type Idea = { name: string; language: SafetyLanguage };

export type Lexicon = {
  dictionary: Dictionary;
  rules: readonly Rule[];
  /** Rules by each of their different parts. */
  rulesOf: readonly (readonly number[] | undefined)[];
  partsNeeded: readonly number[];
  /** The classes that a part holds the words of: the same name means the same idea in every language. */
  ideasOf: ReadonlyMap<PartId, readonly Idea[]>;
  guards: ReadonlyMap<SafetyLanguage, Guards>;
};

const GAPS: Readonly<Record<string, { gap: number; crosses: boolean }>> = {
  _: { gap: 2, crosses: false },
  __: { gap: 5, crosses: false },
  ___: { gap: 10, crosses: false },
  '//': { gap: 30, crosses: true },
};

/** Reads the languages' files into one set of rules. Throws on a line that doesn't follow `source.ts`. */
export function compile(sources: readonly LexiconSource[]): Lexicon {
  const dictionary = new Dictionary();
  const rules: Rule[] = [];
  const parts = new Map<string, PartId>();
  const guards = new Map<SafetyLanguage, Guards>();
  const ideasOf = new Map<PartId, Idea[]>();
  for (const source of sources) {
    const words = classesOf(source);
    const guard = (name: string): PartId | null => {
      const entries = words.get(name);
      return entries ? dictionary.part(entries) : null;
    };
    for (const [name, entries] of words) {
      const part = dictionary.part(entries);
      ideasOf.set(part, [...(ideasOf.get(part) ?? []), { name, language: source.language }]);
    }
    guards.set(source.language, {
      neg: guard('neg'),
      negAfter: guard('negAfter'),
      never: guard('never'),
      contrast: guard('contrast'),
    });
    for (const kind of [...SURROUNDINGS, ...SAFETY_KINDS]) {
      const plain = [plainDangers, plainNumbers, sceneRules].map((rules) => rules[source.language][kind]);
      for (const text of [source.rules[kind], conceptRules[kind], ...plain]) {
        for (const line of (text ?? '').split('\n')) {
          if (line.trim() === '') continue;
          const read = ruleOf(line.trim(), kind, source.language, words, dictionary, parts);
          rules.push(...read.map((rule) => ({ ...rule, plain: plain.includes(text) })));
        }
      }
    }
  }
  const rulesOf: number[][] = [];
  const partsNeeded = rules.map(({ steps }, index) => {
    const parts = new Set(steps.map(({ part }) => part));
    for (const part of parts) {
      const list = rulesOf[part];
      if (list) list.push(index);
      else rulesOf[part] = [index];
    }
    return parts.size;
  });
  return { dictionary, rules, rulesOf, partsNeeded, ideasOf, guards };
}

function classesOf({ language, classes: own, concepts }: LexiconSource): Map<string, string[]> {
  for (const name of Object.keys(own))
    if (name in concepts) throw new Error(`${language}: class ${name} twice`);
  const never = `${own.never ?? ''} ${concepts.denied}`;
  const classes: Readonly<Record<string, string>> = { ...own, ...concepts, never };
  const done = new Map<string, string[]>();
  const open = (name: string, trail: readonly string[]): string[] => {
    const known = done.get(name);
    if (known) return known;
    const written = classes[name];
    if (written === undefined || trail.includes(name)) throw new Error(`${language}: class ${name}?`);
    const words = written
      .trim()
      .split(/\s+/)
      .flatMap((word) => (/^<.+>$/.test(word) ? open(word.slice(1, -1), [...trail, name]) : [word]));
    done.set(name, words);
    return words;
  };
  for (const name of Object.keys(classes)) open(name, []);
  return done;
}

function ruleOf(
  line: string,
  kind: Rule['kind'],
  language: SafetyLanguage,
  words: ReadonlyMap<string, string[]>,
  dictionary: Dictionary,
  parts: Map<string, PartId>,
): Rule[] {
  const tokens = line.split(/\s+/);
  const rule: Rule = {
    kind,
    language,
    line,
    steps: [],
    window: null,
    hint: null,
    ignoresNegation: false,
    ignoresFrame: false,
    quotesOnly: false,
    notBefore: null,
    notAfter: null,
    plain: false,
  };
  const slips = !SURROUNDINGS.some((one) => one === kind);
  const partOf = (written: string, near: boolean): PartId => {
    const key = `${language} ${near} ${written}`;
    const part = parts.get(key) ?? dictionary.part(entriesOf(written), near);
    parts.set(key, part);
    return part;
  };
  const entriesOf = (written: string): string[] =>
    written.split('|').flatMap((one) => {
      if (!/^<.+>$/.test(one)) return [one];
      const entries = words.get(one.slice(1, -1));
      if (!entries) throw new Error(`${language}: no class ${one} in “${line}”`);
      return entries;
    });

  while (tokens[0] !== undefined && /^(?:[!+"]+|~\d+:|\?\w+)$/.test(tokens[0])) {
    const flag = tokens.shift() ?? '';
    if (flag.includes('!')) rule.ignoresNegation = true;
    if (flag.includes('+')) rule.ignoresFrame = true;
    if (flag.includes('"')) rule.quotesOnly = true;
    if (flag.startsWith('~')) rule.window = Number(flag.slice(1, -1));
    if (flag.startsWith('?')) rule.hint = flag.slice(1);
  }
  if (tokens[0]?.startsWith('-')) rule.notBefore = partOf(tokens.shift()?.slice(1) ?? '', false);
  if (tokens.at(-1)?.startsWith('-')) rule.notAfter = partOf(tokens.pop()?.slice(1) ?? '', false);

  if (tokens.some((token) => /^[~?!+"-]/.test(token))) throw new Error(`${language}: order of “${line}”`);
  let variants: Step[][] = [[]];
  let gap = { gap: 0, crosses: false };
  for (const token of tokens) {
    const between = GAPS[token];
    if (between) {
      gap = between;
      continue;
    }
    const optional = token.endsWith('?');
    const part = partOf(optional ? token.slice(0, -1) : token, slips);
    const step = { part, ...gap };
    const longer = variants.map((steps) => [...steps, step]);
    variants = optional ? [...longer, ...variants] : longer;
    if (!optional) gap = { gap: 0, crosses: false };
  }
  if (variants.some((steps) => steps.length === 0)) throw new Error(`${language}: nothing in “${line}”`);
  return variants.map((steps) => ({ ...rule, steps }));
}
