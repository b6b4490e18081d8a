import type { Contradiction } from '../../../../ai/builtIn/reading/contradictions.ts';
import { hoursGiven, hoursOffered, saysDays, saysLine, saysPlace } from '../answers/hours.ts';
import { answersIn, baseOf, type HeardTurn, isProbe, type QuestionState } from '../answers/questionState.ts';
import type { Reading } from '../answers/reading.ts';
import type { Question } from '../bank/question.ts';
import type { TurnMeta } from '../context.ts';

/** A second question: its id within the interview, and its words. */
export type Probe = { questionId: string; question: string };

/**
 * Maximum of follow-up questions per question and per interview, so that it doesn't become a
 * cross-examination.
 */
const PER_QUESTION = 2;
const PER_INTERVIEW = 6;

/** Contradictions to clear up; also between the candidate's statements and their résumé. */
const clarifying: Record<Contradiction['what'], string> = {
  years:
    'I’d like to get your dates right. I count fewer years of this work on your résumé than you told me about. Could you walk me through what you did and when?',
  // Age is never asked for.
  age: 'I’d like to get your dates right. When and where did you start this kind of work?',
  employer: 'You said your résumé isn’t quite up to date. Which job is different from what it says?',
  job: 'Just so I have this right, do you have a job you’d keep, or are you free to start?',
};

export const HOURS_DAYS = 'Which days of the week would that be?';
/** No question that a "yes" leaves open. */
const HOURS_DAYS_AGAIN = 'On which days could you work those hours?';
const HOURS_PLACE = 'What’s your internet connection like where you’d be working?';

const probesOf = (states: readonly QuestionState[]): number =>
  states.reduce((sum, { probes }) => sum + probes, 0);

/** Whether one more follow-up question is allowed: each remaining question reserves one. */
function mayProbe(state: QuestionState, states: readonly QuestionState[]): boolean {
  const left = PER_INTERVIEW - probesOf(states);
  if (left <= 0 || state.probes >= PER_QUESTION) return false;
  const toCome = states.filter(({ question, asked }) => !asked && question.phase !== 'questions').length;
  return state.probes === 0 || left > toCome;
}

/** Asks for the part of an answer that wasn't said; null when nothing is missing, or enough was asked. */
export function nextProbe(state: QuestionState, states: readonly QuestionState[]): Probe | null {
  if (state.earlier || !mayProbe(state, states)) return null;
  // One other approach for a candidate who'd rather not answer; a second would be pressing.
  if ((state.refused > 0 || state.bound || state.none) && state.probes > 0) return null;
  const { question } = state;
  if (state.vague && state.probes === 0) {
    return {
      questionId: `${question.id}~probe`,
      question: state.none || state.bare ? question.plain : question.probe,
    };
  }
  const [part] = state.missing;
  // Asked for one case and told of none: there's no "it" to ask about.
  if (!part || (refersBack.test(part.probe) && lacksCase(state))) return null;
  const [tool] = state.tools;
  const words = tool ? part.probe.replace(/\b(in|with) it\b/, `$1 ${tool}`) : part.probe;
  return { questionId: `${question.id}~probe-${part.heard}`, question: words };
}

const refersBack = /\b(?:it|that|them|they)\b/i;

/** Whether a case was asked for and wasn't told. */
const lacksCase = ({ question, heard, missing }: QuestionState): boolean =>
  question.parts.some((part) => part.heard === 'case' && !heard.includes(part) && !missing.includes(part));

/** One second question that a connected model may choose to ask, where nothing was asked twice yet and nothing is missing. */
export function ownProbe(state: QuestionState, states: readonly QuestionState[]): Probe | null {
  const declined = state.refused > 0 || state.bound || state.none;
  if (state.earlier || declined || state.probes > 0 || !mayProbe(state, states)) return null;
  return { questionId: `${state.question.id}~probe-own`, question: state.question.probe };
}

