import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { CountedCell } from '../../features/admin/reports/fairness/counts.ts';
import { at } from './columns.ts';

/** What the adverse-impact report shows of a year, the same for everybody: totals, and no key of a person. */
export const fairnessSnapshots = pgTable('fairness_snapshots', {
  year: integer('year').primaryKey(),
  /** All positions at one moment. */
  cells: jsonb('cells').$type<CountedCell[]>().notNull(),
  /** Applications and answers before this count. */
  until: at('until').notNull(),
  countedAt: at('counted_at').notNull(),
  /** When it was last asked whether newer figures may take their place. */
  checkedAt: at('checked_at').notNull(),
});
