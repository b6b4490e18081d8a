import { z } from 'zod';
import { type Position, positions } from '../jobs/schema.ts';

/** The adverse-impact report: HR's query, and totals of groups; it contains nothing about individuals. */

/** Smaller groups aren't shown, so individuals can't be identified. */
export const GROUP_MIN = 5;
/** 29 CFR 1607.4(D): a rate under four fifths of the highest one counts as evidence of adverse impact. */
export const FOUR_FIFTHS = 0.8;
/**
 * Groups under this share of the people aren't used as the comparison (New York City, 6 RCNY § 5-301(d); 29 CFR
 * 1607.4).
 */
export const SMALL_SHARE = 0.02;
/** Differences that chance alone produces less often than this are called unlikely. */
export const SIGNIFICANT = 0.05;

export const fairnessCategories = ['sex', 'race', 'age', 'sexRace'] as const;
export type FairnessCategory = (typeof fairnessCategories)[number];
export const fairnessCategoryLabels: Record<FairnessCategory, string> = {
  sex: 'Gender',
  race: 'Race or ethnicity',
  age: 'Age',
  sexRace: 'Gender and race combined',
};

/** A table's last row: combines small groups with the people who didn't say. */
export function restLabel({ mixed }: FairnessTable['rest']): string {
  return mixed ? 'Didn’t say, or not shown' : 'Didn’t say';
}

/** The comparisons: each step among those who reached it, the whole path, and the interview's score. */
export const fairnessMeasures = ['shortlisted', 'interviewed', 'hired', 'overall', 'score'] as const;
export type FairnessMeasure = (typeof fairnessMeasures)[number];
export const fairnessMeasureLabels: Record<FairnessMeasure, string> = {
  shortlisted: 'Shortlisted (of applicants)',
  interviewed: 'Interviewed (of shortlisted)',
  hired: 'Hired (of interviewed)',
  overall: 'Hired (of applicants)',
  score: 'Above the median score (of scored)',
};

const fairnessVerdicts = [
  'highest',
  'within',
  'unlikely',
  'maybeChance',
  'below',
  'small',
  'few',
  'none',
] as const;
export type FairnessVerdict = (typeof fairnessVerdicts)[number];
/** Explanations for readers without statistics. None states that discrimination took place. */
export const fairnessVerdictWords: Record<FairnessVerdict, string> = {
  highest: 'Highest rate',
  within: 'At least four-fifths',
  unlikely: 'At least four-fifths, but unlikely to be chance: look into it',
  maybeChance: 'Below four-fifths, but may be chance: keep watching',
  below: 'Below four-fifths: look into it',
  small: 'Under 2% of people: not compared',
  few: 'Too few to tell',
  none: 'Nothing to compare',
};

export const FairnessInput = z.strictObject({
  /** A calendar year (UTC). Years don't overlap, and each has one snapshot of all positions. */
  year: z.number().int().min(2000).max(2200),
  /** One position, or all of them. */
  position: z.enum(positions).nullable().default(null),
});
export type FairnessInput = z.infer<typeof FairnessInput>;

/** One measure of one group. */
export type FairnessCell = {
  reached: number;
  of: number;
  /** 0 to 1; null when fewer than {@link GROUP_MIN} reached this step. */
  rate: number | null;
  /** To the group with the highest rate. */
  ratio: number | null;
  /** How often chance alone would make a difference as large, and by which test. */
  p: number | null;
  test: 'fisher' | 'z' | null;
  verdict: FairnessVerdict;
};

export type FairnessRow = {
  key: string;
  label: string;
  /** `few`: under five people. `covered`: hidden so that a small group can't be computed. */
  state: 'shown' | 'few' | 'covered';
  people: number | null;
  /** Under 2% of the people of this table. */
  small: boolean;
  /** Null when the row, or the measure, is held back. */
  measures: Record<FairnessMeasure, FairnessCell | null>;
};

export type FairnessTable = {
  rows: FairnessRow[];
  /** People of the period who are in no shown row. */
  rest: {
    people: number;
    /** True when small groups are included; otherwise all of them didn't say. */
    mixed: boolean;
  };
  /** Measures reached, or not reached, by so few people that a figure would identify them. */
  heldBack: FairnessMeasure[];
};

export type FairnessReport = {
  year: number;
  position: Position | null;
  /** Years with applications, newest first. */
  years: number[];
  /** Applications and answers until here count (exclusive); a Monday or the end of the year; null as below. */
  until: string | null;
  /** The snapshot's time, the same for every viewer; null while too few have answered. */
  countedAt: string | null;
  people: number;
  /** How many of them answered at least one question. */
  said: number;
  tables: Record<Exclude<FairnessCategory, 'sexRace'>, FairnessTable> & {
    /** For all positions together only; a single position's would be too small to be anonymous. */
    sexRace: FairnessTable | null;
  };
};
