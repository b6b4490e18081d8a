import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Position } from '../../../shared/jobs/schema.ts';
import type { Age, Race, Sex } from '../../../shared/selfIdentification/questions.ts';
import { at } from './columns.ts';

/** How many people came how far. */
export type Counts = {
  people: number;
  shortlisted: number;
  interviewed: number;
  hired: number;
  scored: number;
  /** Scored above the median of all people scored in the period. */
  aboveAll: number;
  /** Scored above the median of their position. */
  abovePosition: number;
};

/** The database's totals: one line per position and combination of answers. */
export type CountedCell = Counts & {
  position: Position;
  sex: Sex | null;
  race: Race | null;
  age: Age | null;
};

/** The adverse-impact report of a year, the same for every viewer: totals, and no key of a person. */
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
