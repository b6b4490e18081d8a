import type { SafetyLanguage, SafetySign, SafetyTongue } from '../../shared/safety/kinds.ts';
import { readByRules } from './byRules.ts';
import { languageOf } from './learned/learned.ts';
import { readSafety } from './reading.ts';

/** The language to answer in. Where one entry of the reading stands for two languages or scripts, the text decides. */
export function tongueOf(language: SafetyLanguage, text: string): SafetyTongue {
  switch (language) {
    case 'tl':
      return 'fil';
    case 'hi_ur':
      if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
      return /\p{Script=Arabic}/u.test(text) ? 'ur' : 'hi-Latn';
    case 'uk_ru':
      return /[іїєґ]/i.test(text) ? 'uk' : 'ru';
    default:
      return language;
  }
}

/** What its writer is answered with; what else is known of a finding stays here. */
export function signOf(found: SafetySign | null): SafetySign | null {
  return found && { kind: found.kind, tongue: found.tongue };
}

/** What the built-in reading finds in a text, for its writer. */
export function signIn(text: string): SafetySign | null {
  const found = readSafety(text);
  return found && { kind: found.kind, tongue: tongueOf(found.language, text) };
}

/** The language of a text, whether or not the built-in reading finds something in it. */
export function tongueIn(text: string): SafetyTongue {
  const { reading, found, plain } = readByRules(text);
  return tongueOf((found ?? plain)?.language ?? languageOf(reading, text), text);
}
