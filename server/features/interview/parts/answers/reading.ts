import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import { isOtherScript, isUnread, type LanguageDetector } from '../../../../ai/builtIn/interview/english.ts';
import { type Apart, apartIn } from './asides.ts';
import { hasNone } from './bareNo.ts';
import { isMeddling } from './injection.ts';

/** Classifies one answer before it's judged. Pure text rules, the same for every candidate. */
export type Reading = {
  words: number;
  /** "I do not know", "pass", "no comment". */
  evasive: boolean;
  hostile: boolean;
  /** Tries to instruct the interviewer, or to discuss its score. */
  meddling: boolean;
  /** Asks what the question means. */
  puzzled: boolean;
  /** Mostly not English. */
  foreign: boolean;
  /** English with another language in it: followed, but not in every part. */
  mixed: boolean;
  /** A row of terms rather than an answer. */
  stuffed: boolean;
  /** Something keeps them from saying it, such as a contract. */
  bound: boolean;
  /** States that there's no such experience. */
  none: boolean;
  /** Says something about the conversation instead: leaves it, comes back, wants to hear the question again. */
  apart: Apart | null;
};

/** Tools that no other English word is spelled like; any case counts. */
const plainTools =
  'Excel,Google Sheets,Outlook,Gmail,Google Calendar,Google Docs,Google Drive,Slack,Microsoft Teams,Zendesk,Freshdesk,Intercom,Gorgias,Help Scout,HubSpot,Salesforce,Zoho,Jira,Trello,Asana,Monday.com,ClickUp,Airtable,QuickBooks,Xero,Shopify,WordPress,Canva,Calendly,DocuSign,PowerPoint,Microsoft Access,Python,Dropbox,SharePoint,Hootsuite,Figma,LastPass,1Password,VLOOKUP,WhatsApp,Facebook,Instagram,TikTok,YouTube,LinkedIn,Skype,Google Meet,Google Forms,Office 365,Microsoft 365,RingCentral,Aircall,LiveChat,Hubstaff,Photoshop'.split(
    ',',
  );
