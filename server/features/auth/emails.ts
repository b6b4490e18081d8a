import { HR_LEAD } from '../../../shared/auth/firstAdmin.ts';
import type { Role } from '../../../shared/auth/schema.ts';
import { linkLife } from '../../../shared/auth/texts.ts';
import { brand } from '../../../shared/company/brand.ts';
import type { EmailKind } from '../../../shared/emails/labels.ts';
import { counted } from '../../../shared/text/counted.ts';
import { firstName } from '../../../shared/text/firstName.ts';
import { momentIn } from '../../../shared/time/dates.ts';
import type { EmailBlock } from '../../platform/email/blocks.ts';
import { type EmailDeps, renderEmail } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';

const hrAddress = (deps: EmailDeps): string => deps.appSettings.read('mailboxes').hrAddress;
const notYou = (deps: EmailDeps): string => `Not you? Contact ${hrAddress(deps)} right away.`;

/** The owner of an account, as in a session or a database row. */
type Reader = { email: string; fullName: string } & (
  | { emailConfirmed: boolean }
  | { emailVerifiedAt: Date | null }
);

/** Only for a confirmed address, because a stranger may have typed the name, and not for the first admin's placeholder. */
function greetingOf(reader: Reader): EmailBlock[] {
  const proven = 'emailConfirmed' in reader ? reader.emailConfirmed : reader.emailVerifiedAt !== null;
  return proven && reader.fullName !== HR_LEAD
    ? [{ kind: 'text', text: `Hi ${firstName(reader.fullName)},` }]
    : [];
}

/** A notice about an account to its owner, addressed by first name. */
function notice(
  deps: EmailDeps,
  to: Reader,
  kind: EmailKind,
  { subject, preview }: { subject: string; preview: string },
  blocks: EmailBlock[],
  sensitive = false,
): Promise<OutgoingEmail> {
  return accountEmail(deps, to.email, kind, subject, preview, [...greetingOf(to), ...blocks], sensitive);
}

const newPassword = (deps: EmailDeps): EmailBlock => ({
  kind: 'button',
  label: 'Choose a new password',
  url: `${deps.publicUrl}/auth?view=forgot`,
});

async function accountEmail(
  deps: EmailDeps,
  to: string,
  kind: EmailKind,
  subject: string,
  preview: string,
  blocks: EmailBlock[],
  sensitive = false,
): Promise<OutgoingEmail> {
  return {
    to,
    subject,
    sensitive,
    ...(await renderEmail(deps, kind, { preview, heading: subject, blocks })),
  };
}

/** Requires the account's password, so a stranger's address can't be confirmed by mistake. */
export function confirmAddressEmail(deps: EmailDeps, to: string, token: string): Promise<OutgoingEmail> {
  return accountEmail(
    deps,
    to,
    'confirm-email',
    'Confirm your email address',
    `Confirm it to finish setting up your ${brand.name} account.`,
    [
      {
        kind: 'text',
        text: `Someone created a ${brand.name} account with this address. If that was you, confirm the address to finish.`,
      },
      { kind: 'button', label: 'Confirm my address', url: `${deps.publicUrl}/auth#confirm=${token}` },
      {
        kind: 'text',
        text: 'If you’ve applied for a job with this address, you’ll then find your application in your account.',
      },
      {
        kind: 'note',
        text: `The link works for ${linkLife.confirmDays} days. You’ll need the password you chose. Not you? Ignore this email.`,
      },
    ],
    true,
  );
}

/** The page that asked must not learn whether an account exists; the owner of the address may. */
export function accountExistsEmail(deps: EmailDeps, to: string): Promise<OutgoingEmail> {
  return accountEmail(
    deps,
    to,
    'account-exists',
    'You already have an account',
    `Sign in, or choose a new password.`,
    [
      {
        kind: 'text',
        text: `Someone tried to create a ${brand.name} account with this address. You already have one, and nothing about it has changed.`,
      },
      { kind: 'button', label: 'Sign in', url: `${deps.publicUrl}/auth` },
      {
        kind: 'text',
        text: `Forgot your password? Choose a new one: ${deps.publicUrl}/auth?view=forgot`,
      },
    ],
  );
}

/** With the link for choosing a new password. */
export function resetEmail(deps: EmailDeps, to: Reader, token: string): Promise<OutgoingEmail> {
  return notice(
    deps,
    to,
    'password-reset',
    {
      subject: 'Choose a new password',
      preview: `The link you asked for works for ${linkLife.resetMinutes} minutes.`,
    },
    [
      {
        kind: 'text',
        text: `We received a request to reset the password for your ${brand.name} account.`,
      },
      { kind: 'button', label: 'Choose a new password', url: `${deps.publicUrl}/auth#reset=${token}` },
      {
        kind: 'note',
        text: `The link works once, for ${linkLife.resetMinutes} minutes. Didn’t request this? Ignore this email. Your password won’t change.`,
      },
    ],
    true,
  );
}

