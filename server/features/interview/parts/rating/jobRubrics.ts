import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { InterviewId, JobId } from '../../../../../shared/ids/schema.ts';
import {
  type JobRubric,
  OwnQuestion,
  type RatingLevels,
  type RubricInput,
  type RubricVersion,
  type SaveRubricInput,
} from '../../../../../shared/jobs/rubrics.ts';
import type { Actor } from '../../../../actor.ts';
import type { DbOrTx, Tx } from '../../../../db/client.ts';
import { jobRubrics, jobs } from '../../../../db/schema/jobs.ts';
import type { Deps } from '../../../../deps.ts';
import { DomainError } from '../../../../errors.ts';
import { tracks } from '../interviewer/questions.ts';
import type { SessionRow } from '../sessions.ts';
import { ownCriterion, type Rubric, rubricFor, rubricOfTrack } from './rubric.ts';

/**
 * Rubrics of jobs, in immutable versions: the first comes from the position's template, with the first
 * interview or HR's first change. Each version stores names and levels, so that an interview keeps those it
 * started with.
 */

const StoredRubric = z.strictObject({
  track: z.enum(tracks),
  /** Criteria of the template; `weight` in percent. */
  criteria: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      weight: z.int(),
      levels: z.strictObject({ low: z.string(), middle: z.string(), high: z.string() }),
    }),
  ),
  own: z.array(OwnQuestion),
});
type StoredRubric = z.infer<typeof StoredRubric>;

type Version = { version: number; content: StoredRubric };

function templateOf(position: string): StoredRubric {
  return storedForm(rubricFor(position));
}

function storedForm({ track, criteria }: Rubric): StoredRubric {
  return {
    track,
    criteria: criteria.map((criterion) => ({ ...criterion, weight: Math.round(criterion.weight * 100) })),
    own: [],
  };
}

/**
 * The template of a position with a job's own questions: what becomes of a rubric when HR changes the job's position. The
 * template's weights shrink to what the questions leave, in whole percents.
 */
export function carriedOver(position: string, own: readonly OwnQuestion[]): StoredRubric {
  const template = templateOf(position);
  const left = 100 - own.reduce((sum, { weight }) => sum + weight, 0);
  let [before, given] = [0, 0];
  const criteria = template.criteria.map((criterion) => {
    before += criterion.weight;
    const weight = Math.round((before * left) / 100) - given;
    given += weight;
    return { ...criterion, weight };
  });
  return { ...template, criteria, own: [...own] };
}

/** The newest version, of those up to `most`. */
async function newest(db: DbOrTx, jobId: JobId, most?: number): Promise<Version | null> {
  const [row] = await db
    .select()
    .from(jobRubrics)
    .where(and(eq(jobRubrics.jobId, jobId), most === undefined ? undefined : lte(jobRubrics.version, most)))
    .orderBy(desc(jobRubrics.version))
    .limit(1);
  return row ? { version: row.version, content: StoredRubric.parse(row.content) } : null;
}

/** What an interview for this job would use now; `isStored` is false while no row says so. */
function presentOf(position: string, stored: Version | null): Version & { isStored: boolean } {
  const present = stored?.content ?? templateOf(position);
  const { track } = rubricFor(position);
  return {
    version: stored?.version ?? 0,
    content: present.track === track ? present : carriedOver(position, present.own),
    isStored: stored !== null && present.track === track,
  };
}

async function storeVersion(deps: Deps, tx: Tx, jobId: JobId, { version, content }: Version): Promise<void> {
  await tx.insert(jobRubrics).values({ jobId, version, content, createdAt: deps.clock.now() });
}

async function readPresent(db: DbOrTx, jobId: JobId) {
  const [job] = await db
    .select({ position: jobs.position, archivedAt: jobs.archivedAt })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) throw new DomainError('not_found');
  return { ...job, ...presentOf(job.position, await newest(db, jobId)) };
}

/** The job's current version, locked: concurrent changes are serialized. */
async function lockPresent(tx: Tx, jobId: JobId) {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('no key update');
  return readPresent(tx, jobId);
}

/** The version that an interview for this job begins with. */
export async function beginRubric(deps: Deps, tx: Tx, jobId: JobId): Promise<number> {
  const found = await readPresent(tx, jobId);
  const present = found.isStored ? found : await lockPresent(tx, jobId);
  if (present.isStored) return present.version;
  const version = present.version + 1;
  await storeVersion(deps, tx, jobId, { version, content: present.content });
  return version;
}

type RubricNamed = Pick<SessionRow, 'jobId' | 'rubricVersion' | 'position'>;

/** The rubric of an interview: the version it began with, otherwise the template of its position. */
export async function rubricOfSession(db: DbOrTx, session: RubricNamed): Promise<Rubric> {
  const { jobId, rubricVersion } = session;
  if (jobId === null || rubricVersion === null) return rubricFrom(session, null);
  const [row] = await db
    .select({ content: jobRubrics.content })
    .from(jobRubrics)
    .where(and(eq(jobRubrics.jobId, jobId), eq(jobRubrics.version, rubricVersion)));
  return rubricFrom(session, row?.content ?? null);
}

/** The same from the content of that version, which was read with others. */
export function rubricFrom({ jobId, rubricVersion, position }: RubricNamed, content: unknown): Rubric {
  if (jobId === null || rubricVersion === null) return rubricFor(position);
  if (content === null) throw new Error('An interview names a version of a rubric that isn’t there');
  return asRubric(`job/${rubricVersion}`, StoredRubric.parse(content));
}

