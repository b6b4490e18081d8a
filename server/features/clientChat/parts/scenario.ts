import type { Difficulty, MoodId, PracticePosition } from '../../../../shared/clientChat.ts';

/** Who the client is and how they talk: all that a persona's prompt may hold. */
type Persona = {
  name: string;
  location: string;
  company: string;
  /** The banner above the chat. */
  issue: string;
  /** How they write, for a model and for the record. */
  tone: string;
  mood: MoodId;
  /** Their first message. */
  opening: string;
  /** The problem again in one sentence, for when nobody listened. */
  restate: string;
};

/** Something the client knows and says only when asked. */
export type Fact = { asked: RegExp; say: string };

/** One thing a good outcome needs. */
export type Point = {
  id: string;
  /** On the employee's checklist. */
  label: string;
  /** What the client calls it when it is still open. */
  topic: string;
  /**
   * The first pattern must stand in one sentence of the right kind that says neither "cannot" nor "not"; the
   * others anywhere in the same turn.
   */
  met: readonly RegExp[];
  /** `question`: it is met by asking. */
  by?: 'question';
  /** Met by a clear no, because that is the right answer here. */
  no?: true;
  /** How the client presses for it. */
  ask: string;
  /** What the client says when it is met. */
  ok: string;
};

/** A promise or a step that the case notes rule out. */
export type Mistake = {
  id: string;
  found: RegExp;
  /** It may stand in a sentence with "no" or "not". */
  no?: true;
  say: string;
  why: string;
};

/** What only the product knows: none of it reaches the persona's prompt. */
type Brief = {
  goal: string;
  goodOutcome: string;
  /** What the employee can look up. */
  caseNotes: readonly string[];
  /** Words that name the problem. */
  named: RegExp;
  facts: readonly Fact[];
  points: readonly Point[];
  mistakes: readonly Mistake[];
  /** Two turns that would do it: one to understand, one to solve. Coaching offers them as examples. */
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

/** "Patricia" of "Patricia Lindgren". */
export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}
