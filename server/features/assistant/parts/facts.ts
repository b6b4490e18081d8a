import { z } from 'zod';
import { AssistantAction } from '../../../../shared/assistant/schema.ts';
import { CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { CandidateId } from '../../../../shared/ids/schema.ts';

const Person = z.object({
  id: CandidateId,
  name: z.string(),
  position: z.string(),
  country: z.string(),
  status: CandidateStatus,
  score: z.number().nullable(),
  /** How reliable the score is, in words; also for an interview whose score no longer counts. */
  scoreIs: z.string().nullable().default(null),
  appliedAt: z.string(),
});
export type PersonFact = z.infer<typeof Person>;

const PersonDetail = Person.extend({
  introduction: z.string(),
  /** A reader's view of the résumé; null when there is none or it couldn't be read. */
  resume: z.string().nullable(),
  /** True while the résumé is waiting to be read. */
  resumeWaits: z.boolean().default(false),
  jobTitle: z.string().nullable(),
  requirements: z.string().nullable(),
  /** What the job's interview rates, with a description of a high rating. */
  rubric: z.array(z.object({ label: z.string(), shows: z.string() })).default([]),
  interview: z.object({ summary: z.string().nullable(), recommendation: z.string().nullable() }).nullable(),
});
export type PersonDetailFact = z.infer<typeof PersonDetail>;

/** What the tools found; the answer is made from nothing else. */
export const Facts = z.object({
  /** `of`: the conditions in words, when an email's recipients were looked up by them. */
  people: z
    .object({
      total: z.number(),
      rows: z.array(Person),
      of: z.string().optional(),
      /** The first of an order that was asked for, not the newest. */
      isOrdered: z.boolean().optional(),
    })
    .optional(),
  /** `found` is null when no one matches. */
  person: z.object({ search: z.string(), found: PersonDetail.nullable(), others: z.number() }).optional(),
  jobs: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.string(),
        applicants: z.number(),
        applications: z.number(),
        deadline: z.string().nullable(),
      }),
    )
    .optional(),
  counts: z
    .object({
      candidates: z.number(),
      candidatesThisWeek: z.number(),
      byStatus: z.record(z.string(), z.number()),
      employees: z.number(),
      jobs: z.number(),
      sessions: z.number(),
      sessionsOpen: z.number(),
      requests: z.number(),
    })
    .optional(),
  sessions: z
    .array(
      z.object({
        id: z.string(),
        employee: z.string(),
        startedAt: z.string(),
        open: z.boolean(),
        minutes: z.number().nullable(),
        tasks: z.number(),
        rating: z.string().nullable(),
      }),
    )
    .optional(),
  /** Answers from the tables, each with its number and the filter used. */
  records: z.array(z.string()).optional(),
  /** A report was requested without a period. */
  periodWanted: z.boolean().optional(),
  /** Words of the question that weren't understood. */
  unclear: z.array(z.string()).optional(),
  /** It isn't clear whom an email is for: words that weren't understood, or none when it isn't said. */
  recipientsUnclear: z.array(z.string()).optional(),
  /** A job is to be drafted; nothing was looked up for it. */
  jobWanted: z.boolean().optional(),
  activity: z.array(z.object({ at: z.string(), text: z.string() })).optional(),
  /** There's none in the period asked for, which isn't over: the activity is from before it. */
  activityIsEarlier: z.boolean().optional(),
  /** Whose activity it is and of which period, in words, where the question says so. */
  activityOf: z.string().optional(),
});
export type Facts = z.infer<typeof Facts>;

/** What the built-in model answers with. */
export const AnswerInput = z.object({ text: z.string(), action: AssistantAction.nullable(), facts: Facts });
