import { emergencyNumbers, helplines } from '../../../shared/safety/help.ts';
import type { SafetyTongue } from '../../../shared/safety/kinds.ts';
import type { SafetyFinding } from '../reading.ts';
import { tongueOf } from '../tongue.ts';
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

const words: Readonly<Record<SafetyTongue, SafetyWords>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fil: tagalog,
  hi: hindi,
  'hi-Latn': romanHindustani,
  ur: urdu,
  sw: swahili,
  fr: french,
  ar: arabic,
  id: indonesian,
  uk: ukrainian,
  ru: russian,
};

/**
 * What a persona says out of its role: in the person's language, and in English below it. `country` as the person
 * typed it; null when it isn't known. `place` is an interview unless it’s given.
 */
export function safetyReply(input: {
  finding: Pick<SafetyFinding, 'kind' | 'language'>;
  text: string;
  country: string | null;
  place?: SafetyPlace;
}): string {
  const { kind, language } = input.finding;
  return aboveEnglish(tongueOf(language, input.text), (said) => [
    `${said.opening[kind]} ${aiLine(said, input.place)}`,
    helpLine(said, input.country),
    `${said.told} ${said.choice}`,
  ]);
}

/** The shorter answer to what a person writes on during a pause, in the language of what paused it. */
export function safetyReplyAgain(input: {
  tongue: SafetyTongue;
  country: string | null;
  place?: SafetyPlace;
}): string {
  return aboveEnglish(input.tongue, (said) => [
    aiLine(said, input.place),
    helpLine(said, input.country),
    said.choice,
  ]);
}

function aboveEnglish(tongue: SafetyTongue, paragraphs: (said: SafetyWords) => string[]): string {
  const own = words[tongue];
  const languages = own === english ? [english] : [own, english];
  return languages.flatMap(paragraphs).join('\n\n');
}

function helpLine(said: SafetyWords, country: string | null): string {
  return `${emergencyLine(said, country)} ${talkLine(said, country)}`;
}

function aiLine(words: SafetyWords, place: SafetyPlace = 'interview'): string {
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
