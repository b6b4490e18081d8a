import { CandidateId } from '../../../../shared/ids.ts';
import type { MailTemplate } from '../../../../shared/panelSettings.ts';
import type { Deps } from '../../../deps.ts';
import { sampleMails } from '../../candidates/service.ts';
import { answerMail } from '../inbox/mails.ts';
import { hideSecrets } from '../mails/secrets.ts';

/** The mails candidates get from HR's decisions, as a made-up person would read them. */
export async function mailTemplates(deps: Deps): Promise<MailTemplate[]> {
  const sample = {
    id: CandidateId.parse(deps.clock.uuid()),
    fullName: 'Sample Person',
    email: 'sample@example.com',
  };
  const mails = [
    ...(await sampleMails(deps, { ...sample, position: 'Virtual Assistant' })),
    await answerMail(sample, 'review', 'We read the interview again and raised the rating for accuracy.'),
    await answerMail(sample, 'human', 'We call you on Monday at 10 AM Eastern Time.'),
  ];
  return mails.map(({ kind, subject, text }) => ({ kind, subject, text: hideSecrets(text) }));
}
