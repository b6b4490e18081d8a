import { testEmail } from '../../server/features/admin/settings/emails.ts';
import {
  type ApplicationFacts,
  applicationCopyEmail,
  applicationEmailToApplicant,
  applicationEmailToHr,
} from '../../server/features/applications/emails.ts';
import * as auth from '../../server/features/auth/emails.ts';
import { accessCodeEmail, hiredEmail, rejectedEmail } from '../../server/features/candidates/emails.ts';
import { noticesEmail } from '../../server/features/company/emails.ts';
import { contactEmailToHr, contactEmailToSender } from '../../server/features/contact/emails.ts';
import { contestDecidedEmail, contestOpenedEmail } from '../../server/features/contests/emails.ts';
import * as documents from '../../server/features/documents/emails.ts';
import { writtenEmail } from '../../server/features/emails/emails.ts';
import { answerEmail } from '../../server/features/inbox/emails.ts';
import * as interview from '../../server/features/interview/emails.ts';
import * as privacy from '../../server/features/privacy/emails.ts';
import type { EmailDeps } from '../../server/platform/email/layout.ts';
import type { OutgoingEmail } from '../../server/platform/email/mailer.ts';
import { type SettingsEnv, sectionDefaults } from '../../server/platform/settings/register.ts';
import { urgentEmail } from '../../server/safety/emails.ts';
import { brand } from '../../shared/company/brand.ts';
import type { EmailKind } from '../../shared/emails/labels.ts';
import { defaultText } from '../../shared/emails/templates.ts';
import { CandidateId } from '../../shared/ids/schema.ts';

/** Emails of an installation with the settings it starts with. */
export function sampleDeps(publicUrl = 'https://careers.example.com'): EmailDeps {
  const env: SettingsEnv = {
    AI_DAILY_TOKENS_PERSON: 0,
    AI_DAILY_TOKENS_ALL: 0,
    PACING_SCALE: 1,
    MAIL_FROM: brand.hrEmail,
    HR_EMAIL: brand.hrEmail,
  };
  const defaults = sectionDefaults(env);
  return { publicUrl, appSettings: { read: (section) => defaults[section], emailTemplate: defaultText } };
}

const person = {
  id: CandidateId.parse('7b0f7f8e-52a5-4d0e-9d7b-3f0f6a0d9c11'),
  fullName: 'Maricel Santos',
  email: 'maricel.santos@example.com',
  position: 'Customer Support Representative',
};
/** The same person with an account. */
const owner = { email: person.email, fullName: person.fullName, emailConfirmed: true };
const at = new Date('2026-11-19T15:30:00Z');
const token = 'a'.repeat(43);

const application: ApplicationFacts = {
  candidateId: person.id,
  fullName: person.fullName,
  email: person.email,
  position: person.position,
  phone: '+63 917 555 0142',
  jobTitle: 'Customer Support Representative',
  country: 'Philippines',
  state: null,
  coverLetter: null,
  introduction:
    'I’ve helped customers of a small furniture store for three years. I like the moment when someone who wrote in angry says thank you.',
  createdAt: at,
};

type Sample = (deps: EmailDeps) => Promise<OutgoingEmail>;

