import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';

/** Properties of an answer that rules can detect; see `answers/answerParts.ts`. */
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
  /** The outcome. */
  | 'result'
  /** Why. */
  | 'reason'
  /** Goes on with what isn't affected. */
  | 'others'
  /** When it becomes another person's decision. */
  | 'limit'
  /** Yes, no, or the decision-maker. */
  | 'stance'
  /** A tool by its name. */
  | 'tool'
  /** What a tool is for. */
  | 'use';

/** A part of the expected answer. `probe` asks for this part only. */
export type Part = { heard: Heard; probe: string };

/** One thing to find out, with what its answer should hold. */
export type QuestionWords = {
  id: string;
  ask: string;
  /** The same in other words, for someone who asks what is meant. */
  plain: string;
  /** A small, easy question on the same subject, after an answer without content. */
  probe: string;
  parts: readonly Part[];
  /** Criteria of the rubric that an answer shows something about. */
  touches: readonly string[];
  /**
   * Alternative wording if the candidate already told such a story: lemmas that identify it, and the remaining
   * question.
   */
  ifMentioned?: { of: readonly string[]; instead: string };
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
