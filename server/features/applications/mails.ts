import type { CandidateId } from '../../../shared/ids.ts';
import type { Deps } from '../../deps.ts';
import { composeLetter, namesOf, positionWords } from '../../platform/letter.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { type MailBlock, oneLine, renderMail } from '../../platform/mailTemplate.ts';

type ApplicationFacts = {
  candidateId: CandidateId;
  fullName: string;
  email: string;
  phone: string | null;
  position: string;
  jobTitle: string | null;
  country: string;
  state: string | null;
  introduction: string;
};

function factsOf(application: ApplicationFacts): MailBlock {
  const rows: [string, string][] = [
    ['Name', application.fullName],
    ['E-mail', application.email],
    ['Phone', application.phone ?? 'not given'],
    ['Position', application.position],
    ['Job', application.jobTitle ?? 'no particular job'],
    ['Country', [application.state, application.country].filter((part) => part !== null).join(', ')],
  ];
  return { kind: 'facts', rows };
}

/** To HR: someone applied. The résumé stays in the panel. */
export async function applicationMailToHr(deps: Deps, application: ApplicationFacts): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: `${application.fullName} applied for ${application.position}.`,
    heading: 'A new application',
    blocks: [
      factsOf(application),
      { kind: 'quote', text: application.introduction },
      {
        kind: 'button',
        label: 'Open in the panel',
        url: `${deps.publicUrl}/admin?candidate=${application.candidateId}`,
      },
    ],
  });
  return {
    kind: 'application-received-hr',
    to: deps.house.read('mailboxes').notices,
    subject: `New application: ${oneLine(application.position)}`,
    candidateId: application.candidateId,
    ...body,
  };
}

/** To the applicant: we have it, this is what you wrote, and this happens next. */
export async function applicationMailToApplicant(
  deps: Deps,
  application: ApplicationFacts,
): Promise<OutgoingMail> {
  const { fullName, position } = application;
  const letter = await composeLetter(
    deps,
    'application-received',
    { ...namesOf(fullName), position: positionWords(position) },
    {
      copy: [
        { kind: 'text', text: 'This is what you sent us:' },
        factsOf(application),
        { kind: 'quote', text: application.introduction },
      ],
      note: [
        {
          kind: 'note',
          text: `You did not apply? Then someone used your address by mistake; write to ${deps.house.read('mailboxes').hrAddress} and we remove it.`,
        },
      ],
    },
  );
  return { to: application.email, candidateId: application.candidateId, ...letter };
}
