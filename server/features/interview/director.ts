import { type InterviewPhase, MIN_MESSAGES } from '../../../shared/interview/schema.ts';
import type { Wish } from '../../../shared/portal/schema.ts';
import type { LanguageDetector } from '../../ai/builtIn/interview/english.ts';
import { onlyAnnounces } from './parts/answers/asides.ts';
import { type Disclosure, disclosuresIn } from './parts/answers/disclosures.ts';
import { hoursGiven } from './parts/answers/hours.ts';
import {
  baseOf,
  type HeardTurn,
  heardTurns,
  type QuestionState,
  statesOf,
} from './parts/answers/questionState.ts';
import { isHostile, type Reading, readAnswer, wordsOf } from './parts/answers/reading.ts';
import { ownDeeds, readSentences } from './parts/answers/sentences.ts';
import { wishIn } from './parts/answers/wishes.ts';
import type { Question } from './parts/bank/question.ts';
import type { InterviewFacts, Turn, TurnMeta } from './parts/context.ts';
import { type Asked, questionsIn } from './parts/facts/questions.ts';
import { asking, inOtherWords, leavesOpen, openQuestion } from './parts/interviewer/asking.ts';
import { untouched, wholePlan } from './parts/interviewer/extraQuestions.ts';
import {
  clarification,
  hoursProbe,
  isGiven,
  nextProbe,
  ownProbe,
  type Probe,
} from './parts/interviewer/probing.ts';

/** What the interviewer does with this turn. */
type Act =
  | 'greet'
  | 'ask'
  | 'follow_up'
  | 'clarify'
  | 'explain'
  | 'human'
  | 'boundary'
  | 'redirect'
  | 'language'
  | 'person'
  | 'pause'
  | 'resume'
  | 'repeat'
  | 'invite'
  | 'answer'
  | 'aside'
  | 'close'
  | 'after_close';

export type Directive = TurnMeta & {
  act: Act;
  /** The question to put, in plain words; null when none follows. */
  question: string | null;
  /** How the last answer read; null for the greeting. */
  reading: Reading | null;
  /** What the person asks us in their last message, each to be answered. */
  asked: Asked[];
  /** Disclosed in the last message for the first time; acknowledged, and never part of a rating. */
  disclosed: Disclosure[];
  /** What the person asked HR for. */
  wish: Wish | null;
  /** Questions for HR, and a wish, are stored where HR sees them: only then may the interviewer say so. */
  storedForHr: boolean;
  /** The last answer was an attempt to evade, to insult or to steer twice over: no thanks for it. */
  cold: boolean;
  /**
   * Whether something in the last answer was understood; otherwise it's neither acknowledged nor repeated.
   */
  grasped: boolean;
  /** Asked beyond the plan, because nothing said so far shows anything about something that is rated. */
  extra: boolean;
  /** A second question that a connected model asks in its own words; `question` is what is said without one. */
  ownWords?: boolean;
};

