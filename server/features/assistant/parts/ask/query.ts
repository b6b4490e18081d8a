import { z } from 'zod';

/** What a question can be about; each has a table of fields in {@link file://./tables.ts}. */
export const subjects = [
  'people',
  'applications',
  'interviews',
  'jobs',
  'sessions',
  'tasks',
  'practice',
  'documents',
  'contests',
  'requests',
  'asked',
  'emails',
  'audit',
] as const;
export type Subject = (typeof subjects)[number];

const field = z.string().max(30);
const moment = z.iso.datetime().nullable();

const When = z.object({
  op: z.literal('when'),
  field,
  from: moment,
  until: moment,
  words: z.string().max(80),
});

/** One condition. Dates are half open: from the first moment, until before the second. */
export const Filter = z.discriminatedUnion('op', [
  z.object({ op: z.enum(['is', 'not']), field, values: z.array(z.string().max(120)).min(1).max(60) }),
  z.object({ op: z.enum(['over', 'under', 'atLeast', 'atMost', 'exactly']), field, value: z.number() }),
  z.object({ op: z.literal('between'), field, low: z.number(), high: z.number() }),
  When,
  z.object({ op: z.enum(['yes', 'no']), field }),
  /** Words said in an interview. */
  z.object({ op: z.literal('said'), field, words: z.string().min(2).max(80) }),
]);
export type Filter = z.infer<typeof Filter>;

export const figures = ['list', 'count', 'average', 'median', 'sum', 'highest', 'lowest'] as const;

/** A question in a form that the tables can answer. */
export const Query = z.object({
  about: z.enum(subjects),
  where: z.array(Filter).max(12).default([]),
  figure: z.enum(figures).default('list'),
  /** The field to average or add up. */
  of: field.optional(),
  /** One figure for each value of this field. */
  per: field.optional(),
  /** With `per`: only the first or the last. */
  pick: z.enum(['most', 'fewest']).optional(),
  /** The same figure for each of these periods. */
  compare: z.array(When).length(2).optional(),
  /** The share of the rows matched by `where` that these conditions also match. */
  share: z.array(Filter).max(12).optional(),
  order: z.object({ field, down: z.boolean() }).optional(),
  /** Fields to show in a list besides the default ones. */
  show: z.array(field).max(8).optional(),
  limit: z.int().min(1).max(50).optional(),
});
export type Query = z.infer<typeof Query>;
