import { isRated, type OwnQuestion } from '../../../../../shared/jobs/rubrics.ts';
import { type Track, trackOf } from '../interviewer/questions.ts';

/** One criterion of an interview. Weights stay on the server. */
export type Criterion = {
  id: string;
  label: string;
  /** Share of the whole; the weights of a rubric add up to 1. */
  weight: number;
  /** What a rating of 1, 3 and 5 looks like. */
  levels: { low: string; middle: string; high: string };
};

/** `own`: questions of HR's own, each with a criterion of the same id. */
export type Rubric = { version: string; track: Track; criteria: Criterion[]; own: OwnQuestion[] };

const VERSION = '2026-11';

const english: Criterion = {
  id: 'written_english',
  label: 'Written English',
  weight: 0.2,
  levels: {
    low: 'Hard to follow; a customer or colleague would have to ask again.',
    middle: 'Understandable, with slips that don’t get in the way.',
    high: 'Clear, complete sentences in a tone that fits the reader.',
  },
};

const availability: Criterion = {
  id: 'availability',
  label: 'Availability fit',
  weight: 0.2,
  levels: {
    low: 'Names no hours, or hours that don’t overlap with U.S. business hours.',
    middle: 'Willing and mostly available, with some open points.',
    high: 'Names hours, days, and a workspace that fit, week after week.',
  },
};

const tools = (weight: number): Criterion => ({
  id: 'tools',
  label: 'Tools experience',
  weight,
  levels: {
    low: 'Names no tools, or says only that they used some.',
    middle: 'Names tools and says what they were used for.',
    high: 'Describes confident daily use, with a detail only a user would know.',
  },
});

const withWeight = (criterion: Criterion, weight: number): Criterion => ({ ...criterion, weight });

const criteriaOf: Record<Track, Criterion[]> = {
  support: [
    {
      id: 'empathy',
      label: 'Customer empathy',
      weight: 0.25,
      levels: {
        low: 'Goes straight to rules or blames the customer.',
        middle: 'Polite, but doesn’t name the feeling.',
        high: 'Names the feeling before the fix and keeps the customer informed.',
      },
    },
    {
      id: 'problem_solving',
      label: 'Problem solving',
      weight: 0.25,
      levels: {
        low: 'No steps, or a promise without a check.',
        middle: 'Sensible steps, some missing.',
        high: 'Checks first, then acts in a logical order and knows when to ask.',
      },
    },
    english,
    availability,
    tools(0.1),
  ],
  data: [
    {
      id: 'accuracy',
      label: 'Accuracy',
      weight: 0.3,
      levels: {
        low: 'Doesn’t mention checking.',
        middle: 'Checks their work but doesn’t say how.',
        high: 'Has a method for finding mistakes and uses it every time.',
      },
    },
    {
      id: 'working_method',
      label: 'Working method',
      weight: 0.2,
      levels: {
        low: 'Works without a plan.',
        middle: 'Knows the next step.',
        high: 'Plans the batch, sets aside what’s unclear, and tells the right person in time.',
      },
    },
    withWeight(english, 0.15),
    availability,
    tools(0.15),
  ],
  assistant: [
    {
      id: 'organisation',
      label: 'Organization',
      weight: 0.3,
      levels: {
        low: 'Reacts to things as they come.',
        middle: 'Keeps lists and meets deadlines.',
        high: 'Sets priorities, gives reasons, and keeps everyone informed.',
      },
    },
    {
      id: 'judgement',
      label: 'Initiative and judgment',
      weight: 0.2,
      levels: {
        low: 'Waits for instructions or decides what isn’t theirs to decide.',
        middle: 'Finds a way and reports it.',
        high: 'Sees what’s coming, knows the limits of the role, and protects the person they work for.',
      },
    },
    english,
    availability,
    tools(0.1),
  ],
  admin: [
    {
      id: 'process',
      label: 'Process and order',
      weight: 0.25,
      levels: {
        low: 'Shows no process.',
        middle: 'Follows a process.',
        high: 'Owns a process from start to finish, with dates and records.',
      },
    },
    {
      id: 'care',
      label: 'Care with private data',
      weight: 0.2,
      levels: {
        low: 'Would hand data to anyone who asks.',
        middle: 'Careful, but without a clear rule.',
        high: 'Asks who may see it and why, offers a safe way, and sticks to it kindly.',
      },
    },
    english,
    availability,
    tools(0.15),
  ],
  general: [
    {
      id: 'experience',
      label: 'Relevant experience',
      weight: 0.3,
      levels: {
        low: 'Nothing that can be checked.',
        middle: 'Related work, described in general terms.',
        high: 'Specific work, with their own part in it, numbers, and results.',
      },
    },
    {
      id: 'problem_solving',
      label: 'Problem solving',
      weight: 0.25,
      levels: {
        low: 'No steps.',
        middle: 'Sensible steps, some missing.',
        high: 'Logical order, tells the right people early, learns from it.',
      },
    },
    english,
    withWeight(availability, 0.15),
    tools(0.1),
  ],
};

/** The template of a position: what its interviews are judged by where a job says nothing else. */
export const rubricFor = (position: string): Rubric => rubricOfTrack(trackOf(position));

/** The template of a kind of position. */
export const rubricOfTrack = (track: Track): Rubric => ({
  version: VERSION,
  track,
  criteria: criteriaOf[track],
  own: [],
});

/** What this interview is judged by. */
export const rubricOf = ({ rubric, position }: { rubric?: Rubric; position: string }): Rubric =>
  rubric ?? rubricFor(position);

/** Whether a criterion is HR's own question without signals, so that a good answer isn't defined. */
export const isUnrated = ({ own }: Rubric, criterion: string): boolean =>
  own.some((question) => question.id === criterion && !isRated(question));

/** HR's own question as a criterion; its signals are what a low and a high rating look like. */
export function ownCriterion({ id, label, weight, wanted, unwanted }: OwnQuestion): Criterion {
  return {
    id,
    label,
    weight: weight / 100,
    levels: {
      low: unwanted.length > 0 ? `Like: ${unwanted.join(' ')}` : 'None of what a good answer includes.',
      middle: 'Some of what a good answer includes, and nothing that contradicts it.',
      high: `Like: ${wanted.join(' ')}`,
    },
  };
}