/** "Okay", to something said between two questions: the question itself is still open. */
const agrees =
  /^\W*(?:ok(?:ay)?|yes|yeah|sure|alright|all right|fine|of course|i (?:will )?try|let['’]?s (?:go on|continue)|go on|continue)(?:,? (?:thanks?|thank you|please|sorry))?\W*$/i;

/** Minimum number of words for an answer beside a question to count. */
const ANSWER_WORDS = 7;
/** What is done in a request for a person. */
const requesting = new Set(
  'want prefer like need ask request speak talk chat interview connect transfer pass put hand forward escalate get give call switch'.split(
    ' ',
  ),
);
/** So many insults end an interview; see ending.ts for those before `MIN_MESSAGES`. */
export const ENOUGH_INSULTS = 4;
/** Kind tries to get an answer in English, before the way to a person is shown. */
const ENGLISH_TRIES = 2;
/** "Yes" to what they'd like to know is answered with the question again at most so often. */
const INVITED_MAX = 2;
/** A question is put in other words at most so often. */
const EXPLAINED_MAX = 2;

/** Every interviewer turn has its own id; a detour gets one derived from the question it interrupts. */
export function nextDirective(
  facts: InterviewFacts,
  turns: readonly Turn[],
  languages: LanguageDetector,
): Directive {
  const decided = decide(facts, turns, languages);
  const last = turns.findLast((turn) => turn.role === 'user');
  if (!last || decided.act === 'greet' || decided.reading?.hostile) return decided;
  // Not said to a candidate who just asked for an accommodation, and the note on scoring isn't repeated.
  if (decided.wish === 'accommodation') return decided;
  const earlier = turns
    .filter((turn) => turn.role === 'user' && turn.seq < last.seq)
    .flatMap(({ content }) => disclosuresIn(content));
  const disclosed = disclosuresIn(last.content).filter((kind) => !earlier.includes(kind));
  return { ...decided, disclosed };
}

/** The last message, read, with what it asks us and what is left of it. */
type Heard = { content: string; rest: string; reading: Reading; toUs: Asked[] };

function hear(turn: HeardTurn, phase: InterviewPhase, languages: LanguageDetector): Heard {
  const { content } = turn;
  const whole = turn.reading ?? readAnswer(content, languages, phase);
  const { asked, rest } = questionsIn(content, phase);
  // "I don't know yet, what's the salary?": what's on record is answered, and at their turn to ask, anything.
  const theirTurn = phase === 'questions' || phase === 'closing';
  const known = asked.some(({ subjects }) => subjects.length > 0);
  const aboutOurs = whole.apart !== null && whole.apart !== 'leave' && whole.apart !== 'wait';
  // "I'm fine. Can I ask something first?"
  if (asked.length > 0 && !answersToo(rest, phase) && asked.every(({ text }) => onlyAnnounces(text)))
    return { content, rest, reading: { ...whole, apart: 'announce' }, toUs: [] };
  const unclear = (whole.puzzled || whole.evasive) && !theirTurn && !known;
  if (asked.length === 0 || aboutOurs || unclear || whole.foreign) {
    return { content, rest: content, reading: whole, toUs: [] };
  }
  const reading = {
    ...readAnswer(rest, languages, phase),
    hostile: whole.hostile,
    meddling: whole.meddling,
    apart: null,
  };
  return { content, rest, reading, toUs: asked };
}

function decide(facts: InterviewFacts, said: readonly Turn[], languages: LanguageDetector): Directive {
  const turns = heardTurns(said, languages);
  const asked = turns.flatMap((turn) => (turn.meta ? [turn.meta] : []));
  const last = asked.at(-1);
  const answer = turns.findLast((turn) => turn.role === 'user');
  if (!last || !answer) return directive('greet', 'opening', 'greeting', null);
  const heard = hear(answer, last.phase, languages);
  const { reading, toUs } = heard;
  const cold = reading.hostile || reading.meddling || reading.evasive || reading.stuffed || reading.foreign;
  const with_ = (made: Directive): Directive => ({
    ...made,
    reading,
    cold,
    asked: toUs,
    grasped: made.grasped && !cold,
  });
  const interrupted = interruption(heard, turns, last);
  if (interrupted) {
    const { act, question = null, wish = null } = interrupted;
    const id = `${act === 'close' ? 'closing' : `${baseOf(last.questionId)}~${act}`}${asked.length}`;
    const phase = act === 'close' ? 'closing' : last.phase;
    // A candidate who asks for a person knows that this is an AI.
    // "Why do I have to talk to a stupid bot?" is no question to pass on to HR.
    const rest = toUs.filter(({ subjects }) =>
      wish ? !subjects.includes('ai') : act !== 'boundary' || subjects.length > 0,
    );
    return { ...with_(directive(act, phase, id, question)), wish, asked: rest };
  }
  return with_(goOn(facts, turns, heard, last));
}

type Interruption = { act: Act; question?: string | null; wish?: Wish };

/** Comes before any question: requests, insults, other languages, instructions to the model, the end. */
function interruption(
  { content, reading }: Heard,
  turns: readonly Turn[],
  last: TurnMeta,
): Interruption | null {
  const done = (act: Act): number => turns.filter(({ meta }) => meta?.questionId.includes(`~${act}`)).length;
  const wish = wishIn(content);
  // Once the way to a person was shown, work that sounds like a request for one is an answer.
  if (wish === 'accommodation' || (wish && (done('human') === 0 || !tellsOfWork(content))))
    return { act: 'human', wish };
  if (last.phase === 'closing') return { act: reading.apart === 'announce' ? 'invite' : 'after_close' };
  if (reading.hostile && done('boundary') < 2) return { act: 'boundary' };
  // Insults aren't accepted for a whole interview; the candidate can submit what they've said so far.
  const insults = turns.filter((turn) => turn.role === 'user' && isHostile(turn.content)).length;
  if (reading.hostile && insults >= ENOUGH_INSULTS && turns.length >= MIN_MESSAGES) return { act: 'close' };
  if (reading.foreign && done('language') < ENGLISH_TRIES) return { act: 'language' };
  if (reading.foreign && done('person') === 0) return { act: 'person' };
  if (reading.meddling && done('redirect') < 3) return { act: 'redirect' };
  return null;
}

/**
 * Alternatives for this turn that a connected model may choose from: the next question instead of a follow-up, or one
 * follow-up of its own. Requests, questions, hours, and answers out of order leave no choice.
 */
export function otherDirectives(
  facts: InterviewFacts,
  said: readonly Turn[],
  languages: LanguageDetector,
  own: Directive,
): Directive[] {
  const last = said.findLast(({ meta }) => meta !== null)?.meta;
  const turns = heardTurns(said, languages);
  const answer = turns.findLast(({ role }) => role === 'user');
  if (!last || !answer || own.cold || own.asked.length > 0 || own.wish !== null) return [];
  if (last.phase === 'opening' || last.phase === 'availability' || last.phase === 'questions') return [];
  const { disclosed, reading } = own;
  if (own.act === 'follow_up' || own.act === 'clarify') {
    const next = goOn(facts, turns, hear(answer, last.phase, languages), last, { probing: false });
    return next.act === 'ask' ? [{ ...next, disclosed, reading }] : [];
  }
  const states = statesOf(wholePlan(facts, turns), turns, facts);
  const state = states.find(({ question }) => question.id === baseOf(last.questionId));
  const probe = own.act === 'ask' && own.grasped && state ? ownProbe(state, states) : null;
  return state && probe
    ? [{ ...second('follow_up', state.question, probe), disclosed, reading, ownWords: true }]
    : [];
}

/** The next step of the interview itself: an answer to the person, a second question, or the next one. */
function goOn(
  facts: InterviewFacts,
  turns: readonly HeardTurn[],
  heard: Heard,
  last: TurnMeta,
  { probing } = { probing: true },
): Directive {
  const { content, rest, reading, toUs } = heard;
  const count = turns.filter(({ meta }) => meta !== null).length;
  const detour = (act: Act, question: string | null): Directive =>
    directive(act, last.phase, `${baseOf(last.questionId)}~${act}${count}`, question);
  const end = (): Directive => directive('close', 'closing', `closing${count}`, null);
  const plan = wholePlan(facts, turns);
  const states = statesOf(plan, turns, facts);
  const state = states.find(({ question }) => question.id === baseOf(last.questionId));
  if (last.phase === 'questions') {
    if (toUs.length > 0) return detour('answer', null);
    const again = reading.puzzled || reading.apart === 'repeat' || reading.apart === 'resume';
    const invited = turns.filter(({ meta }) => meta?.questionId.includes('~invite')).length;
    return invited < INVITED_MAX && (again || (reading.apart !== null && reading.apart !== 'leave'))
      ? detour('invite', again && state ? state.question.plain : null)
      : end();
  }
  const { apart } = reading;
  if (apart === 'leave' || apart === 'wait') return detour('pause', null);
  if (apart === 'announce') return detour('invite', null);
  if (state && (apart === 'resume' || apart === 'repeat'))
    return detour(apart, openQuestion(state.question, turns));
  if (toUs.length > 0 && last.phase !== 'opening' && !answersToo(rest, last.phase)) {
    return detour('aside', state ? openQuestion(state.question, turns) : null);
  }
  const agreed = agrees.test(content) && leavesOpen(last.questionId);
  if (state && agreed) {
    return detour('aside', openQuestion(state.question, turns));
  }
  if (state && reading.puzzled && state.explained < EXPLAINED_MAX) {
    return detour('explain', inOtherWords(state, turns));
  }
  if (probing && state && !reading.hostile) {
    const clear = clarification(state, states, turns);
    if (clear) return second('clarify', state.question, clear);
    const hours = { turns, answer: content, reading };
    const byPhase = (): Probe | null =>
      state.question.phase === 'availability' ? hoursProbe(state, states, hours) : nextProbe(state, states);
    // In another language a second question would be understood no better.
    const probe = reading.foreign ? null : byPhase();
    if (probe) return { ...second('follow_up', state.question, probe), grasped: isGrasped(state, turns) };
  }
  const next = states.find(({ asked }) => !asked)?.question;
  if (!next) return end();
  const extra = next.phase === 'questions' && !reading.foreign ? untouched(facts, states, turns) : null;
  const question = extra ?? next;
  return {
    ...directive('ask', question.phase, question.id, asking(question, turns)),
    extra: extra !== null,
    grasped: !agreed && (state === undefined || isGrasped(state, turns)),
  };
}

/** Whether there's something of their own work in a message besides what they may want from HR. */
function tellsOfWork(content: string): boolean {
  const own = ownDeeds(readSentences(content)).filter(({ verb }) => !requesting.has(verb));
  return own.length > 0 && wordsOf(content).length >= ANSWER_WORDS;
}

function isGrasped(state: QuestionState, turns: readonly HeardTurn[]): boolean {
  if (state.question.phase === 'availability') return isGiven(state.question, turns);
  return !state.vague && !state.unanswered;
}

function second(act: Act, { phase }: Question, { questionId, question }: Probe): Directive {
  return { ...directive(act, phase, questionId, question), followUp: true };
}

/** Whether the text beside a question answers ours. */
function answersToo(rest: string, phase: InterviewPhase): boolean {
  const words = wordsOf(rest).length;
  return (
    words >= ANSWER_WORDS ||
    (phase === 'availability' && (hoursGiven(rest) || /^\W*(?:yes|yeah|correct|right)\b/i.test(rest)))
  );
}

/** The part of the interview a person is in. */
export function phaseOf(turns: readonly Turn[]): InterviewPhase {
  return turns.findLast((turn) => turn.meta)?.meta?.phase ?? 'opening';
}

/** Questions asked so far; the opening exchange and the good-bye count nothing (specification file 1 §4). */
export function questionCount(turns: readonly Turn[]): number {
  const ids = turns.flatMap(({ meta }) =>
    meta && meta.phase !== 'opening' && meta.phase !== 'closing' && !meta.questionId.includes('~')
      ? [meta.questionId]
      : [],
  );
  return new Set(ids).size;
}

function directive(act: Act, phase: InterviewPhase, questionId: string, question: string | null): Directive {
  return {
    act,
    phase,
    questionId,
    followUp: false,
    question,
    reading: null,
    asked: [],
    disclosed: [],
    wish: null,
    storedForHr: false,
    cold: false,
    grasped: true,
    extra: false,
  };
}
