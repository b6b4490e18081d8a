import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import { hoursSpansIn } from '../../../../ai/builtIn/reading/hours.ts';
import { corrected } from '../facts/spelling.ts';
import { ownDeeds, readSentences } from './sentences.ts';

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
  'later tomorrow tonight today soon moment minute minutes min mins second seconds sec secs hour hours bit while some day days week weekend monday tuesday wednesday thursday friday saturday sunday time other another next morning evening afternoon few couple short quick little half 1 2 3 5 10 15 20 30 one two five ten',
);
const spans = set('moment minute minutes min mins second seconds sec secs');
const postponed = set(
  'later tomorrow tonight soon other another next week weekend monday tuesday wednesday thursday friday saturday sunday morning evening afternoon hour hours',
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

const again =
  /^(?:sorry,? )?(?:come again|pardon(?: me)?|which (?:one|question) (?:was|am) i supposed to answers?)$/;

/** Told of the past, or what they'd do or say in their work: nothing they do now. */
const told =
  /\b(?:i(?: (?:then|just|also|first|always|usually|often|only|never))?|and|then|we) (?:asked|quit|left|waited|stopped|paused|said|told)\b(?! you)|^(?:then |also |first )?ask(?:ed|ing)?\b|\bi(?:'d| would| will|'ll)? (?:(?:first|also|then|always|usually|again|even) )?(?:say|tell|ask)\b(?! you\b)|\bi(?:'d| would)\b(?! (?:really |just |now )?(?:like|rather|prefer|love|want|need|have to)\b)/;
/** In a situation, what they will do there. */
const intended =
  /\bi(?:'d| would|'ll| will)\b(?! (?:really |just |now )?(?:like|rather|prefer|love|want|need|have to)\b)|\bfirst\b/;
/** "Can I ask what the question was?" is said to us. */
const mayI = /\b(?:can|could|may|might) i\b/;
/** People and things of their work. */
const ofWork =
  /\b(?:customers?|clients?|callers?|guests?|patients?|buyers?|users?|drivers?|couriers?|company|store|shop|system|orders?|parcels?|deliver(?:y|ies)|payments?|refunds?|tickets?|accounts?|commute|salary|contract)\b/;
const interview = '(?:interview|conversation|session|meeting)';
/** Nothing else can be meant, whatever was asked. */
const explicit = new RegExp(
  String.raw`^(?:(?:please|ok|okay|just|sorry|so|no) )*(?:stop|quit|exit|end|bye|brb|bbl|afk)(?: (?:bye|it|this|that|the|now|here|please|for|today|then|guys|${interview}|chat))*$|\b(?:have to|need to|must|gotta|got to|should|want to|wanna|like to|let me|let's|i am|going to) (?:go|leave|stop|quit|end|exit|log (?:off|out)|leaving|stopping|pause|cancel|withdraw)\b|\b(?:stop|quit|leave|end|exit|cancel|pause|finish|continue|resume|go on with)(?: \w+)? (?:${interview}|chat)\b|(?:can't|cannot|can not|cant|don't want to|do not want to|won't) (?:continue|go on|proceed|carry on)\b`,
);
/** Meant so as well, unless it's what they'd do with a case. */
const goesOnLater = new RegExp(
  String.raw`\b(?:continue|come back|be back|return|resume|carry on|go on|(?:finish|do) (?:this|it|the ${interview}))\b.*\b(?:later|tomorrow|another (?:day|time)|next week|tonight|soon)\b`,
);
/** When they could work, rather than when they go on. */
const clock =
  /\d|\b(?:morning|evening|afternoon|night|(?:week)?days?|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|hours?|early|until|till|every)s?\b/;

/** What one clause does, as far as its words alone tell; null for anything else. */
function actOf({ text, words }: Clause, phase: InterviewPhase): Apart | null {
  const inSituation = phase === 'situation' || phase === 'availability';
  const denied = denial.test(text);
  const leaves = explicit.test(text);
  const mine = told.test(text) && !mayI.test(text);
  if (mine && !leaves) return null;
  if (says(words, asks, [recalls, times]) && some(words, recalls) && !denied && !mine) return 'repeat';
  if (again.test(text)) return 'repeat';
  if (/^(?:where|what) (?:were|was|did) (?:we|i)\b.{0,12}$/.test(text) && says(words, coming, [times]))
    return 'resume';
  const later = some(words, postponed);
  // "I'd wait", "stop": in a situation, it's what they would do there.
  const meant =
    !inSituation ||
    (leaves && phase === 'availability') ||
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
  if (!denied && says(words, spans, [times, waiting]) && (begged.test(text) || idiom.test(text)))
    return 'wait';
  const here = /\bback\b|\breturned\b|\b(?:here|online) again\b|\bagain (?:here|online)\b/.test(text);
  if (here && !later && !/\b(?:will|be|i'll|would|come|go|get)\b/.test(text) && says(words, coming, [times]))
    return 'resume';
  if (
    !denied &&
    says(words, announces, [announced, times]) &&
    !/\bnext\b|\byour? (?:have|ask|question)|\btime\b/.test(text)
  )
    return 'announce';
  return null;
}

/** "5 minutes" answers how long something took. */
const begged = /\b(?:please|give|need|wait|hold|hang|brb|let|sorry|just)\b/;
const idiom = /\b(?:a|one)(?: (?:short|quick|little))? (?:moment|second|sec|minute|min)\b/;

/** Whether the words only announce a question, such as "Can I ask something first?". */
export const onlyAnnounces = (text: string): boolean =>
  clausesOf(text, 'questions').every(({ act }) => act === 'announce');

type Heard = Clause & { written: string; act: Apart | null };

/** The clauses of a message, with what each does while a question of this phase is open. */
function clausesOf(message: string, phase: InterviewPhase): Heard[] {
  const clauses = message
    .split(between)
    .map((written) => ({ written: written.trim(), text: corrected(written).trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map((clause) => ({ ...clause, words: clause.text.match(/[\p{L}\p{N}']+/gu) ?? [] }));
  const hours = phase === 'availability' || hoursSpansIn(message).length > 0;
  const stops = clauses.some(({ text }) => explicit.test(text));
  const leaves = stops || clauses.some(({ text }) => goesOnLater.test(text));
  const work = clauses.some(
    ({ text }) => ofWork.test(text) || (phase === 'situation' && intended.test(text)),
  );
  return clauses.map((clause) => {
    const act = work && !stops ? null : actOf(clause, phase);
    const stays = act === 'leave' || act === 'wait';
    const answers = hours && stays && (clock.test(clause.text) || (act === 'leave' && !leaves));
    return { ...clause, act: answers ? null : act };
  });
}

/**
 * What a whole message does with the conversation; null for an answer, and for a question with content. When it could be
 * either, it's an answer.
 */
export function apartIn(message: string, phase: InterviewPhase, canPause = true): Apart | null {
  const clauses = clausesOf(message, phase);
  if (clauses.reduce((sum, { words }) => sum + words.length, 0) > ANY_WORDS) return null;
  const found = clauses.find(({ act }) => act !== null)?.act ?? null;
  const rest = clauses.filter(({ act }) => act === null);
  if (!canPause && (found === 'leave' || found === 'wait')) return null;
  if (found !== null && rest.every(isCourtesy)) return found;
  if (found === 'leave' || found === 'wait') return rest.every(isReason) ? found : null;
  return found === null && phase === 'questions' && isYes(clauses) ? 'agree' : null;
}

/** One question is interrupted at most so often; after that, what is said is taken as its answer. */
const PAUSES_MAX = 2;

/** Whether a question may still be interrupted, after turns with these ids. */
export const mayPause = (questionId: string, earlier: readonly string[]): boolean =>
  earlier.filter((id) => id.startsWith(`${questionId.split('~')[0]}~pause`)).length < PAUSES_MAX;

/** What a message says besides what it does with the conversation, clause by clause; all of it for an answer. */
export function withoutActs(message: string, phase: InterviewPhase, canPause = true): string {
  if (apartIn(message, phase, canPause) === null) return message;
  return clausesOf(message, phase)
    .filter((clause) => clause.act === null && !isCourtesy(clause))
    .map(({ written }) => written)
    .join('\n');
}

const isCourtesy = ({ text, words }: Clause): boolean =>
  !told.test(text) && words.every((word) => small.has(word) || coming.has(word) || recalls.has(word));

/** "Someone is at the door", "my power went out": nothing they do in their work. */
const isReason = ({ text, words }: Clause): boolean =>
  words.length <= REASON_WORDS && ownDeeds(readSentences(text)).length === 0;

const isYes = (clauses: readonly Clause[]): boolean =>
  clauses.length > 0 &&
  clauses.every(({ words }) => says(words, small, [agreeing, announced])) &&
  clauses.some(({ text, words }) => (some(words, agreeing) || /^i do$/.test(text)) && !denial.test(text)) &&
  !clauses.some(({ text }) => denial.test(text) || /\bthank/.test(text));
