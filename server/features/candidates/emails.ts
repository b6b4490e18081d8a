import { linkLife } from '../../../shared/auth/texts.ts';
import { brand } from '../../../shared/company/brand.ts';
import { pacing, scaled } from '../../../shared/conversation/pacing.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { positionWords } from '../../../shared/jobs/positionWords.ts';
import type { EmailBlock } from '../../platform/email/blocks.ts';
import { applicantOf, composeEmail } from '../../platform/email/compose.ts';
import { type EmailDeps, renderEmail } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';
import { CODE_DAYS } from '../accessCodes/service.ts';

type Person = { id: CandidateId; fullName: string; email: string; position: string };

const hrAddress = (deps: EmailDeps): string => deps.appSettings.read('mailboxes').hrAddress;

/** How long a decision with an email can be undone, from its moment on. */
export const undoableMs = (deps: Pick<EmailDeps, 'appSettings'>): number =>
  scaled(pacing.decisionEmail, deps.appSettings.read('pacing').scale);

/** An email about a decision is held a little longer than Undo is offered, so undoing also cancels the email. */
export const untilUndone = (deps: EmailDeps, email: OutgoingEmail): OutgoingEmail => ({
  ...email,
  holdMs: undoableMs(deps) + scaled(pacing.decisionEmailMargin, deps.appSettings.read('pacing').scale),
});

/**
 * The only place where an access code is written in full. `interviewed`: the person has no interview left to
 * take, so HR's invitation text is left out.
 */
export async function accessCodeEmail(
  deps: EmailDeps,
  person: Person,
  code: string,
  { interviewed = false }: { interviewed?: boolean } = {},
): Promise<OutgoingEmail> {
  const fixed: Record<'code' | 'note', EmailBlock[]> = {
    code: [
      { kind: 'code', value: code },
      { kind: 'button', label: 'Open the candidate portal', url: `${deps.publicUrl}/candidate` },
    ],
    note: [
      {
        kind: 'note',
        text: `The code works for ${CODE_DAYS} days and is only for you. We’ll never ask for it by phone or chat. Have an account? Sign in instead, and you won’t need a code. Questions? Write to ${hrAddress(deps)}.`,
      },
    ],
  };
  const facts = applicantOf(person);
  const letter = interviewed
    ? {
        subject: `Your access code for ${brand.name}`,
        ...(await renderEmail(deps, 'access-code', {
          preview: 'Use it to open your candidate portal.',
          heading: `Your access code, ${facts['first name']}`,
          blocks: [
            {
              kind: 'text',
              text: `We’re considering your application for ${facts['the position']}. You’ve already completed your interview, so there’s nothing you need to do. Use this code to open your candidate portal, where you’ll find your results:`,
            },
            ...fixed.code,
            ...fixed.note,
          ],
        })),
      }
    : await composeEmail(
        deps,
        'access-code',
        { ...facts, days: String(CODE_DAYS), interviewer: brand.interviewer.name },
        fixed,
      );
  return { to: person.email, candidateId: person.id, sensitive: true, ...letter };
}

/** `invitation` is the token for people without an account; null for people who can sign in. */
export async function hiredEmail(
  deps: EmailDeps,
  person: Person,
  invitation: string | null,
): Promise<OutgoingEmail> {
  const hiredAs = { ...applicantOf(person), position: positionWords(person.position, 'remote team member') };
  const letter = await composeEmail(deps, 'hired', hiredAs, {
    account: [
      {
        kind: 'text',
        text: invitation
          ? 'To accept, create your employee account. It takes a minute. Then you can submit your onboarding documents and start your first shift. If we sent you an access code, it no longer works.'
          : 'Your employee account is ready. To accept, sign in with the password you chose. Then submit your onboarding documents. You no longer need an access code.',
      },
      invitation
        ? {
            kind: 'button',
            label: 'Create your employee account',
            url: `${deps.publicUrl}/auth#invitation=${invitation}`,
          }
        : { kind: 'button', label: 'Sign in', url: `${deps.publicUrl}/auth?next=/employee` },
    ],
    note: [
      {
        kind: 'note',
        text: `${invitation ? `The link works once, for ${linkLife.invitationDays} days, and is only for you. ` : ''}Have questions or want to decline? Write to ${hrAddress(deps)}.`,
      },
    ],
  });
  return { to: person.email, candidateId: person.id, sensitive: invitation !== null, ...letter };
}

/** To a rejected candidate. */
export async function rejectedEmail(deps: EmailDeps, person: Person): Promise<OutgoingEmail> {
  const letter = await composeEmail(deps, 'rejected', applicantOf(person), {
    note: [
      {
        kind: 'note',
        text: `Want to know more, or have your data deleted? Write to ${hrAddress(deps)}.`,
      },
    ],
  });
  return { to: person.email, candidateId: person.id, ...letter };
}
