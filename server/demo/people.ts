import { eq } from 'drizzle-orm';
import { CONSENT_VERSION } from '../../shared/applications.ts';
import type { CandidateStatus, TimelineEntry } from '../../shared/candidates.ts';
import { ApplicationId, CandidateId, type JobId } from '../../shared/ids.ts';
import type { Tx } from '../db/client.ts';
import { applications, candidateEvents, candidates } from '../db/schema/candidates.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { Deps } from '../deps.ts';
import type { Given } from '../features/workSessions/library.ts';
import { type Answering, experienced, honest } from './answers.ts';
import { storeInterview } from './interviews.ts';
import { storePractice } from './practice.ts';
import { type Care, contestLowest, storeShift } from './shifts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Shift = { daysAgo: number; cares: Care[] };

type Person = {
  number: string;
  position: string;
  country: string;
  status: CandidateStatus;
  /** Days since the application. Whatever came next came a few days later each. */
  daysAgo: number;
  answers?: Answering;
  wantsReview?: boolean;
  wantsHuman?: boolean;
  shifts?: Shift[];
  practice?: string;
  contest?: string;
};

const SUPPORT = 'Customer Support Representative';
const DATA = 'Data Entry Clerk';
const ASSISTANT = 'Virtual Assistant';
const ADMIN = 'Admin Support Specialist';

/** People who do not exist, with names and addresses that nobody has: something to look at in a new panel. */
const people: Person[] = [
  { number: 'One', position: SUPPORT, country: 'Philippines', status: 'applied', daysAgo: 1 },
  { number: 'Two', position: DATA, country: 'Kenya', status: 'applied', daysAgo: 2 },
  { number: 'Three', position: ASSISTANT, country: 'Colombia', status: 'applied', daysAgo: 3 },
  { number: 'Four', position: ADMIN, country: 'Serbia', status: 'applied', daysAgo: 5 },
  { number: 'Five', position: 'Other', country: 'Pakistan', status: 'applied', daysAgo: 6 },
  { number: 'Six', position: DATA, country: 'Mexico', status: 'applied', daysAgo: 9, wantsHuman: true },
  { number: 'Seven', position: SUPPORT, country: 'Ghana', status: 'shortlisted', daysAgo: 6 },
  { number: 'Eight', position: ASSISTANT, country: 'Peru', status: 'shortlisted', daysAgo: 8 },
  { number: 'Nine', position: DATA, country: 'Nepal', status: 'shortlisted', daysAgo: 13 },
  {
    number: 'Ten',
    position: SUPPORT,
    country: 'Nigeria',
    status: 'interviewed',
    daysAgo: 11,
    answers: experienced,
  },
  {
    number: 'Eleven',
    position: DATA,
    country: 'India',
    status: 'interviewed',
    daysAgo: 14,
    answers: honest,
    wantsReview: true,
  },
  {
    number: 'Twelve',
    position: ASSISTANT,
    country: 'Croatia',
    status: 'interviewed',
    daysAgo: 17,
    answers: experienced,
  },
  {
    number: 'Thirteen',
    position: ADMIN,
    country: 'Jamaica',
    status: 'interviewed',
    daysAgo: 21,
    answers: honest,
  },
  { number: 'Fourteen', position: SUPPORT, country: 'Egypt', status: 'rejected', daysAgo: 25 },
  { number: 'Fifteen', position: DATA, country: 'Brazil', status: 'rejected', daysAgo: 33, answers: honest },
  {
    number: 'Sixteen',
    position: SUPPORT,
    country: 'Philippines',
    status: 'hired',
    daysAgo: 40,
    answers: experienced,
    shifts: [
      { daysAgo: 9, cares: ['full', 'part', 'full'] },
      { daysAgo: 6, cares: ['full', 'full', 'part'] },
      { daysAgo: 2, cares: ['full', 'full', 'full', 'part'] },
    ],
    practice: 'broken-on-arrival',
    contest:
      'I think that my answer named everything the customer asked for. Could you please read it again?',
  },
  {
    number: 'Seventeen',
    position: DATA,
    country: 'Kenya',
    status: 'hired',
    daysAgo: 47,
    answers: experienced,
    shifts: [
      { daysAgo: 7, cares: ['full', 'full'] },
      { daysAgo: 1, cares: ['full', 'full', 'full'] },
    ],
    practice: 'missing-rows',
  },
];

/** Loads everybody, with what happened to them so far. Past times; no mail leaves and nothing is queued. */
export async function loadPeople(deps: Deps, tx: Tx, now: Date): Promise<void> {
  const open = await tx
    .select({ id: jobs.id, position: jobs.position })
    .from(jobs)
    .where(eq(jobs.status, 'active'));
  for (const person of people) {
    const job = open.find(({ position }) => position === person.position);
    await loadPerson(deps, tx, person, { now, jobId: job?.id ?? null });
  }
}

