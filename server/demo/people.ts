import { demoTag } from '../../shared/tags/demo.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import type { Tx } from '../db/client.ts';
import { tags } from '../db/schema/tags.ts';
import type { Deps } from '../deps.ts';
import { type Given, nextDifficulty } from '../features/workSessions/parts/library.ts';
import { type Answering, experienced, honest } from './answers.ts';
import { addPerson, openJobs, type Person } from './history.ts';
import { heldInterview } from './interviews.ts';
import { heldPractice } from './practice.ts';
import { noRows, storeRows } from './rows.ts';
import { type Care, type HeldTask, heldTask } from './shifts.ts';

/** The interview they gave, and the practice they did, are made when the demo is loaded. */
type Known = Person & {
  answers?: Answering;
  practice?: string;
  shifts?: { daysAgo: number; cares: Care[] }[];
};

export const SUPPORT = 'Customer Support Representative';
export const DATA = 'Data Entry Clerk';
export const ASSISTANT = 'Virtual Assistant';
export const ADMIN = 'Admin Support Specialist';

/**
 * Invented people: something to look at in a new panel. Each carries the tag {@link demoTag}, an address at
 * example.com, which belongs to no one (RFC 2606), and a banner in the panel says that they don't exist.
 */
const people: Known[] = [
  {
    fullName: 'Liza Montealegre',
    introduction:
      'I’ve helped customers of a small furniture store by email and chat for three years. I like the moment when someone who wrote in angry says thank you.',
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
    reviewNote: 'I was nervous and my connection was slow. Please have a person read my answers.',
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
      'I led the night shift of a support team for a U.S. retailer. I know what a good handoff looks like, and how to calm a customer at 3 AM.',
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

/** Loads all people with their history. All times are in the past; no email is sent and no task queued. */
export async function loadPeople(deps: Deps, tx: Tx, now: Date): Promise<void> {
  await tx.insert(tags).values({ ...demoTag, createdAt: now, updatedAt: now });
  const rows = noRows();
  const open = await openJobs(tx);
  for (const person of people) {
    const seed = person.fullName;
    const held = person.answers
      ? await heldInterview(person.position, person.answers, { seed, year: now.getUTCFullYear() })
      : null;
    const practice = person.practice ? { chat: await heldPractice(person.practice), daysAgo: 1 } : null;
    addPerson(deps, rows, person, {
      now,
      jobId: open.get(person.position) ?? null,
      held,
      practice,
      shifts: await shiftsOf(person, now),
    });
  }
  await storeRows(tx, rows);
}

/** Each assignment is chosen with what came before in mind, as the supervisor does. */
async function shiftsOf({ fullName, position, shifts = [] }: Known, now: Date) {
  const given: Given[] = [];
  const held: { daysAgo: number; tasks: HeldTask[] }[] = [];
  for (const { daysAgo, cares } of shifts) {
    const tasks: HeldTask[] = [];
    for (const care of cares) {
      const task = await heldTask({
        position,
        difficulty: nextDifficulty(given),
        recent: given,
        seed: `${fullName} ${given.length}`,
        today: new Date(now.getTime() - daysAgo * DAY_MS),
        care,
      });
      tasks.push(task);
      given.unshift({ ...task, grade: task.graded.grade });
    }
    held.push({ daysAgo, tasks });
  }
  return held;
}
