import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { candidates } from './candidates.ts';
import { at } from './columns.ts';

/** A person's checked lines of checklists. */
export const checklistTicks = pgTable(
  'checklist_ticks',
  {
    employeeId: uuid('employee_id')
      .$type<CandidateId>()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    item: text('item').notNull(),
    tickedAt: at('ticked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.item] })],
);
