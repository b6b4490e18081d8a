import { and, eq, sql } from 'drizzle-orm';
import type { RetainedData } from '../../../../shared/privacy/schema.ts';
import { addYears } from '../../../../shared/time/months.ts';
import type { Tx } from '../../../db/client.ts';
import { candidateEvents, type candidates } from '../../../db/schema/candidates.ts';
import { onboardingDocuments } from '../../../db/schema/documents.ts';
import { readSetting } from '../../../platform/settings/change.ts';
import { hrSettings } from '../../../platform/settings/register.ts';

/** The lines of a person's employment, in `candidate_events`; a hire that was undone at once was none. */
export const employmentLine = sql`kind = 'status_changed' and 'hired' in (data ->> 'to', data ->> 'from')
  and data ->> 'undone' is null`;

type Retained = { until: Date; records: RetainedData[] };

/**
 * Records the law requires: payroll and tax records of people who were ever hired (in the U.S. three years
 * for payroll, 29 CFR 516.5, and four for employment tax, 26 CFR 31.6001-1). Null for others.
 */
export async function retainedRecords(
  tx: Tx,
  candidate: typeof candidates.$inferSelect,
): Promise<Retained | null> {
  const [hired] = await tx
    .select({ at: sql<string>`max(${candidateEvents.createdAt})` })
    .from(candidateEvents)
    .where(and(eq(candidateEvents.candidateId, candidate.id), employmentLine));
  const last = hired?.at ? new Date(hired.at) : candidate.status === 'hired' ? candidate.updatedAt : null;
  if (!last) return null;
  const { payrollYears } = await readSetting(tx, hrSettings.retention);
  const until = addYears(last, payrollYears);
  const [handedIn] = await tx
    .select({ id: onboardingDocuments.id })
    .from(onboardingDocuments)
    .where(eq(onboardingDocuments.candidateId, candidate.id))
    .limit(1);
  return {
    until,
    records: [
      {
        what: handedIn
          ? 'Your name and the payroll and tax details you submitted'
          : 'Your name and dates of employment',
        why: 'Employers must keep payroll and employment tax records.',
        until: until.toISOString(),
      },
    ],
  };
}
