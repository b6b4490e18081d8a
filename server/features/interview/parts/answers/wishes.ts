import type { Wish } from '../../../../../shared/portal/schema.ts';
import { sentencesOf, wordsOf } from './reading.ts';

const kind = String.raw`(?:(?:real|actual|live|living|human|hr)\s+)*`;
const whose = String.raw`(?:(?:a|an|the|any|some|another|one|your|to)\s+)?`;
const role = `(?:human(?: being)?|person|somebody|someone|recruiter|representative|agent|interviewer|staff|colleague|hr(?: (?:person|manager|team|officer))?|manager|supervisor)`;
const someone = String.raw`(${whose}${kind}${role}(?:\s+(?:real|human|actual|else))?)\b`;
const machine = String.raw`(?:an?\s+|the\s+|this\s+|your\s+)?(?:ai|a\.i\.?|bot|chat ?bot|robot|machine|computer|program|software|algorithm)`;
const speaking = String.raw`\b(?:speak|talk|chat|interview(?:ed)?|connect(?:ed)?|transfer(?:red)?|deal|do (?:this|it|the interview)|have (?:this|it|the interview|an interview|my interview))(?:ing)?\s+(?:to|with|by)\s+${someone}`;

/** To talk with someone: asked for, or wanted. Whom, and what follows, decide whether it's a step of their work. */
const talking = [
  new RegExp(
    String.raw`\b(?:(?:can|could|may|might) (?:i|we)|(?:is|would) it (?:be )?(?:possible|ok|okay|fine|all ?right) (?:(?:for me )?to|if (?:i|we))|how (?:can|do) i|am i able to|possible to|allow me to|let me)\b.{0,25}${speaking}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:want|['’]d like|would like|prefer|rather|wish|please|feel (?:better|safer|more comfortable))\b.{0,30}${speaking}`,
    'i',
  ),
];
/** "A human I could chat with". */
const toTalkWith = new RegExp(
  String.raw`${someone}\s+(?:(?:that|who|whom) )?(?:i|we) (?:can|could|may|might) (?:talk|speak|chat)\b`,
  'i',
);
/** No particular person of a shift. */
const anyone = /^(?:someone|somebody)$/i;
/** "I need to talk to …" may be about the case: only the person it names tells. */
const needing = new RegExp(String.raw`\bneed\b.{0,30}${speaking}`, 'i');

const over = String.raw`\s*(?:over |through |on |across )?(?:to |with |in touch with )?`;
const hand = String.raw`\b(?:get|give|connect|transfer|pass|put|hand|switch|forward|escalate|refer)`;
/** They are to be passed on themselves. */
const passedOn = new RegExp(String.raw`${hand}\s+(?:me|us)${over}${someone}`, 'i');
/** The case is, or nothing is named: a step of work unless we are told to, and to whom one of us would be no help. */
const handed = new RegExp(String.raw`${hand}(?:\s+(?:this|it))?${over}${someone}`, 'i');
const toUs = /\b(?:please|pls|plz|kindly|(?:can|could|would|will) you)\b/i;
const ORDER_WORDS = 6;

/** Someone who is wanted in our place. Anyone else may be a colleague the work needs. */
const inOurPlace =
  /\b(?:human|person|recruiter|interviewer|real|actual|live|living|your|else)\b|\bhr (?:person|manager|team|officer)\b/i;
const ofHr = /^\s*(?:from|in|at|of) (?:hr|your)\b/i;
const ownMatter = /^\s*about my\b/i;
/** Where such a person belongs to the work: "a person in billing", "before I refund her". */
const ofWork =
  /^\s*(?:in|at|on|of)\s+(?!hr\b|your\b|person\b|the (?:phone|company|office|team)\b|a (?:call|video)\b|longtable\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)|^\s*from\s+(?!hr\b|your\b|the (?:company|office|team)\b|longtable\b)|\b(?:before|so that|because|who (?:can|could|knows|has))\b.{0,30}\bi (?:will |would |can |could |may |have to |need to |should )?(?:need (?:approval|help)|decid|approv|refund|reply|offer|promise|escalat|clos|sen[dt]|check|chang|ship|cancel|confirm)\w*/i;
