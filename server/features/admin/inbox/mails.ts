import { brand } from '../../../../shared/brand.ts';
import type { CandidateId } from '../../../../shared/ids.ts';
import type { OutgoingMail } from '../../../platform/mailer.ts';
import { renderMail } from '../../../platform/mailTemplate.ts';

type Person = { id: CandidateId; fullName: string; email: string };

/** HR's answer to a candidate who asked for a person. */
export async function answerMail(
  person: Person,
  about: 'human' | 'review',
  note: string,
): Promise<OutgoingMail> {
  const subject =
    about === 'review' ? 'We looked at your interview again' : 'You asked to talk with a person';
  const body = await renderMail({
    preview: subject,
    heading: `An answer for you, ${person.fullName}`,
    blocks: [
      {
        kind: 'text',
        text:
          about === 'review'
            ? 'You asked for a person to look at the score of your interview. This is what they found:'
            : 'You asked for a person instead of the AI interviewer. This is our answer:',
      },
      { kind: 'quote', text: note },
      { kind: 'note', text: `Questions? Write to ${brand.hrEmail}.` },
    ],
  });
  return { kind: `${about}-answer`, to: person.email, subject, candidateId: person.id, ...body };
}
