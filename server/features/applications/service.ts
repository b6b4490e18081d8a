import { eq } from 'drizzle-orm';
import { type ApplyInput, appliedPosition, CONSENT_VERSION } from '../../../shared/applications.ts';
import { ApplicationId, CandidateId } from '../../../shared/ids.ts';
import type { Tx } from '../../db/client.ts';
import { applications, candidates } from '../../db/schema/candidates.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SamplePerson } from '../../platform/letter.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { aliasOwner, lockAddress } from '../aliases/service.ts';
import { releaseUnprovenAccount } from '../candidates/service.ts';
import { claimResume } from '../files/service.ts';
import { countApplication } from '../jobs/service.ts';
import { emptyLink, issueLink, reissueLink } from '../selfIdentification/service.ts';
import { recordEvent } from '../timeline/service.ts';
import { applicationMailToApplicant, applicationMailToHr } from './mails.ts';

/** The token of a link that lets the applicant answer the voluntary questions, once. */
type Applied = { selfIdentification: string };

const perAddress = { name: 'apply-ip', max: 5, windowSeconds: 3_600 };
const perEmail = { name: 'apply-email', max: 5, windowSeconds: 3_600 };

/**
 * Takes in an application: the person, the application, the résumé, the job's count, the timeline and both
 * mails commit together. The answer never tells whether the address was known (quality S10); a second
 * application of the same person is kept beside the first. Everybody gets a new link to the voluntary questions.
 * @throws DomainError file_gone, job_closed, too_many_attempts
 */
export async function apply(deps: Deps, input: ApplyInput, { ip }: { ip: string }): Promise<Applied> {
  // The field is hidden from people, so whoever filled it is a program; it gets a success and nothing else.
  if (input.website !== '') return { selfIdentification: emptyLink(deps) };
  const stored = await reissueLink(deps, input.idempotencyKey);
  if (stored) return { selfIdentification: stored };
  try {
    await deps.limits.hit(perAddress, ip);
    await deps.limits.hit(perEmail, input.email.toLowerCase());
    return { selfIdentification: await deps.db.transaction((tx) => store(deps, tx, input)) };
  } catch (error) {
    // Another try of the same application got through meanwhile; whatever stopped this one, it is stored.
    const meanwhile = await reissueLink(deps, input.idempotencyKey).catch(() => null);
    if (meanwhile) return { selfIdentification: meanwhile };
    throw error;
  }
}

/** Stores everything; answers with the link to the voluntary questions. */
async function store(deps: Deps, tx: Tx, input: ApplyInput): Promise<string> {
  const now = deps.clock.now();
  const position = appliedPosition(input);
  const person = {
    fullName: input.fullName,
    phone: input.phone || null,
    country: input.country,
    state: input.state || null,
    introduction: input.introduction,
  };
  // The locks make parallel applications of one address take turns, also with a merge of its record.
  await lockAddress(tx, input.email);
  const alias = await aliasOwner(tx, input.email);
  if (!alias) {
    await tx
      .insert(candidates)
      .values({
        id: CandidateId.parse(deps.clock.uuid()),
        email: input.email,
        position,
        consentGiven: true,
        appliedAt: now,
        createdAt: now,
        updatedAt: now,
        ...person,
      })
      .onConflictDoNothing();
  }
  const [candidate] = await tx
    .select()
    .from(candidates)
    .where(alias ? eq(candidates.id, alias) : eq(candidates.email, input.email))
    .for('update');
  if (!candidate) throw new DomainError('conflict');
  // What is handed in now must not show to somebody who only typed this address into the sign-up.
  if (candidate.userId) await releaseUnprovenAccount(tx, candidate.id);

  // Before the application that points at both: whether they exist is theirs to say.
  await claimResume(deps, tx, { ...input.resume, candidateId: candidate.id });
  const job = input.jobId ? await countApplication(deps, tx, input.jobId) : null;
  const inserted = await tx
    .insert(applications)
    .values({
      id: ApplicationId.parse(deps.clock.uuid()),
      candidateId: candidate.id,
      jobId: input.jobId,
      position,
      resumeFileId: input.resume.id,
      consentVersion: CONSENT_VERSION,
      idempotencyKey: input.idempotencyKey,
      createdAt: now,
      ...person,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  const [application] = inserted;
  // Rolled back whole: a key that was used for somebody else must not leave a person without application.
  if (!application) throw new DomainError('conflict');

  // An address in a form proves nothing, so a known person's name and contact stay as they are; HR sees
  // both applications. Until HR acts, the newest one is what the person applies with.
  await tx
    .update(candidates)
    .set({
      appliedAt: now,
      updatedAt: now,
      ...(candidate.status === 'applied' ? { position, resumeFileId: input.resume.id } : {}),
    })
    .where(eq(candidates.id, candidate.id));
  await recordEvent(tx, deps, {
    candidateId: candidate.id,
    kind: 'applied',
    data: { position: job?.title ?? position },
  });
  const facts = {
    ...person,
    candidateId: candidate.id,
    email: input.email,
    position,
    jobTitle: job?.title ?? null,
  };
  await deps.mailer.enqueue(tx, await applicationMailToHr(deps, facts));
  await deps.mailer.enqueue(tx, await applicationMailToApplicant(deps, facts));
  await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
  return issueLink(deps, tx, { id: application.id, candidateId: candidate.id });
}

/** The confirmation, to somebody made up. */
export function sampleConfirmation(deps: Deps, person: SamplePerson): Promise<OutgoingMail> {
  const { id: candidateId, fullName, email, position } = person;
  return applicationMailToApplicant(deps, {
    candidateId,
    fullName,
    email,
    position,
    phone: '+1 202 555 0100',
    jobTitle: null,
    country: 'United States',
    state: 'Ohio',
    introduction: 'I have worked from home for three years and like to solve what looks difficult.',
  });
}
