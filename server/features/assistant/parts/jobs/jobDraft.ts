import { z } from 'zod';
import { JobDraft } from '../../../../../shared/assistant/schema.ts';
import { brand } from '../../../../../shared/company/brand.ts';
import type { Position } from '../../../../../shared/jobs/schema.ts';
import { positions } from '../../../../../shared/jobs/schema.ts';
import { jobAsked, readJobRequest } from './jobRequest.ts';

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
    words: /\b(support|customers?|service|call cent\w*|help ?desk|agents?)\b/i,
    department: 'Customer Support',
    salary: [19_200, 26_400],
    does: 'you’ll help customers by chat and email, find out what they need, and see it through',
    responsibilities: [
      'Respond to customers by chat and email within the agreed time',
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
    words: /\b(data|entry|typing|records?|clerks?)\b/i,
    department: 'Operations',
    salary: [16_800, 22_800],
    does: 'you’ll move data from forms and emails into our systems and catch what doesn’t add up',
    responsibilities: [
      'Enter records completely and accurately',
      'Check entries against their source and correct discrepancies',
      'Report missing or conflicting information',
    ],
    requirements: ['Accuracy with long lists', 'Fast, reliable typing', 'Working knowledge of spreadsheets'],
  },
  'Virtual Assistant': {
    words: /\b(virtual|vas?|personal|executive|assistants?|calendars?|inbox)\b/i,
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
    words: /\b(admin\w*|office|back ?office|invoic\w*|bookkeep\w*|payroll|hr)\b/i,
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
    does: 'you’ll do work that others rely on',
    responsibilities: [
      'Complete your work carefully and on time',
      'Speak up early when something gets in the way',
    ],
    requirements: ['Experience with this kind of work', 'Clear written English'],
  },
};

const benefits = [
  'One to two weeks of paid training',
  'Direct deposit every two weeks, or weekly if you prefer',
  'An AI supervisor to help you at any time during your shift',
];

/** The built-in model's job: rules over the request, as JSON like a connected model's. */
export function jobDraftScript(input: unknown): string {
  const { text } = JobDraftInput.parse(input);
  const asked = jobAsked(text) ?? text;
  const request = readJobRequest(asked);
  const { pay, hours, setting, place, needs, isOpen, isSkilled } = request;
  const position = positionIn(request.title) ?? positionIn(asked) ?? 'Other';
  const base = bases[position];
  const title = request.title || (position === 'Other' ? 'New job' : position);
  const where = { Remote: 'from home', 'On-site': 'on site', Hybrid: 'partly on site' }[setting];
  const required = base.requirements.filter(
    (line) => !(isOpen || isSkilled) || !/experience|one year/i.test(line),
  );
  const draft: JobDraft = {
    title,
    department: base.department,
    position,
    location: place ? `${setting} (${place})`.slice(0, 100) : setting,
    salaryMin: pay ? pay[0] : base.salary[0],
    salaryMax: pay ? pay[1] : base.salary[1],
    description: [
      `As ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title} at ${brand.name}, ${base.does}. You’ll work ${where} with a team that’s online when you are.`,
      ...hours.remarks,
      'You’ll start with one to two weeks of paid training.',
    ].join('\n\n'),
    responsibilities: base.responsibilities.join('\n'),
    requirements: [
      ...required,
      ...needs,
      ...(isOpen ? ['No previous experience needed'] : []),
      ...(setting === 'On-site'
        ? []
        : ['A quiet place to work and an internet connection of at least 10 Mbps']),
    ].join('\n'),
    benefits: benefits.join('\n'),
    workHours: hours.workHours.slice(0, 200),
  };
  return JSON.stringify(JobDraft.parse(draft));
}

/** The parts of a request that the built-in draft has nothing of. */
export const unusedIn = (text: string): string[] => [...readJobRequest(jobAsked(text) ?? text).unused];

const positionIn = (words: string): Position | undefined =>
  positions.find((name) => bases[name].words.test(words));
