import type { CandidateStatus } from '../../shared/candidates/schema.ts';
import { difficulties } from '../../shared/workSessions/schema.ts';
import type { Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { type Random, seeded } from '../features/workSessions/parts/library/kit.ts';
import { chooseFromLibrary, type Given } from '../features/workSessions/parts/library.ts';
import { type Answering, experienced, honest } from './answers.ts';
import { addPerson, addressOf, openJobs, type Person } from './history.ts';
import { type HeldInterview, heldInterview } from './interviews.ts';
import { inventedIntroduction, inventedName } from './invented.ts';
import { ADMIN, ASSISTANT, DATA, SUPPORT } from './people.ts';
import { type HeldPractice, heldPractice } from './practice.ts';
import { noRows, storeRows } from './rows.ts';
import { answered, type HeldTask } from './shifts.ts';

/** With the people of the small demo these make 400, of whom 40 work here. */
const PEOPLE = 383;
const HIRED = 38;
const DAYS = 364;
const SEED = 'a busy year';
const positions = [SUPPORT, SUPPORT, SUPPORT, DATA, DATA, ASSISTANT, ADMIN] as const;
/** Between the application and a decision, at most. */
const DECIDED_AFTER = 20;
/** No interview waits longer to be read. */
const READ_WITHIN = 35;
const SHIFTS_MAX = 14;

/** Ways to answer an interview, from much experience to little; the mixtures are fixed. */
const manners: readonly { name: string; answer: Answering }[] = [
  { name: 'experienced', answer: experienced },
  { name: 'honest', answer: honest },
  { name: 'mixed', answer: mixed(0.5) },
];

function mixed(share: number): Answering {
  return (question) => (seeded(question.id).int(0, 99) < share * 100 ? experienced : honest)(question);
}

const contestReasons = [
  'I believe I named every point the task asked for. Could someone read my answer again?',
  'The reply counts as late, but I answered before the time in the task.',
  'I wrote the amount in words instead of digits. I think it’s the right one.',
  'My answer has the date in its second line. Please have another look.',
] as const;

const reviewNotes = [
  'I was nervous and my connection was slow. Please have a person read my answers.',
  'I forgot to say that I’ve worked night shifts before. Could someone look at my hours again?',
  'English is my third language. I’d like a person to read what I meant.',
  'I answered the part about tools too briefly. I can tell you more.',
] as const;

const scenarios = ['broken-on-arrival', 'missing-rows', 'move-a-meeting'] as const;

/** Adds a year of hiring and work: the same people, steps and grades every time, counted back from `now`. */
export async function loadBusyYear(deps: Deps, tx: Tx, now: Date, people = PEOPLE): Promise<void> {
  const rows = noRows();
  const open = await openJobs(tx);
  const held = holder(now);
  for (const person of inventPeople(people)) {
    const random = seeded(`${SEED} ${person.email}`);
    const { position, daysAgo, interviewed } = person;
    const works = person.status === 'hired';
    addPerson(deps, rows, person, {
      now,
      jobId: open.get(position) ?? null,
      held: interviewed ? await held.interview(position, random.pick(manners)) : null,
      practice:
        works && random.int(1, 3) < 3
          ? {
              chat: await held.practice(random.pick(scenarios)),
              daysAgo: random.int(1, Math.max(1, Math.floor(daysAgo / 2))),
            }
          : null,
      shifts: works ? shiftsOf(random, daysAgo, await held.tasks(position)) : [],
    });
  }
  await storeRows(tx, rows);
}

/** Shared by many people and created on first use, because holding hundreds of interviews would take minutes. */
function holder(now: Date) {
  const year = now.getUTCFullYear();
  const interview = onceEach<HeldInterview>();
  const practice = onceEach<HeldPractice>();
  const tasks = onceEach<Pair[]>();
  return {
    interview: (position: string, { name, answer }: (typeof manners)[number]) =>
      interview(`${position} ${name}`, (seed) => heldInterview(position, answer, { seed, year })),
    practice: (scenario: string) => practice(scenario, () => heldPractice(scenario)),
    tasks: (position: string) => tasks(position, () => heldTasks(position, now)),
  };
}

/** Makes what belongs to a key the first time it is asked for, with a seed of that key. */
function onceEach<T>() {
  const known = new Map<string, T>();
  return async (key: string, make: (seed: string) => Promise<T>): Promise<T> => {
    const value = known.get(key) ?? (await make(`${SEED} ${key}`));
    known.set(key, value);
    return value;
  };
}

/** Assignments of a position: prose takes long to read, so most are about records and figures. */
const TASKS = 9;
const PROSE = 1;

type Pair = { full: HeldTask; part: HeldTask };

async function heldTasks(position: string, now: Date): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const recent: Given[] = [];
  let prose = 0;
  for (let tries = 0; pairs.length < TASKS && tries < 40; tries++) {
    const seed = `${SEED} ${position} ${tries}`;
    const difficulty = difficulties[tries % difficulties.length] ?? 'starter';
    const chosen = chooseFromLibrary({ position, difficulty, recent, seed, today: now });
    recent.unshift({ templateKey: chosen.templateKey, difficulty, grade: null });
    if (chosen.spec.form === 'prose' && prose++ >= PROSE) continue;
    const task = { ...chosen, difficulty };
    pairs.push({ full: await answered(task, 'full', seed), part: await answered(task, 'part', seed) });
  }
  return pairs;
}

