import { z } from 'zod';
import { withUsualName } from '../company/personaNames.ts';
import { AssignmentId, type CandidateId, ContestId, type WorkSessionId } from '../ids/schema.ts';
import { counted } from '../text/counted.ts';
import { plainText } from '../text/plainText.ts';

/** Specification file 2 §4; any other value is displayed raw. */
export const assignmentStatuses = ['pending', 'completed', 'failed'] as const;
export const AssignmentStatus = z.enum(assignmentStatuses);
export type AssignmentStatus = z.infer<typeof AssignmentStatus>;

/** From this grade on an assignment is completed. */
export const PASS_GRADE = 60;
/** Most messages an employee can write in one shift; a conversation must end somewhere. */
export const WORK_MESSAGES_MAX = 400;
/** A second try is offered once. */
export const TRIES_MAX = 2;

const performanceRatings = ['Excellent', 'Good', 'Satisfactory', 'Needs Improvement'] as const;
export const PerformanceRating = z.enum(performanceRatings);
export type PerformanceRating = z.infer<typeof PerformanceRating>;

/**
 * The rating of a session from the grades (0–100) of its evaluated assignments; null, shown as Pending, for none. The
 * mean is rounded first, so that a displayed 85 is always Excellent.
 */
export function performanceRating(grades: readonly number[]): PerformanceRating | null {
  if (grades.length === 0) return null;
  const mean = Math.round(grades.reduce((sum, grade) => sum + grade, 0) / grades.length);
  if (mean >= 85) return 'Excellent';
  if (mean >= 70) return 'Good';
  return mean >= 50 ? 'Satisfactory' : 'Needs Improvement';
}

/** Whole minutes since the first message, or none when there is none (specification file 2 §4). */
export function sessionMinutes(firstMessageAt: Date | null, end: Date): number {
  if (!firstMessageAt) return 0;
  return Math.max(0, Math.floor((end.getTime() - firstMessageAt.getTime()) / 60_000));
}

export const difficulties = ['starter', 'standard', 'advanced'] as const;
export const Difficulty = z.enum(difficulties);
export type Difficulty = z.infer<typeof Difficulty>;

/** Words that mean "next" when a message begins with one (specification file 2 §4). */
export const affirmatives = [
  'yes',
  'yeah',
  'ready',
  "let's continue",
  'continue',
  'next',
  'go ahead',
  'sure',
  'ok',
  'okay',
] as const;

/** Whether a message begins with an affirmative word, whatever its case and typographic apostrophes. */
export function isAffirmative(text: string): boolean {
  const start = text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}]+/u, '');
  return affirmatives.some(
    (word) => start.startsWith(word) && !/^[\p{L}\p{N}]/u.test(start.slice(word.length)),
  );
}

/** Whether a message is one affirmative word and nothing else. */
export function isAffirmativeWord(text: string): boolean {
  const word = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s"“”'.,!–-]+|[\s"“”'.,!…–-]+$/g, '');
  return affirmatives.some((one) => one === word);
}

/** Words that may accompany an affirmative word without changing its meaning. */
const fillers =
  /^(?:please|pls|thanks|thank|you|so|much|it|with|to|the|a|one|task|question|thing|now|then|i|am|i'm|im|we|can|lets|go|on|move|give|me|good|great|fine|sir|ma'am|ines|and|for|that|this|is|ok|okay|yes|yeah|sure|ready|next|continue|ahead|proceed|another|new|do|start|begin)$/;

/** Whether a message is only an affirmative word, with "please" and the like. */
export function isAffirmativeAlone(text: string): boolean {
  if (!isAffirmative(text)) return false;
  const words =
    withUsualName(text, 'supervisor')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.length <= 8 && words.every((word) => fillers.test(word));
}

const wish =
  '(?:please|pls|ok(?:ay)?|yes|sure|can|could|i|we|let|me|us|lets|just|want|like|would|id|ill|will|rather|prefer|to|have|get|next one|next)';
const whichTask =
  '(?:(?:it|this|that|one|the|a|an|my|task|question|assignment|another|next|following|different|other|new)\\b ?)+';
/** "I would leave it" says what to do with something, and "the other one" is no open task. */
const decided = '(?<!\\b(?:would|id|will|ill) (?:just )?)';
const putOff = new RegExp(
  `^(?:${wish},? )*(?:(?:skip|put off|pass on) ?(?:${whichTask})?|${decided}leave (?!.*\\bother\\b)${whichTask}|(?<!\\b(?:would|id) (?:just )?)pass|(?:another|a different) (?:task|question|one)|(?:give me|send me|have|get|move on to|go to|skip to) (?:another|a different|a new|the next|the following) (?:task|question|one))$`,
);
const andOn =
  /(?:^|\b(?:and|then) |\bto )(?:move on|go on|continue|(?:go to )?the (?:next|following) (?:task|question|one))$/;
const politeEnd = /(?:^| )(?:for now|for today|please|pls|thanks|thank you|open)$/;

/** Whether a message puts the open assignment off, and does nothing else. */
export function isSkip(text: string): boolean {
  let said = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N} -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let before = ''; before !== said; ) {
    before = said;
    said = said.replace(politeEnd, '').trim();
    if (/\b(?:skip|leave|pass)\b/.test(said)) said = said.replace(andOn, '').trim();
  }
  return putOff.test(said);
}

/** One piece of a task's material: an email, a list of records, a calendar. */
export const Material = z.strictObject({
  title: z.string().trim().min(1).max(120),
  lines: z.array(z.string().max(400)).min(1).max(40),
});
export type Material = z.infer<typeof Material>;

