import { BUILT_IN } from '../../shared/ai/builtIn.ts';
import { CONSENT_VERSION } from '../../shared/applications/schema.ts';
import { type ApplicationId, type CandidateId, InterviewId } from '../../shared/ids/schema.ts';
import { finalScore, recommendationFor } from '../../shared/interview/scoring.ts';
import { SCORING_METHOD } from '../../shared/interview/scoringMethod.ts';
import { firstName } from '../../shared/text/firstName.ts';
import { languageDetector } from '../ai/builtIn/interview/english.ts';
import { scoreTalk } from '../ai/builtIn/interview/score.ts';
import type { interviewSessions } from '../db/schema/interviews.ts';
import type { Deps } from '../deps.ts';
import { nextDirective, questionCount } from '../features/interview/director.ts';
import { hoursOffered } from '../features/interview/parts/answers/hours.ts';
import type { InterviewFacts, Turn } from '../features/interview/parts/context.ts';
import { usualCompany } from '../features/interview/parts/facts/company.ts';
import { interviewTurnScript } from '../features/interview/parts/interviewer/script.ts';
import { writeFeedback } from '../features/interview/parts/rating/feedback.ts';
import { rubricFor } from '../features/interview/parts/rating/rubric.ts';
import { settleRatings, writeSummary } from '../features/interview/scoring.ts';
import type { Answering } from './answers.ts';
import { addConversation, type Said, writing } from './conversations.ts';
import type { Rows } from './rows.ts';

/** A whole interview: the director and the built-in interviewer on one side, `answer` on the other. */
export async function holdInterview(facts: InterviewFacts, answer: Answering, most = 30): Promise<Turn[]> {
  const languages = await languageDetector();
  const turns: Turn[] = [];
  for (let turn = 0; turns.length < most; turn++) {
    const directive = nextDirective(facts, turns, languages);
    const { phase, questionId, followUp } = directive;
    const content = interviewTurnScript({ facts, turns, directive });
    turns.push({ seq: turns.length + 1, role: 'assistant', content, meta: { phase, questionId, followUp } });
    if (phase === 'closing') break;
    turns.push({
      seq: turns.length + 1,
      role: 'user',
      content: answer({ id: questionId, position: facts.position, turn }),
      meta: null,
    });
  }
  return turns;
}

/** Placeholder for the first name in interviews used for several people. */
const SOMEONE = 'Firstname';

/** A scored interview that isn't assigned to a person yet. */
export type HeldInterview = {
  position: string;
  turns: Turn[];
  result: Pick<
    typeof interviewSessions.$inferInsert,
    'currentQuestion' | 'ratings' | 'recommendation' | 'summary' | 'feedback'
  > & { finalScore: number };
};

/** Holds and scores an interview by the rules of the product; `seed` decides how the interviewer puts things. */
export async function heldInterview(
  position: string,
  answer: Answering,
  { seed, year }: { seed: string; year: number },
): Promise<HeldInterview> {
  const facts: InterviewFacts = {
    position,
    jobTitle: null,
    jobDescription: null,
    requirements: null,
    workHours: null,
    salaryMin: null,
    salaryMax: null,
    jobLocation: null,
    company: usualCompany,
    firstName: SOMEONE,
    introduction: '',
    resumeText: null,
    year,
    seed,
  };
  const turns = await holdInterview(facts, answer);
  const rubric = rubricFor(position);
  const proposed = await scoreTalk({ facts, turns, rubric, year });
  const ratings = settleRatings(proposed, { facts, turns, rubric }, BUILT_IN);
  const score = finalScore(ratings.criteria);
  return {
    position,
    turns,
    result: {
      currentQuestion: questionCount(turns),
      ratings,
      finalScore: score,
      recommendation: recommendationFor(score),
      summary: writeSummary(ratings, facts),
      feedback: writeFeedback(ratings, { hours: hoursOffered(turns) !== null }),
    },
  };
}

/** Adds an interview as this person's own. Answers with how it ended. */
export function addInterview(
  deps: Deps,
  rows: Rows,
  { position, turns, result }: HeldInterview,
  input: {
    candidateId: CandidateId;
    applicationId: ApplicationId;
    fullName: string;
    startedAt: Date;
    /** When the person asked for a human to look at the score; null when they did not. */
    reviewRequestedAt: Date | null;
    /** When HR read and confirmed the result; null while it is provisional. */
    confirmedAt: Date | null;
  },
): { score: number; messages: number; endedAt: Date } {
  const { candidateId, applicationId, fullName, startedAt, reviewRequestedAt, confirmedAt } = input;
  const first = firstName(fullName);
  const named = (text: string): string => text.replaceAll(SOMEONE, first);
  const said = spoken(turns, startedAt).map((turn) => ({ ...turn, content: named(turn.content) }));
  const endedAt = said.at(-1)?.at ?? startedAt;
  const conversationId = addConversation(deps, rows, {
    kind: 'interview',
    ownerId: candidateId,
    said,
    startedAt,
  });
  rows.interviewSessions.push({
    ...result,
    summary: named(result.summary ?? ''),
    id: InterviewId.parse(deps.clock.uuid()),
    candidateId,
    conversationId,
    applicationId,
    position,
    consentVersion: CONSENT_VERSION,
    consentedAt: startedAt,
    isComplete: true,
    completedAt: endedAt,
    scoring: 'done',
    scoringMethod: SCORING_METHOD,
    reviewRequestedAt,
    confirmedAt,
    createdAt: startedAt,
  });
  return { score: result.finalScore, messages: turns.length, endedAt };
}

/** The conversation, timed like people and the product's pacing. */
function spoken(turns: readonly Turn[], startedAt: Date): Said[] {
  let at = startedAt.getTime() + 30_000;
  return turns.map(({ role, content, meta }) => {
    at += role === 'user' ? writing(content) : 15_000;
    return { role, content, meta, at: new Date(at) };
  });
}
