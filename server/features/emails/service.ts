import { asc, inArray } from 'drizzle-orm';
import type { SendEmailInput, WrittenEmail } from '../../../shared/assistant/schema.ts';
import { isErased } from '../../../shared/candidates/erased.ts';
import { CandidateId } from '../../../shared/ids/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import type { Deps } from '../../deps.ts';
import { keyOf } from '../candidates/admin.ts';
import { survivingRecords } from '../merges/service.ts';
import { isRecorded, recordChange } from '../timeline/service.ts';
import { writtenEmail } from './emails.ts';

/**
 * Sends HR's email, one per person, each with its timeline entry. If a record was merged into another since
 * the draft, the remaining record gets it. People whose data was deleted are skipped. Idempotent by
 * key.
 */
export async function sendWrittenEmail(
  deps: Deps,
  actor: Actor,
  input: SendEmailInput,
): Promise<WrittenEmail> {
  const chosen = input.candidateIds.map((id) => CandidateId.parse(id));
  return deps.db.transaction(async (tx) => {
    const { people, gone } = await holdPeople(tx, chosen);
    const done: WrittenEmail = { sent: 0, before: 0, demo: 0, gone };
    for (const person of people) {
      const letter = await writtenEmail(deps, person, input);
      if (!(await recordWrittenEmail(deps, tx, actor, input.idempotencyKey, person, letter.subject))) {
        done.before++;
        continue;
      }
      await deps.mailer.enqueue(tx, letter);
      if (person.demo) done.demo++;
      else done.sent++;
    }
    const written = done.sent + done.demo;
    if (written > 0) {
      await deps.audit.record(tx, {
        action: 'candidate.mail_written',
        actor,
        ...(people.length === 1 && people[0] ? { subject: { kind: 'candidate', id: people[0].id } } : {}),
        data: { people: written },
      });
    }
    return done;
  });
}

/** `chosenAs`: the records that were chosen, when some of them have become this one. */
type Addressee = {
  id: CandidateId;
  fullName: string;
  email: string;
  demo: boolean;
  chosenAs: CandidateId[];
};

/**
 * The chosen people, locked, so that none is merged, renamed, or erased before the email is stored. Erased people, who
 * have no address or no record, are counted as `gone`.
 */
async function holdPeople(
  tx: Tx,
  chosen: readonly CandidateId[],
): Promise<{ people: Addressee[]; gone: number }> {
  const surviving = await survivingRecords(tx, chosen);
  const ids = [...new Set(surviving.values())];
  const people = await tx
    .select({
      id: candidates.id,
      fullName: candidates.fullName,
      email: candidates.email,
      demo: candidates.demo,
    })
    .from(candidates)
    .where(inArray(candidates.id, ids))
    .orderBy(asc(candidates.id))
    .for('key share');
  if (people.length < ids.length) {
    // Perhaps the lock waited for a merge.
    const now = await survivingRecords(tx, chosen);
    if (chosen.some((id) => now.get(id) !== surviving.get(id))) return holdPeople(tx, chosen);
  }
  const here = people
    .filter((person) => !isErased(person))
    .map((person) => ({
      ...person,
      chosenAs: [...surviving].filter(([, into]) => into === person.id).map(([id]) => id),
    }));
  return { people: here, gone: ids.length - here.length };
}

/** The letter's line in the timeline; false when it, or one to a record that has become this one, went out before. */
async function recordWrittenEmail(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  key: string,
  { id, chosenAs }: Addressee,
  subject: string,
): Promise<boolean> {
  const [idempotencyKey, ...others] = chosenAs.map((chosen) => keyOf(key, chosen));
  for (const other of others) if (await isRecorded(tx, other, id)) return false;
  return recordChange(tx, deps, {
    candidateId: id,
    kind: 'mail',
    actor,
    idempotencyKey,
    data: { subject },
  });
}