/** Whether hours were named, to this question or anywhere before. */
export function isGiven(question: Question, turns: readonly HeardTurn[]): boolean {
  const own = answersIn(turns).filter(({ questionId }) => baseOf(questionId) === question.id);
  return hoursOffered(turns) !== null || own.some(({ text }) => hoursGiven(text));
}

/** What is still open about hours: the hours themselves, then the days, then where the work would be done. */
export function hoursProbe(
  state: QuestionState,
  states: readonly QuestionState[],
  { turns, answer, reading }: { turns: readonly HeardTurn[]; answer: string; reading: Reading },
): Probe | null {
  if (!mayProbe(state, states) || (state.refused > 0 && state.probes > 0)) return null;
  const { question } = state;
  const asked = turns.flatMap(({ meta }) => (meta ? [meta.questionId] : []));
  const probe = (part: string, words: string): Probe | null => {
    const questionId = `${question.id}~probe-${part}`;
    return asked.includes(questionId) ? null : { questionId, question: words };
  };
  const own = answersIn(turns).filter(({ questionId }) => baseOf(questionId) === question.id);
  const given = isGiven(question, turns);
  // "No" to the question about days or the place takes no hours back.
  const detail = /~probe-(?:days|days-again|place)$/.test(asked.at(-1) ?? '');
  const takenBack =
    given && !detail && !hoursGiven(answer) && /^\W*(?:no|nope|not|wrong|incorrect)\b/i.test(answer);
  if (!given || takenBack || reading.stuffed) return probe('hours', question.probe);
  if (reading.evasive) return null;
  const days = hoursOffered(turns)?.days != null || own.some(({ text }) => saysDays(text));
  if (!days) {
    if (asked.some((id) => id.startsWith(`${question.id}~probe-days`))) return null;
    const put = turns.some(({ role, content }) => role === 'assistant' && content.includes(HOURS_DAYS));
    return put ? probe('days-again', HOURS_DAYS_AGAIN) : probe('days', HOURS_DAYS);
  }
  const placed =
    own.some(({ text }) => saysPlace(text)) ||
    turns.some(({ role, content }) => role === 'user' && saysLine(content));
  return placed ? null : probe('place', HOURS_PLACE);
}

/**
 * Two statements that can't both be true, or one that the résumé doesn't bear out, asked about once of each kind.
 */
export function clarification(
  state: QuestionState,
  states: readonly QuestionState[],
  turns: readonly HeardTurn[],
): Probe | null {
  if (!mayProbe({ ...state, probes: 0 }, states)) return null;
  const asked = turns.flatMap(({ meta }) => (meta ? [meta.questionId] : []));
  const found = states
    .flatMap(({ contradicted }) => contradicted)
    .find(({ what }) => !asked.some((id) => alike(what).some((kind) => id.includes(clarifyMark(kind)))));
  return found
    ? { questionId: `${state.question.id}${clarifyMark(found.what)}`, question: clarifying[found.what] }
    : null;
}

/** Years, age and employers are one subject, the résumé; a present job is another. */
const alike = (what: Contradiction['what']): Contradiction['what'][] =>
  what === 'job' ? ['job'] : ['years', 'age', 'employer'];

const clarifyMark = (what: Contradiction['what']): string => `~clarify-${what}`;

/** A follow-up question by its id, to repeat it; null for an unknown id. */
export function probeWords({ questionId }: TurnMeta, question: Question): string | null {
  if (!isProbe(questionId)) return null;
  const what = questionId.split('-').at(-1) ?? '';
  if (questionId.includes('~clarify')) {
    return Object.entries(clarifying).find(([key]) => key === what)?.[1] ?? null;
  }
  if (questionId.endsWith('~probe-days')) return HOURS_DAYS;
  if (questionId.endsWith('~probe-days-again')) return HOURS_DAYS_AGAIN;
  if (questionId.endsWith('~probe-place')) return HOURS_PLACE;
  return question.parts.find(({ heard }) => questionId.endsWith(`~probe-${heard}`))?.probe ?? question.probe;
}
