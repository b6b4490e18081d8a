import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { aiUsage } from '../db/schema/platform.ts';
import type { Clock } from '../platform/clock.ts';
import { type HouseEnv, readBudgets } from '../platform/house.ts';
import { AiError, type AiPurpose } from './ai.ts';

/** Counts against everybody together. */
const ALL = 'all';
/** Counts what a purpose costs; it has no cap of its own. */
export const purposeSubject = (purpose: AiPurpose): string => `purpose:${purpose}`;

export type Spent = { inputTokens: number; outputTokens: number };

/** An estimate set aside; a call may end on another day than it began. */
type Reservation = { day: string; subject: string; purpose: AiPurpose; estimate: Spent };

/** Daily token caps, per person and for all, counted in PostgreSQL before each call (quality S20). */
type Budgets = {
  /** Sets the estimate aside. @throws AiError('budget_spent') and sets nothing aside when it does not fit. */
  reserve(subject: string, purpose: AiPurpose, estimate: Spent): Promise<Reservation>;
  /** Replaces the estimate by what was used, on the day it was set aside. */
  settle(reservation: Reservation, used: Spent): Promise<void>;
};

/**
 * Counts tokens per person and for all, by days in UTC; a reservation is made before each call and settled
 * after it (quality S20).
 */
export function createBudgets(options: { db: Db; clock: Clock; env: HouseEnv }): Budgets {
  const { db, clock, env } = options;
  const today = (): string => clock.now().toISOString().slice(0, 10);
  return {
    async reserve(subject, purpose, estimate) {
      const day = today();
      const wanted = estimate.inputTokens + estimate.outputTokens;
      await db.transaction(async (tx) => {
        // Read with each call, so that a lower cap counts for the very next one.
        const caps = await readBudgets(tx, env);
        for (const [who, cap] of [
          [subject, caps.person],
          [ALL, caps.all],
          [purposeSubject(purpose), Number.POSITIVE_INFINITY],
        ] as const) {
          const fits = await tx
            .insert(aiUsage)
            .values({ day, subject: who, calls: 1, ...estimate })
            .onConflictDoUpdate({
              target: [aiUsage.day, aiUsage.subject],
              set: {
                calls: sql`${aiUsage.calls} + 1`,
                inputTokens: sql`${aiUsage.inputTokens} + ${estimate.inputTokens}`,
                outputTokens: sql`${aiUsage.outputTokens} + ${estimate.outputTokens}`,
              },
            })
            .returning({ spent: sql<number>`${aiUsage.inputTokens} + ${aiUsage.outputTokens}` });
          // Throwing rolls back what was set aside, so a refused call costs nothing.
          if (wanted > cap || (fits[0]?.spent ?? 0) > cap) throw new AiError('budget_spent');
        }
      });
      return { day, subject, purpose, estimate };
    },
    async settle({ day, subject, purpose, estimate }, used) {
      for (const who of [subject, ALL, purposeSubject(purpose)]) {
        await db
          .update(aiUsage)
          .set({
            inputTokens: sql`greatest(0, ${aiUsage.inputTokens} + ${used.inputTokens - estimate.inputTokens})`,
            outputTokens: sql`greatest(0, ${aiUsage.outputTokens} + ${used.outputTokens - estimate.outputTokens})`,
          })
          .where(sql`${aiUsage.day} = ${day} and ${aiUsage.subject} = ${who}`);
      }
    },
  };
}
