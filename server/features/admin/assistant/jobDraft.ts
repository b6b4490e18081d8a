import { z } from 'zod';
import { JobDraft } from '../../../../shared/assistant/schema.ts';
import { brand } from '../../../../shared/company/brand.ts';
import type { Position } from '../../../../shared/jobs/schema.ts';
import { positions } from '../../../../shared/jobs/schema.ts';
import { jobAsked } from './plan.ts';

/** What the built-in model drafts a job from. */
const JobDraftInput = z.object({ text: z.string() });

/** The parts of a posting that depend on the position; salaries are in USD per year. */
type Base = {
  words: RegExp;
  department: string;
  salary: readonly [number, number];
  does: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
};

const bases: Record<Position, Base> = {
  'Customer Support Representative': {
    words: /\b(support|customer|service|call cent|help ?desk|chat agent|agent)\b/i,
    department: 'Customer Support',
    salary: [19_200, 26_400],
    does: 'you’ll answer customers by chat and email, find out what they need, and see it through',
    responsibilities: [
      'Answer customers by chat and email within the agreed response time',
      'Find the cause of a problem and solve it, or hand it off with everything the next person needs',
      'Document each case clearly',
    ],
    requirements: [
      'Clear written English',
      'Patience with people who are upset',
      'One year of customer-facing work or equivalent training',
    ],
  },
  'Data Entry Clerk': {
    words: /\b(data|entry|typing|records?|clerk)\b/i,
    department: 'Operations',
    salary: [16_800, 22_800],
    does: 'you’ll move data from forms and emails into our systems and catch what doesn’t add up',
    responsibilities: [
      'Enter records completely and accurately',
      'Check entries against their source and correct discrepancies',
      'Report missing or conflicting information',
    ],
    requirements: ['Accuracy on long lists', 'Fast, reliable typing', 'Working knowledge of spreadsheets'],
  },
  'Virtual Assistant': {
    words: /\b(virtual|personal|executive|assistant|calendar|inbox)\b/i,
    department: 'Client Services',
    salary: [20_400, 28_800],
    does: 'you’ll keep calendars, inboxes, and travel in order for busy people, so they can focus on their work',
    responsibilities: [
      'Plan meetings across time zones',
      'Sort the inbox, answer what you can, and follow up on the rest',
      'Prepare travel plans, documents, and short summaries',
    ],
    requirements: [
      'Experience managing other people’s schedules',
      'Discretion with private information',
      'Clear written English',
    ],
  },
  'Admin Support Specialist': {
    words: /\b(admin|administrat|office|back ?office|invoice|bookkeep|payroll|hr)\b/i,
    department: 'Administration',
    salary: [19_800, 27_600],
    does: 'you’ll keep documents, invoices, and schedules organized and up to date',
    responsibilities: [
      'Prepare and file documents',
      'Check invoices and expenses against the rules',
      'Keep schedules and lists up to date',
    ],
    requirements: ['Office experience', 'Working knowledge of spreadsheets', 'Attention to detail'],
  },
  Other: {
    words: /$^/,
    department: 'Operations',
    salary: [18_000, 26_400],
    does: 'you’ll do work that others rely on, with a team you can turn to for help',
    responsibilities: [
      'Complete your work carefully and on time',
      'Speak up early when something gets in the way',
    ],
    requirements: ['Experience with this kind of work', 'Clear written English'],
  },
};

/** Shifts named in a request; the first match counts. */
const shifts: readonly [words: RegExp, hours: string, remark: string][] = [
  [/\bnight(-| )?(shift)?\b|\bovernight\b/i, '10 PM–6 AM ET', 'This is a night shift on U.S. Eastern Time.'],
  [/\bevening\b|\blate shift\b/i, '3 PM–11 PM ET', 'This is an evening shift on U.S. Eastern Time.'],
  [/\bweekends?\b/i, '9 AM–6 PM ET, Saturday and Sunday', 'This is weekend work.'],
  [/\bpart(-| )?time\b/i, '20 hours a week, 9 AM–1 PM ET', 'This is part-time work, 20 hours a week.'],
];

const benefits = [
  'One to two weeks of paid training',
  'Direct deposit every two weeks, or weekly if you prefer',
  'An AI supervisor to help you at any time during your shift',
];

const language = /\b(spanish|french|german|portuguese|italian|arabic|mandarin|japanese|dutch|polish)\b/i;
const years = /\b(\d{1,2}|one|two|three|four|five)\+?\s*years?\b/i;

/** The built-in model's job: rules over the request, as JSON like a connected model's. */
export function jobDraftScript(input: unknown): string {
  const { text } = JobDraftInput.parse(input);
  const asked = jobAsked(text) ?? text;
  const position = positions.find((name) => bases[name].words.test(asked)) ?? 'Other';
  const base = bases[position];
  const shift = shifts.find(([words]) => words.test(text));
  const spoken = text.match(language)?.[0].toLowerCase();
  const long = text.match(years)?.[0].toLowerCase();
  const title = titleOf(asked) || (position === 'Other' ? 'New job' : position);
  const salary = salaryIn(text);
  const draft: JobDraft = {
    title,
    department: base.department,
    position,
    location: /\b(canada)\b/i.test(text) ? 'Remote (Canada)' : 'Remote',
    salaryMin: salary?.[0] ?? base.salary[0],
    salaryMax: salary?.[1] ?? base.salary[1],
    description: [
      `As ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title} at ${brand.name}, ${base.does}. You’ll work from home with a team that’s online when you are.`,
      ...(shift ? [shift[2]] : []),
      'You’ll start with one to two weeks of paid training.',
    ].join('\n\n'),
    responsibilities: base.responsibilities.join('\n'),
    requirements: [
      ...base.requirements,
      ...(spoken ? [`Fluent ${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}`] : []),
      ...(long ? [`At least ${long.replace('+', '')} of experience with this kind of work`] : []),
      'A quiet place to work and an internet connection of at least 10 Mbps',
    ].join('\n'),
    benefits: benefits.join('\n'),
    workHours: shift?.[1] ?? '9 AM–6 PM ET, Monday to Friday',
  };
  return JSON.stringify(JobDraft.parse(draft));
}

/** "night-shift support agent" as "Night-Shift Support Agent". */
function titleOf(asked: string): string {
  return asked
    .replace(/\b(with|who|that|for|from|paying|at|in|,).*$/i, '')
    .replace(/[^\p{L}\p{N} /&'’-]/gu, '')
    .trim()
    .slice(0, 80)
    .replace(
      /(^|[\s/-])(\p{L})/gu,
      (_all, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    );
}

/** A range such as "$30,000 to $36,000" or "30k-36k"; null when the request names none. */
function salaryIn(text: string): [number, number] | null {
  const amount = String.raw`\$?\s?(\d{1,3}(?:[,.]\d{3})+|\d{4,6}|\d{2,3}\s?k)`;
  const found = text.match(new RegExp(`${amount}\\s*(?:-|–|to|and)\\s*${amount}`, 'i'));
  if (!found) return null;
  const [low, high] = [found[1], found[2]].map((words = '') =>
    /k$/i.test(words) ? Number.parseInt(words, 10) * 1_000 : Number(words.replace(/[,.\s]/g, '')),
  );
  if (!low || !high) return null;
  return low <= high ? [low, high] : [high, low];
}
