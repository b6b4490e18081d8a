/** Why a sentence of a model doesn't reach the person. */
export type Fault =
  | 'cut_off'
  | 'too_long'
  | 'repeated'
  | 'reasoning'
  | 'score'
  | 'promise'
  | 'protected'
  | 'link'
  | 'language'
  | 'refusal'
  | 'role'
  | 'markup'
  | 'insult'
  | 'invented';

/** Words that keep a sentence from the person, and why. */
export type Rule = { fault: Fault; said: RegExp };

/** Earlier sentences, and the topics a sentence may mention. */
export type Heard = {
  /** Sentences of both sides. */
  before: readonly string[];
  /** Everything the model was given: figures and names come from there. */
  given: string;
  /** True for text in another language. */
  isForeign(text: string): boolean;
  /** What this speaker must not say; the interviewer's rules when left out. */
  rules?: readonly Rule[];
  /** The part of what the model was given that it may repeat; without it, repeating isn't looked for. */
  sayable?: string;
};

const WORDS_MAX = 55;
/** A sentence with this share of its words in an earlier one repeats it. */
const SAME = 0.75;
/** Shorter ones are too alike by chance to compare word by word. */
const COMPARED_FROM = 4;
/** So many words in a row from a model's instructions aren't a coincidence. */
const ECHO_WORDS = 7;
/** A sentence that ends with this many words it already contained begins a loop. */
const LOOP_WORDS = 4;

