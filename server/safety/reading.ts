import type { SafetyKind, SafetyLanguage } from '../../shared/safety/kinds.ts';
import { readByRules } from './byRules.ts';
import { languageOf, raises, readByLearning } from './learned/learned.ts';

/** One passage that needs a person: UTF-16 offsets into the text, the end exclusive. */
export type SafetyFinding = { kind: SafetyKind; language: SafetyLanguage; start: number; end: number };

/**
 * The most urgent passage in a person's text that needs a person, or null. The lexicon's rules read first and say where;
 * what was learned from phrases raises what they don't know and takes back what only looks like one of them. Pure and
 * synchronous, linear in the length of the text: it reads every text before anything else does.
 */
export function readSafety(text: string): SafetyFinding | null {
  const read = readByRules(text);
  const { reading, found } = read;
  const { words } = reading;
  if (words.length === 0) return null;
  const learned = readByLearning(read);
  if (!raises(learned, found?.kind ?? null)) return null;
  const { kind, first, last } = found ?? learned;
  const language = found?.language ?? languageOf(reading, text);
  return { kind, language, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 };
}
