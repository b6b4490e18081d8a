import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { RequestAbout } from '../../../shared/panel/schema.ts';
import { composeEmail, namesOf } from '../../platform/email/compose.ts';
import type { EmailDeps } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';

type Person = { id: CandidateId; fullName: string; email: string };

/** HR's answer to a candidate's request; a question is quoted above its answer. */
export async function answerEmail(
  deps: EmailDeps,
  person: Person,
  about: RequestAbout,
  { note, question }: { note: string; question?: unknown },
): Promise<OutgoingEmail> {
  const kind = about === 'accommodation' ? 'human' : about;
  const letter = await composeEmail(deps, `${kind}-answer`, namesOf(person.fullName), {
    question: about === 'question' ? [{ kind: 'quote', text: String(question ?? '') }] : [],
    answer: about === 'question' ? [{ kind: 'text', text: note }] : [{ kind: 'quote', text: note }],
    note: [{ kind: 'note', text: `Questions? Write to ${deps.appSettings.read('mailboxes').hrAddress}.` }],
  });
  return { to: person.email, candidateId: person.id, ...letter };
}