const interviewer: readonly Rule[] = [
  {
    fault: 'reasoning',
    said: /\bthe (?:user|candidate|applicant|person)(?:['’]s)? (?:is|was|has|said|says|asked|asks|gave|gives|wants|answer(?:ed)?|message|response|just|seems|mentions|mentioned)\b|^\W*user (?:is|said|answered|asked|mentioned|gave)\b|\b(?:my|this) (?:task|turn|instructions?|directive|prompt)\b|\bsystem prompt\b|\baccording to the prompt\b|\bthe directive\b|\bthese rules\b|\bvague(?:ly)?\b|\b(?:in|using) (?:bold|plain words given|my own words)\b/i,
  },
  {
    fault: 'reasoning',
    said: /\bi (?:need|have|should|must) to? ?(?:respond|reply|ask|put the question|react|write|follow the)\b|^\W*(?:i|we) (?:should|must|need to) (?:ask (?:about|them|him|her|for)|probe|keep (?:it|this|my \w+) short)\b|^let me think about (?:what|how)\b|^(?:okay|ok|alright|hmm|wait|so),? (?:so )?(?:the user|i need to|let me (?:think|see)|i should)\b/i,
  },
  // Labels of a note to itself.
  {
    fault: 'reasoning',
    said: /^\W*(?:reason(?:ing)?|thoughts?|analysis|plan|decision|step \d+|internal(?: note)?|note to (?:self|myself))\W*:|^\W*action\W*:\s*(?:probe|next|answer|close)\b/i,
  },
  {
    fault: 'score',
    said: /\b(?:scor(?:e|es|ed|ing)|ratings?|rated|grade[sd]?|evaluation)\b|\b\d+ points?\b|\b\d+(?:\.\d+)?\s*(?:\/|out of)\s*(?:5|10|100)\b|\b(?:you|you['’]ve|you have) (?:passed|failed)\b|\b(?:great|excellent|perfect|impressive|outstanding|amazing|brilliant|strong|fantastic|wonderful|good|bad|poor|weak) (?:answers?|responses?|job|candidate|examples?|work|fit|match)\b|\b(?:impressed|impressive|well done)\b/i,
  },
  {
    fault: 'promise',
    said: /\byou(?:['’]ll| will| would|['’]d|['’]re| are|['’]ve| have)? (?:be |been |get |got )?(?:hired|selected|chosen|accepted|shortlisted|promoted|the (?:job|position|role))\b|\bwe(?:['’]ll| will| would like to| can| want to| are (?:happy|pleased) to)? (?:hire|offer you|pay you|promise)\b|\bi(?:['’]ll| will| can)? (?:promise|guarantee|make sure you get)\b|\bguaranteed?\b|\bcongratulations\b|\bwelcome (?:aboard|to (?:the|our) (?:team|company))\b|\bjob offer\b|\b(?:next|second|final) (?:round|stage)\b|\byou can start\b|\bworking with you\b|\b(?:bonus|salary|benefits)\b|\bwe(?:['’]ll| will) (?:be in touch|contact|call|get back|send|email|let you know)\b/i,
  },
  {
    fault: 'protected',
    said: /\bhow old\b|\b(?:your|what) age\b|\bmarried\b|\bmarital\b|\b(?:children|kids|child|babies|pregnan\w*)\b|\bfamily\b|\b(?:husband|wife|spouse|boyfriend|girlfriend)\b|\breligio\w*|\b(?:church|mosque|faith|pray\w*)\b|\bethnic\w*|\b(?:race|racial)\b|\bnationality\b|\bcitizen\w*|\bwhere (?:are|were) you (?:from|born)\b|\bborn\b|\bdisabilit\w*|\b(?:your|any) (?:health|medical|illness)\b|\bsexual\w*|\bgender\b|\bpolitic\w*|\bvot(?:e|ed|ing) for\b|\bunion member/i,
  },
  { fault: 'link', said: /https?:|\bwww\.|\b[\w-]+\.(?:com|net|org|io|co|info|example)\b|\]\(|\S@\S/i },
  {
    fault: 'refusal',
    said: /\bas an? (?:ai|language|large)\b|\b(?:ai|large)? ?language model\b|\bi(?:['’]m| am) (?:just |only )?an? (?:assistant|chatbot|virtual assistant|bot)\b|\bi(?:['’]m| am) (?:not able|unable)\b|\bi (?:can['’]?t|cannot|can not|won['’]?t|will not) (?:help|assist|continue|do that|answer|engage|provide|comply|discuss)\b|\b(?:openai|chatgpt|anthropic|llama|gpt-?\d)\b|\b(?:guidelines|policies|policy) (?:do|does|prevent|prohibit)|\bi do(?:n['’]t| not) have (?:personal )?(?:feelings|experiences?|access)\b|\bhow can i (?:help|assist)\b/i,
  },
  {
    fault: 'role',
    said: /\bi(?:['’]ve| have) (?:\w+ )?(?:worked|been working|experience|a (?:strong|proven|solid)|\d+ years|years)\b|\bi (?:worked|graduated|studied|applied|managed|handled|learned)\b|\bmy (?:resume|résumé|cv|experience|background|skills|previous|last|strengths?|qualifications|application|career|team members)\b|\bi(?:['’]m| am) (?:excited|interested in|applying|looking for|confident|writing|a real|human|a human|a person|not an ai)\b|\bi(?:['’]d| would) love to (?:join|work)\b|\bhire me\b|\bdear\b|\bsincerely\b|\bbest regards\b/i,
  },
  {
    fault: 'markup',
    said: /[{}`\\|]|\[[^\]]*\]?|<[^>]*>?|^\s*#|^\s*\d+[.)]$|^(?:user|human|candidate|applicant|system|you)\s*:/i,
  },
];

/** What an interviewer never says, though a supervisor or a client may. */
const interviewerAlone: readonly Rule[] = [
  {
    // Orders that the model was given, or makes up, and passes on.
    fault: 'reasoning',
    said: /^\W*(?:please )?(?:(?:do not|don['’]t|never) (?:\w+ly )?(?:provide|comment|repeat|answer|respond|write|mention|ask|use|thank|give|say|include)|greet|choose|provide|respond|reply|write|repeat|comment)\b|^if you choose\b|\b(?:the|next|current|last) turn\b|\bthe (?:ai )?interviewer\b|\bmy answer\b/i,
  },
  // The line for HR, when it isn't the first.
  { fault: 'reasoning', said: /\bACT\s*[:=–—-]|^\W*(?:[Rr]eason(?:ing)?|REASON|Act)\s*:/ },
  { fault: 'refusal', said: /\bhere to (?:help|assist)\b|\bi(?:['’]ll| will| can) (?:help|assist) you\b/i },
  {
    // A past of its own: nobody gave the interviewer one.
    fault: 'role',
    said: /\bi did (?!(?:not|get|read|ask|see|hear|mean|say|want|catch|understand|notice|receive)\b)|\bi (?:helped|used|planned|organized|went|called)\b|\bi was (?:in|at|a|an|the|working|responsible|asked)\b|\bi had (?:a|an|to)\b|\bi asked (?:them|him|her|my|to be)\b|\bi(?:['’]ve| have) (?:been|had|done|used|planned|helped)\b/i,
  },
];

/** The interviewer's rules about these, for another speaker. */
export const rulesAbout = (...faults: readonly Fault[]): Rule[] =>
  interviewer.filter(({ fault }) => faults.includes(fault));

/** Number of significant words found only in the hidden text that counts as disclosing it. */
const DISCLOSING_MIN = 3;

/** Whether a sentence discloses content of a hidden text that the model wasn't given otherwise. */
export function discloses(sentence: string, hidden: string, given: string): boolean {
  const [secret, known] = [stemsOf(hidden), stemsOf(given)];
  return (
    [...stemsOf(sentence)].filter((stem) => secret.has(stem) && !known.has(stem)).length >= DISCLOSING_MIN
  );
}

/**
 * The fault that blocks a sentence; null if it may be shown. Pure and synchronous, because it runs before anything is
 * displayed.
 */
export function faultOf(sentence: string, heard: Heard): Fault | null {
  if (wordsOf(sentence).length > WORDS_MAX) return 'too_long';
  const found = (heard.rules ?? [...interviewer, ...interviewerAlone]).find(({ said }) =>
    said.test(sentence),
  );
  if (found) return found.fault;
  if (heard.before.some((other) => isSame(sentence, other)) || repeatsItself(sentence)) return 'repeated';
  if (heard.sayable !== undefined && echoes(sentence, heard.given, heard.sayable)) return 'reasoning';
  if (foreignLetters.test(sentence) || heard.isForeign(sentence)) return 'language';
  return isGiven(sentence, heard.given) ? null : 'invented';
}

/** Whether a sentence repeats a run of words that stands in the instructions only. */
function echoes(sentence: string, given: string, sayable: string): boolean {
  const [instructed, allowed] = [flat(given), flat(sayable)];
  return runsOf(sentence, ECHO_WORDS).some((run) => instructed.includes(run) && !allowed.includes(run));
}

/** "Not the week of the month, but the week of the month": a small model is about to loop. */
function repeatsItself(sentence: string): boolean {
  const runs = runsOf(sentence, LOOP_WORDS);
  return runs.slice(0, -LOOP_WORDS).includes(runs.at(-1) ?? '');
}

/** Every so many words in a row, between blanks. */
function runsOf(sentence: string, length: number): string[] {
  const words = wordsOf(sentence);
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => ` ${words.slice(at, at + length).join(' ')} `);
}

/** Words only, for looking for a run of them. */
const flat = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Whether two sentences say the same in about the same words. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first.join(' ') === second.join(' ')) return true;
  if (Math.min(first.length, second.length) < COMPARED_FROM) return false;
  const known = new Set(second);
  const common = new Set(first.filter((word) => known.has(word))).size;
  return common / Math.max(new Set(first).size, known.size) >= SAME;
}

/** Whether one sentence stands in the other, word by word. */
export function isPartOf(one: string, other: string): boolean {
  const [first, second] = [flat(one), flat(other)];
  return first.includes(second) || second.includes(first);
}

/** Share of what one text says, small words aside, that the other says too. */
export function shareOf(text: string, other: string): number {
  const wanted = stemsOf(text);
  const known = stemsOf(other);
  return wanted.size === 0 ? 0 : [...wanted].filter((stem) => known.has(stem)).length / wanted.size;
}

const foreignLetters = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];

const smallWords = new Set(
  'about with that this what when where which would could should have from your you they them their there then than some into like been were will does did doing done tell please more most also just very much many'.split(
    ' ',
  ),
);

function stemsOf(text: string): Set<string> {
  const long = wordsOf(text).filter((word) => word.length > 3 && !smallWords.has(word));
  return new Set(long.map((word) => word.slice(0, 5)));
}

/** Figures and names that don't appear in the input are invented. */
function isGiven(sentence: string, given: string): boolean {
  const known = given.toLowerCase();
  const figures = sentence.match(/\d+(?:[.,]\d+)*/g) ?? [];
  if (figures.some((figure) => !new RegExp(`(?<!\\d)${figure.replaceAll('.', '\\.')}(?!\\d)`).test(known)))
    return false;
  return namesIn(sentence).every((name) => new RegExp(`\\b${name}\\b`, 'iu').test(known));
}

const commonNames =
  /^(?:I|I['’]\w+|AI|HR|English|U|S|US|PM|AM|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
/** Openings before a comma; another word there is a name. */
const openings =
  /^(?:thanks|thank|okay|ok|great|good|yes|no|well|so|right|sure|now|next|hello|hi|hey|first|also|alright|understood|finally|lastly|again|and|then|today|meanwhile|overall|speaking|there|true|certainly|absolutely|indeed|however|still|sorry|welcome|if|when|before|after)$/i;

/** Words with a capital letter inside a sentence, and one that calls a person at its beginning. */
function namesIn(sentence: string): string[] {
  const [first = '', ...others] = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
  const capitals = others.filter((word) => /^\p{Lu}/u.test(word) && !commonNames.test(word));
  const called = new RegExp(`^\\W*${first}\\s*,`, 'u').test(sentence) && !openings.test(first);
  return [...(called && /^\p{Lu}/u.test(first) ? [first] : []), ...capitals].map((word) =>
    word.replace(/['’]\w*$/, ''),
  );
}
