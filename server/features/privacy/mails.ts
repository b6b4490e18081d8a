import { brand } from '../../../shared/brand.ts';
import type { KeptData, PrivacyKind } from '../../../shared/privacy.ts';
import { CONFIRM_HOURS, COPY_DAYS } from '../../../shared/privacyTerms.ts';
import type { Deps } from '../../deps.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { renderMail } from '../../platform/mailTemplate.ts';

const wish: Record<PrivacyKind, string> = {
  copy: `a copy of the data ${brand.name} has stored about you`,
  deletion: `the deletion of the data ${brand.name} has stored about you`,
};

/** Kind of the last mail to somebody who was erased; it is removed itself once it has left. */
const FAREWELL = 'privacy-erased';

/** The token stands behind # so that no server, proxy or log on the way ever sees it. */
export async function confirmMail(
  deps: Deps,
  to: string,
  kind: PrivacyKind,
  token: string,
): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'Please confirm your request.',
    heading: 'Please confirm your request',
    blocks: [
      { kind: 'text', text: `Somebody, hopefully you, asked us for ${wish[kind]}.` },
      { kind: 'button', label: 'Confirm my request', url: `${deps.publicUrl}/data-request/confirm#${token}` },
      {
        kind: 'note',
        text: `The link works once, for ${CONFIRM_HOURS} hours. If it was not you, do nothing: without the link nothing happens.`,
      },
    ],
  });
  return {
    kind: 'privacy-confirm',
    to,
    subject: 'Please confirm your data request',
    sensitive: true,
    ...body,
  };
}

/** The copy is ready: with the link that downloads it. */
export async function copyMail(deps: Deps, to: string, token: string): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'The copy of your data is ready.',
    heading: 'The copy of your data is ready',
    blocks: [
      { kind: 'text', text: 'It is a ZIP archive with all records as JSON and the files you gave us.' },
      { kind: 'button', label: 'Download my data', url: `${deps.publicUrl}/data-request/download#${token}` },
      {
        kind: 'note',
        text: `The link works for ${COPY_DAYS} days, and only in the browser that opens it first. After that we delete the archive.`,
      },
    ],
  });
  return { kind: 'privacy-copy', to, subject: 'The copy of your data is ready', sensitive: true, ...body };
}

/** Nothing is stored under this address; said only to somebody who has proven that it is theirs. */
export async function nothingMail(to: string): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'We have no data under this address.',
    heading: 'We have nothing about you',
    blocks: [
      {
        kind: 'text',
        text: 'We looked for your e-mail address and found no application, account or file. If you used another address with us, please ask again with that one.',
      },
    ],
  });
  return { kind: FAREWELL, to, subject: 'About your data request', ...body };
}

/** What was deleted, and what the law makes us keep until when. */
export async function erasedMail(to: string, kept: readonly KeptData[]): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'Your data was deleted.',
    heading: 'Your data was deleted',
    blocks: [
      {
        kind: 'text',
        text: 'We deleted your application, files, interview, messages, mails and account. Copies in our backups run out by themselves.',
      },
      ...(kept.length > 0
        ? [
            { kind: 'text' as const, text: 'The law makes us keep this, and we use it for nothing else:' },
            {
              kind: 'facts' as const,
              rows: kept.map(({ what, why, until }): [string, string] => [
                what,
                `${why}${until ? ` Deleted on ${until.slice(0, 10)}.` : ''}`,
              ]),
            },
          ]
        : []),
      { kind: 'note', text: `This is our last mail to you. Questions? Write to ${brand.privacyEmail}.` },
    ],
  });
  return { kind: FAREWELL, to, subject: 'Your data was deleted', ...body };
}

/** A legal hold delays the deletion; why is not said. */
export async function heldMail(to: string): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'About your deletion request.',
    heading: 'We cannot delete your data yet',
    blocks: [
      {
        kind: 'text',
        text: 'Your request is recorded. A legal obligation stops us from deleting your data at the moment. We delete it as soon as that ends, without you having to ask again.',
      },
      { kind: 'note', text: `Questions? Write to ${brand.privacyEmail}.` },
    ],
  });
  return { kind: 'privacy-held', to, subject: 'About your deletion request', ...body };
}

/** Somebody who works here would lose their login and their pay; a person of HR settles when. */
export async function waitingMail(to: string): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'About your deletion request.',
    heading: 'HR has received your request',
    blocks: [
      {
        kind: 'text',
        text: 'You work with us, and deleting your data would close your account. HR writes to you to settle when. Payroll and tax records must be kept for some years by law; everything else is deleted.',
      },
      { kind: 'note', text: `Questions? Write to ${brand.hrEmail}.` },
    ],
  });
  return { kind: 'privacy-waiting', to, subject: 'About your deletion request', ...body };
}

/** HR hears that there is something to see, and nothing else. */
export async function requestMailToHr(deps: Deps, kind: PrivacyKind): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'A data request was confirmed.',
    heading: 'A data request was confirmed',
    blocks: [
      {
        kind: 'text',
        text:
          kind === 'copy'
            ? 'Somebody asked for a copy of their data. It is prepared and sent by itself.'
            : 'Somebody asked for deletion. It is carried out by itself, unless they work here or a legal hold is set.',
      },
      { kind: 'button', label: 'Open the admin panel', url: `${deps.publicUrl}/admin` },
    ],
  });
  return {
    kind: 'privacy-hr',
    to: deps.house.read('mailboxes').notices,
    subject: 'A data request was confirmed',
    ...body,
  };
}
