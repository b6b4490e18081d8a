import { z } from 'zod';
import { cleanMessage, MESSAGE_MAX } from '../conversation/schema.ts';
import type { CandidateId } from '../ids/schema.ts';
import { positions } from '../jobs/schema.ts';
import { figure } from '../text/counted.ts';
import { firstName } from '../text/firstName.ts';
import { unknownIn } from '../text/placeholders.ts';
import type { Look } from './looks.ts';

/** Quick actions that write something; "monitor activities" is a view (specification file 2 §2, §7). */
const assistantActions = ['draft_email', 'review_resume', 'generate_report'] as const;
export const AssistantAction = z.enum(assistantActions);
export type AssistantAction = z.infer<typeof AssistantAction>;

export const AskInput = z.strictObject({
  /** Made by the browser. Asking again with the same id continues the same question. */
  messageId: z.uuid(),
  text: z
    .string()
    .max(20_000)
    .transform(cleanMessage)
    .pipe(
      z
        .string()
        .min(1, 'Please write a message first.')
        .max(MESSAGE_MAX, `Please keep your message under ${figure(MESSAGE_MAX)} characters.`),
    ),
  action: AssistantAction.nullable(),
});
export type AskInput = z.infer<typeof AskInput>;

/** A record an answer was made from; the panel links to it. */
export type Source = { kind: 'candidate' | 'job' | 'session'; id: string; label: string };

export type Recipient = { id: CandidateId; name: string };

export type AssistantMessage = {
  id: string;
  role: 'user' | 'assistant';
  message: string;
  action: AssistantAction | null;
  sources: Source[];
  /** The drafted email's recipient. */
  recipients: Recipient[];
  createdAt: string;
};

export type AskEvent =
  /** What is looked at now; words before it weren't the answer. */
  | { type: 'looking'; at: Look }
  | { type: 'delta'; text: string }
  | { type: 'done'; question: AssistantMessage; answer: AssistantMessage }
  | { type: 'failed'; errorCode: 'ai_rate_limited' | 'ai_unavailable' | 'ai_stream_failed' };

export type EmailDraft = {
  subject: string;
  body: string;
  /** False while it's still being written. */
  finished: boolean;
};

const OPEN = '[[mail]]';
const CLOSE = '[[/mail]]';

/** What people wrote, without the marks of a draft: only the assistant's own answer may hold one. */
export const unmarked = (text: string): string => text.replace(/\[(?=\[)/g, '[ ');

/** An answer's text and the email drafted in it, including an answer that's still being written. */
export function splitDraft(text: string): { words: string; draft: EmailDraft | null } {
  const start = text.indexOf(OPEN);
  if (start === -1) return { words: withoutHalfMark(text, OPEN), draft: null };
  const end = text.indexOf(CLOSE, start);
  const inside = text.slice(start + OPEN.length, end === -1 ? undefined : end).trimStart();
  const [first = '', ...rest] = (end === -1 ? withoutHalfMark(inside, CLOSE) : inside).split('\n');
  const subject = first.replace(/^subject:\s*/i, '').trim();
  const after = end === -1 ? '' : text.slice(end + CLOSE.length);
  return {
    words: `${text.slice(0, start).trim()}${after.trim() === '' ? '' : `\n\n${after.trim()}`}`,
    draft: { subject, body: rest.join('\n').trim(), finished: end !== -1 },
  };
}

/** A job as drafted: the fields of the job form that words can fill. The same for every model. */
export const JobDraft = z.object({
  title: z.string().trim().min(1).max(120),
  department: z.string().trim().min(1).max(80),
  position: z.enum(positions).catch('Other'),
  location: z.string().trim().min(1).max(100).catch('Remote'),
  /** A year, in USD. */
  salaryMin: z.number().int().min(0).max(10_000_000).nullable().catch(null),
  salaryMax: z.number().int().min(0).max(10_000_000).nullable().catch(null),
  description: z.string().trim().min(1).max(5_000),
  responsibilities: z.string().trim().max(5_000).catch(''),
  requirements: z.string().trim().max(5_000),
  benefits: z.string().trim().max(5_000).catch(''),
  workHours: z.string().trim().max(200).catch(''),
});
export type JobDraft = z.infer<typeof JobDraft>;

const JOB_OPEN = '[[job]]';
const JOB_CLOSE = '[[/job]]';

/** A stored answer that contains a job draft. */
export function withJobDraft(words: string, draft: JobDraft): string {
  return `${words}\n\n${JOB_OPEN}${JSON.stringify(draft)}${JOB_CLOSE}`;
}

/** An answer that isn't a job draft, whatever it contains. */
export const withoutJob = (text: string): string => text.replaceAll(JOB_OPEN, unmarked(JOB_OPEN));

/** The job drafted in an answer, and the words around it. */
export function splitJobDraft(text: string): { words: string; job: JobDraft | null } {
  const start = text.indexOf(JOB_OPEN);
  const end = text.lastIndexOf(JOB_CLOSE);
  if (start === -1 || end < start) return { words: text, job: null };
  const parsed = JobDraft.safeParse(parseJson(text.slice(start + JOB_OPEN.length, end)));
  return { words: text.slice(0, start).trim(), job: parsed.data ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An incomplete marker isn't shown. */
function withoutHalfMark(text: string, mark: string): string {
  for (let length = mark.length - 1; length > 0; length--) {
    if (text.endsWith(mark.slice(0, length))) return text.slice(0, -length);
  }
  return text;
}

const FIRST_NAME = 'first name';

/** Fills in what differs from person to person. */
export function personalised(text: string, fullName: string): string {
  // A function, because "$&" in a replacement text has a meaning, and names may contain it.
  return text.replaceAll(`{${FIRST_NAME}}`, () => firstName(fullName));
}

/** A mistyped placeholder would reach everyone as it stands. */
const onlyKnown = (text: string, context: z.RefinementCtx): void => {
  const problem = unknownIn(text, [FIRST_NAME]);
  if (problem) context.addIssue({ code: 'custom', message: problem });
};

const line = (missing: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(max, `Please use at most ${figure(max)} characters`)
    .refine((text) => !/[\r\n]/.test(text), 'Please use one line');

/** Recipients of one email. */
export const RECIPIENTS_MAX = 50;

export const SendEmailInput = z.strictObject({
  candidateIds: z
    .array(z.uuid())
    .min(1, 'Please choose a recipient')
    .max(RECIPIENTS_MAX, `Please choose at most ${RECIPIENTS_MAX} people`),
  subject: line('Please write a subject', 150).superRefine(onlyKnown),
  body: z
    .string()
    .trim()
    .min(1, 'Please write a message')
    .max(5_000, 'Please use at most 5,000 characters')
    .superRefine(onlyKnown),
  idempotencyKey: z.uuid(),
});
export type SendEmailInput = z.infer<typeof SendEmailInput>;

/** Numbers of people: emailed now, emailed before with the same key, demo people, and people whose data was deleted. */
export type WrittenEmail = { sent: number; before: number; demo: number; gone: number };

/** Something that happened, for HR's live list. */
export type Activity = {
  id: string;
  text: string;
  at: string;
  source: Source | null;
};
