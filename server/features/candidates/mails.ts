import { linkLife } from '../../../shared/auth.ts';
import { brand } from '../../../shared/brand.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import type { Deps } from '../../deps.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { renderMail } from '../../platform/mailTemplate.ts';
import { CODE_DAYS } from '../accessCodes/service.ts';

type Person = { id: CandidateId; fullName: string; email: string; position: string };

/** The only place an access code is ever written out. */
export async function accessCodeMail(deps: Deps, person: Person, code: string): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'Your access code for the candidate portal.',
    heading: `You are shortlisted, ${person.fullName}`,
    blocks: [
      {
        kind: 'text',
        text: `We read your application for ${person.position} and would like to know more. This code opens your candidate portal and the chat interview:`,
      },
      { kind: 'code', value: code },
      { kind: 'button', label: 'Open the candidate portal', url: `${deps.publicUrl}/candidate` },
      {
        kind: 'text',
        text: `The interview is a chat with ${brand.interviewer.name}, our AI interviewer. It takes about 10-15 minutes, you can stop and continue later, and a person in HR reads the whole conversation and makes the decision. If you would rather talk with a person, the portal has a button for that.`,
      },
      {
        kind: 'note',
        text: `The code works for ${CODE_DAYS} days and is meant for you alone. We never ask for it by phone or chat. Questions? Write to ${brand.hrEmail}.`,
      },
    ],
  });
  return {
    kind: 'access-code',
    to: person.email,
    subject: `Your access code for ${brand.name}`,
    candidateId: person.id,
    sensitive: true,
    ...body,
  };
}

/** `invitation` is the token for people without an account; null for those who just sign in. */
export async function hiredMail(
  deps: Deps,
  person: Person,
  invitation: string | null,
): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'Good news about your application.',
    heading: `Welcome to the table, ${person.fullName}`,
    blocks: [
      { kind: 'text', text: `We would like to work with you as ${person.position}.` },
      {
        kind: 'text',
        text: invitation
          ? 'Create your employee account next. It takes a minute and opens your dashboard, your assignments and your first shift.'
          : 'Your account is open for work now. Sign in with the password you chose.',
      },
      invitation
        ? {
            kind: 'button',
            label: 'Create your employee account',
            url: `${deps.publicUrl}/auth?invitation=${invitation}`,
          }
        : { kind: 'button', label: 'Sign in', url: `${deps.publicUrl}/auth?next=/employee` },
      {
        kind: 'text',
        text: 'HR writes to you with what we need from you, when your paid training starts and who you will work with.',
      },
      {
        kind: 'note',
        text: `${invitation ? `The link works once, for ${linkLife.invitationDays} days, and is meant for you alone. ` : ''}Mail from us comes from our own address. Questions? Write to ${brand.hrEmail}.`,
      },
    ],
  });
  return {
    kind: 'hired',
    to: person.email,
    subject: 'Good news about your application',
    candidateId: person.id,
    sensitive: invitation !== null,
    ...body,
  };
}

export async function rejectedMail(person: Person): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'About your application.',
    heading: `Thank you for applying, ${person.fullName}`,
    blocks: [
      {
        kind: 'text',
        text: `We read your application for ${person.position} with care. This time we go on with other people, and we would rather tell you now than leave you waiting.`,
      },
      {
        kind: 'text',
        text: 'This is about one job at one moment, not about you. You are welcome to apply again for another position whenever you like.',
      },
      {
        kind: 'note',
        text: `Would you like to know more, or have your data deleted? Write to ${brand.hrEmail}.`,
      },
    ],
  });
  return {
    kind: 'rejected',
    to: person.email,
    subject: 'About your application',
    candidateId: person.id,
    ...body,
  };
}
