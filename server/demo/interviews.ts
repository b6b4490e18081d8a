import { CONSENT_VERSION } from '../../shared/applications.ts';
import { type ApplicationId, type CandidateId, InterviewId } from '../../shared/ids.ts';
import { finalScore, recommendationFor } from '../../shared/scoring.ts';
import { SCORING_METHOD } from '../../shared/scoringMethod.ts';
import { languageDetector } from '../ai/builtIn/interview/english.ts';
import { scoreTalk } from '../ai/builtIn/interview/score.ts';
import type { Tx } from '../db/client.ts';
import { interviewSessions } from '../db/schema/interviews.ts';
import type { Deps } from '../deps.ts';
import { nextDirective, questionCount } from '../features/interview/director.ts';
import type { InterviewFacts, Turn } from '../features/interview/parts/context.ts';
import { usualHouse } from '../features/interview/parts/facts/house.ts';
import { writeFeedback } from '../features/interview/parts/rating/feedback.ts';
import { rubricFor } from '../features/interview/parts/rating/rubric.ts';
import { hoursOffered } from '../features/interview/parts/talk/hours.ts';
import { interviewTurnScript } from '../features/interview/parts/talk/script.ts';
import { settleRatings, writeSummary } from '../features/interview/scoring.ts';
import type { Answering } from './answers.ts';
import { type Said, storeTalk, writing } from './talks.ts';

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

type DemoInterview = { score: number; messages: number; endedAt: Date };

/** Holds, scores and stores an interview by the rules of the product. */
export async function storeInterview(
  deps: Deps,
  tx: Tx,
  input: {
    candidateId: CandidateId;
    applicationId: ApplicationId;
    fullName: string;
    position: string;
    answer: Answering;
    startedAt: Date;
    /** When the person asked for a human to look at the score; null when they did not. */
    reviewRequestedAt: Date | null;
    /** When HR read and confirmed the result; null while it is provisional. */
    confirmedAt: Date | null;
  },
): Promise<DemoInterview> {
  const id = InterviewId.parse(deps.clock.uuid());
  const facts: InterviewFacts = {
    position: input.position,
    jobTitle: null,
    jobDescription: null,
    requirements: null,
    workHours: null,
    salaryMin: null,
    salaryMax: null,
    jobLocation: null,
    house: usualHouse,
    firstName: input.fullName.split(' ')[0] ?? input.fullName,
    introduction: '',
    resumeText: null,
    year: input.startedAt.getUTCFullYear(),
    seed: id,
  };
  const turns = await holdInterview(facts, input.answer);
  const said = spoken(turns, input.startedAt);
  const endedAt = said.at(-1)?.at ?? input.startedAt;
  const rubric = rubricFor(input.position);
  const year = input.startedAt.getUTCFullYear();
  const proposed = await scoreTalk({ facts, turns, rubric, year });
  const ratings = settleRatings(proposed, { facts, turns, rubric }, 'built-in');
  const score = finalScore(ratings.criteria);
  const conversationId = await storeTalk(deps, tx, {
    kind: 'interview',
    ownerId: input.candidateId,
    said,
    startedAt: input.startedAt,
  });
  await tx.insert(interviewSessions).values({
    id,
    candidateId: input.candidateId,
    conversationId,
    applicationId: input.applicationId,
    position: input.position,
    consentVersion: CONSENT_VERSION,
    consentedAt: input.startedAt,
    currentQuestion: questionCount(turns),
    isComplete: true,
    completedAt: endedAt,
    scoring: 'done',
    scoringMethod: SCORING_METHOD,
    ratings,
    finalScore: score,
    recommendation: recommendationFor(score),
    summary: writeSummary(ratings, facts),
    feedback: writeFeedback(ratings, { hours: hoursOffered(turns) !== null }),
    reviewRequestedAt: input.reviewRequestedAt,
    confirmedAt: input.confirmedAt,
    createdAt: input.startedAt,
  });
  return { score, messages: turns.length, endedAt };
}

/** The talk with times that people and the product's pacing would take. */
function spoken(turns: readonly Turn[], startedAt: Date): Said[] {
  let at = startedAt.getTime() + 30_000;
  return turns.map(({ role, content, meta }) => {
    at += role === 'user' ? writing(content) : 15_000;
    return { role, content, meta, at: new Date(at) };
  });
}
