import { type InterviewPhase, MIN_MESSAGES } from '../../../shared/interview.ts';
import { type Disclosure, disclosuresIn } from './disclosures.ts';
import { type Asked, questionsIn } from './facts/questions.ts';
import { hoursIn, hoursOffered, saysMoreThanHours, saysPlace, spokenHours } from './hours.ts';
import { placeProbe, planOf, type Question } from './questions.ts';
import { isHostile, type Reading, readAnswer, sentencesOf, wordsOf } from './reading.ts';
import { type Wish, wishIn } from './wishes.ts';

/** What the settings say that a candidate may ask about. */
export type HouseFacts = {
  hrAddress: string;
  /** How long application data stays. */
  applicationMonths: number;
  /** Replies are written by a connected model rather than the built-in program. */
  outsideModel: boolean;
};

/** What the interviewer knows about the person and the job. */
export type InterviewFacts = {
  position: string;
  jobTitle: string | null;
  jobDescription: string | null;
  requirements: string | null;
  workHours: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  /** As the posting gives it; null without a posting. */
  jobLocation: string | null;
  house: HouseFacts;
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
  /** What the person asks us in their last message, each to be answered. */
  asked: Asked[];
  /** Disclosed in the last message for the first time; acknowledged, and never part of a rating. */
  disclosed: Disclosure[];
  /** What the person asked HR for. */
  wish: Wish | null;
  /** Questions for HR, and a wish, are stored where HR sees them: only then may the interviewer say so. */
  kept: boolean;
  /** The last answer was an attempt to evade, to insult or to steer twice over: no thanks for it. */
  cold: boolean;
};

/** At most so many second questions in one interview, so that a shy person is not cross-examined. */
const FOLLOW_UPS_MAX = 4;
/** An answer beside a question counts from so many words on. */
const ANSWER_WORDS = 7;
/** So many insults end an interview; see ending.ts for those before `MIN_MESSAGES`. */
export const ENOUGH_INSULTS = 4;
const DAYS = 'Which days of the week would that be?';

/** Every interviewer turn has its own id; a detour gets one derived from the question it interrupts. */
export function nextDirective(facts: InterviewFacts, turns: readonly Turn[]): Directive {
  const decided = decide(facts, turns);
  const last = turns.findLast((turn) => turn.role === 'user');
  if (!last || decided.act === 'greet' || decided.reading?.hostile) return decided;
  const earlier = turns
    .filter((turn) => turn.role === 'user' && turn.seq < last.seq)
    .flatMap(({ content }) => disclosuresIn(content));
  const disclosed = disclosuresIn(last.content).filter((kind) => !earlier.includes(kind));
  return { ...decided, disclosed };
}

