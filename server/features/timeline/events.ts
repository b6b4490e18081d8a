import type { TimelineEntry } from '../../../shared/candidates/schema.ts';
import { statusLabels } from '../../../shared/candidates/status.ts';
import { counted } from '../../../shared/text/counted.ts';

type Data = Record<string, string | number | boolean | null>;

function statusWord(value: unknown): string {
  const match = Object.entries(statusLabels).find(([status]) => status === value);
  return match ? match[1] : String(value);
}

/**
 * Labels of answered requests. An accommodation is shown as a request for a person, without its answer, which would say
 * why; only {@link wholeSentence} has it.
 */
const answeredLabels: Record<string, string> = {
  review: 'Score review',
  question: 'Question',
};

/** One sentence per kind; what an event stores is in the function's argument. */
const sentences: Record<TimelineEntry['kind'], (data: Data) => string> = {
  applied: ({ position }) =>
    position === 'Other' ? 'Sent a general application' : `Applied for ${position}`,
  address_confirmed: () => 'Confirmed their email address with the emailed link',
  status_changed: ({ from, to, note }) =>
    `Status changed from ${statusWord(from)} to ${statusWord(to)}${note ? `: ${note}` : ''}`,
  code_issued: () => 'Access code sent',
  code_revoked: ({ by }) =>
    by === 'account'
      ? 'Opened the portal with their account, so the access code ended'
      : 'Access code revoked',
  code_restored: () => 'Access code restored',
  portal_opened: () => 'Opened the candidate portal',
  interview_started: () => 'Started the interview',
  interview_completed: ({ messages }) =>
    `Completed the interview: ${counted(Number(messages), 'message')} in all`,
  interview_scored: ({ score, provisional }) =>
    `Interview scored ${score} out of 100, proposed by AI${provisional ? ' (provisional)' : ''}`,
  result_confirmed: ({ score }) => `Reviewed the full interview result and confirmed it: ${score} out of 100`,
  score_changed: ({ criterion, from, to, note }) =>
    `${criterion} changed from ${from ?? 'insufficient evidence'} to ${to ?? 'insufficient evidence'}: ${note}`,
  looked_again: () => 'Rechecked a decision based on an earlier result',
  interview_rated: () => 'Rated the interview',
  own_rating_changed: () => 'Changed their own interview rating',
  proposal_shown: () => 'Viewed the AI proposal before rating',
  human_requested: () => 'Asked for a person instead of the AI interviewer',
  question_asked: ({ question }) => `Asked in the interview: ${question}`,
  review_requested: ({ note }) => `Asked for a score review${note ? `: ${note}` : ''}`,
  account_created: () => 'Created an account',
  account_linked: () => 'Confirmed the address, which linked the account to this record',
  invitation_sent: () => 'Invitation to create an employee account sent',
  invitation_revoked: () => 'Invitation revoked',
  invitation_restored: () => 'Invitation restored',
  invitation_accepted: () => 'Accepted the invitation and activated the employee account',
  request_answered: ({ about, note }) =>
    `${answeredLabels[String(about)] ?? 'Request for a person'} answered${about === 'accommodation' ? '' : `: ${note}`}`,
  email_corrected: () => 'Address corrected after an email was returned',
  documents_received: () => 'Submitted onboarding documents',
  documents_changed: ({ bank }) =>
    bank ? 'Changed their bank details' : 'Changed their onboarding documents',
  documents_requested: ({ what, reason }) => `Document requested: ${what}. ${reason}`,
  documents_checked: () => 'Documents checked',
  tags_changed: ({ added, removed }) =>
    [added && `Tagged: ${added}`, removed && `Tags removed: ${removed}`].filter(Boolean).join('. '),
  merged: ({ name, email }) =>
    `Merged with ${name}’s record. ${email} is now another address for this person`,
  note: ({ text }) => String(text),
  mail: ({ subject }) => `Email: ${subject}`,
};

/** An event as a sentence for HR. */
export function eventSentence(kind: TimelineEntry['kind'], data: Data): string {
  const sentence: ((data: Data) => string) | undefined = sentences[kind];
  // During an update, a newer version may store kinds that this one doesn't know.
  return sentence?.(data) ?? 'An event that only a newer version of the app can show';
}

/** The same for the candidate, and for admins, who arrange accommodations. */
export function wholeSentence(kind: TimelineEntry['kind'], data: Data): string {
  if (kind === 'human_requested' && data.wish === 'accommodation') return 'Asked for an accommodation';
  const arranged = kind === 'request_answered' && data.about === 'accommodation';
  return arranged ? `Accommodation request answered: ${data.note}` : eventSentence(kind, data);
}

/** Shown instead to an admin who rates before seeing the AI's proposal. */
export const withheldSentences: Partial<Record<TimelineEntry['kind'], string>> = {
  interview_scored: 'Interview scored by AI. You’ll see the proposal after your own rating',
  score_changed: 'A proposed rating was changed',
  result_confirmed: 'Reviewed the full interview result and confirmed it',
};

/** Kinds a candidate may read about themselves; notes and what HR does with scores are HR's. */
export const candidateVisible: ReadonlySet<TimelineEntry['kind']> = new Set([
  'applied',
  'code_issued',
  'interview_started',
  'interview_completed',
  'human_requested',
  'review_requested',
  'question_asked',
  'documents_received',
  'documents_changed',
  'documents_requested',
]);
