import { z } from 'zod';
import type { ConversationMessage } from '../conversation/schema.ts';
import { MessageId, PracticeId } from '../ids/schema.ts';
import { figure } from '../text/counted.ts';
import { ONE_LINE, ONE_LINE_MESSAGE, withoutHidden } from '../text/plainLine.ts';

/** Client practice (specification file 2 §2 Client Chat): a hired employee helps a simulated customer. */

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];
export const difficultyLabels: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** The positions that have practice scenarios of their own. */
export const practicePositions = [
  'Customer Support Representative',
  'Virtual Assistant',
  'Admin Support Specialist',
  'Data Entry Clerk',
] as const;
export type PracticePosition = (typeof practicePositions)[number];

/** The scenarios that fit an employee's position; support is what every position does now and then. */
export function practicePositionOf(position: string): PracticePosition {
  return practicePositions.find((known) => known === position) ?? 'Customer Support Representative';
}

/** From angry to happy. The emoji is what the record holds (§3); people see icon and word, never the emoji. */
export const moods = [
  { id: 'angry', emoji: '😠', word: 'Angry' },
  { id: 'annoyed', emoji: '😤', word: 'Frustrated' },
  { id: 'sad', emoji: '😞', word: 'Disappointed' },
  { id: 'neutral', emoji: '😐', word: 'Calm' },
  { id: 'smile', emoji: '🙂', word: 'Relieved' },
  { id: 'happy', emoji: '😊', word: 'Happy' },
] as const;
export type MoodId = (typeof moods)[number]['id'];
/** Where the client is now compared with one reply earlier. */
export type MoodTrend = 'calmer' | 'same' | 'worse';

/** The mood behind a stored emoji; an unknown one counts as neutral. */
export function moodOf(emoji: string): (typeof moods)[number] {
  return moods.find((mood) => mood.emoji === emoji) ?? moods[3];
}

/** The mood with this id. */
export function moodById(id: MoodId): (typeof moods)[number] {
  return moods.find((mood) => mood.id === id) ?? moods[3];
}

/** 1 (angry) to 6 (happy). */
export function moodLevel(id: MoodId): number {
  return moods.findIndex((mood) => mood.id === id) + 1;
}

/** The mood and where it goes, in words for a reader of the screen. */
export function moodSentence(id: MoodId, trend: MoodTrend): string {
  const { word } = moodById(id);
  if (trend === 'calmer') return moodLevel(id) >= moodLevel('neutral') ? word : `${word}, getting calmer`;
  return trend === 'worse' ? `${word}, losing patience` : word;
}

/** The client's state: still talking, satisfied, asking for a supervisor, or gone. */
export const practiceOutcomes = ['open', 'satisfied', 'escalated', 'left'] as const;
export type PracticeOutcome = (typeof practiceOutcomes)[number];
export const outcomeLabels: Record<PracticeOutcome, string> = {
  open: 'Ended without a solution',
  satisfied: 'Client satisfied',
  escalated: 'Handed off to a supervisor',
  left: 'Client left',
};

const practiceStatuses = ['connecting', 'active', 'completed', 'cancelled'] as const;
export type PracticeStatus = (typeof practiceStatuses)[number];

/** Mean response time worth aiming at, in seconds. */
export const RESPONSE_GOAL_SECONDS = 120;

type Timed = Pick<ConversationMessage, 'seq' | 'role' | 'createdAt'>;

/**
 * How long the client waited for each answer, in milliseconds, by the answer's sequence: from the first
 * client message without an answer to the employee's next one. Messages before `fromSeq` (those a replay
 * copied) give no gap of their own.
 */
export function responseGaps(messages: readonly Timed[], fromSeq = 1): Map<number, number> {
  const gaps = new Map<number, number>();
  let waitingSince: number | null = null;
  for (const { seq, role, createdAt } of messages) {
    const at = new Date(createdAt).getTime();
    if (role === 'assistant') waitingSince ??= at;
    else {
      if (waitingSince !== null && seq >= fromSeq) gaps.set(seq, Math.max(0, at - waitingSince));
      waitingSince = null;
    }
  }
  return gaps;
}

