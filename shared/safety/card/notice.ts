import { emergencyNumbers, emergencyText, helplines, type Numbers } from '../help.ts';
import type { SafetyKind, SafetySign, SafetyTongue } from '../kinds.ts';
import { arabic } from './ar.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi, romanHindustani, urdu } from './hiUr.ts';
import { indonesian } from './id.ts';
import { portuguese } from './pt.ts';
import { swahili } from './sw.ts';
import { tagalog } from './tl.ts';
import { russian, ukrainian } from './ukRu.ts';
import type { SafetyCardWords } from './words.ts';

type Help = { label: string; text: string; href: string | null };

type Card = {
  title: string;
  text: string;
  help: Help[];
  /** States who is notified, and that it doesn't count against the person. */
  told: string;
};

/** A card for the person: never an argument, a diagnosis or a promise. */
export type SafetyNotice = Card & {
  /** The same in the person's own language, to stand above the English; null for English. */
  own: (Card & { lang: SafetyTongue; dir: 'ltr' | 'rtl' }) | null;
};

/** Included in every notice about a flagged text. */
export const SAFETY_TOLD =
  'We told our safety contact, one person in HR, so a real person can read what you wrote. It doesn’t count against you, and no AI scores it.';

const english: SafetyCardWords = {
  title: {
    self_harm: 'You matter more than this form',
    medical: 'Your health comes first',
    threat: 'Safety comes first',
    abuse: 'Your safety comes first',
    minor: 'Your safety comes first',
  },
  text: {
    self_harm:
      'It sounds like you’re going through something very hard. If you might hurt yourself, please contact someone now. You can call even if you’re not sure.',
    medical: 'If this is a medical emergency, please call for help now. Everything here can wait.',
    threat: 'If you or someone else is in danger, please call for help now. Everything here can wait.',
    abuse: 'If you’re in danger, please call for help now. You can also talk with someone in confidence.',
    minor:
      'If you’re under 18, please talk with an adult you trust. If you’re in danger, please call for help now.',
  },
  emergency: 'In an emergency, call',
  local: emergencyText(null),
  police: 'police',
  ambulance: 'ambulance',
  lines: {
    lifeline: 'Call or text, day and night',
    lifelineThere: 'Call or text, day and night (U.S. and Canada)',
    near: 'Free helplines near you',
    elsewhere: 'Free helplines in other countries',
  },
  told: SAFETY_TOLD,
};

const words: Readonly<Record<Exclude<SafetyTongue, 'en'>, SafetyCardWords>> = {
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

/** The notice to a person whose text raised a flag. `country` as they typed it; null when unknown. */
export function safetyNotice({ kind, tongue }: SafetySign, country: string | null): SafetyNotice {
  const dir = tongue === 'ar' || tongue === 'ur' ? 'rtl' : 'ltr';
  return {
    ...card(english, kind, country),
    own: tongue === 'en' ? null : { ...card(words[tongue], kind, country), lang: tongue, dir },
  };
}

function card(said: SafetyCardWords, kind: SafetyKind, country: string | null): Card {
  return {
    title: said.title[kind],
    text: said.text[kind],
    help: [emergency(said, kind, country), ...lines(said, country)],
    told: said.told,
  };
}

function emergency(said: SafetyCardWords, kind: SafetyKind, country: string | null): Help {
  const known = emergencyNumbers(country);
  const label = said.emergency;
  if (!known) return { label, text: said.local, href: null };
  const first = kind === 'threat' || kind === 'abuse' ? known.police : known.ambulance;
  return {
    label,
    text: said === english ? emergencyText(country) : numbersText(known, said),
    href: `tel:${first}`,
  };
}

function lines({ lines: said }: SafetyCardWords, country: string | null): Help[] {
  const known = helplines(country);
  const both = known.length > 1;
  return known.map(({ text, href }) => ({
    label: text === '988' ? (both ? said.lifelineThere : said.lifeline) : both ? said.elsewhere : said.near,
    text,
    href,
  }));
}

function numbersText({ police, ambulance }: Numbers, said: SafetyCardWords): string {
  return police === ambulance ? police : `${police} (${said.police}) / ${ambulance} (${said.ambulance})`;
}
