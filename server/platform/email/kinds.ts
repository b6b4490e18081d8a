import { type EmailKind, emailKinds } from '../../../shared/emails/labels.ts';

/** The image at the top of an email. An empty seat represents the reader; people are employees. */
export type EmailScene = 'seat' | 'reader' | 'evening' | 'table';

/** The applicant's stages, as emails show them. */
export const emailStages = [
  { name: 'Application', now: 'Your turn' },
  { name: 'Shortlist', now: 'HR’s turn' },
  { name: 'Interview', now: 'Your turn' },
  { name: 'Decision', now: 'HR decides' },
] as const;

/** Who gets the email; this determines the sentence about why they got it. */
const reasons = {
  applicant: 'You’re getting this email because this address was used to apply to {company}.',
  account: 'You’re getting this email because there’s a {company} account with this address.',
  signUp: 'You’re getting this email because someone entered this address on {company}’s site.',
  employee: 'You’re getting this email because you work with {company}.',
  sender: 'You’re getting this email because this address was used to write to {company}.',
  privacy: 'You’re getting this email because of a request about the data {company} holds for this address.',
  notices: 'You’re getting this email because an admin changed the list for {company}’s HR notices.',
  hr: 'You’re getting this email because this address gets {company}’s HR notices. An admin can change that in Settings.',
  panel: 'You’re getting this email because of your access to {company}’s HR panel.',
  admin: 'You’re getting this email because you’re an admin of {company}’s HR panel.',
  safety: 'You’re getting this email because you’re {company}’s safety contact.',
  test: 'You’re getting this email because you sent yourself a test from {company}’s settings.',
} as const;

type Look = {
  why: keyof typeof reasons;
  /** No picture in emails about work or safety, where it would distract. */
  scene?: EmailScene;
  /** How many stages the applicant has completed; the next one is the current one. */
  stagesDone?: number;
};

const looks: Record<EmailKind, Look> = {
  'access-code': { why: 'applicant', scene: 'seat', stagesDone: 2 },
  'account-exists': { why: 'account' },
  'application-copy': { why: 'applicant', scene: 'reader', stagesDone: 1 },
  'application-received': { why: 'applicant', scene: 'reader', stagesDone: 1 },
  'application-received-hr': { why: 'hr' },
  'bank-code': { why: 'applicant' },
  'change-email': { why: 'signUp' },
  'confirm-email': { why: 'signUp', scene: 'seat' },
  'contact-hr': { why: 'hr' },
  'contact-received': { why: 'sender', scene: 'reader' },
  'contest-decided': { why: 'employee' },
  'contest-opened': { why: 'hr' },
  'documents-bank-changed': { why: 'applicant' },
  'documents-bank-changed-hr': { why: 'hr' },
  'documents-changed': { why: 'applicant' },
  'documents-hr': { why: 'hr' },
  'documents-received': { why: 'applicant' },
  'documents-reminder': { why: 'applicant' },
  'documents-request': { why: 'applicant' },
  'email-change-notice': { why: 'account' },
  'email-taken': { why: 'signUp' },
  'hr-letter': { why: 'applicant' },
  'question-answer': { why: 'applicant', scene: 'reader' },
  'human-answer': { why: 'applicant', scene: 'reader' },
  'human-requested': { why: 'hr' },
  'interview-results': { why: 'hr' },
  'interview-thank-you': { why: 'applicant', scene: 'evening', stagesDone: 3 },
  'interview-unscored': { why: 'hr' },
  'new-device': { why: 'account' },
  'notices-changed': { why: 'notices' },
  'panel-access': { why: 'panel' },
  'panel-invitation': { why: 'panel' },
  'payroll-exported': { why: 'admin' },
  'password-changed': { why: 'account' },
  'password-reset': { why: 'account' },
  'privacy-confirm': { why: 'privacy' },
  'privacy-copy': { why: 'privacy' },
  'privacy-erased': { why: 'privacy' },
  'privacy-held': { why: 'privacy' },
  'privacy-hr': { why: 'hr' },
  'privacy-waiting': { why: 'privacy' },
  // These emails show no stages, because the application has ended, for some without an interview.
  hired: { why: 'applicant', scene: 'table' },
  rejected: { why: 'applicant' },
  'review-answer': { why: 'applicant', scene: 'reader' },
  'review-requested': { why: 'hr' },
  'safety-flag': { why: 'safety' },
  'sign-ins-failed': { why: 'account' },
  'second-factor': { why: 'account' },
  test: { why: 'test' },
};

/** Emails that warn their mailbox, or prove that the person reads it. */
const ofMailbox: readonly EmailKind[] = ['bank-code', 'documents-bank-changed', 'documents-changed'];
/** Letters that someone in HR wrote to a person. */
export const writtenKinds: readonly EmailKind[] = [
  'hr-letter',
  'question-answer',
  'human-answer',
  'review-answer',
];
/** Emails to an address we may store nothing else about. They're deleted within days, and HR can't correct the address. */
export const passingKinds: readonly EmailKind[] = ['privacy-erased', 'privacy-confirm'];
/** Kinds that go to the address of the person's record, whichever that is by then. */
export const recordKinds: readonly EmailKind[] = emailKinds.filter(
  (kind) => ['applicant', 'employee'].includes(looks[kind].why) && !ofMailbox.includes(kind),
);

/** The picture, stages, and reason for a kind of email. */
export function lookOf(
  kind: EmailKind,
  company: string,
): { why: string; scene: EmailScene | null; stagesDone: number | null } {
  const { why, scene, stagesDone } = looks[kind];
  return {
    why: reasons[why].replaceAll('{company}', company),
    scene: scene ?? null,
    stagesDone: stagesDone ?? null,
  };
}
