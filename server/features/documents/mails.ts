import { BANK_HOLD_DAYS } from '../../../shared/documents.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { type RequestedThing, requestedLabels } from '../../../shared/requestedThings.ts';
import type { Deps } from '../../deps.ts';
import { composeLetter, namesOf } from '../../platform/letter.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { renderMail } from '../../platform/mailTemplate.ts';

const hrAddress = (deps: Deps): string => deps.house.read('mailboxes').hrAddress;

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

/** To whoever handed in documents. */
export async function receivedMail(deps: Deps, person: Person): Promise<OutgoingMail> {
  const letter = await composeLetter(deps, 'documents-received', namesOf(person.fullName), {
    note: [
      {
        kind: 'note',
        text: `Was it not you? Write to ${hrAddress(deps)} at once. We never ask for these details by mail, phone or chat.`,
      },
    ],
  });
  return { to: person.email, candidateId: person.id, ...letter };
}

/** Goes to the person whenever the account that money goes to has changed. */
export async function bankChangedMail(deps: Deps, person: Person, holdUntil: Date): Promise<OutgoingMail> {
  const letter = await composeLetter(
    deps,
    'documents-bank-changed',
    { ...namesOf(person.fullName), days: String(BANK_HOLD_DAYS), date: dayText(holdUntil) },
    {
      note: [
        {
          kind: 'note',
          text: `Was it not you? Write to ${hrAddress(deps)} now, and nothing is lost.`,
        },
      ],
    },
  );
  return { to: person.email, candidateId: person.id, ...letter };
}

/** To HR: bank details changed, and payroll waits. */
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
  const kind = reminder ? 'documents-reminder' : 'documents-request';
  const letter = await composeLetter(
    deps,
    kind,
    { ...namesOf(person.fullName), document: thing },
    {
      request: [
        { kind: 'quote', text: asked.reason },
        { kind: 'facts', rows: [['Please by', dayText(asked.dueAt)]] },
        { kind: 'button', label: 'Open the candidate portal', url: `${deps.publicUrl}/candidate` },
      ],
      note: [
        {
          kind: 'note',
          text: `Hand it in inside the portal, never by mail. Has your access code run out? Write to ${hrAddress(deps)}.`,
        },
      ],
    },
  );
  return { to: person.email, candidateId: person.id, ...letter };
}
