import { z } from 'zod';
import { CandidateStatus, candidateSorts } from '../../../shared/candidates.ts';
import { CandidateId } from '../../../shared/ids.ts';

/** What the panel keeps in its address; anything that does not fit falls back. */
export const AdminSearch = z.object({
  /** Candidates when there is none. */
  tab: z.literal('preview').optional().catch(undefined),
  q: z.string().max(100).optional().catch(undefined),
  status: CandidateStatus.optional().catch(undefined),
  position: z.string().max(100).optional().catch(undefined),
  days: z.number().int().min(1).max(3650).optional().catch(undefined),
  sort: z.enum(candidateSorts).optional().catch(undefined),
  /** Cursors of the pages before this one, so that Previous works. */
  pages: z.array(z.string().max(300)).max(500).optional().catch(undefined),
  candidate: CandidateId.optional().catch(undefined),
});
export type AdminSearch = z.infer<typeof AdminSearch>;
