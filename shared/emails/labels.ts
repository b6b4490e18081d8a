/** Delivery states of an email; `returned`: refused for its address, or bounced to HR; `demo`: to an invented person, never sent. */
export const emailStates = ['queued', 'sent', 'failed', 'returned', 'demo'] as const;

/** Labels of every kind of email. The outbox takes no other, so a kind without a label doesn't compile. */
export const emailLabels = {
  'access-code': 'Access code',
  'account-exists': 'Sign-up with an existing account',
  'application-copy': 'Copy of an application',
  'application-received': 'Application received',
  'application-received-hr': 'HR: new application',
  'bank-code': 'Code to change bank details',
  'change-email': 'Confirm a new address',
  'confirm-email': 'Confirm an account’s address',
  'contact-hr': 'HR: contact form',
  'contact-received': 'Contact message received',
  'contest-decided': 'Contested grade decided',
  'contest-opened': 'HR: contested grade',
  'documents-bank-changed': 'Bank details changed',
  'documents-bank-changed-hr': 'HR: bank details changed',
  'documents-changed': 'Documents changed',
  'documents-hr': 'HR: documents submitted',
  'documents-received': 'Documents received',
  'documents-reminder': 'Document reminder',
  'documents-request': 'Document requested',
  'email-change-notice': 'Address change notice',
  'email-taken': 'Address already in use',
  hired: 'Hired, with invitation',
  'hr-letter': 'Written by HR',
  'question-answer': 'Answer to a question',
  'human-answer': 'Answer: human interview',
  'human-requested': 'HR: human interview requested',
  'interview-results': 'HR: interview results',
  'interview-thank-you': 'Interview completed',
  'interview-unscored': 'HR: score pending',
  'new-device': 'Sign-in from a new device',
  'notices-changed': 'Notice addresses changed',
  'panel-access': 'Panel access changed',
  'panel-invitation': 'Panel invitation',
  'payroll-exported': 'Admins: payroll file exported',
  'password-changed': 'Password changed',
  'password-reset': 'Choose a new password',
  'privacy-confirm': 'Confirm a data request',
  'privacy-copy': 'Data copy ready',
  'privacy-erased': 'Last email after a data request',
  'privacy-held': 'Deletion on legal hold',
  'privacy-hr': 'HR: data request',
  'privacy-waiting': 'Deletion waiting for HR',
  rejected: 'Rejected',
  'review-answer': 'Answer: score review',
  'review-requested': 'HR: score review requested',
  'safety-flag': 'Safety contact: urgent item',
  'sign-ins-failed': 'Failed sign-ins',
  'second-factor': 'Two-step sign-in changed',
  test: 'Test',
} as const;

export type EmailKind = keyof typeof emailLabels;

export const emailKinds: readonly EmailKind[] = Object.keys(emailLabels).filter(isEmailKind);

/** Whether this version sends emails of this kind. */
export function isEmailKind(text: string): text is EmailKind {
  return Object.hasOwn(emailLabels, text);
}

/** A kind's label; kinds of earlier versions keep their own name. */
export function emailKindText(kind: string): string {
  return isEmailKind(kind) ? emailLabels[kind] : kind;
}

/** Why an email hasn't been sent, by error code of the email library or the connection. */
const errorWords: Readonly<Record<string, string>> = {
  EAUTH: 'the email server rejected our password',
  EENVELOPE: 'the email server rejected this address',
  ESENDER: 'the email server rejected our sender address, or we reached its sending limit',
  EMESSAGE: 'the email server rejected this email',
  EDEFERRED: 'the email server asked us to try again later',
  ESOCKET: 'the email server isn’t answering',
  ECONNECTION: 'the email server isn’t answering',
  ECONNREFUSED: 'the email server isn’t answering',
  EDNS: 'we couldn’t find the email server',
  ETIMEDOUT: 'the email server took too long',
  ETLS: 'no secure connection to the email server',
  EBOUNCED: 'it was returned',
  EUNREADABLE: 'we couldn’t decrypt it',
};

/** A code's label, otherwise the code. */
export function emailErrorText(code: string): string {
  return Object.hasOwn(errorWords, code) ? (errorWords[code] ?? code) : code;
}