/** Nothing but the request itself follows. */
const endsThere =
  /^(?:\W|\b(?:before i (?:answer|continue|go on|start|reply to you)|over the phone|about (?:this|it|that)|i have an? (?:issue|problem|question)|please|pls|plz|now|instead|here|today|directly|by phone|on the phone|on a call|if possible|thanks?|thank you|for (?:this|the interview)|about (?:this|the|my) (?:interview|application|process|score)|(?:from|in|at) (?:hr|your \w+)|(?:rather than|instead of|not (?:with|to)) .*)(?=\W|$))*$/i;

/** Whether the one they name, with the words behind, is wanted instead of the interviewer. */
function instead(found: RegExpExecArray | null, sentence: string, { need } = { need: false }): boolean {
  const whom = found?.[1];
  if (!found || whom === undefined) return false;
  const behind = sentence.slice(found.index + found[0].length);
  if (inOurPlace.test(whom) || ofHr.test(behind) || (/\bhr\b/i.test(whom) && ownMatter.test(behind)))
    return !ofWork.test(behind);
  return (!need || anyone.test(whom)) && endsThere.test(behind);
}

/** Whether they ask to be passed on, or that we pass something on. */
function isPassing(sentence: string): boolean {
  if (passedOn.test(sentence)) return true;
  const found = handed.exec(sentence);
  const behind = found ? sentence.slice(found.index + found[0].length) : '';
  if (!found || !(inOurPlace.test(found[1] ?? '') || ofHr.test(behind))) return false;
  const told = toUs.test(sentence.slice(0, found.index));
  const order = wordsOf(sentence).length <= ORDER_WORDS && !/\b(?:i|we|it|this)\b/i.test(sentence);
  return (told || order) && instead(found, sentence);
}