/** Result of one criterion of an evaluation. */
export const CriterionGrade = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Share of the whole, 0–1. */
  weight: z.number().min(0).max(1),
  /** 0–100. */
  grade: z.number().int().min(0).max(100),
  reason: z.string(),
  /** Nothing could judge it: neither counted nor weighed. */
  leftOut: z.literal(true).optional(),
});
export type CriterionGrade = z.infer<typeof CriterionGrade>;

/** What HR made of a contested evaluation. */
export type ContestView = {
  id: ContestId;
  state: 'open' | 'decided';
  reason: string;
  createdAt: string;
  /** The grade that was contested, 0–100. */
  gradeBefore: number;
  /** Null while open; the same as before when HR kept it. */
  gradeAfter: number | null;
  note: string | null;
  decidedAt: string | null;
};

/** A row of a list of assignments. */
export type AssignmentCard = {
  id: AssignmentId;
  sessionId: WorkSessionId;
  /** Counts from 1 inside its session. */
  number: number;
  taskType: string;
  title: string;
  description: string;
  status: AssignmentStatus;
  /** 0–100, null while nothing was evaluated. */
  grade: number | null;
  /** When it was assigned and settled. */
  createdAt: string;
  completedAt: string | null;
};

/** Everything an employee sees of an assignment, without the answer key. */
export type AssignmentDetail = AssignmentCard & {
  difficulty: Difficulty;
  material: Material[];
  /** "A good answer has …": what is looked at, without the solution. */
  hints: string[];
  employeeResponse: string | null;
  aiFeedback: string | null;
  /** Answers evaluated so far, 0–2. */
  tries: number;
  criteria: CriterionGrade[];
  contest: ContestView | null;
};

/** What the conversation's state carries about the shift. */
export type WorkInfo = {
  sessionId: WorkSessionId;
  startedAt: string;
  ended: SessionResult | null;
  /** What the next answer is evaluated for; null between two assignments. */
  current: AssignmentDetail | null;
  /** All of this session, in the order they were given. */
  assignments: (AssignmentCard & { contested: boolean })[];
  /** What belongs under which message: its sequence → what happened there. */
  marks: WorkMark[];
};

export type WorkMark =
  | { seq: number; kind: 'assigned'; assignmentId: AssignmentId }
  | {
      seq: number;
      kind: 'evaluated';
      assignmentId: AssignmentId;
      number: number;
      grade: number;
      /** `pending`: a second try is open. */
      status: AssignmentStatus;
    };

/** What End Session answers and a toast says. */
export type SessionResult = {
  tasksCompleted: number;
  durationMinutes: number;
  rating: PerformanceRating | null;
  endedAt: string;
  /** `hr`: the employment ended. */
  endedBy: 'employee' | 'idle' | 'hr';
};

/**
 * The end of a shift: 'Great work!' (specification file 2 §8) needs a completed task and a rating of Good or
 * better; otherwise the same figures get a neutral heading.
 */
export function sessionEndTitle({ tasksCompleted, rating }: SessionResult): string {
  const earned = tasksCompleted > 0 && (rating === 'Excellent' || rating === 'Good');
  return earned ? 'Great work!' : 'Your shift has ended.';
}

/** The count of tasks and minutes of a shift (specification file 2 §8). */
export function sessionEndText({ tasksCompleted, durationMinutes }: SessionResult): string {
  return `You completed ${counted(tasksCompleted, 'task')} in ${counted(durationMinutes, 'minute')}.`;
}

/** Longest reason or note about an evaluation. */
export const CONTEST_TEXT_MAX = 1_000;

export const ContestInput = z.strictObject({
  assignmentId: AssignmentId,
  /** Client-made; the same key asks once. */
  idempotencyKey: z.uuid(),
  reason: z
    .string()
    .trim()
    .min(10, 'Please say in a sentence what we got wrong')
    .max(CONTEST_TEXT_MAX, 'Please keep it under 1,000 characters'),
});
export type ContestInput = z.infer<typeof ContestInput>;

/** The form's fields, and what they are called. */
export const ContestFields = ContestInput.pick({ reason: true });
export const contestLabels = { reason: 'What did the grade get wrong?' } as const;

export const ContestListInput = z.strictObject({
  state: z.enum(['open', 'decided']).default('open'),
  cursor: z.string().max(100).optional(),
  limit: z.number().int().min(1).max(50).default(20),
  /** Sent along by endless lists; there is only one direction here. */
  direction: z.literal('forward').optional(),
});
export type ContestListInput = z.infer<typeof ContestListInput>;

/** HR's decision: the final grade, with a note to the employee. */
export const DecideContestInput = z.strictObject({
  contestId: ContestId,
  idempotencyKey: z.uuid(),
  grade: z.number().int().min(0).max(100),
  note: plainText()
    .min(3, 'Please write a note the employee will understand')
    .max(CONTEST_TEXT_MAX, 'Please keep it under 1,000 characters'),
});
export type DecideContestInput = z.infer<typeof DecideContestInput>;

/** What HR sees of a contested evaluation: enough to decide without looking anything up. */
export type ContestItem = ContestView & {
  employeeId: CandidateId;
  employeeName: string;
  employeePosition: string;
  decidedBy: string | null;
  assignment: Omit<AssignmentDetail, 'contest'>;
  /** What the answer was checked against; for HR only. */
  answerKey: string[];
};

export type ContestList = { items: ContestItem[]; nextCursor: string | null; openCount: number };