/** A notice to the owner. */
export function passwordChangedEmail(deps: EmailDeps, to: Reader): Promise<OutgoingEmail> {
  return notice(
    deps,
    to,
    'password-changed',
    { subject: 'Your password was changed', preview: 'We signed you out everywhere else.' },
    [
      {
        kind: 'text',
        text: `The password for your ${brand.name} account was just changed, and we signed you out everywhere else.`,
      },
      { kind: 'note', text: notYou(deps) },
    ],
  );
}

/** To the new address, with the link that proves it. */
export function changeAddressEmail(deps: EmailDeps, to: string, token: string): Promise<OutgoingEmail> {
  return accountEmail(
    deps,
    to,
    'change-email',
    'Confirm your new email address',
    `It’ll be the address you sign in with.`,
    [
      { kind: 'text', text: `Confirm this address to use it for your ${brand.name} account.` },
      { kind: 'button', label: 'Use this address', url: `${deps.publicUrl}/auth#email=${token}` },
      {
        kind: 'note',
        text: `The link works once, for ${linkLife.changeEmailHours} hours, in the browser where you’re signed in. Didn’t request this? Ignore this email.`,
      },
    ],
    true,
  );
}

/** To an address that an account or only an application has; it doesn't say whose account asked. */
export function addressTakenEmail(
  deps: EmailDeps,
  to: string,
  by: 'account' | 'application',
): Promise<OutgoingEmail> {
  const hr = hrAddress(deps);
  return accountEmail(deps, to, 'email-taken', 'This address is already in use', 'Nothing has changed.', [
    {
      kind: 'text',
      text:
        by === 'account'
          ? `Someone tried to use this address for another ${brand.name} account. It already belongs to one, so nothing has changed.`
          : `Someone tried to use this address for a ${brand.name} account. It’s already used on an application, so nothing has changed.`,
    },
    {
      kind: 'note',
      text:
        by === 'account'
          ? `Questions? Write to ${hr}.`
          : `If the account and the application are both yours, write to ${hr} and we’ll combine them.`,
    },
  ]);
}

/**
 * To the old address, before and after the change: someone who took over a browser must not be able to do this
 * unnoticed.
 */
export function addressChangeNoticeEmail(
  deps: EmailDeps,
  to: Reader,
  change: { newEmail: string; done: boolean },
): Promise<OutgoingEmail> {
  const subject = change.done ? 'Your email address was changed' : 'Someone asked to change your address';
  const stopChange =
    'Not you? Choose a new password right away. That stops the change and signs you out everywhere.';
  const preview = change.done ? notYou(deps) : stopChange;
  return notice(deps, to, 'email-change-notice', { subject, preview }, [
    {
      kind: 'text',
      text: change.done
        ? `You now sign in to your ${brand.name} account with ${change.newEmail}. This address no longer works for it.`
        : `Someone who was signed in to your ${brand.name} account asked to use ${change.newEmail} instead of this address. The change takes effect once you open the link we sent there and confirm the new address.`,
    },
    // Nothing has changed yet, and a new password ends the link.
    ...(change.done
      ? [{ kind: 'note' as const, text: notYou(deps) }]
      : [{ kind: 'text' as const, text: stopChange }, newPassword(deps)]),
  ]);
}

/** What happened to the second step; a number is how many recovery codes are left after one was used. */
type SecondFactorChange = 'on' | 'off' | 'renewed' | { codesLeft: number | null };

function secondFactorText(change: SecondFactorChange): { subject: string; text: string } {
  const account = `your ${brand.name} account`;
  if (typeof change === 'object') {
    const used = `Someone used a recovery code for ${account} instead of a code from your authenticator app.`;
    const left = change.codesLeft;
    return {
      subject: 'A recovery code was used',
      text: left === null ? used : `${used} You have ${counted(left, 'recovery code')} left.`,
    };
  }
  return {
    on: {
      subject: 'Two-step sign-in is on',
      text: `Signing in to ${account} now requires a code from your authenticator app.`,
    },
    off: {
      subject: 'Two-step sign-in is off',
      text: `Signing in to ${account} no longer requires a code from an authenticator app.`,
    },
    renewed: {
      subject: 'You have new recovery codes',
      text: `New recovery codes were created for ${account}. The old ones no longer work.`,
    },
  }[change];
}