const person = [
  /^\W*(?:i (?:just )?(?:want|need|prefer)|please|pls|no,?|sorry,?|just|can i (?:have|get)|could i (?:have|get)|may i have|is there)?\s*(?:a |an |another )?(?:real |actual |live )?(?:human|person)(?: being)?(?: interviewer)?\s*(?:here|please|pls|plz|instead|now|thanks|to talk to|i can talk to|available)?\W*(?:please|pls|plz)?\W*$/i,
  /\b(?:real|actual|live) (?:human|person)\b.{0,20}(?:\bplease\b|\binstead\b)|\b(?:human|person)[ ,]+(?:please|pls|plz|instead)\b|\b(?:please|pls)[ ,]+(?:a |an )?(?:human|real person)\b/i,
  /\b(?:want|['’]d like|would like|prefer|rather|need)\b.{0,20}\b(?:a |an )(?:real |actual |live )?human\b(?! resource)/i,
  new RegExp(
    String.raw`\b(?:(?:do not|don['’]?t|dont|not|won['’]?t|rather not|no longer)\s+(?:really\s+)?(?:want|like|wish|comfortable|feel comfortable|go on|continue|prefer|ok|okay|happy|talk|talking|speak|speaking|chat)\b.{0,30}\b(?:to|with|by)\s+${machine}\b|\bnot (?:with |to |by )${machine}\b|\binstead of ${machine}\b|\bwithout ${machine}\b)`,
    'i',
  ),
  /\b(?:can|could|will|would|may) (?:someone|somebody|a person|a human|hr|a recruiter|one of you)\b.{0,30}\b(?:call|phone|ring|interview|talk to|speak (?:to|with)|contact|reach)\w* me\b/i,
  /\bask for a (?:person|human)\b/i,
  /\blet (?:a|some) (?:real )?(?:human|person)\b.{0,15}\b(?:interview|ask|talk to|speak (?:to|with)|help) me\b/i,
  /^.{0,50}\b(?:do|have) (?:this|it|the interview)\b.{0,10}\bwith one of your (?:colleagues|people|team)\b/i,
];
/** In a story, someone else is meant, or a habit. */
const story =
  /\b(?:customers?|clients?|callers?|guests?|when|if (?:the|a|it|they|she|he)|whenever|usually|always|would (?!(?:rather|like|prefer|love|feel|it be|you|be (?:possible|nice|great|better)))|team lead|department|payment|billing|he|she|they)\b/i;

/** Whether a sentence asks for a person in our place. */
const asksForPerson = (sentence: string): boolean =>
  talking.some((pattern) => instead(pattern.exec(sentence), sentence)) ||
  instead(needing.exec(sentence), sentence, { need: true }) ||
  inOurPlace.test(toTalkWith.exec(sentence)?.[1] ?? '') ||
  isPassing(sentence) ||
  person.some((pattern) => pattern.test(sentence));

const accommodation = [
  /\b(?:need|require|want|request|requesting|asking for|ask for|like|have|get|may i have|possible)\b.{0,25}\b(?:accommodations?|accomodations?|acommodations?|reasonable adjustments?|adjustments?|special arrangements?|modifications?)\b/i,
  /\b(?:need|require|want|could i (?:have|get)|can i (?:have|get)|may i have|would like)\b.{0,15}\b(?:extra|more|additional) time\b.{0,60}\b(?:because|due|since|for my|as i|dyslex\w*|disab\w*|eyes?|hands?|condition|type slow\w*|read)/i,
  /\b(?:because of|due to|with) my\b.{0,25}\b(?:disability|dyslexia|adhd|autism|eyesight|vision|hearing|condition|hands?|arm|injury|eyes|stutter|stammer)\b.{0,60}\b(?:need|can['’]?t|cannot|could|can i|is there|would|help|hard|difficult)/i,
  /\b(?:can|could|may|is it possible)\b.{0,40}\b(?:by|over|on|with|through) (?:the )?(?:voice|phone|video|sign language|audio|large print|a screen ?reader|an interpreter)\b.{0,50}\b(?:because|due|since|as i|eyesight|hearing|disab\w*|hands?|condition|dyslex\w*)/i,
  /\bi(?: am|['’]m)\b.{0,20}\b(?:blind|deaf|dyslexic|visually impaired|hard of hearing)\b.{0,60}\b(?:hard|difficult|can['’]?t|cannot|struggle)\b/i,
  /\bi (?:can['’]?t|cannot|am not able to|am unable to|find it hard to|struggle to) (?:type|use (?:a |the |my )?(?:keyboard|mouse|hands?)|see (?:the |this )?(?:screen|chat|text)|read (?:the |this )?(?:screen|small|text))\b/i,
  /\b(?:need|use) (?:an? |my )?(?:sign language interpreter|interpreter|screen ?reader|large(?:r)? (?:print|text|letters))\b/i,
];
const lodging =
  /\b(?:hotels?|guests?|booking|bookings|travel|rooms?|lodging|customers?|clients?|flights?)\b/i;

/** The request in a message, in any wording; null for none. An accommodation takes precedence over a person. */
export function wishIn(text: string): Wish | null {
  const sentences = sentencesOf(text);
  const adjusted = (sentence: string): boolean => accommodation.some((pattern) => pattern.test(sentence));
  if (sentences.some((sentence) => adjusted(sentence) && !lodging.test(sentence))) return 'accommodation';
  const wants = sentences.some((sentence) => asksForPerson(sentence) && !story.test(sentence));
  return wants && !aboutSelf(text) ? 'person' : null;
}

/** A text without the sentences that ask HR for something; unchanged, to the character, if none does. */
export function withoutWishes(text: string): string {
  if (wishIn(text) === null) return text;
  return sentencesOf(text)
    .filter((sentence) => wishIn(sentence) === null)
    .join(' ');
}

/** "I'm a people person" names no one. */
function aboutSelf(text: string): boolean {
  return /\b(?:i am|i['’]m) a (?:real )?(?:person|human|people person)\b/i.test(text);
}
