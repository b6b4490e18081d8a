import { z } from 'zod';
import { type Position, positions } from './jobs.ts';

/** The adverse-impact report: what HR asks for, and totals of groups; nothing in it is about one person. */

/** Groups of fewer people are not shown, so that nobody can be recognised. */
export const GROUP_MIN = 5;
/** 29 CFR 1607.4(D): a rate under four fifths of the highest one is looked at as adverse impact. */
export const FOUR_FIFTHS = 0.8;
/** Groups under this share of the people are no yardstick (New York City, 6 RCNY § 5-301(d); 29 CFR 1607.4). */
export const SMALL_SHARE = 0.02;
/** What chance alone would do less often than this is called unlikely. */
export const SIGNIFICANT = 0.05;

export const fairnessCategories = ['sex', 'race', 'age', 'sexRace'] as const;
export type FairnessCategory = (typeof fairnessCategories)[number];
export const fairnessCategoryLabels: Record<FairnessCategory, string> = {
  sex: 'Gender',
  race: 'Race or ethnicity',
  age: 'Age',
  sexRace: 'Gender and race combined',
};

/** The last line of a table: small groups hide among those who did not say. */
export function restLabel({ mixed }: FairnessTable['rest']): string {
  return mixed ? 'Didn’t say, or not shown' : 'Didn’t say';
}

/** What is compared: each step of those who came to it, the way as a whole, and the interview's score. */
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
/** In words for somebody who is no statistician. None of them says that anybody was discriminated against. */
export const fairnessVerdictWords: Record<FairnessVerdict, string> = {
  highest: 'Highest rate',
  within: 'Within four fifths',
  unlikely: 'Within four fifths, but unlikely to be chance: look into it',
  maybeChance: 'Below four fifths, may be chance: keep watching',
  below: 'Below four fifths: look into it',
  small: 'Under 2% of people: not compared',
  few: 'Too few to tell',
  none: 'Nothing to compare',
};

export const FairnessInput = z.strictObject({
  /** A calendar year (UTC). Years do not overlap, and each has one snapshot of all positions. */
  year: z.number().int().min(2000).max(2200),
  /** One position, or everybody. */
  position: z.enum(positions).nullable().default(null),
});
export type FairnessInput = z.infer<typeof FairnessInput>;

/** One measure of one group. */
export type FairnessCell = {
  reached: number;
  of: number;
  /** 0 to 1; null when fewer than {@link GROUP_MIN} came to this step. */
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
  /** `few`: under five people. `covered`: held back so that a small group cannot be worked out. */
  state: 'shown' | 'few' | 'covered';
  people: number | null;
  /** Under 2% of the people of this table. */
  small: boolean;
  /** Null when the row, or the measure, is held back. */
  measures: Record<FairnessMeasure, FairnessCell | null>;
};

export type FairnessTable = {
  rows: FairnessRow[];
  /** People of the period whom no shown row counts. */
  rest: {
    people: number;
    /** True when small groups are among them; otherwise all of them did not say. */
    mixed: boolean;
  };
  /** Measures that so few came to, or so few did not, that showing them would name people. */
  heldBack: FairnessMeasure[];
};

export type FairnessReport = {
  year: number;
  position: Position | null;
  /** Years in which anybody applied, newest first. */
  years: number[];
  /** Applications and answers until here count (exclusive); a Monday or the end of the year; null as below. */
  until: string | null;
  /** When the snapshot was made, the same for everybody; null while too few have answered for one. */
  countedAt: string | null;
  people: number;
  /** How many of them answered at least one question. */
  said: number;
  tables: Record<Exclude<FairnessCategory, 'sexRace'>, FairnessTable> & {
    /** Only for all positions together; a single one would be too small to hide anybody in. */
    sexRace: FairnessTable | null;
  };
};
