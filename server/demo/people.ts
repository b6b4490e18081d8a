import { eq } from 'drizzle-orm';
import { CONSENT_VERSION } from '../../shared/applications.ts';
import type { CandidateStatus, TimelineEntry } from '../../shared/candidates.ts';
import { demoTag } from '../../shared/demo.ts';
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts';
import { ApplicationId, CandidateId, type JobId } from '../../shared/ids.ts';
import type { Tx } from '../db/client.ts';
import { applications, candidateEvents, candidates } from '../db/schema/candidates.ts';
import { jobs } from '../db/schema/jobs.ts';
import { candidateTags, tags } from '../db/schema/tags.ts';
import type { Deps } from '../deps.ts';
import type { Given } from '../features/workSessions/parts/library.ts';
import { type Answering, experienced, honest } from './answers.ts';
import { storeInterview } from './interviews.ts';
import { storePractice } from './practice.ts';
import { type Care, contestLowest, storeShift } from './shifts.ts';

type Shift = { daysAgo: number; cares: Care[] };

type Person = {
  fullName: string;
  introduction: string;
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

/**
 * Invented people: something to look at in a new panel. Each carries the tag {@link demoTag}, an address at
 * example.com, which belongs to no one (RFC 2606), and a banner in the panel says that they don't exist.
 */
const people: Person[] = [
  {
    fullName: 'Liza Montealegre',
    introduction:
      "I've answered customers of a small furniture store by email and chat for three years. I like the moment when someone who wrote in angry says thank you.",
    position: SUPPORT,
    country: 'Philippines',
    status: 'applied',
    daysAgo: 1,
  },
  {
    fullName: 'Wanjiru Kamotho',
    introduction:
      'For two years I have typed delivery notes into a spreadsheet at a warehouse in Nakuru. I check every tenth row against the paper, because one wrong digit sends a truck to the wrong town.',
    position: DATA,
    country: 'Kenya',
    status: 'applied',
    daysAgo: 2,
  },
  {
    fullName: 'Andrés Villamizar',
    introduction:
      'I kept the calendar and the inbox of two architects while finishing my degree. I write clear notes, and I would rather ask one question too early than fix something later.',
    position: ASSISTANT,
    country: 'Colombia',
    status: 'applied',
    daysAgo: 3,
  },
  {
    fullName: 'Jelena Stojković',
    introduction:
      'Back-office work suits me: invoices, supplier files, monthly reports. In my last job I cut the time for closing a month from six days to four.',
    position: ADMIN,
    country: 'Serbia',
    status: 'applied',
    daysAgo: 5,
  },
  {
    fullName: 'Hamza Qureshi',
    introduction:
      'I teach mathematics in the mornings and am looking for remote work in the afternoons. I learn new systems quickly and explain things patiently.',
    position: 'Other',
    country: 'Pakistan',
    status: 'applied',
    daysAgo: 6,
  },
  {
    fullName: 'Ximena Barragán',
    introduction:
      'I worked as a cashier and then counted stock for the whole store. I am exact with figures and comfortable with Excel, including lookups and pivot tables.',
    position: DATA,
    country: 'Mexico',
    status: 'applied',
    daysAgo: 9,
    wantsHuman: true,
  },
  {
    fullName: 'Kwabena Asiedu',
    introduction:
      'I spent four years at a telecom help desk in Accra, mostly on billing questions. I stay calm, and I write down what I promised.',
    position: SUPPORT,
    country: 'Ghana',
    status: 'shortlisted',
    daysAgo: 6,
  },
  {
    fullName: 'Rosa Quispe Huamán',
    introduction:
      'I organize trips and meetings for a language school, in Spanish and English. My manager says that nothing gets lost on my desk.',
    position: ASSISTANT,
    country: 'Peru',
    status: 'shortlisted',
    daysAgo: 8,
  },
  {
    fullName: 'Sunita Gurung',
    introduction:
      'I entered survey answers for a health project for eight months, about 200 forms a day. I am looking for steady hours that let me take my son to school.',
    position: DATA,
    country: 'Nepal',
    status: 'shortlisted',
    daysAgo: 13,
  },
  {
    fullName: 'Chidinma Okafor',
    introduction:
      'I have five years in customer support for an online pharmacy, by chat and phone. I enjoy finding out what went wrong, and telling people honestly when it will be fixed.',
    position: SUPPORT,
    country: 'Nigeria',
    status: 'interviewed',
    daysAgo: 11,
    answers: experienced,
  },
  {
    fullName: 'Raghav Subramanian',
    introduction:
      'I digitized records for a county court: scanning, naming, indexing. It was quiet work, and I liked getting it right.',
    position: DATA,
    country: 'India',
    status: 'interviewed',
    daysAgo: 14,
    answers: honest,
    wantsReview: true,
  },
  {
    fullName: 'Ivana Babić',
    introduction:
      'I have been an assistant to a sales team of nine for three years. I prepare offers, chase signatures and keep the shared calendar honest.',
    position: ASSISTANT,
    country: 'Croatia',
    status: 'interviewed',
    daysAgo: 17,
    answers: experienced,
  },
  {
    fullName: 'Delroy Whitmore',
    introduction:
      'I looked after the paperwork of a hotel: rosters, suppliers, guest letters. I am ready to do the same from home, for a team I can grow with.',
    position: ADMIN,
    country: 'Jamaica',
    status: 'interviewed',
    daysAgo: 21,
    answers: honest,
  },
  {
    fullName: 'Nourhan Fathy',
    introduction:
      'I sold phone plans for a year and now want to help people after the sale. My English comes from university and from films.',
    position: SUPPORT,
    country: 'Egypt',
    status: 'rejected',
    daysAgo: 25,
  },
  {
    fullName: 'Caio Figueiredo',
    introduction:
      'I type fast and have a quiet room. I have not done data entry as a job yet, but I kept the records of our football club for six years.',
    position: DATA,
    country: 'Brazil',
    status: 'rejected',
    daysAgo: 33,
    answers: honest,
  },
  {
    fullName: 'Joselito Abad',
    introduction:
      'I led the night shift of a support team for a U.S. retailer. I know what a good handover looks like, and how to calm a customer at 3 AM.',
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
    fullName: 'Amina Wekesa',
    introduction:
      'I have entered and checked loan applications at a savings group for four years. I find the mistakes that others read past.',
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
  await tx.insert(tags).values({ ...demoTag, createdAt: now, updatedAt: now });
  const open = await tx
    .select({ id: jobs.id, position: jobs.position })
    .from(jobs)
    .where(eq(jobs.status, 'active'));
  for (const person of people) {
    const job = open.find(({ position }) => position === person.position);
    await loadPerson(deps, tx, person, { now, jobId: job?.id ?? null });
  }
}

/** "Rosa Quispe Huamán" has rosa.quispe.huaman@example.com. */
function addressOf(fullName: string): string {
  const plain = fullName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replaceAll(' ', '.')}@example.com`;
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
  const { fullName, introduction, position, country, status, daysAgo } = person;
  const appliedAt = before(now, daysAgo);
  await tx.insert(candidates).values({
    id: candidateId,
    fullName,
    email: addressOf(fullName),
    position,
    country,
    introduction,
    consentGiven: true,
    appliedAt,
    createdAt: appliedAt,
    updatedAt: appliedAt,
  });
  await tx.insert(candidateTags).values({ candidateId, tagId: demoTag.id, createdAt: appliedAt });
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
    confirmedAt: appliedAt,
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
    // A result is read before somebody is decided on; the others wait for that.
    const confirmedAt = status === 'interviewed' ? null : before(now, daysAgo - 8);
    const held = await storeInterview(deps, tx, {
      candidateId,
      applicationId,
      fullName,
      position,
      answer: person.answers,
      startedAt,
      reviewRequestedAt,
      confirmedAt,
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
    if (confirmedAt) {
      await history('result_confirmed', confirmedAt, { score: held.score });
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