/** So many days ago, and hours after that. */
const before = (now: Date, days: number, hour = 0): Date =>
  new Date(now.getTime() - days * DAY_MS + hour * HOUR_MS);

async function loadPerson(
  deps: Deps,
  tx: Tx,
  person: Person,
  { now, jobId }: { now: Date; jobId: JobId | null },
): Promise<void> {
  const candidateId = CandidateId.parse(deps.clock.uuid());
  const applicationId = ApplicationId.parse(deps.clock.uuid());
  const { position, country, status, daysAgo } = person;
  const fullName = `Demo Applicant ${person.number}`;
  const introduction =
    'This person is part of the demo content and does not exist. The text stands where an applicant says why they are a good fit.';
  const appliedAt = before(now, daysAgo);
  await tx.insert(candidates).values({
    id: candidateId,
    fullName,
    email: `demo.${person.number.toLowerCase()}@example.com`,
    position,
    country,
    introduction,
    consentGiven: true,
    appliedAt,
    createdAt: appliedAt,
    updatedAt: appliedAt,
  });
  await tx.insert(applications).values({
    id: applicationId,
    candidateId,
    jobId,
    position,
    fullName,
    country,
    introduction,
    consentVersion: CONSENT_VERSION,
    idempotencyKey: deps.clock.uuid(),
    createdAt: appliedAt,
  });
  const history = timelineOf(deps, tx, candidateId);
  await history('applied', appliedAt, { position });
  if (person.wantsHuman) await history('human_requested', before(now, daysAgo - 1), {});
  if (status === 'applied') return;
  const first = status === 'rejected' && !person.answers ? 'rejected' : 'shortlisted';
  await move(tx, history, candidateId, { from: 'applied', to: first, at: before(now, daysAgo - 2) });
  if (first === 'shortlisted') await history('code_issued', before(now, daysAgo - 2), {});
  if (person.answers) {
    const startedAt = before(now, daysAgo - 4);
    const reviewRequestedAt = person.wantsReview ? before(now, daysAgo - 5) : null;
    const held = await storeInterview(deps, tx, {
      candidateId,
      applicationId,
      fullName,
      position,
      answer: person.answers,
      startedAt,
      reviewRequestedAt,
    });
    await history('interview_started', startedAt, {});
    await move(tx, history, candidateId, { from: 'shortlisted', to: 'interviewed', at: held.endedAt });
    await history('interview_completed', held.endedAt, { messages: held.messages });
    await history('interview_scored', new Date(held.endedAt.getTime() + 8_000), { score: held.score });
    if (reviewRequestedAt) {
      await history('review_requested', reviewRequestedAt, {
        note: 'I was nervous and my connection was slow. Please have a person read my answers.',
      });
    }
    if (status !== 'interviewed') {
      await move(tx, history, candidateId, { from: 'interviewed', to: status, at: before(now, daysAgo - 9) });
    }
  }
  await loadWork(deps, tx, person, { candidateId, fullName, position }, now);
}

async function loadWork(
  deps: Deps,
  tx: Tx,
  { shifts = [], practice, contest }: Person,
  employee: { candidateId: CandidateId; fullName: string; position: string },
  now: Date,
): Promise<void> {
  const given: Given[] = [];
  for (const { daysAgo, cares } of shifts) {
    await storeShift(deps, tx, employee, { startedAt: before(now, daysAgo), cares, given });
  }
  if (practice) {
    await storePractice(deps, tx, {
      employeeId: employee.candidateId,
      scenarioId: practice,
      startedAt: before(now, 1, 2),
    });
  }
  if (contest) {
    await contestLowest(deps, tx, employee.candidateId, { reason: contest, at: before(now, 1, 3) });
  }
}

/** Step by step, as HR would: what the database keeps about stages follows the changes. */
async function move(
  tx: Tx,
  history: ReturnType<typeof timelineOf>,
  candidateId: CandidateId,
  { from, to, at }: { from: CandidateStatus; to: CandidateStatus; at: Date },
): Promise<void> {
  await tx
    .update(candidates)
    .set({ status: to, updatedAt: at, ...(to === 'hired' ? { hiredAt: at } : {}) })
    .where(eq(candidates.id, candidateId));
  await history('status_changed', at, { from, to });
}

/** Writes lines into somebody's timeline with times of their own; nobody did them, so they have no actor. */
function timelineOf(deps: Deps, tx: Tx, candidateId: CandidateId) {
  return async (
    kind: TimelineEntry['kind'],
    at: Date,
    data: Record<string, string | number>,
  ): Promise<void> => {
    await tx
      .insert(candidateEvents)
      .values({ id: deps.clock.uuid(), candidateId, kind, data, createdAt: at });
  };
}
