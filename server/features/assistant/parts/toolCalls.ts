import { z } from 'zod';
import { CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { positions } from '../../../../shared/jobs/schema.ts';
import { Query } from './ask/query.ts';

const moment = z.iso.datetime().nullable();

/** One database lookup. All of them read, none writes. */
export const ToolCall = z.discriminatedUnion('tool', [
  z.object({
    tool: z.literal('people'),
    status: CandidateStatus.optional(),
    position: z.enum(positions).optional(),
    /** For an email: whom it's for, instead of the two above. */
    query: Query.optional(),
  }),
  /** Looks nothing up: it isn't clear whom an email is for. The words are those that weren't understood. */
  z.object({ tool: z.literal('recipients'), words: z.array(z.string()) }),
  z.object({ tool: z.literal('person'), search: z.string().min(1).max(100) }),
  z.object({ tool: z.literal('jobs'), search: z.string().max(100).optional() }),
  z.object({ tool: z.literal('counts') }),
  z.object({ tool: z.literal('sessions') }),
  z.object({
    tool: z.literal('activity'),
    period: z.object({ from: moment, until: moment, words: z.string().max(80) }).optional(),
    /** Full names of those it's about. */
    people: z.array(z.string().max(120)).max(60).optional(),
  }),
  /** A question about one table of records, with all its conditions. */
  z.object({ tool: z.literal('records'), query: Query }),
  /** Looks nothing up: a report needs a period. */
  z.object({ tool: z.literal('period') }),
  /** Looks nothing up: these words weren't understood, and ignoring them would answer another question. */
  z.object({ tool: z.literal('unclear'), words: z.array(z.string()).min(1) }),
  /** Looks nothing up: a job is drafted from the request's text. */
  z.object({ tool: z.literal('draft_job') }),
]);
export type ToolCall = z.infer<typeof ToolCall>;

export const Plan = z.object({ calls: z.array(ToolCall).max(8) });
export type Plan = z.infer<typeof Plan>;
