import type { SafetyLanguage } from '../../../shared/safety/kinds.ts';
import type { RuleTexts } from '../ruleTexts.ts';
import { type FigureWords, figureWords } from './figures.ts';
import { type MedicalWords, medicalWords } from './medical.ts';
import { type ThreatWords, threatWords } from './threats.ts';

/** A class of words as one part of a rule. */
const part = (words: string): string => words.trim().split(/\s+/).join('|');

/** Both orders of two parts, near each other in one sentence. */
const beside = (one: string, other: string): readonly string[] => [
  `${one} __ ${other}`,
  `${other} __ ${one}`,
];
const both = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.flatMap((first) => other.flatMap((second) => [`${first} // ${second}`, `${second} // ${first}`]));

/**
 * Someone has a seizure and first aid is called for; something eaten closes the throat. What is asked for ("who has first aid")
 * would otherwise count as a story of work, and "no pen" as a negation.
 */
function medicalOf(words: MedicalWords): readonly string[] {
  const throat = beside(part(words.throat), part(words.tight));
  const lips = beside(part(words.lips), part(words.swollen));
  return [
    ...both([part(words.fit)], [part(words.firstAid)]).map((line) => `!+ ${line}`),
    ...both(throat, [part(words.allergen), part(words.noPen), ...lips]).map((line) => `! ${line}`),
  ];
}

/** A killing announced in a figure of speech, a plan the writer is afraid of, an attack beside the writer, a locked door. */
function threatOf(words: ThreatWords): readonly string[] {
  const { myself, now, struck, weapon, after, lockedIn } = words;
  const attack = [`${part(now)} __ ${part(struck)}`, `${part(struck)} ___ ${part(now)}`];
  const goesOn = beside(part(words.throws), part(words.us));
  return [
    ...words.bury.split('\n'),
    `! ${part(words.iCome)} // ${part(words.notAll)} __ ${part(words.walkOut)} -${part(words.elsewhere)}`,
    `! ${part(words.imagine)} __ ${part(words.hurt)} // ${part(words.mightDo)}`,
    ...attack.flatMap((begun) => goesOn.map((then) => `-${part(myself)} ${begun} // ${then}`)),
    ...both(beside(part(weapon), part(after)), [part(lockedIn)]),
  ];
}

/**
 * Scenes in plain words that all languages share, in the notation of `source.ts`: what happens right now, and figures of speech and
 * stories of work that only sound like it. The learned reading neither hears of them nor takes them back. Of a `mask` here, only the
 * parts are taken out of a text, so that what stands between them is still read.
 */
export const sceneRules: Readonly<Record<SafetyLanguage, RuleTexts>> = {
  en: rulesOf('en'),
  es: rulesOf('es'),
  pt: rulesOf('pt'),
  tl: rulesOf('tl'),
  hi_ur: rulesOf('hi_ur'),
  sw: rulesOf('sw'),
  fr: rulesOf('fr'),
  ar: rulesOf('ar'),
  id: rulesOf('id'),
  uk_ru: rulesOf('uk_ru'),
};

function rulesOf(language: SafetyLanguage): RuleTexts {
  return {
    medical: medicalOf(medicalWords[language]).join('\n'),
    threat: threatOf(threatWords[language]).join('\n'),
    mask: figuresOf(figureWords[language]).join('\n'),
  };
}

/** A colleague took the credit; cases of a former work; sayings; a device runs out; a film; a customer's threat that was settled. */
function figuresOf(words: FigureWords): readonly string[] {
  const {
    stabbed,
    inTheBack,
    credit,
    cases,
    moreCases,
    device,
    between,
    runsOut,
    role,
    prop,
    acting,
    solved,
  } = words;
  const betrayed = beside(part(stabbed), part(inTheBack));
  const listed = beside(part(cases), part(moreCases));
  return [
    ...both(betrayed, [part(credit)]).map((line) => `${line} -${part(words.wound)}`),
    ...listed.map((list) => `<crisisWork>|${part(words.ward)} // ${list}`),
    ...words.sayings.split('\n'),
    `${part(device)} ${part(between)}? ${part(between)}? ${part(runsOut)}`,
    `${part(runsOut)} ${part(between)}? ${part(between)}? ${part(device)}`,
    `${part(acting)} // ${part(role)} ___ ${part(prop)}`,
    `${part(role)} ___ ${part(acting)} ___ ${part(prop)}`,
    `<customer>|<gentleman> ___ <said> ___ ${part(words.wreck)} // ${part(solved)}`,
  ];
}
