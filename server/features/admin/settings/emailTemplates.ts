import {
  type EmailTemplateDetail,
  type EmailTemplateDraft,
  type EmailTemplateKind,
  type EmailTemplatePreview,
  type EmailTemplateRow,
  type EmailTemplateText,
  emailTemplateKinds,
  emailTemplateSchema,
  type ResetEmailTemplateInput,
  type SaveEmailTemplateInput,
} from '../../../../shared/emails/templates.ts';
import { CandidateId } from '../../../../shared/ids/schema.ts';
import type { TestEmail } from '../../../../shared/panel/schema.ts';
import { plainLine } from '../../../../shared/text/plainLine.ts';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { withArtInside } from '../../../platform/email/art.ts';
import type { SamplePerson } from '../../../platform/email/compose.ts';
import type { OutgoingEmail } from '../../../platform/email/mailer.ts';
import { changeSetting } from '../../../platform/settings/change.ts';
import { emailTemplateSetting } from '../../../platform/settings/register.ts';
import { sampleConfirmation } from '../../applications/service.ts';
import { sampleDecision } from '../../candidates/service.ts';
import { sampleReceipt } from '../../contact/service.ts';
import { sampleDecided } from '../../contests/service.ts';
import { sampleNotice } from '../../documents/service.ts';
import { answerEmail } from '../../inbox/service.ts';
import { sampleThanks } from '../../interview/service.ts';
import { beforeLastChange, settingHistory, storedOf, storedRows } from './store.ts';

const TEST_LIMIT = { name: 'settings-test-mail', max: 10, windowSeconds: 600 };

/** Every email with editable texts, built by the feature that sends it, for a fictional person. */
const samples: Record<EmailTemplateKind, (deps: Deps, person: SamplePerson) => Promise<OutgoingEmail>> = {
  'application-received': sampleConfirmation,
  'access-code': (deps, person) => sampleDecision(deps, 'access-code', person),
  hired: (deps, person) => sampleDecision(deps, 'hired', person),
  rejected: (deps, person) => sampleDecision(deps, 'rejected', person),
  'interview-thank-you': sampleThanks,
  'human-answer': (deps, person) =>
    answerEmail(deps, person, 'human', { note: 'We’ll call you on Monday at 10 AM Eastern time.' }),
  'question-answer': (deps, person) =>
    answerEmail(deps, person, 'question', {
      note: 'You get twelve paid days off a year.',
      question: 'Do I get paid vacation?',
    }),
  'review-answer': (deps, person) =>
    answerEmail(deps, person, 'review', {
      note: 'We read the interview again and raised the rating for accuracy.',
    }),
  'documents-request': (deps, person) => sampleNotice(deps, 'documents-request', person),
  'documents-reminder': (deps, person) => sampleNotice(deps, 'documents-reminder', person),
  'documents-received': (deps, person) => sampleNotice(deps, 'documents-received', person),
  'documents-bank-changed': (deps, person) => sampleNotice(deps, 'documents-bank-changed', person),
  'contest-decided': sampleDecided,
  'contact-received': sampleReceipt,
};

const person = (deps: Deps): SamplePerson => ({
  id: CandidateId.parse(deps.clock.uuid()),
  fullName: 'Sample Person',
  email: 'sample@example.com',
  position: 'Virtual Assistant',
});

/** The email with these texts instead of the current ones, as a fictional person would get it. */
function sampleOf(deps: Deps, { kind, text }: EmailTemplateDraft): Promise<OutgoingEmail> {
  const words = emailTemplateSchema(kind).parse(text);
  const appSettings: Deps['appSettings'] = {
    ...deps.appSettings,
    emailTemplate: (name) => (name === kind ? words : deps.appSettings.emailTemplate(name)),
  };
  return samples[kind]({ ...deps, appSettings }, person(deps));
}

/** The emails with editable texts, and which ones were changed. */
export async function listEmailTemplates(deps: Deps): Promise<EmailTemplateRow[]> {
  const templates = emailTemplateKinds.map((kind) => ({ kind, setting: emailTemplateSetting(kind) }));
  const rows = await storedRows(
    deps.db,
    templates.map(({ setting }) => setting),
  );
  return templates.map(({ kind, setting }) => ({ kind, changed: rows.has(setting.key) }));
}

/** One email: its texts, a preview, and its changes. */
export async function readEmailTemplate(deps: Deps, kind: EmailTemplateKind): Promise<EmailTemplateDetail> {
  const setting = emailTemplateSetting(kind);
  const text = storedOf(await storedRows(deps.db, [setting]), setting);
  const [preview, history] = await Promise.all([
    previewEmailTemplate(deps, { kind, text: text.value }),
    settingHistory(deps, { about: 'mail', part: kind }),
  ]);
  return { kind, text, preview, history };
}

/** A preview with these texts. */
export async function previewEmailTemplate(
  deps: Deps,
  draft: EmailTemplateDraft,
): Promise<EmailTemplatePreview> {
  const { subject, html, text } = await sampleOf(deps, draft);
  return { subject, html: await withArtInside(html), text };
}

/** Changes an email's texts for all future emails. @throws DomainError('conflict') */
export async function saveEmailTemplate(
  deps: Deps,
  actor: Actor,
  { kind, text, basedOn }: SaveEmailTemplateInput,
): Promise<void> {
  await replace(deps, actor, { kind, basedOn, value: emailTemplateSchema(kind).parse(text) });
}

/** Restores an email's default texts. @throws DomainError('conflict') */
export async function resetEmailTemplate(
  deps: Deps,
  actor: Actor,
  { kind, basedOn }: ResetEmailTemplateInput,
): Promise<void> {
  await replace(deps, actor, { kind, basedOn, value: null });
}

/**
 * Undoes the last change of an email's texts; a second time, it redoes it. @throws DomainError('conflict') when someone
 * changed them after they were read, or nothing was ever changed
 */
export async function undoEmailTemplate(
  deps: Deps,
  actor: Actor,
  { kind, basedOn }: ResetEmailTemplateInput,
): Promise<void> {
  const before = await beforeLastChange(deps.db, emailTemplateSetting(kind));
  // The rules may have become stricter since it was stored.
  const text = emailTemplateSchema(kind).nullable().safeParse(before);
  if (!text.success) throw new DomainError('conflict');
  await replace(deps, actor, { kind, basedOn, value: text.data });
}

async function replace(
  deps: Deps,
  actor: Actor,
  change: { kind: EmailTemplateKind; basedOn: string | null; value: EmailTemplateText | null },
): Promise<void> {
  const { kind, basedOn, value } = change;
  await deps.db.transaction((tx) =>
    changeSetting(deps, tx, actor, emailTemplateSetting(kind), () => value, basedOn),
  );
  await deps.appSettings.refresh();
}

/** Sends the email with these texts to the admin, marked as a test. @throws DomainError('too_many_attempts') */
export async function testEmailTemplate(
  deps: Deps,
  { userId, email }: { userId: string; email: string },
  draft: EmailTemplateDraft,
): Promise<TestEmail> {
  await deps.limits.hit(TEST_LIMIT, userId);
  const { subject, html, text } = await sampleOf(deps, draft);
  const mailId = await deps.db.transaction((tx) =>
    deps.mailer.enqueue(tx, { kind: 'test', to: email, subject: plainLine(`Test: ${subject}`), html, text }),
  );
  return { to: email, mailId };
}
