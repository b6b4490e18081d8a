import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { ApplicationId, CandidateId } from '../../../shared/ids/schema.ts';
import {
  nothingSaid,
  SELF_IDENTIFICATION_HOURS,
  type SelfIdentification,
} from '../../../shared/selfIdentification/questions.ts';
import type {
  OwnSelfIdentificationInput,
  SelfIdentificationByLink,
} from '../../../shared/selfIdentification/schema.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import type { Tx } from '../../db/client.ts';
import { applications } from '../../db/schema/candidates.ts';
import { selfIdentificationLinks, selfIdentifications } from '../../db/schema/selfIdentification.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { randomToken, sha256 } from '../../platform/crypto/vault.ts';

/**
 * Voluntary self-identification. Nothing here is published, audited, logged, or written to a timeline: that a
 * person answered is as private as the answers. HR has no procedure for it.
 */

const perNetwork = { name: 'self-identification-ip', max: 20, windowSeconds: 3_600 };
const perPerson = { name: 'self-identification-person', max: 30, windowSeconds: 3_600 };

/**
 * The link in the answer to an application, the same way for everyone (quality S10). A repeated request
 * replaces an unused link of that application; the token exists in the answer only.
 */
export async function issueLink(
  deps: Deps,
  tx: Tx,
  application: { id: ApplicationId; candidateId: CandidateId },
): Promise<string> {
  const token = randomToken(deps.clock, 32);
  const now = deps.clock.now();
  const fresh = {
    tokenHash: sha256(token),
    expiresAt: new Date(now.getTime() + SELF_IDENTIFICATION_HOURS * HOUR_MS),
  };
  await tx
    .insert(selfIdentificationLinks)
    .values({ applicationId: application.id, candidateId: application.candidateId, ...fresh, createdAt: now })
    .onConflictDoUpdate({
      target: selfIdentificationLinks.applicationId,
      set: fresh,
      setWhere: isNull(selfIdentificationLinks.usedAt),
    });
  return token;
}

/** A link for an application that is stored already, because its answer was lost. Null when there is none. */
export async function reissueLink(deps: Deps, applicationKey: string): Promise<string | null> {
  return deps.db.transaction(async (tx) => {
    const [application] = await tx
      .select({ id: applications.id, candidateId: applications.candidateId })
      .from(applications)
      .where(eq(applications.idempotencyKey, applicationKey));
    return application ? issueLink(deps, tx, application) : null;
  });
}

/** A token that opens nothing, for answers that must look like every other. */
export function emptyLink(deps: Deps): string {
  return randomToken(deps.clock, 32);
}

/**
 * Stores the answers given with an application's link. It works once. Applying with an address doesn't prove
 * its ownership, so this never replaces the owner's answers from the portal, and never shows anything.
 * @throws DomainError answer_link_invalid, too_many_attempts
 */
export async function answerByLink(
  deps: Deps,
  input: SelfIdentificationByLink,
  { ip }: { ip: string },
): Promise<void> {
  await deps.limits.hit(perNetwork, ip);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [link] = await tx
      .select()
      .from(selfIdentificationLinks)
      .where(
        and(
          eq(selfIdentificationLinks.tokenHash, sha256(input.token)),
          gt(selfIdentificationLinks.expiresAt, now),
        ),
      )
      .for('update');
    if (link?.usedKey && link.usedKey === input.idempotencyKey) return;
    if (!link || link.usedAt) throw new DomainError('answer_link_invalid');
    await tx
      .update(selfIdentificationLinks)
      .set({ usedAt: now, usedKey: input.idempotencyKey })
      .where(eq(selfIdentificationLinks.applicationId, link.applicationId));
    await store(deps, tx, link.candidateId, 'application', input);
  });
}

/** What the person in the portal said; every question null when nothing. */
export async function ownAnswers(deps: Deps, candidateId: CandidateId): Promise<SelfIdentification> {
  const [row] = await deps.db
    .select({ sex: selfIdentifications.sex, race: selfIdentifications.race, age: selfIdentifications.age })
    .from(selfIdentifications)
    .where(eq(selfIdentifications.candidateId, candidateId));
  return row ?? nothingSaid;
}

/** Says or changes it, from the portal; answers with what is stored then. @throws DomainError too_many_attempts */
export async function saveOwnAnswers(
  deps: Deps,
  candidateId: CandidateId,
  input: OwnSelfIdentificationInput,
): Promise<SelfIdentification> {
  await deps.limits.hit(perPerson, candidateId);
  await deps.db.transaction((tx) => store(deps, tx, candidateId, 'portal', input));
  return ownAnswers(deps, candidateId);
}

/** Deletes all answers, and ends links with which others could still answer for this person. */
export async function withdrawOwnAnswers(deps: Deps, candidateId: CandidateId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.delete(selfIdentifications).where(eq(selfIdentifications.candidateId, candidateId));
    await tx.delete(selfIdentificationLinks).where(eq(selfIdentificationLinks.candidateId, candidateId));
  });
}

/**
 * Combines the answers of two merged records: the latest count, but the owner's answers from the portal take
 * precedence over an applicant's. Call it before `from` is deleted, in the merge's transaction.
 */
export async function mergeSelfIdentification(
  tx: Tx,
  { from, into }: { from: CandidateId; into: CandidateId },
): Promise<void> {
  await tx.execute(sql`
    delete from self_identifications where candidate_id = any(array[${from}, ${into}]::uuid[])
      and candidate_id <> (
        select candidate_id from self_identifications where candidate_id in (${from}, ${into})
        order by (source = 'portal') desc, updated_at desc, candidate_id limit 1)`);
  await tx
    .update(selfIdentifications)
    .set({ candidateId: into })
    .where(eq(selfIdentifications.candidateId, from));
  await tx
    .update(selfIdentificationLinks)
    .set({ candidateId: into })
    .where(eq(selfIdentificationLinks.candidateId, from));
}

/** Forgets links that have run out. */
export async function sweepLinks(deps: Deps): Promise<void> {
  await deps.db
    .delete(selfIdentificationLinks)
    .where(lt(selfIdentificationLinks.expiresAt, deps.clock.now()));
}

/** One row a person; none when nothing is said. */
async function store(
  deps: Deps,
  tx: Tx,
  candidateId: CandidateId,
  source: 'application' | 'portal',
  { answers, idempotencyKey }: OwnSelfIdentificationInput,
): Promise<void> {
  const now = deps.clock.now();
  const replaceable = source === 'portal' ? undefined : eq(selfIdentifications.source, 'application');
  if (answers.sex === null && answers.race === null && answers.age === null) {
    await tx
      .delete(selfIdentifications)
      .where(and(eq(selfIdentifications.candidateId, candidateId), replaceable));
    return;
  }
  const said = { sex: answers.sex, race: answers.race, age: answers.age, source, idempotencyKey };
  await tx
    .insert(selfIdentifications)
    .values({ candidateId, ...said, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: selfIdentifications.candidateId,
      set: { ...said, updatedAt: now },
      setWhere: and(replaceable, sql`${selfIdentifications.idempotencyKey} <> ${idempotencyKey}`),
    });
}
