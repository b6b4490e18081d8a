import { eq, type SQL, sql } from 'drizzle-orm';
import type { CandidateId, ConversationId } from '../../../../../shared/ids/schema.ts';
import { firstName } from '../../../../../shared/text/firstName.ts';
import type { DbOrTx } from '../../../../db/client.ts';
import { applications, candidates, decidedFirst } from '../../../../db/schema/candidates.ts';
import { files } from '../../../../db/schema/files.ts';
import { interviewSessions } from '../../../../db/schema/interviews.ts';
import { jobRubrics, jobs } from '../../../../db/schema/jobs.ts';
import type { Deps } from '../../../../deps.ts';
import { resumeForModels } from '../../../files/service.ts';
import type { CompanyFacts, InterviewFacts } from '../context.ts';
import { rubricFrom } from '../rating/jobRubrics.ts';
import { companyFacts } from './company.ts';

type OneInterview = { facts: InterviewFacts; candidateId: CandidateId };

/** The interviewer's data: the posting, the application that the interview is about, and the résumé's visible text. */
export async function readFacts(
  deps: Deps,
  db: DbOrTx,
  conversationId: ConversationId,
): Promise<OneInterview> {
  const found = (await readFactsOf(deps, db, [conversationId])).get(conversationId);
  if (!found) throw new Error('An interview conversation without its session');
  return found;
}

/** The same of several interviews, with three queries for all of them. */
export async function readFactsOf(
  deps: Deps,
  db: DbOrTx,
  conversationIds: readonly ConversationId[],
): Promise<Map<ConversationId, OneInterview>> {
  const among = sql`${interviewSessions.conversationId} = any(${sql.param(conversationIds)}::uuid[])`;
  const rows = await readSessions(db, among);
  const written = new Map((await readApplications(db, among)).map((row) => [row.conversationId, row]));
  const company = await companyFacts(deps, db);
  return new Map(
    rows.map((row) => {
      const { conversationId } = row.session;
      const facts = factsOf(row, written.get(conversationId), company);
      return [conversationId, { facts, candidateId: row.candidate.id }];
    }),
  );
}

const readSessions = (db: DbOrTx, among: SQL) =>
  db
    .select({ session: interviewSessions, candidate: candidates, job: jobs, rubric: jobRubrics.content })
    .from(interviewSessions)
    .innerJoin(candidates, eq(candidates.id, interviewSessions.candidateId))
    .leftJoin(jobs, eq(jobs.id, interviewSessions.jobId))
    .leftJoin(
      jobRubrics,
      sql`${jobRubrics.jobId} = ${interviewSessions.jobId} and ${jobRubrics.version} = ${interviewSessions.rubricVersion}`,
    )
    .where(among);

/** The application that each interview is about. */
const readApplications = (db: DbOrTx, among: SQL) =>
  db
    .selectDistinctOn([interviewSessions.conversationId], {
      conversationId: interviewSessions.conversationId,
      introduction: applications.introduction,
      withheld: applications.introductionWithheld,
      resumeText: files.visibleText,
      resumeWithheld: files.textWithheld,
    })
    .from(interviewSessions)
    .innerJoin(candidates, eq(candidates.id, interviewSessions.candidateId))
    .innerJoin(applications, eq(applications.candidateId, candidates.id))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .where(among)
    .orderBy(
      interviewSessions.conversationId,
      sql`coalesce(${applications.id} = ${interviewSessions.applicationId}, false) desc`,
      ...decidedFirst,
    );

type SessionFound = Awaited<ReturnType<typeof readSessions>>[number];
type ApplicationFound = Awaited<ReturnType<typeof readApplications>>[number];

function factsOf(
  { session, candidate, job, rubric }: SessionFound,
  application: ApplicationFound | undefined,
  company: CompanyFacts,
): InterviewFacts {
  const posting = session.posting ?? job;
  return {
    position: session.position,
    jobTitle: posting?.title ?? null,
    jobDescription: posting?.description ?? null,
    requirements: posting?.requirements ?? null,
    workHours: posting?.workHours ?? null,
    salaryMin: job?.salaryMin ?? null,
    salaryMax: job?.salaryMax ?? null,
    jobLocation: job?.location ?? null,
    company,
    firstName: firstName(candidate.fullName),
    // A text that raised a safety flag is read by people only.
    introduction: application?.withheld ? '' : (application?.introduction ?? candidate.introduction),
    resumeText: resumeForModels({
      text: application?.resumeText ?? null,
      withheld: application?.resumeWithheld ?? false,
    }),
    rubric: rubricFrom(session, rubric),
    year: session.createdAt.getUTCFullYear(),
    seed: session.id,
  };
}
