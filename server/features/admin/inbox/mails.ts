import type { CandidateId } from '../../../../shared/ids.ts';
import type { Deps } from '../../../deps.ts';
import { composeLetter, namesOf } from '../../../platform/letter.ts';
import type { OutgoingMail } from '../../../platform/mailer.ts';

type Person = { id: CandidateId; fullName: string; email: string };

/** HR's answer to a candidate who asked for a person. */
export async function answerMail(
  deps: Deps,
  person: Person,
  about: 'human' | 'review',
  note: string,
): Promise<OutgoingMail> {
  const letter = await composeLetter(deps, `${about}-answer`, namesOf(person.fullName), {
    answer: [{ kind: 'quote', text: note }],
    note: [{ kind: 'note', text: `Questions? Write to ${deps.house.read('mailboxes').hrAddress}.` }],
  });
  return { to: person.email, candidateId: person.id, ...letter };
}
