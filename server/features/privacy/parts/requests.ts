import { type SQL, sql } from 'drizzle-orm';

/** The task that carries out a confirmed request. */
export const FULFIL_TASK = 'privacy.fulfil';

/**
 * Whether a request, as `privacy_requests`, has been worked on since before this time and isn't done. Its confirmation counts, or
 * what let it go on after that: HR's approval, the end of a hold.
 */
export const isLate = (before: Date): SQL<boolean> => sql<boolean>`(
  privacy_requests.state = 'working' and greatest(privacy_requests.confirmed_at,
    (select max(l.created_at) from audit_log l where l.subject_kind = 'privacy_request'
      and l.subject_id = privacy_requests.id and l.action = 'privacy.deletion_approved'),
    (select max(h.lifted_at) from legal_holds h where h.candidate_id = privacy_requests.candidate_id)
  ) < ${before.toISOString()})`;
