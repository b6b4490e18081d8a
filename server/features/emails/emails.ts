import { personalised, type SendEmailInput } from '../../../shared/assistant/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { type EmailDeps, renderEmail } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';

/** To a candidate: HR's own text with the person's name filled in. */
export async function writtenEmail(
  deps: EmailDeps,
  person: { id: CandidateId; fullName: string; email: string },
  { subject, body }: Pick<SendEmailInput, 'subject' | 'body'>,
): Promise<OutgoingEmail & { candidateId: CandidateId }> {
  const line = personalised(subject, person.fullName);
  const content = await renderEmail(deps, 'hr-letter', {
    preview: line,
    heading: line,
    blocks: personalised(body, person.fullName)
      .split(/\n{2,}/)
      .map((text) => ({ kind: 'text' as const, text })),
  });
  return { to: person.email, subject: line, candidateId: person.id, ...content };
}
