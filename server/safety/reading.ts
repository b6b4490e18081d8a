import type { ConversationKind } from '../../shared/conversation/schema.ts';
import type { SafetyKind, SafetyLanguage } from '../../shared/safety/kinds.ts';
import { besideFigures, type RulesReading, readByRules } from './byRules.ts';
import { languageOf, raises, readByLearning } from './learned/learned.ts';
import { besideWish, isOrdinary } from './ordinary.ts';

/** One passage that needs a person: UTF-16 offsets into the text, the end exclusive. */
export type SafetyFinding = { kind: SafetyKind; language: SafetyLanguage; start: number; end: number };

/**
 * The most urgent passage in a person's text that needs a person, or null. The lexicon's rules read first and say where;
 * what was learned from phrases raises what they don't know and takes back what only looks like one of them. In a shift or a
 * practice chat (`place`), one message about finished tasks is taken back last. Pure and synchronous, linear in the length of
 * the text: it reads every text before anything else does.
 */
export function readSafety(text: string, place: ConversationKind | null = null): SafetyFinding | null {
  const finding = read(text) ?? readBeside(text);
  return finding && !isOrdinary(text, place) ? finding : null;
}

/** "I want to talk to a person, and then disappear forever": the wish, which is learned as harmless, hides nothing beside it. */
function readBeside(text: string): SafetyFinding | null {
  const rest = besideWish(text);
  return rest === text ? null : read(rest);
}

/** A figure of speech raises nothing, but hides nothing beside it either. */
function read(text: string): SafetyFinding | null {
  const finding = readAll(text);
  if (!finding) return null;
  const rest = besideFigures(text);
  return rest === text ? finding : readAll(rest);
}

function readAll(text: string): SafetyFinding | null {
  const byRules = readByRules(text);
  const { reading, found, plain } = byRules;
  const { words } = reading;
  if (words.length === 0) return null;
  const learned = readByLearning(byRules);
  const raised = raises(learned, found?.kind ?? null);
  const byRule = raised && !isPartOf(found, plain) ? found : plain;
  if (!raised && !byRule) return null;
  const { kind, first, last } = byRule ?? learned;
  const language = byRule?.language ?? languageOf(reading, text);
  return { kind, language, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 };
}

/** "He threatened to kill me": the longer words say what the shorter ones mean. */
function isPartOf(found: RulesReading['found'], plain: RulesReading['found']): boolean {
  return found !== null && plain !== null && plain.first <= found.first && found.last <= plain.last;
}