/** Tools whose names are also words; only their exact spelling counts. */
const wordTools = 'Word,Teams,Zoom,Notion,SAP,CRM,ERP,SQL,Sheets'.split(',');
const toolPatterns = [
  ...plainTools.map((name) => ({ name, flags: 'iu' })),
  ...wordTools.map((name) => ({ name, flags: 'u' })),
].map(({ name, flags }) => ({
  name,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replace('.', '\\.').replace(/ /g, '\\s+')}(?![\\p{L}\\p{N}])`,
    flags,
  ),
}));

const counted =
  /\b\d[\d,.]*\s?(?:%|percent|years?|months?|weeks?|days?|hours?|minutes?|records?|entries|rows?|lines?|invoices?|orders?|tickets?|messages?|e-?mails?|calls?|chats?|customers?|clients?|people|agents?|words? per minute|wpm|keystrokes?|mbps|pages?|files?|calendars?|meetings?|products?|accounts?)\b/giu;
/** An answer that is nothing but a refusal; "if I am not sure, I ask" and "I pass it on" are answers. */
const refusals =
  /^\W*(?:(?:i'?m |i am |it |that |well |um+ |sorry |just )*(?:no comment|pass|skip(?: (?:it|this|that))?|idk|n\/a|none|whatever|depends|not sure|nothing(?: special)?|no idea|dunno))(?:\W+(?:please|next|question|sorry|really))*\W*$/i;
const evasions =
  /\b(no comment|next question|(?:prefer|rather) not (?:to )?(?:say|answer|tell|talk)|(?:do not|don['’]?t) want to (?:say|answer|tell|talk about)|none of your business|not telling (?:you|u)|what do you want to hear|why (?:do|would) you (?:need|want) to know)\b|^\W*(?:sorry,? )?i (?:do not|don['’]?t|dont) (?:really )?know\b/i;
/** A refusal when nothing else is said: "I keep it private" is also what's done with a customer's data. */
const secrecy =
  /^\W*(?:(?:sorry|well|no|but|honestly|i think|i guess|i(?:['’]m| am) afraid)\W+)*(?:(?:i(?:['’]d|['’]ll| would| will)? )?(?:rather |sooner |prefer to )?(?:keep|keeping) (?:that|this|it) (?:to myself|private)|(?:that|this|it)(?:['’]s| is) (?:a )?(?:private|personal|secret))(?:\W+(?:sorry|please|thanks?|thank you|next|question|matter|information|let['’]?s (?:move|go|carry) on|let['’]?s skip (?:it|that|this)|move on|(?:for|to) me|i(?:['’]m| am) afraid))*\W*$/i;
/** Said to us by their sense alone. */
const assaults =
  /\b(?:shut up|kill yourself|screw (?:you|this)|piss off|go to hell|(?:go )?fuck (?:off|(?:yourself|all|them|you|u|this|that|your|the (?:bot|interview|ai))\b)|eat shit|what the fuck (?:is|are|do|does)|garbage bot|useless (?:bot|machine|robot|ai)|hate (?:you|u|this (?:bot|interview|chat|ai|machine))|waste of my time|(?:this|you|it|here) (?:is|are|was) (?:all )?(?:just |only )?(?:such )?(?:a )?waste of time)\b/i;
const abuse = String.raw`(?:idiots?|idiotic|stupid|morons?|dumb|fuck\w*|shit\w*|bitch\w*|bastards?|assholes?|retard(?:s|ed)?|garbage|crap\w*|pathetic)`;
const filler = String.raw`(?:\s+(?:is|are|r|was|were|all|just|only|such|so|really|very|totally|truly|a|an|some|the|guys|people|another|like|being|fucking|kind of))*`;
const ours = `(?:(?:chat ?)?bots?|robots?|machines?|ai|program|interview(?:er|ers)?|questions?|quiz|chat|company|nora)`;
/** Words that are an insult by whom they are said of. */
const aimed = [
  // "You are an idiot", "your questions are dumb", "this is shit".
  new RegExp(
    String.raw`\b(?:you(?:['’]re)?|u|ur|youre)${filler}\s+${abuse}\b|\b(?:your|this|that|these|the)\s+(?:\w+\s+)?${ours}${filler}\s+${abuse}\b|\b(?:this|that|it)(?:['’]s)?(?:\s+is)?${filler}\s+${abuse}\W*$`,
    'i',
  ),
  // "A stupid bot", "such a dumb interview".
  new RegExp(String.raw`\b${abuse}\s+(?:\w+\s+){0,1}${ours}\b`, 'i'),
  // Nothing else is said: "Idiots."
  new RegExp(
    String.raw`^\W*(?:(?:you|what|an?|such|fucking|so|bunch of)\W+)*${abuse}(?:\s+${abuse})*\W*$`,
    'i',
  ),
  new RegExp(String.raw`\b(?:only|what kind of|which)\s+(?:an?\s+)?${abuse}\b.*\b${ours}\b`, 'i'),
  new RegExp(String.raw`^\W*what kind of\s+(?:an?\s+)?${abuse}\b.*\b(?:this|you)\W*$`, 'i'),
  // "Your company is run by morons", "your mom is a bitch".
  new RegExp(
    String.raw`\byour\s+(?:company|mom|mother|boss|team|people)\b(?:\s+\w+){0,3}\s+${abuse}\W*$`,
    'i',
  ),
  // "Whatever, idiot", "excuse me, you idiot".
  new RegExp(
    String.raw`^(?:[^,]+\s)?(?:whatever|no|yes|ok|okay|me|listen|look),\s*(?:you\s+)?(?:\w+ing\s+)?${abuse}\W*$`,
    'i',
  ),
];
/** Said to us even beside a "sorry". */
const toUs = new RegExp(String.raw`\byou(?:['’]re|re)?${filler}\s+${abuse}\b`, 'i');
/** Said of themselves, or taken back: "my stupid question", "I'm so dumb", "not a waste of my time". */
const ownOrNot =
  /\b(?:sorry|excuse|apolog\w*|pardon|forgive)\b|\b(?:my|our)\s+(?:\w+\s+){0,4}(?:(?:is|was|are|were|being|so|such|a)\s+)*(?:stupid|dumb|shit\w*|garbage|idiot\w*|crap\w*|fuck\w*)|\bi(?:['’]m| am| was| feel| felt| look| sound)\s+(?:\w+\s+){0,4}(?:stupid|dumb|idiots?|morons?|shit\w*|crap\w*)\b|\b(?:not|n['’]t|never)\s+(?:\w+\s+){0,3}(?:stupid|dumb|idiots?|waste|hate)\b|\b(?:maybe|perhaps|might be|may be|probably)\b.{0,20}\b(?:stupid|dumb)|(?:stupid|dumb) question\b(?=\W+(?:maybe|but|i know|probably))/i;
/** Said by or to another person: a story from work instead of an insult to us. */
const reported =
  /\b(customers?|clients?|callers?|guests?|patients?|he|she|they|who|colleagues?|managers?|boss|somebody|someone|people|told|called|said|shouted|yelled|screamed|felt|feel|mistake)\b/i;
/** Words of a text, in any script. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** Replaces the dots of "p.m." during sentence splitting; never part of a text (private use area). */
const DOT = '\uE000';
/** "10 p.m. to 6 a.m. Lagos time": a dot within one sentence. */
const innerDots =
  /\b([apAP])\.[mM]\.(?=\s(?:[a-z\d(]|\p{Lu}[\p{L}. ]{1,24}\btime\b|[A-Z]{2,5}\b)|\s?[-–,;])/gu;

/** Sentences with their exact text, so that each can be quoted. */
export function sentencesOf(text: string): string[] {
  const masked = text.replace(innerDots, (dotted) => dotted.replaceAll('.', DOT));
  return (masked.match(/[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)|\n|$)+/gu) ?? [masked])
    .map((sentence) => sentence.replaceAll(DOT, '.').trim())
    .filter((sentence) => sentence !== '');
}

/** Tools the text names, in our spelling and in the order of the text. */
export function toolsIn(text: string): string[] {
  return toolPatterns
    .map(({ name, pattern }) => ({ name, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
    .filter((name, _index, all) => !all.some((other) => other !== name && other.endsWith(` ${name}`)));
}

/** Numbers together with what they count, as written. */
export function countsIn(text: string): string[] {
  return [...text.matchAll(counted)].map(([match]) => match.trim());
}

/** So many bare terms in a row say nothing, whatever they are. */
const LIST_FROM = 7;
const smallWords =
  /^(i|we|my|our|the|a|an|to|of|in|on|and|is|was|are|were|it|that|for|with|then|would|have|had|do|did|me|they|them|you)$/;

/**
 * A pile of terms rather than an answer: named one after another with nothing done with them, or the same ones over
 * and over. Short notes ("Called driver: bag left with guard") are answers.
 */
function isStuffed(text: string): boolean {
  if (isList(text, LIST_FROM, 0.75)) return true;
  if (sentencesOf(text).some((sentence) => isList(sentence, 2 * LIST_FROM, 0.6))) return true;
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const small = words.filter((word) => smallWords.test(word)).length;
  return words.length > 20 && small < words.length * 0.15 && new Set(words).size < words.length * 0.6;
}

/** "Mon–Fri 9–5" and "8 AM" say something. */
const isBare = (item: string): boolean => wordsOf(item).length <= 2 && !/\d{2}|\b\d ?[ap]m/i.test(item);

/** At least so many items, and so large a share of them of one or two words. */
function isList(text: string, from: number, share: number): boolean {
  const items = text.split(/,|;|\/| and | & |\||•|\n/);
  return items.length >= from && items.filter((item) => isBare(item)).length >= items.length * share;
}

/** Whether a sentence insults us, rather than telling of an insult. */
export function isHostile(text: string): boolean {
  return sentencesOf(text).some(
    (sentence) =>
      (assaults.test(sentence) || aimed.some((pattern) => pattern.test(sentence))) &&
      !reported.test(sentence.replace(/\byou (?:people|guys|all)\b/gi, 'you')) &&
      (toUs.test(sentence) || !ownOrNot.test(sentence)),
  );
}

/** An answer that answers nothing on purpose. */
function isEvasive(text: string): boolean {
  return refusals.test(text) || secrecy.test(text) || (evasions.test(text) && wordsOf(text).length < 18);
}

/** Small words of candidates' other languages, none of them English. */
const otherLanguages = new Set(
  'de la el los las que en por con para muy una un mi mis yo es estoy und der das ich nicht mit ist ein eine le les des je une dans pour avec não uma eu os ang ng mga sa ako ko po yang dan di saya untuk che il sono non ve bir için bu jestem nie się w na z'.split(
    ' ',
  ),
);
const commonEnglish =
  /^(?:the|a|an|and|or|but|i|you|we|they|he|she|it|is|are|was|were|be|have|has|had|do|does|did|to|of|in|on|at|for|with|from|my|your|our|this|that|as|so|not|can|will|would|about|when|if|then|because|by|how|what)$/;

/** Whether a sentence is of another language; one that mixes English in isn't. */
function isForeignSentence(sentence: string, languages: LanguageDetector): boolean {
  if (isUnread(sentence, languages)) return true;
  const words = wordsOf(sentence).map((word) => word.toLowerCase());
  const other = words.filter((word) => otherLanguages.has(word)).length;
  return other >= words.length * 0.3 && !words.some((word) => commonEnglish.test(word));
}

/** From this many small words of another language on, the text is mixed. */
const MIXED_FROM = 2;

/** So much of a message in another language is a message in it; Taglish and the like are followed. */
const MOSTLY = 0.6;

/** Mostly another language, with too little English to follow. */
function isForeign(text: string, languages: LanguageDetector): boolean {
  if (isOtherScript(text)) return true;
  const sentences = sentencesOf(text).map((sentence) => ({ sentence, words: wordsOf(sentence).length }));
  const count = (list: typeof sentences): number => list.reduce((sum, { words }) => sum + words, 0);
  const readable = sentences.filter(({ words }) => words >= 4);
  return (
    readable.length > 0 &&
    count(readable.filter(({ sentence }) => isForeignSentence(sentence, languages))) >=
      count(sentences) * MOSTLY
  );
}

const puzzled =
  /\b(?:what (?:do|did|does) (?:you|that|this|it) mean|(?:can|could) you (?:please )?(?:say (?:that|it) again|give (?:me )?an example|(?:explain|repeat|clarify|rephrase)(?=\W*$|[.!?;]| (?:it|that|this|me|what you (?:mean|meant|want|are asking)|(?:the|your|that|this|last) (?:last |first )?question|again|please)\b(?! \w+ (?:work|is|are|do|does))))|what (?:kind|sort) of (?:answer|example)|what exactly (?:do you mean|are you asking)|in (?:what|which) sense|not sure (?:what|i understand what) you (?:mean|are asking|want))\b|\b(?:do not|don['’]?t|dont|didn['’]?t|didnt|did not) (?:really |quite )?(?:understand|get|follow)(?: (?:the|your|this|that|what) ?(?:question|part|you mean|you want|you['’]re asking)?| it)?\s*[?.!]*$|^\W*(?:sorry|pardon|huh|come again|meaning|like what|excuse me|what|(?:what|how|which|who|where) (?:should|shall|must|do) i (?:\w+ ){0,4}\w+)\s*\?+\W*$/i;

const withheld =
  /(?<!\b(?:say|said|tell|told|answer|reply|wrote|write|explain|explained)(?: (?:him|her|them|that))? )\bi (?:really )?(?:can['’]?t|cannot|can not|am not allowed to|may not|['’]?d rather not|would rather not) (?:really )?(?:say|name|go into|disclose|tell you|share) (?:which|who|what|that|it|more|details?|particular|names?|where)\b|\b(?:can['’]?t|cannot|i ['’]?d rather not) (?:name|go into) (?:it|that|particular)|\bcant go into\b|\bi['’]d rather not (?:say|go into)|\bunder (?:my contract|an? nda)\b|\bwe signed a paper\b/i;

const without =
  /\b(?:(?:do not|don['’]?t|dont|did not|didn['’]?t) (?:really |actually )?have (?:one|any(?! (?!yet|before|so|of|in|at|but|because|and|or|experience|examples?|such|cases?|stor|jobs?|work|tools?|programs?|software)\w)|a story|an example|such)|never had (?:one|any(?! (?!yet|before|so|of|in|at|but|because|and|or|experience|examples?|such|cases?|stor|jobs?|work|tools?|programs?|software)\w)|that|such)|(?:can['’]?t|cannot|cant|could not|couldn['’]?t) (?:really )?(?:think of|name|remember) (?:one|any|a particular|an? (?:example|instance|case))|nothing (?:comes to mind|like that)|no example)\b|^\W*(?:sorry,? )?(?:that['’]?s|that is|thats) (?:all|everything|it|what)(?: (?:that )?i (?:can|could|remember|know|did|have|do)\b.*)?\W*$/i;

/**
 * What rules can determine about an answer: evasion, addressee, whether it's an answer at all.
 * @param phase Of the question it answers: "none" to the tools one has used is an answer.
 * @param mayPause Whether it may leave the question open; otherwise it's an answer.
 */
export function readAnswer(
  text: string,
  languages: LanguageDetector,
  phase: InterviewPhase = 'experience',
  mayPause = true,
): Reading {
  const words = wordsOf(text);
  const foreign = isForeign(text, languages);
  const isPuzzled = puzzled.test(text.trim()) && words.length < 30;
  const apart = foreign || isPuzzled ? null : apartIn(text, phase, mayPause);
  const none = (without.test(text) && words.length < 40) || hasNone(text, phase);
  return {
    words: words.length,
    evasive: isEvasive(text) && !none && apart === null,
    hostile: isHostile(text),
    meddling: isMeddling(text),
    puzzled: isPuzzled,
    stuffed: !foreign && isStuffed(text),
    foreign,
    mixed: words.filter((word) => otherLanguages.has(word.toLowerCase())).length >= MIXED_FROM,
    bound: withheld.test(text),
    none,
    apart,
  };
}