/** Every kind of email with everything it can hold; a kind without a sample does not compile. */
export const samples: Record<EmailKind, Sample> = {
  'application-received': (deps) => applicationEmailToApplicant(deps, application, token),
  'application-copy': (deps) => applicationCopyEmail(deps, application),
  'application-received-hr': (deps) =>
    applicationEmailToHr(deps, application, { awaitsProof: true, status: 'rejected' }),
  'access-code': (deps) => accessCodeEmail(deps, person, 'QK7M2-4XWDT-9H3BZ-6RN'),
  'interview-thank-you': (deps) => interview.thankYouEmail(deps, person),
  'interview-results': (deps) =>
    interview.resultsEmail(deps, person, {
      finalScore: 82,
      recommendation: 'Consider for next round',
      mark: { kind: 'provisional' },
      summary: 'Clear answers about returns and late packages, each with steps. Hours fit the posting.',
    }),
  'interview-unscored': (deps) =>
    interview.unscoredEmail(deps, person, { overBudget: false, earlier: false }),
  'human-requested': (deps) => interview.humanRequestedEmail(deps, person, 'person'),
  'review-requested': (deps) => interview.reviewRequestedEmail(deps, person),
  hired: (deps) => hiredEmail(deps, person, token),
  rejected: (deps) => rejectedEmail(deps, person),
  'human-answer': (deps) =>
    answerEmail(deps, person, 'human', { note: 'We’ll call you on Monday at 10 AM ET.' }),
  'question-answer': (deps) =>
    answerEmail(deps, person, 'question', {
      note: 'You get twelve paid days off in your first year.',
      question: 'Do I get paid vacation?',
    }),
  'review-answer': (deps) =>
    answerEmail(deps, person, 'review', {
      note: 'We read the interview again and raised the rating for accuracy.',
    }),
  'hr-letter': (deps) =>
    writtenEmail(deps, person, {
      subject: 'Can we talk on Thursday?',
      body: 'Hi {first name},\n\nThanks for your patience. Would Thursday at 9 AM ET work for a short call?\n\nBest,\nThe Talent Team',
    }),
  'documents-request': (deps) =>
    documents.askEmail(deps, { ...person, status: 'hired' }, asked, { reminder: false }),
  'documents-reminder': (deps) =>
    documents.askEmail(deps, { ...person, status: 'interviewed' }, asked, { reminder: true }),
  'documents-received': (deps) => documents.receivedEmail(deps, person, { hasNewLogin: true }),
  'documents-bank-changed': (deps) => documents.bankChangedEmail(deps, person, at),
  'documents-bank-changed-hr': (deps) => documents.bankChangedEmailToHr(deps, person),
  'documents-changed': (deps) =>
    documents.changedEmail(deps, { ...person, status: 'hired' }, ['Address', 'How you’re paid']),
  'documents-hr': (deps) => documents.receivedEmailToHr(deps, person),
  'bank-code': (deps) => documents.bankCodeEmail(deps, person, 'QK7M2-4XWDT-9H3BZ-6RN'),
  'payroll-exported': (deps) =>
    documents.payrollEmail(deps, 'admin@example.com', {
      by: 'Another Admin',
      people: 12,
      reason: 'November payroll',
    }),
  'contest-opened': (deps) => contestOpenedEmail(deps, person, 'Answer a late delivery'),
  'contest-decided': (deps) =>
    contestDecidedEmail(
      deps,
      { ...person, status: 'hired' as const },
      {
        title: 'Answer a late delivery',
        before: 58,
        after: 74,
        note: 'You did give the date. We missed it.',
      },
    ),
  'contact-hr': (deps) =>
    contactEmailToHr(deps, {
      name: person.fullName,
      email: person.email,
      topic: 'applying',
      message: 'I applied last week and would like to change my phone number.',
      reference: 'LT-2026-7K3F9Q',
      urgent: false,
    }),
  'contact-received': (deps) =>
    contactEmailToSender(deps, { email: person.email, topic: 'applying', reference: 'LT-2026-7K3F9Q' }),
  'confirm-email': (deps) => auth.confirmAddressEmail(deps, person.email, token),
  'account-exists': (deps) => auth.accountExistsEmail(deps, person.email),
  'password-reset': (deps) => auth.resetEmail(deps, owner, token),
  'password-changed': (deps) => auth.passwordChangedEmail(deps, owner),
  'change-email': (deps) => auth.changeAddressEmail(deps, person.email, token),
  'email-taken': (deps) => auth.addressTakenEmail(deps, person.email, 'account'),
  'email-change-notice': (deps) =>
    auth.addressChangeNoticeEmail(deps, owner, { newEmail: 'new.address@example.com', done: true }),
  'new-device': (deps) => auth.newDeviceEmail(deps, owner, { device: 'Firefox on Linux', at }),
  'sign-ins-failed': (deps) => auth.failedSignInsEmail(deps, owner),
  'second-factor': (deps) => auth.secondFactorEmail(deps, owner, 'renewed'),
  'privacy-confirm': (deps) => privacy.confirmRequestEmail(deps, person.email, 'copy', token),
  'privacy-copy': (deps) => privacy.copyEmail(deps, person.email, token),
  'privacy-erased': (deps) => privacy.erasedEmail(deps, person.email, kept),
  'privacy-held': (deps) => privacy.heldEmail(deps, person.email),
  'privacy-waiting': (deps) => privacy.waitingEmail(deps, person.email),
  'privacy-hr': (deps) => privacy.requestEmailToHr(deps, 'deletion'),
  'notices-changed': (deps) =>
    noticesEmail(deps, person.email, { added: true, mailboxes: deps.appSettings.read('mailboxes') }),
  'panel-invitation': (deps) =>
    auth.panelInvitationEmail(deps, person.email, { role: 'reviewer', token, by: 'Another Admin' }),
  'panel-access': (deps) => auth.panelAccessEmail(deps, person.email, 'admin'),
  'safety-flag': (deps) => urgentEmail(deps, person.email),
  test: (deps) => testEmail(deps, person.email),
};

const asked = { what: 'id_document', reason: 'The picture was too dark to read.', dueAt: at } as const;
const kept = [
  {
    what: 'Your name and dates of employment',
    why: 'Employers must keep payroll and employment tax records.',
    until: '2030-11-19T00:00:00.000Z',
  },
];
