import { asc, inArray } from 'drizzle-orm';
import { personalised, type SendMailInput } from '../../../../shared/assistant.ts';
import { CandidateId, type UserId } from '../../../../shared/ids.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { OutgoingMail } from '../../../platform/mailer.ts';
import { renderMail } from '../../../platform/mailTemplate.ts';
import { recordEvent } from '../../timeline/service.ts';
import { keyOf } from '../bulk/service.ts';

/**
 * Sends what HR wrote, one mail a person, each with its line in the timeline. The same key again sends
 * nothing. @throws DomainError('not_found') when one of the people does not exist
 */
export async function sendLetter(
  deps: Deps,
  actor: { userId: UserId; ip: string },
  input: SendMailInput,
): Promise<{ sent: number }> {
  const ids = [...new Set(input.candidateIds)].map((id) => CandidateId.parse(id));
  return deps.db.transaction(async (tx) => {
    // Held, so that nobody is merged, renamed or erased between the address and the mail.
    const people = await tx
      .select({ id: candidates.id, fullName: candidates.fullName, email: candidates.email })
      .from(candidates)
      .where(inArray(candidates.id, ids))
      .orderBy(asc(candidates.id))
      .for('key share');
    if (people.length !== ids.length) throw new DomainError('not_found');
    const letters = await Promise.all(people.map((person) => letterTo(person, input)));
    let sent = 0;
    for (const letter of letters) {
      const fresh = await recordEvent(tx, deps, {
        candidateId: letter.candidateId,
        kind: 'mail',
        actorUserId: actor.userId,
        idempotencyKey: keyOf(input.idempotencyKey, letter.candidateId),
        data: { subject: letter.subject },
      });
      if (!fresh) continue;
      await deps.mailer.enqueue(tx, letter);
      await deps.bus.publish(tx, 'candidates', { candidateId: letter.candidateId });
      sent++;
    }
    if (sent > 0) {
      await deps.audit.record(tx, {
        action: 'candidate.mail_written',
        actor: { kind: 'user', id: actor.userId, ip: actor.ip },
        ...(people.length === 1 && people[0] ? { subject: { kind: 'candidate', id: people[0].id } } : {}),
        data: { people: sent },
      });
    }
    return { sent };
  });
}

async function letterTo(
  person: { id: CandidateId; fullName: string; email: string },
  { subject, body }: Pick<SendMailInput, 'subject' | 'body'>,
): Promise<OutgoingMail & { candidateId: CandidateId }> {
  const line = personalised(subject, person.fullName);
  const content = await renderMail({
    preview: line,
    heading: line,
    blocks: personalised(body, person.fullName)
      .split(/\n{2,}/)
      .map((text) => ({ kind: 'text' as const, text })),
  });
  return { kind: 'hr-letter', to: person.email, subject: line, candidateId: person.id, ...content };
}