function asRubric(version: string, { track, criteria, own }: StoredRubric): Rubric {
  const weighed = criteria.map((criterion) => ({ ...criterion, weight: criterion.weight / 100 }));
  return { version, track, criteria: [...weighed, ...own.map(ownCriterion)], own };
}

/**
 * What an interview for this job would use if HR's changes were saved; nothing is stored.
 * @throws DomainError not_found, conflict (the job's position changed in the meantime)
 */
export async function rubricWith(db: DbOrTx, jobId: JobId, input: RubricInput): Promise<Rubric> {
  const present = await readPresent(db, jobId);
  if (present.archivedAt) throw new DomainError('not_found');
  return asRubric('job/preview', changed(present.content, input));
}

/** What ratings look like in the rubrics of these interviews, by interview and criterion. */
export async function levelsOfSessions(
  db: DbOrTx,
  sessions: readonly SessionRow[],
): Promise<Map<InterviewId, Record<string, RatingLevels>>> {
  const read = sessions.map(async (session) => {
    const { criteria } = await rubricOfSession(db, session);
    return [session.id, Object.fromEntries(criteria.map(({ id, levels }) => [id, levels]))] as const;
  });
  return new Map(await Promise.all(read));
}

/** A job's rubric for its editor. @throws DomainError('not_found'), also for an archived job */
export async function jobRubric(deps: Deps, jobId: JobId): Promise<JobRubric> {
  const present = await readPresent(deps.db, jobId);
  if (present.archivedAt) throw new DomainError('not_found');
  return viewOf(present);
}

/** Most versions shown per job. */
const VERSIONS_MAX = 50;

/** The kept versions of a job's rubric, the newest first, with who made each and how often it was used. */
export async function rubricVersions(deps: Deps, jobId: JobId): Promise<RubricVersion[]> {
  const rows = await deps.db
    .select({
      version: jobRubrics.version,
      content: jobRubrics.content,
      createdAt: jobRubrics.createdAt,
      changedBy: sql<string | null>`(
        select u.full_name from audit_log a join users u on u.id = a.actor_id
        where a.action = 'job.rubric_changed' and a.subject_id = job_rubrics.job_id
          and (a.data->>'version')::int = job_rubrics.version limit 1)`,
      interviews: sql<number>`(
        select count(*)::int from interview_sessions s
        where s.job_id = job_rubrics.job_id and s.rubric_version = job_rubrics.version)`,
    })
    .from(jobRubrics)
    .where(eq(jobRubrics.jobId, jobId))
    .orderBy(desc(jobRubrics.version))
    .limit(VERSIONS_MAX + 1);
  const versions = rows.map(({ content, ...row }) => ({ ...row, content: StoredRubric.parse(content) }));
  return versions
    .slice(0, VERSIONS_MAX)
    .map(({ version, content, createdAt, changedBy, interviews }, index, shown) => ({
      ...viewOf({ version, content }),
      createdAt: createdAt.toISOString(),
      changedBy,
      interviews,
      before:
        index < shown.length - 1 ? null : beforeOf({ version, content, changedBy }, versions[index + 1]),
    }));
}

/** The version to compare the oldest in a list with: the one before it or, for HR's first version, the template. */
function beforeOf(
  { version, content, changedBy }: Version & { changedBy: string | null },
  older: Version | undefined,
): JobRubric | null {
  if (older) return viewOf(older);
  if (version > 1 || changedBy === null) return null;
  return viewOf({ version: 0, content: storedForm(rubricOfTrack(content.track)) });
}

const viewOf = ({ version, content }: Version): JobRubric => ({
  version,
  criteria: content.criteria,
  own: content.own,
});

/**
 * Stores HR's weights, levels, and questions as the job's next version; running interviews keep theirs.
 * Idempotent.
 * @throws DomainError not_found, conflict (a colleague changed it, or the job's position, in the meantime)
 */
export async function saveJobRubric(
  deps: Deps,
  actor: Actor,
  { jobId, basedOn, rubric }: SaveRubricInput,
): Promise<JobRubric> {
  return deps.db.transaction(async (tx) => {
    const present = await lockPresent(tx, jobId);
    if (present.archivedAt) throw new DomainError('not_found');
    const content = changed(present.content, rubric);
    if (present.isStored && same(content, present.content)) return viewOf(present);
    // An interview started in the meantime stored the version HR saw: no change is overwritten.
    const seen = presentOf(present.position, await newest(tx, jobId, basedOn));
    if (!same(present.content, seen.content)) throw new DomainError('conflict');
    const saved = { version: present.version + 1, content };
    await storeVersion(deps, tx, jobId, saved);
    await deps.audit.record(tx, {
      action: 'job.rubric_changed',
      actor,
      subject: { kind: 'job', id: jobId },
      data: { version: saved.version, ownQuestions: content.own.length },
    });
    await deps.bus.publish(tx, 'jobs', {});
    return viewOf(saved);
  });
}

function changed(present: StoredRubric, { weights, levels, own }: RubricInput): StoredRubric {
  if (Object.keys(weights).length !== present.criteria.length) throw new DomainError('conflict');
  const criteria = present.criteria.map((criterion) => {
    const [weight, worded] = [weights[criterion.id], levels[criterion.id]];
    if (weight === undefined || worded === undefined) throw new DomainError('conflict');
    return { ...criterion, weight, levels: worded };
  });
  return { ...present, criteria, own };
}

/** Both were read by the same schema, so equal contents are equal texts. */
const same = (one: StoredRubric, other: StoredRubric): boolean =>
  JSON.stringify(StoredRubric.parse(one)) === JSON.stringify(StoredRubric.parse(other));
