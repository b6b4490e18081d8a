import type { SafetyLanguage } from '../../../shared/safety.ts';
import { emergencyNumbers, helplines } from '../../../shared/safetyHelp.ts';
import type { SafetyFinding } from '../reading.ts';
import { arabic } from './ar.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi, romanHindustani, urdu } from './hiUr.ts';
import { indonesian } from './id.ts';
import { portuguese } from './pt.ts';
import type { SafetyPlace, SafetyWords } from './safetyWords.ts';
import { swahili } from './sw.ts';
import { tagalog } from './tl.ts';
import { russian, ukrainian } from './ukRu.ts';

/**
 * What a persona says out of its role: in the person's language, and in English below it. `country` as the person
 * typed it; null when it isn't known. `place` is the form unless it is said.
 */
export function safetyReply(input: {
  finding: Pick<SafetyFinding, 'kind' | 'language'>;
  text: string;
  country: string | null;
  place?: SafetyPlace;
}): string {
  const { kind, language } = input.finding;
  const own = wordsFor(language, input.text);
  const languages = own === english ? [english] : [own, english];
  return languages
    .map((words) =>
      [
        `${words.opening[kind]} ${aiLine(words, input.place)}`,
        `${emergencyLine(words, input.country)} ${talkLine(words, input.country)}`,
        `${words.told} ${words.choice}`,
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** The shorter answer to what a person writes on during a pause. */
export function safetyReplyAgain(country: string | null, place?: SafetyPlace): string {
  return [
    aiLine(english, place),
    `${emergencyLine(english, country)} ${talkLine(english, country)}`,
    english.choice,
  ].join('\n\n');
}

function aiLine(words: SafetyWords, place: SafetyPlace = 'form'): string {
  return words.ai.replace('{place}', words.place[place]);
}

function emergencyLine(words: SafetyWords, country: string | null): string {
  const known = emergencyNumbers(country);
  const both = known && `${known.police} (${words.police}) / ${known.ambulance} (${words.ambulance})`;
  const number = known?.police === known?.ambulance ? known?.police : both;
  return words.emergency.replace('{number}', number ?? words.local);
}

function talkLine(words: SafetyWords, country: string | null): string {
  return words.talk.replace(
    '{lines}',
    helplines(country)
      .map(({ text }) => text)
      .join(' / '),
  );
}

/** The words for a language; where one entry stands for two languages or scripts, the text decides. */
function wordsFor(language: SafetyLanguage, text: string): SafetyWords {
  switch (language) {
    case 'en':
      return english;
    case 'es':
      return spanish;
    case 'pt':
      return portuguese;
    case 'tl':
      return tagalog;
    case 'hi_ur':
      if (/\p{Script=Devanagari}/u.test(text)) return hindi;
      return /\p{Script=Arabic}/u.test(text) ? urdu : romanHindustani;
    case 'sw':
      return swahili;
    case 'fr':
      return french;
    case 'ar':
      return arabic;
    case 'id':
      return indonesian;
    case 'uk_ru':
      return /[іїєґ]/i.test(text) ? ukrainian : russian;
  }
}
