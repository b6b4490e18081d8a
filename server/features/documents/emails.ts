import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { brand } from '../../../shared/company/brand.ts';
import type { RequestedThing } from '../../../shared/documents/requested.ts';
import { BANK_HOLD_DAYS, CODE_MINUTES } from '../../../shared/documents/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { dayText, HR_ZONE } from '../../../shared/time/dates.ts';
import type { EmailBlock } from '../../platform/email/blocks.ts';
import { composeEmail, namesOf } from '../../platform/email/compose.ts';
import { type EmailDeps, renderEmail } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';

const hrAddress = (deps: EmailDeps): string => deps.appSettings.read('mailboxes').hrAddress;

type Person = { id: CandidateId; fullName: string; email: string };

/** Tells HR that something arrived; HR reads it in the panel, and no email ever contains it. */
export async function receivedEmailToHr(deps: EmailDeps, person: Person): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'documents-hr', {
    preview: 'Review them in the panel.',
    heading: 'Documents received',
    blocks: [
      { kind: 'text', text: `${person.fullName} submitted onboarding documents.` },
      {
        kind: 'button',
        label: 'Open in the panel',
        url: `${deps.publicUrl}/admin?candidate=${person.id}`,
      },
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `Documents received: ${person.fullName}`,
    candidateId: person.id,
    ...body,
  };
}

/** To the person who sent documents; with `hasNewLogin`, they've chosen a login, and their access code has ended. */
export async function receivedEmail(
  deps: EmailDeps,
  person: Person,
  { hasNewLogin }: { hasNewLogin: boolean },
): Promise<OutgoingEmail> {
  const newLogin: EmailBlock = {
    kind: 'text',
    text: 'You now have an account, which replaces your access code. Sign in with this email address and the password you chose.',
  };
  const letter = await composeEmail(deps, 'documents-received', namesOf(person.fullName), {
    note: [
      ...(hasNewLogin ? [newLogin] : []),
      {
        kind: 'note',
        text: `Not you? Contact ${hrAddress(deps)} right away. We’ll never ask for these details by email, phone, or chat.`,
      },
    ],
  });
  return { to: person.email, candidateId: person.id, ...letter };
}

/** Sent to the person whenever the account that gets their pay changes. */
export async function bankChangedEmail(
  deps: EmailDeps,
  person: Person,
  holdUntil: Date,
): Promise<OutgoingEmail> {
  const letter = await composeEmail(
    deps,
    'documents-bank-changed',
    { ...namesOf(person.fullName), days: String(BANK_HOLD_DAYS), date: dayText(holdUntil, HR_ZONE) },
    {
      note: [
        {
          kind: 'note',
          text: `Not you? Contact ${hrAddress(deps)} right away and we’ll stop the change.`,
        },
      ],
    },
  );
  return { to: person.email, candidateId: person.id, ...letter };
}

/**
 * To the person, for changes other than of bank details: an open portal is enough for these, so its owner must hear of them.
 * It names what changed, without the values.
 */
export async function changedEmail(
  deps: EmailDeps,
  person: Person & { status: CandidateStatus },
  changed: readonly string[],
): Promise<OutgoingEmail> {
  const subject = 'Your onboarding documents were changed';
  // To anyone else, a payment would read like a promise to hire them.
  const when = person.status === 'hired' ? ' before your next payment' : '';
  const body = await renderEmail(deps, 'documents-changed', {
    preview: 'Not you? Tell us right away.',
    heading: subject,
    blocks: [
      { kind: 'text', text: `We saved a change to your onboarding documents. HR will check it${when}.` },
      { kind: 'facts', rows: [['What changed', changed.join(' · ')]] },
      {
        kind: 'note',
        text: `Not you? Contact ${hrAddress(deps)} right away and we’ll correct it.`,
      },
    ],
  });
  return { to: person.email, subject, candidateId: person.id, ...body };
}

