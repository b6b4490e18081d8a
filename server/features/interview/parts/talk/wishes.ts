import { sentencesOf } from './reading.ts';

/** Requests possible at any time: a person instead of the AI, or an accommodation. */
export type Wish = 'person' | 'accommodation';

const someone = String.raw`(?:(?:a|an|the|any|some|another|one|your|to)\s+)?(?:(?:real|actual|live|human|living|hr)\s+)?(?:human(?: being)?|person|somebody|someone|recruiter|representative|agent|interviewer|staff|colleague|hr(?: (?:person|manager|team|officer))?|manager|supervisor)`;
const machine = String.raw`(?:an?\s+|the\s+|this\s+|your\s+)?(?:ai|a\.i\.?|bot|chat ?bot|robot|machine|computer|program|software|algorithm)`;

const person = [
  new RegExp(
    String.raw`\b(?:(?:can|could|may|might) (?:i|we)|is it possible (?:for me )?to|how (?:can|do) i|am i able to|possible to|allow me to|let me)\b.{0,25}\b(?:speak|talk|chat|interview(?:ed)?|connect(?:ed)?|transfer(?:red)?|deal|do (?:this|it|the interview)|have (?:this|it|the interview|my interview))\w*\s+(?:to|with|by)\s+${someone}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:want|['’]d like|would like|like|prefer|rather|need|wish|let me|please)\b.{0,30}\b(?:speak|talk|chat|interview\w*|do (?:this|it))\b(?:ing)?\s+(?:to|with|by)\s+${someone}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:get|give|connect|transfer|pass|put|hand|switch|forward|escalate)\s+(?:me|this|it)?\s*(?:over |through |on )?(?:to |with |in touch with )?${someone}\b`,
    'i',
  ),
  /^\W*(?:i (?:just )?(?:want|need|prefer)|please|pls|no,?|sorry,?|just|can i (?:have|get)|could i (?:have|get)|may i have|is there)?\s*(?:a |an |another )?(?:real |actual |live )?(?:human|person)(?: being)?(?: interviewer)?\s*(?:here|please|pls|plz|instead|now|thanks|to talk to|i can talk to|available)?\W*(?:please|pls|plz)?\W*$/i,
  /\b(?:real|actual|live) (?:human|person)\b.{0,20}(?:\bplease\b|\binstead\b)|\b(?:human|person)[ ,]+(?:please|pls|plz|instead)\b|\b(?:please|pls)[ ,]+(?:a |an )?(?:human|real person)\b/i,
  /\b(?:want|['’]d like|would like|prefer|rather|need)\b.{0,20}\b(?:a |an )(?:real |actual |live )?human\b(?! resource)/i,
  new RegExp(
    String.raw`\b(?:(?:do not|don['’]?t|dont|not|won['’]?t|rather not|no longer)\s+(?:really\s+)?(?:want|like|wish|comfortable|feel comfortable|go on|continue|prefer|ok|okay|happy|talk|talking|speak|speaking|chat)\b.{0,30}\b(?:to|with|by)\s+${machine}\b|\bnot (?:with |to |by )${machine}\b|\binstead of ${machine}\b|\bwithout ${machine}\b)`,
    'i',
  ),
  /\b(?:can|could|will|would|may) (?:someone|somebody|a person|a human|hr|a recruiter|one of you)\b.{0,20}\b(?:call|phone|ring|interview|talk to|speak (?:to|with)|contact|reach)\w* me\b/i,
  /\bask for a (?:person|human)\b/i,
];
/** In a story, someone else is meant, or a habit. */
const story =
  /\b(?:customers?|clients?|callers?|guests?|when|if (?:the|a|it|they|she|he)|whenever|usually|always|would (?!(?:rather|like|prefer|love|feel))|team lead|department|payment|billing|he|she|they)\b/i;

const accommodation = [
  /\b(?:need|require|want|request|requesting|asking for|ask for|like|have|get|may i have|possible)\b.{0,25}\b(?:accommodations?|accomodations?|acommodations?|reasonable adjustments?|adjustments?|special arrangements?|modifications?)\b/i,
  /\b(?:need|require|want|could i (?:have|get)|can i (?:have|get)|may i have|would like)\b.{0,15}\b(?:extra|more|additional) time\b.{0,60}\b(?:because|due|since|for my|as i|dyslex\w*|disab\w*|eyes?|hands?|condition|type slow\w*|read)/i,
  /\b(?:because of|due to|with) my\b.{0,25}\b(?:disability|dyslexia|adhd|autism|eyesight|vision|hearing|condition|hands?|arm|injury|eyes|stutter|stammer)\b.{0,60}\b(?:need|can['’]?t|cannot|could|can i|is there|would|help|hard|difficult)/i,
  /\b(?:can|could|may|is it possible)\b.{0,40}\b(?:by|over|on|with|through) (?:the )?(?:voice|phone|video|sign language|audio|large print|a screen ?reader|an interpreter)\b.{0,50}\b(?:because|due|since|as i|eyesight|hearing|disab\w*|hands?|condition|dyslex\w*)/i,
  /\bi (?:can['’]?t|cannot|am not able to|am unable to|find it hard to|struggle to) (?:type|use (?:a |the |my )?(?:keyboard|mouse|hands?)|see (?:the |this )?(?:screen|chat|text)|read (?:the |this )?(?:screen|small|text))\b/i,
  /\b(?:need|use) (?:an? |my )?(?:sign language interpreter|interpreter|screen ?reader|large(?:r)? (?:print|text|letters))\b/i,
];
const lodging =
  /\b(?:hotels?|guests?|booking|bookings|travel|rooms?|lodging|customers?|clients?|flights?)\b/i;

/** The request in a message, in any wording; null for none. An accommodation takes precedence over a person. */
export function wishIn(text: string): Wish | null {
  const sentences = sentencesOf(text);
  const wants = (patterns: readonly RegExp[], not: RegExp): boolean =>
    sentences.some((sentence) => patterns.some((pattern) => pattern.test(sentence)) && !not.test(sentence));
  if (wants(accommodation, lodging)) return 'accommodation';
  return wants(person, story) && !aboutSelf(text) ? 'person' : null;
}

/** "I would rather talk to a human" is a request although "would" elsewhere marks a hypothetical. */
function aboutSelf(text: string): boolean {
  return /\b(?:i am|i['’]m) a (?:real )?(?:person|human|people person)\b/i.test(text);
}
