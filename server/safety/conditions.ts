import { and, isNull, sql } from 'drizzle-orm';
import { safetyFlags } from '../db/schema/safety.ts';

/** From unknown writers, of whom there can be any number. */
export const isAnonymous = and(
  isNull(safetyFlags.candidateId),
  isNull(safetyFlags.userId),
  isNull(safetyFlags.kept),
);

/**
 * Whether the flagged text came with an application to someone's address whose sender hasn't proven that it's theirs. A
 * document that one of the person's other applications has, too, is theirs. Keys: `raiseTextFlag` of applications and files.
 */
export const isUnconfirmed = sql<boolean>`coalesce(safety_flags.source = 'application' and (
  select bool_and(a.awaits_proof) from applications a
  where a.candidate_id = safety_flags.candidate_id and safety_flags.idempotency_key in (
    'application:' || a.idempotency_key,
    'application:' || a.resume_file_id,
    'application:' || a.cover_letter_file_id)), false)`;
