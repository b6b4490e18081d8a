import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import { corrected } from '../facts/spelling.ts';
import { ownDeeds, readSentences } from './answers.ts';

/**
 * What a message does with the conversation instead of answering: it leaves, takes a moment, comes back, asks what the
 * question was, announces one of its own, or says yes to being asked for one.
 */
export type Apart = 'leave' | 'wait' | 'resume' | 'repeat' | 'announce' | 'agree';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words such messages share. One that holds any other word isn't about the conversation alone. */
const small = set(
  "give i i'm i'll i'd i've am we me it it's this that that's the a an to will would 'll be been have has got gotta need want wanna must can can't cannot could do does don't not won't should really just now please for in on at and so then sorry let let's lets us going gonna go of with from you your here there all only like prefer rather wish might may any anymore more longer no yes yeah yep yup ok okay hi hello hey thanks thank nora oh hmm um well sure alright fine but actually very much guys sir ma'am maam po by if is as my or cant excuse apologies pardon again too also because what's",
);
const times = set(
  'later tomorrow tonight today soon moment minute minutes min mins second seconds sec secs hour hours bit while day days week weekend monday tuesday wednesday thursday friday saturday sunday time other another next morning evening afternoon few couple short quick little half 1 2 3 5 10 15 20 30 one two five ten',
);
const spans = set('moment minute minutes min mins second seconds sec secs');
const postponed = set(
  'later tomorrow tonight soon another next week weekend monday tuesday wednesday thursday friday saturday sunday morning evening afternoon hour hours',
);
const chat = set('interview chat conversation talk session meeting');
const leaving = set('stop quit end leave exit cancel pause break withdraw afk bye bbl brb out off');
const waiting = set('wait hold hang brb afk think');
const goingOn = set('continue finish resume proceed back return carry go do complete talk chat');
const away = set('step appointment call log disconnect rest about it');
const coming = set(
  'back again online returned return ready where were was left off continue carry resume start waiting delay interruption',
);
const asks = set('question questions ask asked asking');
const recalls = set(
  'what which did were again forgot forget lost remind show repeat see was were last track thread say said mean tell read',
);
const announces = set('question questions ask query queries doubt inquiry');
const announced = set(
  'something anything one two three few couple quick thing things first before wanted small some another last',
);
const agreeing = set('yes yeah yep yup sure course absolutely definitely certainly');
const denial = /\b(?:no|not|never|don't|won't|can't|cannot|cant|none|nothing)\b/;

const between = /[.,;:!?…\n–—()]+|\s+(?:and|but|so|then|because|since)\s+/u;
const ANY_WORDS = 25;
/** A reason for leaving has fewer words than this. */
const REASON_WORDS = 8;

type Clause = { text: string; words: string[] };

/** Only such words, with one at least that says it. */
const says = (
  words: readonly string[],
  core: ReadonlySet<string>,
  beside: readonly ReadonlySet<string>[],
): boolean =>
  words.some((word) => core.has(word)) &&
  words.every((word) => small.has(word) || core.has(word) || beside.some((one) => one.has(word)));

const some = (words: readonly string[], of: ReadonlySet<string>): boolean =>
  words.some((word) => of.has(word));

/** What one clause does; null for anything else. */
function actOf({ text, words }: Clause, inSituation: boolean): Apart | null {
  const denied = denial.test(text);
  if (says(words, asks, [recalls, times]) && some(words, recalls) && !denied) return 'repeat';
  if (/^(?:where|what) (?:were|was|did) (?:we|i)\b.{0,12}$/.test(text) && says(words, coming, [times]))
    return 'resume';
  const later = some(words, postponed);
  // "I'd wait", "stop": in a situation, it's what they would do there.
  const meant =
    !inSituation ||
    some(words, chat) ||
    some(words, times) ||
    /\b(?:i (?:have|need|must|got)|i've got|gotta)\b/.test(text);
  if (
    meant &&
    says(words, goingOn, [times, chat, leaving, away]) &&
    (later || (denied && !/\bdo\b/.test(text)))
  )
    return 'leave';
  if (meant && says(words, chat, [times, leaving, goingOn]) && denied) return 'leave';
  if (meant && !denied && says(words, leaving, [times, chat, goingOn, away])) return 'leave';
  if (
    meant &&
    /\b(?:have to|need to|must|gotta|got to|should) go\b/.test(text) &&
    words.every((word) => small.has(word) || times.has(word))
  )
    return 'leave';
  if (meant && !denied && says(words, waiting, [times, away])) return 'wait';
  if (!denied && says(words, spans, [times, waiting])) return 'wait';
  const here = /\bback\b|\breturned\b|\b(?:here|online) again\b|\bagain (?:here|online)\b/.test(text);
  if (here && !later && !/\b(?:will|be|i'll|would|come|go|get)\b/.test(text) && says(words, coming, [times]))
    return 'resume';
  if (
    !denied &&
    says(words, announces, [announced, times]) &&
    !/\bnext\b|\byour? (?:have|ask|question)/.test(text)
  )
    return 'announce';
  return null;
}

/** What a whole message does with the conversation; null for an answer, and for a question with content. */
export function apartIn(message: string, phase: InterviewPhase): Apart | null {
  const clauses = corrected(message)
    .split(between)
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text) => ({ text, words: text.match(/[\p{L}\p{N}']+/gu) ?? [] }));
  if (clauses.reduce((sum, { words }) => sum + words.length, 0) > ANY_WORDS) return null;
  const acts = clauses.map((clause) => actOf(clause, phase === 'situation' || phase === 'availability'));
  const found = acts.find((act) => act !== null) ?? null;
  const rest = clauses.filter((_, at) => acts[at] === null);
  const courtesy = rest.every(({ words }) =>
    words.every((word) => small.has(word) || coming.has(word) || recalls.has(word)),
  );
  if (found !== null && courtesy) return found;
  if (found === 'leave' || found === 'wait') return rest.every(isReason) ? found : null;
  return found === null && phase === 'questions' && isYes(clauses) ? 'agree' : null;
}

/** "Someone is at the door", "my power went out": nothing they do in their work. */
const isReason = ({ text, words }: Clause): boolean =>
  words.length <= REASON_WORDS && ownDeeds(readSentences(text)).length === 0;

const isYes = (clauses: readonly Clause[]): boolean =>
  clauses.length > 0 &&
  clauses.every(({ words }) => says(words, small, [agreeing, announced])) &&
  clauses.some(({ text, words }) => (some(words, agreeing) || /^i do$/.test(text)) && !denial.test(text)) &&
  !clauses.some(({ text }) => denial.test(text) || /\bthank/.test(text));
