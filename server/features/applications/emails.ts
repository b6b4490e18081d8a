import { type ApplicationDetails, detailRows } from '../../../shared/applications/schema.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { statusLabels } from '../../../shared/candidates/status.ts';
import { brand } from '../../../shared/company/brand.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { thePosition } from '../../../shared/jobs/positionWords.ts';
import { plainLine } from '../../../shared/text/plainLine.ts';
import { momentIn } from '../../../shared/time/dates.ts';
import type { EmailBlock } from '../../platform/email/blocks.ts';
import { applicantOf, composeEmail } from '../../platform/email/compose.ts';
import { type EmailDeps, renderEmail } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';

export type ApplicationFacts = Partial<ApplicationDetails> & {
  candidateId: CandidateId;
  fullName: string;
  email: string;
  phone: string | null;
  position: string;
  jobTitle: string | null;
  country: string;
  state: string | null;
  /** The file's name; the cover letter itself stays in the panel. */
  coverLetter: string | null;
  /** For the person's own copy; null when it raised a safety flag, because no email repeats it then. */
  introduction: string | null;
  createdAt: Date;
};

function factsOf(application: ApplicationFacts): EmailBlock {
  const rows: [string, string][] = [
    ['Name', application.fullName],
    ['Email', application.email],
    ['Phone', application.phone ?? 'Not given'],
    ['Position', application.position],
    ...optionalRow('Job', application.jobTitle),
    ['Country', [application.state, application.country].filter((part) => part !== null).join(', ')],
    ...detailRows(application).map(({ label, value }): [string, string] => [label, value]),
    ...optionalRow('Cover letter', application.coverLetter),
  ];
  return { kind: 'facts', rows };
}

const optionalRow = (label: string, value: string | null): [string, string][] =>
  value === null ? [] : [[label, value]];

const introductionOf = ({ introduction }: ApplicationFacts): EmailBlock[] =>
  introduction === null ? [] : [{ kind: 'quote', text: introduction }];

const unconfirmedNote: EmailBlock = {
  kind: 'note',
  text: 'We already have a record with this email address, and its owner hasn’t confirmed this new application. Until they do, their position and résumé stay the same.',
};

const decidedNote = (status: CandidateStatus): EmailBlock => ({
  kind: 'note',
  text: `Their status is ${statusLabels[status]}, so you won’t find this application under Applied. Open their record to decide what happens with it.`,
});

/**
 * To HR: someone applied. The files and the introduction always stay in the panel: if only flagged introductions were
 * left out, the email would reveal the flag. `awaitsProof`: a record with this address exists already, and
 * nothing shows that this one is from the same person. `status`: HR's decision, which a new application doesn't change.
 */
export async function applicationEmailToHr(
  deps: EmailDeps,
  application: ApplicationFacts,
  { awaitsProof, status }: { awaitsProof: boolean; status: CandidateStatus },
): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'application-received-hr', {
    preview: `${application.fullName} applied for ${thePosition(application.position)}.`,
    heading: 'New application',
    blocks: [
      ...(awaitsProof ? [unconfirmedNote] : []),
      ...(status === 'applied' ? [] : [decidedNote(status)]),
      factsOf(application),
      { kind: 'text', text: 'Their introduction and files are in the panel.' },
      {
        kind: 'button',
        label: 'Open in the panel',
        url: `${deps.publicUrl}/admin?candidate=${application.candidateId}`,
      },
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    subject: `New application: ${plainLine(application.position)}`,
    candidateId: application.candidateId,
    ...body,
  };
}

const copyOf = (application: ApplicationFacts): EmailBlock[] => [
  { kind: 'text', text: 'Here’s what you sent us:' },
  factsOf(application),
  ...introductionOf(application),
];

/** A stranger may have typed the name and the position, so an unconfirmed address gets neither. */
const unnamed = {
  name: 'there',
  'first name': 'there',
  position: 'a remote position',
  'the position': 'a remote position',
};

/**
 * To the applicant: the application arrived, and what happens next. With a `token`, the address isn't confirmed yet:
 * the email repeats nothing that was typed and has the link for confirming it. Without one, it contains a copy of the
 * answers.
 */
export async function applicationEmailToApplicant(
  deps: EmailDeps,
  application: ApplicationFacts,
  token: string | null,
): Promise<OutgoingEmail> {
  const { hrAddress } = deps.appSettings.read('mailboxes');
  const names = token === null ? applicantOf(application) : unnamed;
  const ask: EmailBlock[] = [
    {
      kind: 'text',
      text: `We received an application with this email address on ${momentIn(application.createdAt)}. Confirm that it was you, and we’ll email you a copy of your answers.`,
    },
    { kind: 'button', label: 'Confirm it was you', url: `${deps.publicUrl}/apply/confirm#${token}` },
  ];
  const letter = await composeEmail(deps, 'application-received', names, {
    copy: token === null ? copyOf(application) : ask,
    note: [
      {
        kind: 'note',
        text: `Didn’t apply? Someone may have entered your address by mistake. Let us know at ${hrAddress} and we’ll remove it.`,
      },
    ],
  });
  const sensitive = token !== null;
  return { to: application.email, candidateId: application.candidateId, sensitive, ...letter };
}

/** To an applicant who confirmed the address: a copy of the answers. */
export async function applicationCopyEmail(
  deps: EmailDeps,
  application: ApplicationFacts,
): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'application-copy', {
    preview: 'Your email address is confirmed.',
    heading: 'Thank you for confirming',
    blocks: [
      ...copyOf(application),
      { kind: 'note', text: `Questions? Write to ${deps.appSettings.read('mailboxes').hrAddress}.` },
    ],
  });
  return {
    to: application.email,
    subject: `A copy of your application to ${brand.name}`,
    candidateId: application.candidateId,
    ...body,
  };
}
