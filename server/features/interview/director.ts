import { type InterviewPhase, MIN_MESSAGES } from '../../../shared/interview.ts';
import { answerFor } from './answers.ts';
import { planOf, type Question } from './questions.ts';
import { isHostile, type Reading, readAnswer } from './reading.ts';

/** What the interviewer knows about the person and the job. */
export type InterviewFacts = {
  position: string;
  jobTitle: string | null;
  jobDescription: string | null;
  requirements: string | null;
  workHours: string | null;
  firstName: string;
  introduction: string;
  resumeText: string | null;
  /** Makes this interview different from others and the same as itself. */
  seed: string;
};

/** What the interviewer's own messages remember. */
export type TurnMeta = { phase: InterviewPhase; questionId: string; followUp: boolean };
export type Turn = { seq: number; role: 'user' | 'assistant'; content: string; meta: TurnMeta | null };

/** What the interviewer does with this turn. */
type Act =
  | 'greet'
  | 'ask'
  | 'follow_up'
  | 'human'
  | 'boundary'
  | 'redirect'
  | 'language'
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
  /** The last answer was an attempt to evade, to insult or to steer twice over: no thanks for it. */
  cold: boolean;
};

/** At most so many second questions in one interview, so that a shy person is not cross-examined. */
const FOLLOW_UPS_MAX = 4;
const ANSWERS_MAX = 3;
const ASIDES_MAX = 3;
const ENOUGH_INSULTS = 4;

/** Every interviewer turn has its own id; a detour gets one derived from the question it interrupts. */
export function nextDirective(facts: InterviewFacts, turns: readonly Turn[]): Directive {
  const asked = turns.flatMap((turn) => (turn.meta ? [turn.meta] : []));
  const last = asked.at(-1);
  const answer = [...turns].reverse().find((turn) => turn.role === 'user');
  if (!last || !answer) return directive('greet', 'opening', 'greeting', null);
  const reading = readAnswer(answer.content);
  const cold = reading.hostile || reading.meddling || reading.evasive || reading.stuffed || reading.foreign;
  const id = (act: Act): string => `${baseOf(last.questionId)}~${act}${asked.length}`;
  const detour = (act: Act): Directive => ({ ...directive(act, last.phase, id(act), null, reading), cold });
  const done = (act: Act): number => asked.filter(({ questionId }) => questionId.includes(`~${act}`)).length;

  if (last.phase === 'closing')
    return { ...directive('after_close', 'closing', id('after_close'), null, reading), cold };
  if (reading.hostile && done('boundary') < 2) return detour('boundary');
  // Nobody has to be insulted for a whole interview; what was said so far can be handed in.
  const insults = turns.filter(({ role, content }) => role === 'user' && isHostile(content)).length;
  if (reading.hostile && insults >= ENOUGH_INSULTS && turns.length >= MIN_MESSAGES)
    return close(asked, reading, cold);
  if (reading.wantsHuman && done('human') < 2) return detour('human');
  if (reading.foreign && done('language') < 1) return detour('language');
  if (reading.meddling && done('redirect') < 3) return detour('redirect');

  const plan = planOf(facts.position, facts.seed);
  const current = plan.find((question) => question.id === baseOf(last.questionId));
  if (last.phase === 'questions') {
    const answered = asked.filter(({ questionId }) => questionId.includes('~answer')).length;
    return reading.asks && answered < ANSWERS_MAX ? detour('answer') : close(asked, reading, cold);
  }
  if (isOwnQuestion(facts, answer.content, reading, last.phase) && done('aside') < ASIDES_MAX) {
    return detour('aside');
  }
  const followUps = asked.filter(({ followUp }) => followUp).length;
  const probed =
    current !== undefined && asked.some((meta) => meta.followUp && baseOf(meta.questionId) === current.id);
  if (
    current &&
    (saysTooLittle(reading, last.phase) || reading.evasive || reading.stuffed || reading.puzzled) &&
    !probed &&
    followUps < FOLLOW_UPS_MAX
  ) {
    return {
      ...directive('follow_up', current.phase, id('follow_up'), current.probe, reading),
      followUp: true,
      cold,
    };
  }
  const next = nextQuestion(plan, asked);
  if (!next) return close(asked, reading, cold);
  return { ...directive('ask', next.phase, next.id, next.ask, reading), cold };
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

function nextQuestion(plan: Question[], asked: TurnMeta[]): Question | undefined {
  const ids = new Set(asked.map(({ questionId }) => questionId));
  return plan.find((question) => !ids.has(question.id));
}

/** Asks us something in the middle of the talk. In a story about a situation it may be a quotation. */
function isOwnQuestion(
  facts: InterviewFacts,
  text: string,
  reading: Reading,
  phase: InterviewPhase,
): boolean {
  if (!reading.asks || reading.puzzled || reading.evasive || reading.foreign) return false;
  if (phase === 'situation' || phase === 'opening' || reading.words > 24) return false;
  return answerFor(facts, text) !== null || (reading.words < 15 && text.trim().endsWith('?'));
}

/** Hours are said in a few words; anything else that short leaves something to ask. */
function saysTooLittle(reading: Reading, phase: InterviewPhase): boolean {
  return phase === 'availability' ? reading.words < 12 && reading.specifics.length === 0 : reading.thin;
}

function baseOf(questionId: string): string {
  return questionId.split('~')[0] ?? questionId;
}

function close(asked: TurnMeta[], reading: Reading, cold: boolean): Directive {
  return { ...directive('close', 'closing', `closing${asked.length}`, null, reading), cold };
}

function directive(
  act: Act,
  phase: InterviewPhase,
  questionId: string,
  question: string | null,
  reading: Reading | null = null,
): Directive {
  return { act, phase, questionId, followUp: false, question, reading, cold: false };
}