/** `response_time_avg` (§9): the mean of the gaps in whole seconds, rounded down; null without an answer. */
export function responseTimeAverage(messages: readonly Timed[], fromSeq = 1): number | null {
  const gaps = [...responseGaps(messages, fromSeq).values()];
  if (gaps.length === 0) return null;
  return Math.floor(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length / 1_000);
}

/** "1 min 04 s", "48 s". */
export function secondsText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** The playbook: what a good chat shows, in the order it usually happens. */
export const playbook = [
  { id: 'greeting', label: 'Greeting', meaning: 'You open in a friendly way and use the client’s name.' },
  {
    id: 'understanding',
    label: 'Understanding',
    meaning: 'You restate the problem and ask the right question.',
  },
  { id: 'accuracy', label: 'Accuracy', meaning: 'Your facts and promises match the case notes.' },
  {
    id: 'empathy',
    label: 'Empathy',
    meaning: 'You show that you understand how the client feels, without blame.',
  },
  { id: 'resolution', label: 'Resolution', meaning: 'You give one clear step that solves it, with a time.' },
  { id: 'closing', label: 'Closing', meaning: 'You ask if there’s anything else, sum up, and say goodbye.' },
] as const;
export type CriterionId = (typeof playbook)[number]['id'];
export const criterionIds = [
  'greeting',
  'understanding',
  'accuracy',
  'empathy',
  'resolution',
  'closing',
] as const;

export type CoachedCriterion = {
  criterion: CriterionId;
  /** 1–5; null when nothing that was written shows it. */
  rating: number | null;
  reason: string;
  /** A verbatim quote of the employee, with its message. */
  quotes: { seq: number; text: string }[];
  /** What to try instead, or what to keep. */
  tryInstead: string;
  /** The message to start again from, when there is one worth trying again. */
  replaySeq: number | null;
};

export type Coaching = {
  criteria: CoachedCriterion[];
  /** 0–100. */
  score: number;
  summary: string;
  /** `built-in`, or the connected model's name. */
  model: string;
};
export type CoachingState = 'none' | 'pending' | 'done' | 'failed';

const REPORT_TEXT_MIN = 10;
export const REPORT_TEXT_MAX = 1_000;

const reportText = (subject: string) =>
  z
    .string()
    .trim()
    .min(REPORT_TEXT_MIN, { error: `Please write at least ${REPORT_TEXT_MIN} characters about ${subject}` })
    .max(REPORT_TEXT_MAX, {
      error: `Please keep it under ${figure(REPORT_TEXT_MAX)} characters`,
    });
const shortText = (subject: string) =>
  z
    .string()
    .overwrite(withoutHidden)
    .trim()
    .regex(ONE_LINE, ONE_LINE_MESSAGE)
    .min(1, { error: `Please enter ${subject}` })
    .max(120, { error: 'Please keep it under 120 characters' });

/** What the employee writes after a chat (§3 client_chat_reports). */
const reportFields = {
  clientName: shortText('the client’s name'),
  companyInvolved: shortText('the company'),
  issueSummary: reportText('the issue'),
  resolutionProvided: reportText('what you did'),
  needsFollowup: z.boolean(),
};
export const ReportForm = z.strictObject(reportFields);
export type ReportForm = z.infer<typeof ReportForm>;

/** What the fields of the form are called, in the order of the page. */
export const reportLabels = {
  issueSummary: 'What was the issue?',
  resolutionProvided: 'What did you do?',
  clientName: 'Client',
  companyInvolved: 'Company',
  needsFollowup: 'A follow-up is needed',
} as const;

/** A draft may still be anything. */
export const ReportDraft = z.strictObject({
  clientName: z.string().max(200),
  companyInvolved: z.string().max(200),
  issueSummary: z.string().max(4_000),
  resolutionProvided: z.string().max(4_000),
  needsFollowup: z.boolean(),
});
export type ReportDraft = z.infer<typeof ReportDraft>;

