import { brand } from '../../../shared/brand.ts';
import { BANK_HOLD_DAYS, type RequestedThing, requestedLabels } from '../../../shared/documents.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import type { Deps } from '../../deps.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { renderMail } from '../../platform/mailTemplate.ts';

type Person = { id: CandidateId; fullName: string; email: string };

/** "November 24, 2026". */
function dayText(at: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** HR hears that something came, and reads it in the panel; no mail ever holds what was handed in. */
export async function receivedMailToHr(deps: Deps, person: Person): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'Onboarding documents were handed in.',
    heading: 'Documents received',
    blocks: [
      { kind: 'text', text: `${person.fullName} has handed in onboarding documents.` },
      {
        kind: 'button',
        label: 'Open in the admin panel',
        url: `${deps.publicUrl}/admin?candidate=${person.id}`,
      },
    ],
  });
  return {
    kind: 'documents-hr',
    to: deps.house.read('mailboxes').notices,
    subject: `Documents received: ${person.fullName}`,
    candidateId: person.id,
    ...body,
  };
}

export async function receivedMail(person: Person): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'We received your documents.',
    heading: `Thank you, ${person.fullName}`,
    blocks: [
      {
        kind: 'text',
        text: 'We received your onboarding documents. They are stored encrypted, and each time someone opens them we keep a record of who and when.',
      },
      {
        kind: 'note',
        text: `Was it not you? Write to ${brand.hrEmail} at once. We never ask for these details by mail, phone or chat.`,
      },
    ],
  });
  return {
    kind: 'documents-received',
    to: person.email,
    subject: 'We received your documents',
    candidateId: person.id,
    ...body,
  };
}

/** Goes to the person whenever the account that money goes to has changed. */
export async function bankChangedMail(person: Person, holdUntil: Date): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'Your bank details were changed.',
    heading: 'Your bank details were changed',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, hopefully you, changed the account we pay you to. For your safety we wait ${BANK_HOLD_DAYS} days, until ${dayText(holdUntil)}, before anything is paid to the new one.`,
      },
      { kind: 'note', text: `Was it not you? Write to ${brand.hrEmail} now, and nothing is lost.` },
    ],
  });
  return {
    kind: 'documents-bank-changed',
    to: person.email,
    subject: 'Your bank details were changed',
    candidateId: person.id,
    ...body,
  };
}

export async function bankChangedMailToHr(deps: Deps, person: Person): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'Bank details were changed.',
    heading: 'Bank details were changed',
    blocks: [
      {
        kind: 'text',
        text: `${person.fullName} has changed their bank details. Payroll leaves them out for ${BANK_HOLD_DAYS} days; the panel shows the old and the new ones, masked.`,
      },
      {
        kind: 'button',
        label: 'Open in the admin panel',
        url: `${deps.publicUrl}/admin?candidate=${person.id}`,
      },
    ],
  });
  return {
    kind: 'documents-bank-changed-hr',
    to: deps.house.read('mailboxes').notices,
    subject: `Bank details changed: ${person.fullName}`,
    candidateId: person.id,
    ...body,
  };
}

type Asked = { what: RequestedThing; reason: string; dueAt: Date };

/** `reminder` when it was asked for before. */
export async function askMail(
  deps: Deps,
  person: Person,
  asked: Asked,
  { reminder }: { reminder: boolean },
): Promise<OutgoingMail> {
  const thing = asked.what === 'other' ? 'something' : requestedLabels[asked.what];
  const subject = reminder ? 'A reminder: we still need a document' : 'We need a document from you';
  const body = await renderMail({
    preview: subject,
    heading: subject,
    blocks: [
      { kind: 'text', text: `We need this from you again or for the first time: ${thing}.` },
      { kind: 'quote', text: asked.reason },
      { kind: 'facts', rows: [['Please by', dayText(asked.dueAt)]] },
      { kind: 'button', label: 'Open the candidate portal', url: `${deps.publicUrl}/candidate` },
      {
        kind: 'note',
        text: `Hand it in inside the portal, never by mail. Has your access code run out? Write to ${brand.hrEmail}.`,
      },
    ],
  });
  return {
    kind: reminder ? 'documents-reminder' : 'documents-request',
    to: person.email,
    subject,
    candidateId: person.id,
    ...body,
  };
}
