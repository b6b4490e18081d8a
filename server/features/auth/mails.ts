import { linkLife } from '../../../shared/authTexts.ts';
import { brand } from '../../../shared/brand.ts';
import type { MailKind } from '../../../shared/mailWords.ts';
import { momentIn } from '../../../shared/time.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { type MailBlock, type MailDeps, renderMail } from '../../platform/mailTemplate.ts';

const hrAddress = (deps: MailDeps): string => deps.appSettings.read('mailboxes').hrAddress;
const notYou = (deps: MailDeps): string => `Not you? Contact ${hrAddress(deps)} right away.`;

async function mail(
  deps: MailDeps,
  to: string,
  kind: MailKind,
  subject: string,
  preview: string,
  blocks: MailBlock[],
  sensitive = false,
): Promise<OutgoingMail> {
  return { to, subject, sensitive, ...(await renderMail(deps, kind, { preview, heading: subject, blocks })) };
}

/** Works only together with the account's password, so that confirming cannot be done by mistake for a stranger. */
export function confirmEmailMail(deps: MailDeps, to: string, token: string): Promise<OutgoingMail> {
  return mail(
    deps,
    to,
    'confirm-email',
    'Confirm your email address',
    `One click finishes your ${brand.name} account.`,
    [
      {
        kind: 'text',
        text: `You’re getting this email because someone created a ${brand.name} account with this address. Confirm that it was you.`,
      },
      { kind: 'button', label: 'Confirm my address', url: `${deps.publicUrl}/auth#confirm=${token}` },
      {
        kind: 'text',
        text: 'If you’ve applied for a job with this address, you’ll then find your application in your account.',
      },
      {
        kind: 'note',
        text: `The link works for ${linkLife.confirmDays} days and asks for the password you chose. Not you? Ignore this email.`,
      },
    ],
    true,
  );
}

/** The page that asked cannot tell whether an account exists; the owner of the address may. */
export function accountExistsMail(deps: MailDeps, to: string): Promise<OutgoingMail> {
  return mail(
    deps,
    to,
    'account-exists',
    'You already have an account',
    `Sign in, or choose a new password.`,
    [
      {
        kind: 'text',
        text: `Someone, probably you, tried to create a ${brand.name} account with this address. You already have one, and nothing about it has changed.`,
      },
      { kind: 'button', label: 'Sign in', url: `${deps.publicUrl}/auth` },
      {
        kind: 'text',
        text: `Forgot your password? Choose a new one: ${deps.publicUrl}/auth?view=forgot`,
      },
    ],
  );
}

