import type { InterviewPhase } from '../../../../../shared/interview.ts';

/** What can be told of an answer without a model; see `parts.ts` for how each is heard. */
export type Heard =
  /** Does something themselves, and says what. */
  | 'own'
  /** One case, rather than how it usually is. */
  | 'case'
  /** What kind of things they worked with. */
  | 'kind'
  /** How many, in numbers. */
  | 'amount'
  /** What they say, or would say, to someone. */
  | 'words'
  /** Someone else is informed. */
  | 'tell'
  /** Looks, compares or asks before acting. */
  | 'check'
  /** What came of it. */
  | 'result'
  /** Why. */
  | 'reason'
  /** Goes on with what isn't affected. */
  | 'others'
  /** From when on it's somebody else's decision. */
  | 'limit'
  /** Yes, no, or whose decision it is. */
  | 'stance'
  /** A tool by its name. */
  | 'tool'
  /** What a tool is for. */
  | 'use';

/** Something that the answer should hold. `probe` asks for this and nothing else. */
export type Part = { heard: Heard; probe: string };

/** One thing to find out, with what its answer should hold. */
export type QuestionWords = {
  id: string;
  ask: string;
  /** The same in other words, for someone who asks what is meant. */
  plain: string;
  /** A small, easy question on the same subject, for an answer that gives nothing to go on. */
  probe: string;
  parts: readonly Part[];
  /** Criteria of the rubric that an answer shows something about. */
  touches: readonly string[];
  /** Asked instead by someone who has told of it already: lemmas that tell so, and what is still worth asking. */
  told?: { of: readonly string[]; instead: string };
};

export type Question = QuestionWords & { phase: InterviewPhase };

/** A situation has two halves; the second follows from the first. */
export type Scenario = QuestionWords & { later: Omit<QuestionWords, 'id' | 'told'> };

export type Bank = {
  experience: QuestionWords[];
  depth: QuestionWords[];
  skills: QuestionWords[];
  situation: Scenario[];
};
