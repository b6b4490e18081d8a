import type { Difficulty, MoodId, PracticePosition } from '../../../../shared/clientChat/schema.ts';

/** Lines every client needs at some point, in this client's own voice; shared wording follows when they run out. */
type Voice = {
  /** Answers a bare greeting. */
  hello: string;
  /** Takes an apology or understanding well. */
  thanks: string;
  /** Answers "one moment" and the like. */
  hm: string;
  /** Polite phrases arrived instead of an answer. */
  hollow: string;
  /** The client doesn't know the answer. */
  unsure: string;
  /** "Anything else?" was too early. */
  notYet: string;
  /** Introduces something said before. */
  asSaid: string;
  /** Introduces a question asked before. */
  again: string;
  doubt: string;
  /** The employee was rude. */
  rude: readonly [string, string];
  offTopic: string;
  /** Makes no sense of what was written. */
  puzzled: string;
  /** Without an answer: the first and the second time. */
  waiting: readonly [string, string];
  /** Asks for a supervisor. */
  boss: string;
  /** Accepts being handed over. */
  transfer: string;
  leave: string;
  solved: string;
  /** Answers "anything else?" and "goodbye" after the problem is solved. */
  bye: readonly [string, string];
};

/** The client's person and way of talking. Prompts of a persona contain nothing else. */
type Persona = {
  name: string;
  location: string;
  company: string;
  /** The banner above the chat. */
  issue: string;
  /** Age, place, temper and manner of writing, for a model and for the record. */
  tone: string;
  mood: MoodId;
  /** Their first message. */
  opening: string;
  /** The problem again in one sentence, when the employee missed it. */
  restate: string;
  voice: Voice;
};

/** A fact that the client mentions only when asked. */
export type Fact = { asked: RegExp; say: string };

/** One thing a good outcome needs. */
export type Point = {
  id: string;
  /** What to do, on the employee's checklist. */
  label: string;
  /** What the client calls it while it's open. */
  topic: string;
  /**
   * The first pattern must match one sentence of the right kind without a negation, the others anywhere in the
   * same turn.
   */
  met: readonly RegExp[];
  /** `question`: asking meets it. `proposal`: so does asking whether it suits. */
  by?: 'question' | 'proposal';
  /** A clear no meets it, because that's the right answer here. */
  no?: true;
  /** How the client presses for it. */
  ask: string;
  /** What the client says once it's met. */
  ok: string;
};

/** A promise or a step that the case notes rule out. */
export type Mistake = {
  id: string;
  found: RegExp;
  /** Counts in a negated sentence, too. */
  no?: true;
  say: string;
  why: string;
};

/** Known to the product only; none of it reaches the persona's prompt. */
type Brief = {
  goal: string;
  goodOutcome: string;
  /** What the employee can look up. */
  caseNotes: readonly string[];
  /** Matches words that name the problem. */
  named: RegExp;
  facts: readonly Fact[];
  points: readonly Point[];
  mistakes: readonly Mistake[];
  /** Two turns that solve the case: one to understand, one to act. Coaching offers them as examples. */
  model: readonly [string, string];
};

export type Scenario = {
  id: string;
  title: string;
  position: PracticePosition;
  difficulty: Difficulty;
  persona: Persona;
  brief: Brief;
};
