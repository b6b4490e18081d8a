import { BUILT_IN } from '../../../../shared/ai/builtIn.ts';
import { finalScore } from '../../../../shared/interview/scoring.ts';
import type { InterviewFacts, Turn } from '../../../features/interview/parts/context.ts';
import { usualCompany } from '../../../features/interview/parts/facts/company.ts';
import { bankQuestion } from '../../../features/interview/parts/interviewer/questions.ts';
import { rubricFor } from '../../../features/interview/parts/rating/rubric.ts';
import { settleRatings } from '../../../features/interview/scoring.ts';
import { scoreTalk } from '../../builtIn/interview/score.ts';
import type { EvalTurn, InterviewCase } from '../format.ts';

/** What a scorer made of one interview. */
export type Found = {
  /** 0–100. */
  score: number;
  /** By criterion: 1–5, or null for insufficient evidence. */
  ratings: Record<string, number | null>;
};

/** The year in which the cases' talks were held. */
export const YEAR = 2026;

export function factsOf({
  id,
  position,
  job,
  resume,
}: Pick<InterviewCase, 'id' | 'position' | 'job' | 'resume'>): InterviewFacts {
  return {
    position,
    jobTitle: job?.title ?? null,
    jobDescription: job?.description ?? null,
    requirements: job?.requirements ?? null,
    workHours: job?.workHours ?? null,
    salaryMin: null,
    salaryMax: null,
    jobLocation: job?.location ?? null,
    company: usualCompany,
    firstName: 'Robin',
    introduction: '',
    resumeText: resume,
    year: YEAR,
    seed: id,
  };
}

const opening = 'Hello Robin, I’m Nora, the AI interviewer. How are you doing today?';
const closing = 'That’s everything from me. Thank you for taking the time today.';

/** @throws Error for an id that no question has */
function spoken(turn: EvalTurn, position: string, before: Turn | undefined): Omit<Turn, 'seq'> {
  if ('say' in turn) return { role: 'user', content: turn.say, meta: null };
  if ('interviewer' in turn) {
    const meta = before?.meta ?? null;
    return { role: 'assistant', content: turn.interviewer, meta };
  }
  if ('ask' in turn && turn.ask === 'opening') {
    return {
      role: 'assistant',
      content: opening,
      meta: { phase: 'opening', questionId: 'opening', followUp: false },
    };
  }
  if ('ask' in turn && turn.ask === 'closing') {
    return {
      role: 'assistant',
      content: closing,
      meta: { phase: 'closing', questionId: 'closing', followUp: false },
    };
  }
  const [kind = '', id = ''] = Object.entries(turn)[0] ?? [];
  const later = kind === 'later' || kind === 'laterProbe';
  const question = bankQuestion(position, later && !id.endsWith('-later') ? `${id}-later` : id);
  if (!question) throw new Error(`No question is called ${id}`);
  const followUp = kind === 'probe' || kind === 'laterProbe';
  return {
    role: 'assistant',
    content: followUp ? question.probe : question.ask,
    meta: { phase: question.phase, questionId: question.id, followUp },
  };
}

/** A case as the product would have stored it. @throws Error for an id that no question has */
export function turnsOf({ position, turns }: Pick<InterviewCase, 'position' | 'turns'>): Turn[] {
  const found: Turn[] = [];
  for (const turn of turns) {
    const before = found.findLast(({ role }) => role === 'assistant');
    found.push({ seq: found.length + 1, ...spoken(turn, position, before) });
  }
  return found;
}

/** Scores a case by the built-in rules: the same path that a finished interview takes, without the database. */
export async function scoreBuiltIn(one: InterviewCase): Promise<Found> {
  const facts = factsOf(one);
  const turns = turnsOf(one);
  const rubric = rubricFor(one.position);
  const proposed = await scoreTalk({ facts, turns, rubric, year: YEAR });
  const { criteria } = settleRatings(proposed, { facts, turns, rubric }, BUILT_IN);
  return {
    score: finalScore(criteria),
    ratings: Object.fromEntries(criteria.map(({ criterion, rating }) => [criterion, rating])),
  };
}
