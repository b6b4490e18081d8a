/** Where an email is on its way; `returned`: its address refused it, or HR got it back. */
export const mailStates = ['queued', 'sent', 'failed', 'returned'] as const;

/**
 * Every kind of mail the house sends, in words for HR's screens. The outbox only takes what stands here, so a
 * new kind without a name does not compile.
 */
export const mailWords = {
  'access-code': 'Access code',
  'account-exists': 'Sign-up with a known address',
  'application-copy': 'Copy of an application',
  'application-received': 'Application received',
  'application-received-hr': 'To HR: new application',
  'bank-code': 'Code for a change of bank details',
  'change-email': 'Confirm a new address',
  'confirm-email': 'Confirm the address of an account',
  'contact-hr': 'To HR: contact form',
  'contact-received': 'Contact message received',
  'contest-decided': 'Contested grade decided',
  'contest-opened': 'To HR: contested grade',
  'documents-bank-changed': 'Bank details changed',
  'documents-bank-changed-hr': 'To HR: bank details changed',
  'documents-hr': 'To HR: documents handed in',
  'documents-received': 'Documents received',
  'documents-reminder': 'Reminder of a document',
  'documents-request': 'Document asked for',
  'email-change-notice': 'Notice of a changed address',
  'email-taken': 'Address in use already',
  hired: 'Hired, with the invitation',
  'hr-letter': 'Written by HR',
  'question-answer': 'Answer to a question',
  'human-answer': 'Answer about a person instead of AI',
  'human-requested': 'To HR: a person is asked for',
  'interview-results': 'To HR: interview results',
  'interview-thank-you': 'Interview completed',
  'interview-unscored': 'To HR: interview without a score',
  'new-device': 'Sign-in from a new device',
  'notices-changed': 'Addresses of notices changed',
  'panel-access': 'Access to the panel changed',
  'panel-invitation': 'Invitation to the panel',
  'payroll-exported': 'To admins: payroll file exported',
  'password-changed': 'Password changed',
  'password-reset': 'Choose a new password',
  'privacy-confirm': 'Confirm a data request',
  'privacy-copy': 'Copy of the data is ready',
  'privacy-erased': 'Last mail after a data request',
  'privacy-held': 'Deletion has to wait',
  'privacy-hr': 'To HR: data request',
  'privacy-waiting': 'Deletion waits for HR',
  rejected: 'Rejected',
  'review-answer': 'Answer about a score',
  'review-requested': 'To HR: review of a score',
  'safety-flag': 'To the safety contact: urgent item',
  'sign-ins-failed': 'Several failed sign-ins',
  'second-factor': 'Two-step sign-in changed',
  test: 'Test',
} as const;

export type MailKind = keyof typeof mailWords;

export const mailKinds: readonly MailKind[] = Object.keys(mailWords).filter(isMailKind);

/** Whether this version of the program writes mails of this kind. */
export function isMailKind(text: string): text is MailKind {
  return Object.hasOwn(mailWords, text);
}

/** In words; a mail that an earlier version wrote keeps its own name. */
export function mailKindText(kind: string): string {
  return isMailKind(kind) ? mailWords[kind] : kind;
}

/** Why a mail has not left, by the code that the mail library or the line gave. */
const errorWords: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server refused our password',
  EENVELOPE: 'the mail server refused this address',
  EMESSAGE: 'the mail server refused this mail',
  ESOCKET: 'no mail server answers',
  ECONNECTION: 'no mail server answers',
  ECONNREFUSED: 'no mail server answers',
  EDNS: 'the mail server was not found',
  ETIMEDOUT: 'the mail server is too slow',
  ETLS: 'no safe line to the mail server',
  EBOUNCED: 'it came back',
};

/** In words; what has none keeps its code. */
export function mailErrorText(code: string): string {
  return Object.hasOwn(errorWords, code) ? (errorWords[code] ?? code) : code;
}