function decide(facts: InterviewFacts, turns: readonly Turn[]): Directive {
  const asked = turns.flatMap((turn) => (turn.meta ? [turn.meta] : []));
  const last = asked.at(-1);
  const answer = turns.findLast((turn) => turn.role === 'user');
  if (!last || !answer) return directive('greet', 'opening', 'greeting', null);
  const whole = readAnswer(answer.content);
  const toUs =
    whole.puzzled || whole.evasive || whole.foreign ? [] : questionsIn(answer.content, last.phase).asked;
  const rest = toUs.length > 0 ? questionsIn(answer.content, last.phase).rest : answer.content;
  const reading =
    toUs.length > 0 ? { ...readAnswer(rest), hostile: whole.hostile, meddling: whole.meddling } : whole;
  const cold = reading.hostile || reading.meddling || reading.evasive || reading.stuffed || reading.foreign;
  const id = (act: Act): string => `${baseOf(last.questionId)}~${act}${asked.length}`;
  const with_ = (made: Directive): Directive => ({ ...made, reading, cold, asked: toUs });
  const detour = (act: Act, question: string | null = null): Directive =>
    with_(directive(act, last.phase, id(act), question));
  const done = (act: Act): number => asked.filter(({ questionId }) => questionId.includes(`~${act}`)).length;
  const end = (): Directive => with_(directive('close', 'closing', `closing${asked.length}`, null));

  const wish = wishIn(answer.content);
  if (wish) return { ...detour('human'), wish };
  if (last.phase === 'closing') return with_(directive('after_close', 'closing', id('after_close'), null));
  if (reading.hostile && done('boundary') < 2) return detour('boundary');
  // Nobody has to be insulted for a whole interview; what was said so far can be handed in.
  const insults = turns.filter(({ role, content }) => role === 'user' && isHostile(content)).length;
  if (reading.hostile && insults >= ENOUGH_INSULTS && turns.length >= MIN_MESSAGES) return end();
  if (reading.foreign && done('language') < 1) return detour('language');
  if (reading.meddling && done('redirect') < 3) return detour('redirect');

  const plan = planOf(facts.position, facts.seed);
  const current = plan.find((question) => question.id === baseOf(last.questionId));
  if (last.phase === 'questions') return toUs.length > 0 ? detour('answer') : end();
  if (toUs.length > 0 && last.phase !== 'opening' && !answersToo(rest, last.phase)) {
    return detour('aside', current ? again(current, turns, last, done('aside')) : null);
  }
  const followUps = asked.filter(({ followUp }) => followUp).length;
  const probed =
    current !== undefined &&
    asked.some(
      (meta) =>
        baseOf(meta.questionId) === current.id && (meta.followUp || meta.questionId.includes('~aside')),
    );
  const open =
    current?.phase === 'availability'
      ? openAboutHours(turns, answer.content, current, reading)
      : current && tooLittle(reading, answer.content)
        ? current.probe
        : null;
  if (current && open !== null && !probed && followUps < FOLLOW_UPS_MAX) {
    return { ...with_(directive('follow_up', current.phase, id('follow_up'), open)), followUp: true };
  }
  const next = nextQuestion(plan, asked);
  if (!next) return end();
  return with_(directive('ask', next.phase, next.id, asking(next, turns)));
}

/** Whether what stands beside a question answers ours. */
function answersToo(rest: string, phase: InterviewPhase): boolean {
  const words = wordsOf(rest).length;
  return (
    words >= ANSWER_WORDS ||
    (phase === 'availability' && (hoursIn(rest) !== null || /^\W*(?:yes|yeah|correct|right)\b/i.test(rest)))
  );
}

/** The question that is open, in other words than the last time it was put. */
function again(current: Question, turns: readonly Turn[], last: TurnMeta, asides: number): string {
  const hours = current.phase === 'availability' ? hoursOffered(turns) : null;
  if (hours) return hours.days === null ? DAYS : `Is ${spokenHours(hours)} right for this job’s hours?`;
  const core = sentencesOf(current.ask).at(-1) ?? current.ask;
  return (asides + (last.followUp ? 1 : 0)) % 2 === 0 ? current.probe : core;
}

/** The question to put; hours that were said already are confirmed, not asked for again. */
function asking(next: Question, turns: readonly Turn[]): string {
  const hours = next.phase === 'availability' ? hoursOffered(turns) : null;
  if (!hours) return next.ask;
  const said = `You said ${spokenHours(hours)}.`;
  return hours.days ? `${said} Is that right for this job’s hours?` : `${said} ${DAYS}`;
}

/** What is still open about hours, as a question; null when nothing is. */
function openAboutHours(
  turns: readonly Turn[],
  answer: string,
  current: Question,
  reading: Reading,
): string | null {
  const hours = hoursOffered(turns);
  const takenBack =
    hours !== null && hoursIn(answer) === null && /^\W*(?:no|nope|not|wrong|incorrect)\b/i.test(answer);
  if (takenBack) return current.probe;
  if (reading.stuffed || reading.puzzled) return current.probe;
  if (hours) {
    if (hours.days === null && !reading.evasive) return DAYS;
    const placed = turns.some(({ role, content }) => role === 'user' && saysPlace(content));
    return placed || reading.evasive ? null : placeProbe;
  }
  return reading.evasive || (reading.words < 12 && reading.specifics.length === 0) ? current.probe : null;
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

/** Leaves something to ask: says too little, evades, or says only when its writer can work. */
function tooLittle(reading: Reading, answer: string): boolean {
  return (
    reading.thin ||
    reading.evasive ||
    reading.stuffed ||
    reading.puzzled ||
    (hoursIn(answer) !== null && !saysMoreThanHours(answer))
  );
}

function baseOf(questionId: string): string {
  return questionId.split('~')[0] ?? questionId;
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
    kept: false,
    cold: false,
  };
}