export const ConnectInput = z.strictObject({
  idempotencyKey: z.uuid(),
  /** A scenario by its id, or any of a difficulty, or (both null) a surprise. */
  scenarioId: z.string().max(60).nullable().default(null),
  difficulty: z.enum(difficulties).nullable().default(null),
});
export type ConnectInput = z.infer<typeof ConnectInput>;

export const SessionInput = z.strictObject({ sessionId: PracticeId });
export const PracticeSendInput = z.strictObject({
  sessionId: PracticeId,
  /** Client-made; sending the same id twice stores one message. */
  messageId: MessageId,
  text: z.string().max(200_000),
});
export const ReplayInput = z.strictObject({
  idempotencyKey: z.uuid(),
  sessionId: PracticeId,
  /** The employee's message to rewrite. */
  fromSeq: z.number().int().min(1).max(1_000),
});

export type ScenarioCard = {
  id: string;
  title: string;
  position: PracticePosition;
  difficulty: Difficulty;
  /** How often this employee has done it, and the best score; null without one. */
  done: number;
  bestScore: number | null;
};

export type PracticeClient = {
  name: string;
  firstName: string;
  location: string;
  company: string;
  issue: string;
  tone: string;
};

/** Part of every conversation state that practice sends. */
export type PracticeInfo = {
  sessionId: PracticeId;
  status: PracticeStatus;
  /** While connecting: place in the queue at the start, and how long each place takes, in milliseconds. */
  queue: { position: number; connectsAt: string; stepMs: number } | null;
  connectedAt: string;
  /** Null until connected. */
  client: PracticeClient | null;
  mood: MoodId;
  trend: MoodTrend;
  outcome: PracticeOutcome;
  /** What the employee can look up about this case. */
  caseNotes: string[];
  checklist: { label: string; done: boolean }[];
  /** First message that this practice itself holds; earlier ones were copied by a replay. */
  fromSeq: number;
  endedAt: string | null;
};

/** A chat that waits for its report. */
export type DueReport = {
  sessionId: PracticeId;
  clientName: string;
  company: string;
  issue: string;
  startedAt: string;
  endedAt: string;
  /** Whole minutes, at least one. */
  minutes: number;
  outcome: PracticeOutcome;
  responseTimeAvg: number | null;
  draft: ReportDraft;
};

/** State of this employee's practice. */
export type PracticeState = {
  /** The chat that is connecting or under way. */
  open: { sessionId: PracticeId } | null;
  due: DueReport[];
  /** After a report, the next client arrives at this time; null when one is available now. */
  nextClientAt: string | null;
  now: string;
};

export type SubmittedReport = ReportForm & { responseTimeAvg: number | null; createdAt: string };

export type PracticeRow = {
  sessionId: PracticeId;
  scenarioTitle: string;
  difficulty: Difficulty;
  clientName: string;
  company: string;
  mood: MoodId;
  outcome: PracticeOutcome;
  startedAt: string;
  endedAt: string;
  responseTimeAvg: number | null;
  needsFollowup: boolean | null;
  reportDue: boolean;
  coaching: CoachingState;
  score: number | null;
  replay: boolean;
};
export type PracticePage = { rows: PracticeRow[]; nextCursor: string | null };

/** One finished chat, for its employee and for HR. */
export type PracticeChat = PracticeRow & {
  client: PracticeClient;
  messages: ConversationMessage[];
  fromSeq: number;
  report: SubmittedReport | null;
  notes: Coaching | null;
  /** What a good outcome would have been; shown once the chat is over. */
  goodOutcome: string;
  /** The employee wrote something abusive. */
  flagged: boolean;
};

/** Ratings by criterion of the newest chats, oldest first. */
export type PracticeTrendData = {
  points: { at: string; score: number; ratings: Record<CriterionId, number | null> }[];
};

export const PracticeListInput = z.strictObject({
  cursor: z.string().max(300).optional(),
  limit: z.number().int().min(1).max(50).default(20),
  /** Sent along by the browser's paging; a list only ever goes forward. */
  direction: z.literal('forward').optional(),
});