/** To HR: bank details changed, and payroll is on hold. */
export async function bankChangedEmailToHr(deps: EmailDeps, person: Person): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'documents-bank-changed-hr', {
    preview: `Payroll files will leave this person out for ${BANK_HOLD_DAYS} days.`,
    heading: 'Bank details changed',
    blocks: [
      {
        kind: 'text',
        text: `${person.fullName} changed their bank details. For ${BANK_HOLD_DAYS} days, payroll files will leave this person out. The panel shows the old and new details, masked.`,
      },
      {
        kind: 'button',
        label: 'Open in the panel',
        url: `${deps.publicUrl}/admin?candidate=${person.id}`,
      },
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `Bank details changed: ${person.fullName}`,
    candidateId: person.id,
    ...body,
  };
}

/** Shows that the person who changes bank details can also read the mailbox. */
export async function bankCodeEmail(deps: EmailDeps, person: Person, code: string): Promise<OutgoingEmail> {
  const heading = 'Confirm your new bank details';
  const body = await renderEmail(deps, 'bank-code', {
    preview: `Your code to change your bank details with ${brand.name}.`,
    heading,
    blocks: [
      {
        kind: 'text',
        text: 'Enter this code in your candidate portal to change the bank account we pay into.',
      },
      { kind: 'code', value: code },
      {
        kind: 'note',
        text: `The code works once, for ${CODE_MINUTES} minutes. We’ll never ask for it by email, phone, or chat. Didn’t request this? Don’t share the code, and contact ${hrAddress(deps)} right away.`,
      },
    ],
  });
  return {
    to: person.email,
    subject: heading,
    candidateId: person.id,
    sensitive: true,
    ...body,
  };
}

type Asked = { what: RequestedThing; reason: string; dueAt: Date };

/** What HR can ask for, worded to follow "your". */
const inSentence: Record<RequestedThing, string> = {
  id_document: 'ID or driver’s license',
  bank: 'bank details',
  ssn: 'Social Security number',
  address: 'address',
  other: 'additional document',
};

/**
 * `reminder` for a repeated request. Hired people upload it in the work portal, everyone else in the candidate
 * portal.
 */
export async function askEmail(
  deps: EmailDeps,
  person: Person & { status: CandidateStatus },
  asked: Asked,
  { reminder }: { reminder: boolean },
): Promise<OutgoingEmail> {
  const hired = person.status === 'hired';
  const kind = reminder ? 'documents-reminder' : 'documents-request';
  const letter = await composeEmail(
    deps,
    kind,
    { ...namesOf(person.fullName), document: inSentence[asked.what] },
    {
      request: [
        { kind: 'quote', text: asked.reason },
        { kind: 'facts', rows: [['Due by', dayText(asked.dueAt, HR_ZONE)]] },
        hired
          ? {
              kind: 'button',
              label: 'Open your documents',
              url: `${deps.publicUrl}/employee/documents`,
            }
          : { kind: 'button', label: 'Open the candidate portal', url: `${deps.publicUrl}/candidate` },
      ],
      note: [
        {
          kind: 'note',
          text: hired
            ? `Please use that page, never email. Can’t sign in? Write to ${hrAddress(deps)}.`
            : `Please use the portal, never email. Sign in with your account or use your access code. Code expired? Write to ${hrAddress(deps)}.`,
        },
      ],
    },
  );
  return { to: person.email, candidateId: person.id, ...letter };
}

/** To every admin: unmasked payroll data was exported. It contains no data of the people in the file. */
export async function payrollEmail(
  deps: EmailDeps,
  to: string,
  { by, people, reason }: { by: string; people: number; reason: string },
): Promise<OutgoingEmail> {
  const count = counted(people, 'person', 'people');
  const body = await renderEmail(deps, 'payroll-exported', {
    preview: `${by} exported payroll data for ${count}.`,
    heading: 'Payroll file exported',
    blocks: [
      {
        kind: 'text',
        text: `${by} exported the payroll file with the full bank details and Social Security numbers of ${count}.`,
      },
      { kind: 'facts', rows: [['Reason given', reason]] },
      { kind: 'button', label: 'Open the audit log', url: `${deps.publicUrl}/admin?tab=audit` },
      {
        kind: 'note',
        text: `Didn’t expect this? Ask ${by} right away. If it wasn’t them, remove their access in Settings.`,
      },
    ],
  });
  return { to, subject: `Payroll file exported by ${by}`, ...body };
}