/** A notice to the owner about two-step sign-in. */
export function secondFactorEmail(
  deps: EmailDeps,
  to: Reader,
  change: SecondFactorChange,
): Promise<OutgoingEmail> {
  const { subject, text } = secondFactorText(change);
  return notice(deps, to, 'second-factor', { subject, preview: notYou(deps) }, [
    { kind: 'text', text },
    { kind: 'note', text: notYou(deps) },
  ]);
}

/** A notice to the owner; `device` is the browser's description of itself, such as "Firefox on Linux". */
export function newDeviceEmail(
  deps: EmailDeps,
  to: Reader,
  signIn: { device: string; at: Date },
): Promise<OutgoingEmail> {
  return notice(
    deps,
    to,
    'new-device',
    {
      subject: 'New sign-in to your account',
      preview: `${signIn.device}, a browser we haven’t seen before.`,
    },
    [
      {
        kind: 'text',
        text: `Someone signed in to your ${brand.name} account from a browser we haven’t seen before.`,
      },
      {
        kind: 'facts',
        rows: [
          ['When', momentIn(signIn.at, 'UTC')],
          ['Browser', signIn.device],
        ],
      },
      {
        kind: 'text',
        text: 'If this was you, there’s nothing to do. If not, choose a new password now. That signs you out everywhere.',
      },
      newPassword(deps),
    ],
  );
}

/** A notice to the owner after many wrong passwords. Another attempt may have been right, so it's about these only. */
export function failedSignInsEmail(deps: EmailDeps, to: Reader): Promise<OutgoingEmail> {
  return notice(
    deps,
    to,
    'sign-ins-failed',
    { subject: 'Failed sign-ins to your account', preview: 'None of the attempts worked.' },
    [
      {
        kind: 'text',
        text: `Someone entered a wrong password for your ${brand.name} account several times. None of the attempts worked, and we’re slowing down further ones from browsers you haven’t used before.`,
      },
      {
        kind: 'text',
        text: 'Choose a new password if you use your current one elsewhere, if you think someone knows it, or if you see a browser you don’t recognize under “Where you’re signed in.” Otherwise, there’s nothing to do.',
      },
      newPassword(deps),
    ],
  );
}

/** A notice to the owner after many wrong two-step codes: someone else has the password. */
export function wrongCodesEmail(deps: EmailDeps, to: Reader): Promise<OutgoingEmail> {
  return notice(
    deps,
    to,
    'sign-ins-failed',
    { subject: 'Wrong sign-in codes for your account', preview: 'None of the codes worked.' },
    [
      {
        kind: 'text',
        text: `Someone entered the right password for your ${brand.name} account, then several wrong codes. None of the codes worked.`,
      },
      {
        kind: 'text',
        text: 'If this was you, there’s nothing to do. If not, someone knows your password. Choose a new one now.',
      },
      newPassword(deps),
    ],
  );
}

const may: Record<Role, string> = {
  admin: 'As an admin, you can see and change everything in it.',
  reviewer:
    'As a reviewer, you can view candidates, jobs, employees, sessions, and reports, but not change anything.',
};

/** This link is the only way into an account created by an invitation. */
export async function panelInvitationEmail(
  deps: EmailDeps,
  to: string,
  { role, token, by }: { role: Role; token: string; by: string },
): Promise<OutgoingEmail> {
  const subject = `You’re invited to ${brand.name}’s HR panel`;
  const body = await renderEmail(deps, 'panel-invitation', {
    preview: 'Choose a password to open it.',
    heading: subject,
    blocks: [
      { kind: 'text', text: `${by} gave you access to the HR panel. ${may[role]}` },
      {
        kind: 'button',
        label: 'Choose a password',
        url: `${deps.publicUrl}/auth#reset=${token}&invited=true`,
      },
      {
        kind: 'note',
        text: `The link works once, for ${linkLife.panelInvitationDays} days. Don’t know what this is about? Ignore this email.`,
      },
    ],
  });
  return { to, subject, sensitive: true, ...body };
}

/** To someone whose access changed; null when it was removed. */
export async function panelAccessEmail(
  deps: EmailDeps,
  to: string,
  role: Role | null,
): Promise<OutgoingEmail> {
  const subject = 'Your HR panel access has changed';
  const body = await renderEmail(deps, 'panel-access', {
    preview: subject,
    heading: subject,
    blocks: [
      {
        kind: 'text',
        text: role
          ? `A ${brand.name} admin changed your access to the HR panel. ${may[role]} Please sign in again.`
          : `A ${brand.name} admin removed your access to the HR panel. You still have your account.`,
      },
      ...(role ? [{ kind: 'button' as const, label: 'Sign in', url: `${deps.publicUrl}/auth` }] : []),
      { kind: 'note', text: `Questions? Write to ${deps.appSettings.read('mailboxes').hrAddress}.` },
    ],
  });
  return { to, subject, ...body };
}
