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
 * typed it; null when it isn't known. `place` is the form unless it is said.
 */
export function safetyReply(input: {
  finding: Pick<SafetyFinding, 'kind' | 'language'>;
  text: string;
  country: string | null;
  place?: SafetyPlace;
}): string {
  const { kind, language } = input.finding;
  const own = words[tongueOf(language, input.text)];
  const languages = own === english ? [english] : [own, english];
  return languages
    .map((said) =>
      [
        `${said.opening[kind]} ${aiLine(said, input.place)}`,
        `${emergencyLine(said, input.country)} ${talkLine(said, input.country)}`,
        `${said.told} ${said.choice}`,
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
