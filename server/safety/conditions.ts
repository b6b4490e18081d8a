import { and, isNull, sql } from 'drizzle-orm';
import { safetyFlags } from '../db/schema/safety.ts';

/** Flags from people who aren't on record. There can be any number of these. */
export const isAnonymous = and(
  isNull(safetyFlags.candidateId),
  isNull(safetyFlags.userId),
  isNull(safetyFlags.kept),
);

/**
 * Whether the flagged text came with an application whose sender hasn't verified its address. False for a document that a
 * verified application of the person contains as well. The keys are those `raiseTextFlag` stores for applications and files.
 */
export const isUnconfirmed = sql<boolean>`coalesce(safety_flags.source = 'application' and (
  select bool_and(a.awaits_proof) from applications a
  where a.candidate_id = safety_flags.candidate_id and safety_flags.idempotency_key in (
    'application:' || a.idempotency_key,
    'application:' || a.resume_file_id,
    'application:' || a.cover_letter_file_id)), false)`;
