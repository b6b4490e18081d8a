import { z } from 'zod';
import { interviewPhases } from '../../../../shared/interview/schema.ts';
import type { MessageRow } from '../../conversation/policy.ts';
import type { Turn } from './context.ts';

const phaseIds = interviewPhases.map((phase) => phase.id);

/** Metadata of the interviewer's messages; other values in the column aren't turns. */
export const TurnMetaSchema = z.object({
  phase: z.enum([...phaseIds, 'closing']),
  questionId: z.string(),
  followUp: z.boolean(),
});

/** Stored messages as the director sees them. */
export function toTurns(rows: readonly MessageRow[]): Turn[] {
  return rows.map((row) => ({
    seq: row.seq,
    role: row.role,
    content: row.content,
    meta: row.role === 'assistant' ? (TurnMetaSchema.safeParse(row.meta).data ?? null) : null,
  }));
}
