import { brand } from '../../../shared/company/brand.ts';
import type { PrivacyKind, RetainedData } from '../../../shared/privacy/schema.ts';
import { CONFIRM_HOURS, COPY_DAYS } from '../../../shared/privacy/terms.ts';
import { dayText } from '../../../shared/time/dates.ts';
import { type EmailDeps, renderEmail } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';

const wish: Record<PrivacyKind, string> = {
  get copy() {
    return `a copy of the data ${brand.name} has stored about you`;
  },
  get deletion() {
    return `the deletion of the data ${brand.name} has stored about you`;
  },
};

/** Kind of the last email to an erased person; the email itself is removed after it's sent. */
const FAREWELL = 'privacy-erased';

/** The token is after # so that no server, proxy, or log on the way sees it. */
export async function confirmRequestEmail(
  deps: EmailDeps,
  to: string,
  kind: PrivacyKind,
  token: string,
): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'privacy-confirm', {
    preview: 'We’ll start once you confirm.',
    heading: 'Please confirm your request',
    blocks: [
      { kind: 'text', text: `We received a request for ${wish[kind]}. Confirm that it came from you.` },
      { kind: 'button', label: 'Confirm my request', url: `${deps.publicUrl}/data-request/confirm#${token}` },
      {
        kind: 'note',
        text: `The link works once, for ${CONFIRM_HOURS} hours. Not you? Ignore this email, and nothing will happen.`,
      },
    ],
  });
  return {
    to,
    subject: 'Please confirm your data request',
    sensitive: true,
    ...body,
  };
}

/** The copy is ready, with its download link. */
export async function copyEmail(deps: EmailDeps, to: string, token: string): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'privacy-copy', {
    preview: 'Download it in the next few days.',
    heading: 'Your data copy is ready',
    blocks: [
      {
        kind: 'text',
        text: 'You asked for a copy of your data. It’s a ZIP archive with your records as JSON and the files you gave us.',
      },
      { kind: 'button', label: 'Download my data', url: `${deps.publicUrl}/data-request/download#${token}` },
      {
        kind: 'note',
        text: `The link works for ${COPY_DAYS} days, and only in the browser that opens it first. After that we delete the archive.`,
      },
    ],
  });
  return { to, subject: 'Your data copy is ready', sensitive: true, ...body };
}

/** Nothing is stored under this address; sent only to its verified owner. */
export async function nothingEmail(deps: EmailDeps, to: string): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, FAREWELL, {
    preview: 'We don’t hold any data for this address.',
    heading: 'We don’t hold any data for this address',
    blocks: [
      {
        kind: 'text',
        text: 'We searched for your email address and found no application, account, or file. Did you use another address with us? Send the request again from that one.',
      },
    ],
  });
  return { to, subject: 'Your data request: nothing found', ...body };
}

/**
 * Says what was deleted and what we keep: what the law requires and until when, an account with access to the panel, and what
 * the safety contact needs to respond to an open item (`urgent`).
 */
export async function erasedEmail(
  deps: EmailDeps,
  to: string,
  kept: readonly RetainedData[],
  { urgent = false } = {},
): Promise<OutgoingEmail> {
  const byLaw = kept.filter(({ until }) => until !== null);
  const [account] = kept.filter(({ until }) => until === null);
  const body = await renderEmail(deps, FAREWELL, {
    preview: 'Here’s what we deleted.',
    heading: 'We deleted your data',
    blocks: [
      {
        kind: 'text',
        text: `This includes any applications, files, interviews, messages, ${account ? 'and emails' : 'emails, and account data'} we had about you.`,
      },
      ...(byLaw.length > 0
        ? [
            {
              kind: 'text' as const,
              text: 'By law, we have to keep the following. We won’t use it for anything else:',
            },
            {
              kind: 'facts' as const,
              rows: byLaw.map(({ what, why, until }): [string, string] => [
                what,
                `${why}${until ? ` We’ll delete this on ${dayText(new Date(until))}.` : ''}`,
              ]),
            },
          ]
        : []),
      ...(account ? [{ kind: 'text' as const, text: `We kept your account. ${account.why}` }] : []),
      ...(urgent
        ? [
            {
              kind: 'text' as const,
              text: 'Our safety contact, one person in HR, still has to respond to something you wrote. We kept it with your name and contact details so they can reach you and help. Once they’ve closed the case, we’ll delete it.',
            },
          ]
        : []),
      {
        kind: 'note',
        text: `${account || urgent ? '' : 'This is our last email to you. '}Questions? Write to ${brand.privacyEmail}.`,
      },
    ],
  });
  return { to, subject: 'Your data was deleted', ...body };
}

/** Nothing was deleted: there's only an account, which is kept while it has access to the panel. */
export async function keptAccountEmail(deps: EmailDeps, to: string): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, FAREWELL, {
    preview: 'It has access to the HR panel.',
    heading: 'We can’t delete your account yet',
    blocks: [
      {
        kind: 'text',
        text: 'Your account has access to the HR panel, and what you’ve done there is recorded under your name, so we kept it. We don’t have an application or any files from you. Once an admin has removed your access, send the request again.',
      },
      { kind: 'note', text: `Questions? Write to ${brand.privacyEmail}.` },
    ],
  });
  return { to, subject: 'We can’t delete your account yet', ...body };
}

/** A legal hold delays the deletion; the reason isn't given. */
export async function heldEmail(deps: EmailDeps, to: string): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'privacy-held', {
    preview: 'We’ll delete it as soon as we’re allowed to.',
    heading: 'We can’t delete your data yet',
    blocks: [
      {
        kind: 'text',
        text: 'We’ve recorded your request. Right now, a legal obligation keeps us from deleting your data. We’ll delete it as soon as that ends. You don’t need to ask again.',
      },
      { kind: 'note', text: `Questions? Write to ${brand.privacyEmail}.` },
    ],
  });
  return { to, subject: 'We can’t delete your data yet', ...body };
}

/** An employee would lose their login and their pay, so someone in HR decides when. */
export async function waitingEmail(deps: EmailDeps, to: string): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'privacy-waiting', {
    preview: 'HR will email you to agree on a date.',
    heading: 'HR has your request',
    blocks: [
      {
        kind: 'text',
        text: 'You work with us, and deleting your data would close your account. HR will email you to agree on a date. By law, we have to keep payroll and tax records for several years. We’ll delete everything else.',
      },
      { kind: 'note', text: `Questions? Write to ${deps.appSettings.read('mailboxes').hrAddress}.` },
    ],
  });
  return { to, subject: 'HR has your deletion request', ...body };
}

/** Tells HR only that there's something to look at. */
export async function requestEmailToHr(deps: EmailDeps, kind: PrivacyKind): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'privacy-hr', {
    preview: 'You’ll find it under Privacy in the panel.',
    heading: 'New data request',
    blocks: [
      {
        kind: 'text',
        text:
          kind === 'copy'
            ? 'Someone asked for a copy of their data. It’s prepared and sent automatically.'
            : 'Someone asked us to delete their data. This happens automatically unless they’re an employee or under a legal hold.',
      },
      { kind: 'button', label: 'Open the panel', url: `${deps.publicUrl}/admin` },
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: 'New data request',
    ...body,
  };
}
