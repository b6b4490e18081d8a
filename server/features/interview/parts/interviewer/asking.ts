import { andList } from '../../../../../shared/text/lists.ts';
import { isHeard } from '../answers/answerParts.ts';
import { hoursOffered, spokenHours } from '../answers/hours.ts';
import {
  answersIn,
  baseOf,
  type HeardTurn,
  mentionedBefore,
  type QuestionState,
} from '../answers/questionState.ts';
import { sentencesOf, toolsIn, wordsOf } from '../answers/reading.ts';
import type { Question } from '../bank/question.ts';
import { HOURS_DAYS, probeWords } from './probing.ts';

/** Our turns without a question of their own: the previous one stays open. */
const detours = /~(?:human|boundary|redirect|language|person|pause|invite|resume|repeat|aside|explain)\d/;

/** Whether a turn of ours left the question before it open without putting it again. */
export const leavesOpen = (questionId: string): boolean =>
  /~(?:human|boundary|redirect|language|person|pause|invite)\d/.test(questionId);

/** Opens a question that builds on an earlier answer. */
export const MENTIONED = 'You’ve told me about';

/** The question to put; what was said already is confirmed or built on, not asked for again. */
export function asking(next: Question, turns: readonly HeardTurn[]): string {
  if (next.phase === 'availability') return askingHours(next, turns);
  if (next.phase === 'skills') return askingTools(next, turns);
  return next.ifMentioned && mentionedBefore(next, turns) ? next.ifMentioned.instead : next.ask;
}

function askingHours(next: Question, turns: readonly HeardTurn[]): string {
  const hours = hoursOffered(turns);
  if (!hours) return next.ask;
  const said = `You said ${spokenHours(hours)}.`;
  return hours.days ? `${said} Could you work those hours in this job?` : `${said} ${HOURS_DAYS}`;
}

function askingTools(next: Question, turns: readonly HeardTurn[]): string {
  const used = answersIn(turns).filter(
    ({ sentences, text }) => toolsIn(text).length > 0 && isHeard('use', sentences, text),
  );
  const tools = [...new Set(used.flatMap(({ text }) => toolsIn(text)))].slice(0, 3);
  return tools.length > 0
    ? `${MENTIONED} ${andList(tools)}. Which other programs do you use for your work?`
    : next.ask;
}

/** The question that is open, as it was put. */
export function openQuestion(question: Question, turns: readonly HeardTurn[]): string {
  const open = turns.findLast(
    ({ meta }) => meta && baseOf(meta.questionId) === question.id && !detours.test(meta.questionId),
  )?.meta;
  const words = open ? probeWords(open, question) : null;
  if (words) return words;
  const ask = asking(question, turns);
  if (ask !== question.ask) return ask;
  // "What do you do?" says nothing without the situation before it.
  const last = sentencesOf(ask).at(-1) ?? ask;
  return wordsOf(last).length > SHORT_WORDS ? last : question.plain;
}

const SHORT_WORDS = 5;

/**
 * Rewords the open question for a candidate who doesn't understand it: first with its subject, then as a
 * smaller one.
 */
export function inOtherWords({ question, explained }: QuestionState, turns: readonly HeardTurn[]): string {
  if (explained > 0) return question.probe;
  const open = turns.findLast(({ meta }) => meta && !detours.test(meta.questionId))?.meta;
  const words = open ? probeWords(open, question) : null;
  return words ? [...sentencesOf(question.plain).slice(0, -1), words].join(' ') : question.plain;
}
