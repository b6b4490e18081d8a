import { eq } from 'drizzle-orm';
import { CONSENT_VERSION } from '../../shared/applications/schema.ts';
import type { CandidateStatus } from '../../shared/candidates/schema.ts';
import { ApplicationId, CandidateId, type JobId } from '../../shared/ids/schema.ts';
import { demoTag } from '../../shared/tags/demo.ts';
import { DAY_MS, HOUR_MS } from '../../shared/time/durations.ts';
import type { Tx } from '../db/client.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { Deps } from '../deps.ts';
import { addInterview, type HeldInterview } from './interviews.ts';
import { addPractice, type HeldPractice } from './practice.ts';
import { type Rows, timelineOf } from './rows.ts';
import { addShift, contestLowest, type HeldTask } from './shifts.ts';

type Shift = { daysAgo: number; tasks: readonly HeldTask[] };

/** A fictional person and their history. */
export type Person = {
  fullName: string;
  /** Set if two people have the same name. */
  email?: string;
  introduction: string;
  position: string;
  country: string;
  status: CandidateStatus;
  /** Days since the application. Whatever came next came a few days later each. */
  daysAgo: number;
  /** Stretches the days between two steps; 1 when not given. */
  pace?: number;
  /** What they write when they ask for a person to look at their score. */
  reviewNote?: string;
  wantsHuman?: boolean;
  contest?: string;
};

/** An open job of each position that has one. */
export async function openJobs(tx: Tx): Promise<Map<string, JobId>> {
  const open = await tx
    .select({ id: jobs.id, position: jobs.position })
    .from(jobs)
    .where(eq(jobs.status, 'active'));
  return new Map(open.map(({ id, position }) => [position, id]));
}

/** "Rosa Quispe Huamán" has rosa.quispe.huaman@example.com. */
export function addressOf(fullName: string): string {
  const plain = fullName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase();
  return `${plain.replace(/[^a-z]+/g, '.')}@example.com`;
}

/** So many days ago, and hours after that. */
const before = (now: Date, days: number, hour = 0): Date =>
  new Date(now.getTime() - days * DAY_MS + hour * HOUR_MS);

/** When something happens so many days after the application, at the person's own pace. */
const daysAfter =
  (now: Date, { daysAgo, pace = 1 }: Person) =>
  (days: number): Date =>
    before(now, daysAgo - days * pace);

type Held = {
  now: Date;
  jobId: JobId | null;
  held: HeldInterview | null;
  practice: { chat: HeldPractice; daysAgo: number } | null;
  shifts: readonly Shift[];
};

/** Adds a person with their complete history. */
export function addPerson(deps: Deps, rows: Rows, person: Person, life: Held): void {
  const { now, jobId, held } = life;
  const candidateId = CandidateId.parse(deps.clock.uuid());
  const applicationId = ApplicationId.parse(deps.clock.uuid());
  const { fullName, email = addressOf(fullName), introduction, position, country, status } = person;
  const after = daysAfter(now, person);
  const appliedAt = after(0);
  rows.candidates.push({
    id: candidateId,
    fullName,
    email,
    position,
    country,
    introduction,
    consentGiven: true,
    demo: true,
    appliedAt,
    createdAt: appliedAt,
    updatedAt: appliedAt,
  });
  rows.candidateTags.push({ candidateId, tagId: demoTag.id, createdAt: appliedAt });
  rows.applications.push({
    id: applicationId,
    candidateId,
    jobId,
    position,
    fullName,
    country,
    introduction,
    consentVersion: CONSENT_VERSION,
    idempotencyKey: deps.clock.uuid(),
    confirmedAt: appliedAt,
    createdAt: appliedAt,
  });
  const history = timelineOf(deps, rows, candidateId);
  history.addEntry('applied', appliedAt, { position });
  if (person.wantsHuman) history.addEntry('human_requested', after(1), {});
  if (status === 'applied') return;
  const first = status === 'rejected' && !held ? 'rejected' : 'shortlisted';
  history.move('applied', first, after(2));
  if (first === 'shortlisted') history.addEntry('code_issued', after(2), {});
  if (held) addResult(deps, rows, history, person, { candidateId, applicationId, now, held });
  addWork(deps, rows, person, { candidateId, fullName, position }, life);
}

function addResult(
  deps: Deps,
  rows: Rows,
  history: ReturnType<typeof timelineOf>,
  person: Person,
  ids: { candidateId: CandidateId; applicationId: ApplicationId; now: Date; held: HeldInterview },
): void {
  const { candidateId, applicationId, now, held } = ids;
  const { fullName, status, reviewNote } = person;
  const after = daysAfter(now, person);
  const startedAt = after(4);
  const reviewRequestedAt = reviewNote === undefined ? null : after(5);
  // HR opens a result before deciding; others are still waiting.
  const confirmedAt = status === 'interviewed' ? null : after(8);
  const { score, messages, endedAt } = addInterview(deps, rows, held, {
    candidateId,
    applicationId,
    fullName,
    startedAt,
    reviewRequestedAt,
    confirmedAt,
  });
  history.addEntry('interview_started', startedAt, {});
  history.move('shortlisted', 'interviewed', endedAt);
  history.addEntry('interview_completed', endedAt, { messages });
  history.addEntry('interview_scored', new Date(endedAt.getTime() + 8_000), { score });
  if (reviewRequestedAt) history.addEntry('review_requested', reviewRequestedAt, { note: reviewNote ?? '' });
  if (confirmedAt) {
    history.addEntry('result_confirmed', confirmedAt, { score });
    history.move('interviewed', status, after(9));
  }
}

function addWork(
  deps: Deps,
  rows: Rows,
  { contest }: Person,
  employee: { candidateId: CandidateId; fullName: string; position: string },
  { now, practice, shifts }: Held,
): void {
  for (const { daysAgo, tasks } of shifts) {
    addShift(deps, rows, employee, { startedAt: before(now, daysAgo), tasks });
  }
  if (practice) {
    const startedAt = before(now, practice.daysAgo, 2);
    addPractice(deps, rows, practice.chat, { employeeId: employee.candidateId, startedAt });
  }
  if (contest) contestLowest(deps, rows, employee.candidateId, { reason: contest, at: before(now, 1, 3) });
}
