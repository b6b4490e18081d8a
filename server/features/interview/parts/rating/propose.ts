import { eq, sql } from 'drizzle-orm';
import type { CandidateId, ConversationId, InterviewId } from '../../../../../shared/ids/schema.ts';
import { finalScore, type Ratings } from '../../../../../shared/interview/scoring.ts';
import { firstName } from '../../../../../shared/text/firstName.ts';
import type { DbOrTx } from '../../../../db/client.ts';
import { applications, candidates, decidedFirst } from '../../../../db/schema/candidates.ts';
import { files } from '../../../../db/schema/files.ts';
import { interviewSessions } from '../../../../db/schema/interviews.ts';
import { jobs } from '../../../../db/schema/jobs.ts';
import type { Deps } from '../../../../deps.ts';
import { DomainError } from '../../../../errors.ts';
import { readTurns } from '../../../conversation/service.ts';
import { resumeForModels } from '../../../files/service.ts';
import { scoringPrompt } from '../../prompts.ts';
import { droppedQuotes } from '../../scoring.ts';
import { hoursOffered } from '../answers/hours.ts';
import type { InterviewFacts } from '../context.ts';
import { companyFacts } from '../facts/company.ts';
import { toTurns } from '../turns.ts';
import { rubricOfSession } from './jobRubrics.ts';
import { CALLS_MAX, rateInterview, SCORE_TOKENS } from './rateInterview.ts';
import { rubricOf } from './rubric.ts';

/** About; the budgets estimate in the same way. */
const CHARACTERS_PER_TOKEN = 4;

export type Proposal = {
  facts: InterviewFacts;
  candidateId: CandidateId;
  ratings: Ratings;
  score: number;
  /** The person said which hours they can work, wherever in the interview. */
  hoursSaid: boolean;
  /** Quotes given for a rating that aren't in the transcript. */
  dropped: { label: string; quote: string }[];
};

/**
 * Asks the model for one proposal on a completed interview and validates it; nothing is stored. `subject`'s
 * daily budget pays for it, the candidate's by default.
 * @throws AiError, DomainError('not_found')
 */
export async function proposeRatings(
  deps: Deps,
  interviewId: InterviewId,
  options: { signal: AbortSignal; subject?: string },
): Promise<Proposal> {
  const { candidateId, ...talk } = await material(deps, interviewId);
  const { facts, turns, rubric } = talk;
  const subject = options.subject ?? candidateId;
  const { ratings, proposed } = await rateInterview(deps.scorer, talk, { subject, signal: options.signal });
  return {
    facts,
    candidateId,
    ratings,
    score: finalScore(ratings.criteria),
    hoursSaid: hoursOffered(turns) !== null,
    dropped: droppedQuotes(proposed, rubric, turns),
  };
}

/** Tokens that one proposal takes at most. @throws DomainError('not_found') */
export async function proposalTokens(deps: Deps, interviewId: InterviewId): Promise<number> {
  const { facts, turns, rubric } = await material(deps, interviewId);
  const { system, messages } = scoringPrompt(facts, turns, rubric);
  const characters = messages.reduce((sum, { content }) => sum + content.length, system.length);
  const each = Math.ceil(characters / CHARACTERS_PER_TOKEN) + SCORE_TOKENS;
  return deps.scorer.builtIn ? each : each * CALLS_MAX;
}

async function material(deps: Deps, interviewId: InterviewId) {
  const [session] = await deps.db
    .select({ conversationId: interviewSessions.conversationId, createdAt: interviewSessions.createdAt })
    .from(interviewSessions)
    .where(eq(interviewSessions.id, interviewId));
  if (!session) throw new DomainError('not_found');
  const { facts, candidateId } = await readFacts(deps, deps.db, session.conversationId);
  const turns = toTurns(await readTurns(deps.db, session.conversationId));
  return {
    facts,
    candidateId,
    turns,
    rubric: rubricOf(facts),
    year: session.createdAt.getUTCFullYear(),
  };
}

/** The interviewer's data: the posting, the application that the interview is about, and the résumé's visible text. */
export async function readFacts(deps: Deps, db: DbOrTx, conversationId: ConversationId) {
  const [row] = await db
    .select({ session: interviewSessions, candidate: candidates, job: jobs })
    .from(interviewSessions)
    .innerJoin(candidates, eq(candidates.id, interviewSessions.candidateId))
    .leftJoin(jobs, eq(jobs.id, interviewSessions.jobId))
    .where(eq(interviewSessions.conversationId, conversationId));
  if (!row) throw new Error('An interview conversation without its session');
  const [application] = await db
    .select({
      introduction: applications.introduction,
      withheld: applications.introductionWithheld,
      resumeText: files.visibleText,
      resumeWithheld: files.textWithheld,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .where(eq(applications.candidateId, row.candidate.id))
    .orderBy(sql`coalesce(${applications.id} = ${row.session.applicationId}, false) desc`, ...decidedFirst)
    .limit(1);
  const posting = row.session.posting ?? row.job;
  const facts: InterviewFacts = {
    position: row.session.position,
    jobTitle: posting?.title ?? null,
    jobDescription: posting?.description ?? null,
    requirements: posting?.requirements ?? null,
    workHours: posting?.workHours ?? null,
    salaryMin: row.job?.salaryMin ?? null,
    salaryMax: row.job?.salaryMax ?? null,
    jobLocation: row.job?.location ?? null,
    company: await companyFacts(deps, db),
    firstName: firstName(row.candidate.fullName),
    // A text that raised a safety flag is read by people only.
    introduction: application?.withheld ? '' : (application?.introduction ?? row.candidate.introduction),
    resumeText: resumeForModels({
      text: application?.resumeText ?? null,
      withheld: application?.resumeWithheld ?? false,
    }),
    rubric: await rubricOfSession(db, row.session),
    year: row.session.createdAt.getUTCFullYear(),
    seed: row.session.id,
  };
  return { facts, candidateId: row.candidate.id };
}