/** With the link that lets somebody choose a new password. */
export function resetMail(deps: MailDeps, to: string, token: string): Promise<OutgoingMail> {
  return mail(
    deps,
    to,
    'password-reset',
    'Choose a new password',
    `A link for your ${brand.name} account.`,
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
export function passwordChangedMail(deps: MailDeps, to: string): Promise<OutgoingMail> {
  return mail(
    deps,
    to,
    'password-changed',
    'Your password was changed',
    `About your ${brand.name} account.`,
    [
      {
        kind: 'text',
        text: `The password for your ${brand.name} account was just changed, and we signed out your other browsers.`,
      },
      { kind: 'note', text: notYou(deps) },
    ],
  );
}

/** To the new address, with the link that proves it. */
export function changeEmailMail(deps: MailDeps, to: string, token: string): Promise<OutgoingMail> {
  return mail(
    deps,
    to,
    'change-email',
    'Confirm your new email address',
    `For your ${brand.name} account.`,
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

/** Goes to an address somebody else has; it does not say whose account asked. */
export function emailTakenMail(deps: MailDeps, to: string): Promise<OutgoingMail> {
  return mail(
    deps,
    to,
    'email-taken',
    'This address is already in use',
    `About your ${brand.name} account.`,
    [
      {
        kind: 'text',
        text: `Someone, probably you, tried to use this address for another ${brand.name} account. It already belongs to one, so nothing has changed.`,
      },
      { kind: 'note', text: `Questions? Write to ${hrAddress(deps)}.` },
    ],
  );
}

/** To the old address, before and after: whoever took over a browser must not be able to do this silently. */
export function emailChangeNoticeMail(
  deps: MailDeps,
  to: string,
  change: { newEmail: string; done: boolean },
): Promise<OutgoingMail> {
  const subject = change.done ? 'Your email address was changed' : 'Someone asked to change your address';
  return mail(deps, to, 'email-change-notice', subject, `About your ${brand.name} account.`, [
    {
      kind: 'text',
      text: change.done
        ? `The address of your ${brand.name} account is now ${change.newEmail}. This one no longer signs you in.`
        : `Someone signed in to your ${brand.name} account asked to use ${change.newEmail} instead of this address. The change takes effect when you open the link we sent there.`,
    },
    { kind: 'note', text: notYou(deps) },
  ]);
}

/** A notice to the owner: two-step sign-in was turned on or off. */
export function secondFactorMail(deps: MailDeps, to: string, on: boolean): Promise<OutgoingMail> {
  const subject = on ? 'Two-step sign-in is on' : 'Two-step sign-in is off';
  return mail(deps, to, 'second-factor', subject, `About your ${brand.name} account.`, [
    {
      kind: 'text',
      text: on
        ? `Signing in to your ${brand.name} account now asks for a code from your authenticator app.`
        : `Signing in to your ${brand.name} account no longer asks for a code from an authenticator app.`,
    },
    { kind: 'note', text: notYou(deps) },
  ]);
}

/** A notice to the owner; `device` is what the browser says about itself, such as "Firefox on Linux". */
export function newDeviceMail(
  deps: MailDeps,
  to: string,
  signIn: { device: string; at: Date },
): Promise<OutgoingMail> {
  return mail(deps, to, 'new-device', 'New sign-in to your account', `About your ${brand.name} account.`, [
    {
      kind: 'text',
      text: `A browser we haven’t seen before signed in to your ${brand.name} account.`,
    },
    { kind: 'text', text: `When: ${momentIn(signIn.at, 'UTC')}. Browser: ${signIn.device}.` },
    { kind: 'text', text: 'If this was you, there’s nothing to do.' },
    {
      kind: 'note',
      text: `If this wasn’t you, choose a new password now: ${deps.publicUrl}/auth?view=forgot. That signs out every browser.`,
    },
  ]);
}

/** A notice to the owner after many wrong passwords. */
export function failedSignInsMail(deps: MailDeps, to: string): Promise<OutgoingMail> {
  return mail(
    deps,
    to,
    'sign-ins-failed',
    'Failed sign-ins to your account',
    `About your ${brand.name} account.`,
    [
      {
        kind: 'text',
        text: `Someone entered a wrong password for your ${brand.name} account several times. They didn’t get in, and we’re slowing down further attempts from browsers you haven’t used before.`,
      },
      {
        kind: 'text',
        text: 'You don’t need to do anything unless you use the same password elsewhere or think someone knows it.',
      },
      { kind: 'note', text: `In that case, choose a new password: ${deps.publicUrl}/auth?view=forgot` },
    ],
  );
}

/** A notice to the owner after many wrong codes of the second step: someone else has the password. */
export function wrongCodesMail(deps: MailDeps, to: string): Promise<OutgoingMail> {
  return mail(
    deps,
    to,
    'sign-ins-failed',
    'Wrong sign-in codes for your account',
    `About your ${brand.name} account.`,
    [
      {
        kind: 'text',
        text: `Someone entered the right password for your ${brand.name} account, then several wrong codes. They didn’t get in.`,
      },
      { kind: 'text', text: 'If this was you, there’s nothing to do.' },
      {
        kind: 'note',
        text: `If this wasn’t you, someone knows your password. Choose a new one now: ${deps.publicUrl}/auth?view=forgot`,
      },
    ],
  );
}