type Invented = Person & { email: string; interviewed: boolean };

/** All people of a busy year, earliest first. */
export function inventPeople(people = PEOPLE): Invented[] {
  const random = seeded(SEED);
  // More lately than long ago, at any hour.
  const ages = Array.from(
    { length: people },
    () => 0.5 + DAYS * (random.int(0, 999) / 1_000) ** 2.2 + random.int(0, 23) / 24,
  ).sort((a, b) => b - a);
  const hires = Math.round((people * HIRED) / PEOPLE);
  const decided = ages.filter((age) => age > DECIDED_AFTER).length;
  const taken = new Set<string>();
  return ages.map((daysAgo, index) => {
    const hired =
      index < decided &&
      Math.floor((index * hires) / decided) !== Math.floor(((index + 1) * hires) / decided);
    const position = !hired && random.int(1, 25) === 1 ? 'Other' : random.pick(positions);
    return invent(random, taken, { daysAgo, position, hired });
  });
}

function invent(
  random: Random,
  taken: Set<string>,
  { daysAgo, position, hired }: { daysAgo: number; position: string; hired: boolean },
): Invented {
  const named = nameNotIn(random, taken);
  const status: CandidateStatus = hired ? 'hired' : statusAt(random, daysAgo);
  // No one is interviewed for a position the posting doesn't name.
  const settled = position === 'Other' && status !== 'applied' ? 'rejected' : status;
  const interviewed =
    settled === 'hired' || settled === 'interviewed' || (settled === 'rejected' && random.int(1, 100) <= 40);
  return {
    ...named,
    position,
    introduction: inventedIntroduction(random, position),
    status: settled,
    daysAgo,
    pace: Math.min(random.int(6, 19) / 10, (daysAgo - 0.2) / 9.5),
    interviewed: interviewed && position !== 'Other',
    wantsHuman: settled === 'applied' && random.int(1, 9) === 1,
    ...(settled === 'interviewed' && random.int(1, 7) === 1 ? { reviewNote: random.pick(reviewNotes) } : {}),
    ...(settled === 'hired' && random.int(1, 5) === 1 ? { contest: random.pick(contestReasons) } : {}),
  };
}

function nameNotIn(random: Random, taken: Set<string>): { fullName: string; country: string; email: string } {
  for (;;) {
    const name = inventedName(random);
    const email = addressOf(name.fullName);
    if (taken.has(email)) continue;
    taken.add(email);
    return { ...name, email };
  }
}

function statusAt(random: Random, daysAgo: number): CandidateStatus {
  const chance = random.int(0, 99);
  if (daysAgo < 5) return chance < 85 ? 'applied' : 'shortlisted';
  if (daysAgo > READ_WITHIN) return 'rejected';
  if (daysAgo > DECIDED_AFTER) return chance < 85 ? 'rejected' : 'interviewed';
  if (chance < 35) return 'applied';
  if (chance < 60) return 'shortlisted';
  return chance < 85 ? 'interviewed' : 'rejected';
}

/** Shifts since the hire, about one a week; three of four assignments are answered in full. */
function shiftsOf(
  random: Random,
  daysAgo: number,
  pairs: readonly Pair[],
): { daysAgo: number; tasks: HeldTask[] }[] {
  const sinceHire = daysAgo - DECIDED_AFTER + 1;
  const count = Math.max(1, Math.min(SHIFTS_MAX, Math.floor(sinceHire / 7)));
  return Array.from({ length: count }, (_, index) => ({
    daysAgo: Math.max(0.5, (count - index - 0.5) * 7 + random.int(-20, 20) / 10),
    tasks: random.some(pairs, random.int(2, 4)).map(({ full, part }) => (random.int(1, 4) < 4 ? full : part)),
  })).filter((shift) => shift.daysAgo < Math.max(1, sinceHire));
}
