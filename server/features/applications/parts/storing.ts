import { and, eq, gt, inArray } from 'drizzle-orm';
import {
  type ApplyInput,
  appliedPosition,
  CONSENT_VERSION,
  detailsOf,
} from '../../../../shared/applications/schema.ts';
import { ApplicationId, type CandidateId } from '../../../../shared/ids/schema.ts';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import type { Tx } from '../../../db/client.ts';
import { applications, candidates } from '../../../db/schema/candidates.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { randomToken, sha256 } from '../../../platform/crypto/vault.ts';
import { type FoundInText, raiseTextFlag } from '../../../safety/service.ts';
import { claimCoverLetter, claimResume } from '../../files/service.ts';
import { countApplication } from '../../jobs/service.ts';
import {
  aliasOwner,
  changeRecord,
  createRecord,
  lockAddress,
  releaseUnproven,
} from '../../records/service.ts';
import { issueLink } from '../../selfIdentification/service.ts';
import { recordChange } from '../../timeline/service.ts';
import { applicationEmailToApplicant, applicationEmailToHr } from '../emails.ts';
import { contactOf, isProven } from './contact.ts';

/** How long a sender corrects what got no answer: a visit to the page, not the days until HR acts. */
const CORRECTABLE_MS = HOUR_MS;
/** What the sender has verified: addresses of the signed-in account, and the record of an open portal. */
export type Sender = { ip: string; email?: string | null; candidateId?: CandidateId | null };

/** Stores everything; answers with the link to the voluntary questions. `emailed`: the mailbox may get the confirmation. */
export async function store(
  deps: Deps,
  tx: Tx,
  input: ApplyInput,
  { sender, emailed, found }: { sender: Sender; emailed: boolean; found: FoundInText | null },
): Promise<string> {
  const now = deps.clock.now();
  const position = appliedPosition(input);
  const person = {
    fullName: input.fullName,
    phone: input.phone || null,
    country: input.country,
    state: input.state || null,
    ...detailsOf(input),
    introduction: input.introduction,
  };
  const contact = contactOf({ ...person, introductionWithheld: found !== null });
  const candidate = await lockRecord(deps, tx, { email: input.email, position, contact });
  // Before the application that points at them: whether they exist is theirs to say.
  await claimResume(deps, tx, { ...input.resume, candidateId: candidate.id });
  const coverLetter = input.coverLetter
    ? await claimCoverLetter(deps, tx, { ...input.coverLetter, candidateId: candidate.id })
    : null;
  const unproven = await needsProof(deps, tx, candidate.id, input.earlier);
  const job = input.jobId ? await countApplication(deps, tx, input.jobId) : null;
  const proven = provenBy(sender, input, candidate.id);
  const token = proven ? null : randomToken(deps.clock, 32);
  const application = {
    id: ApplicationId.parse(deps.clock.uuid()),
    candidateId: candidate.id,
    jobId: input.jobId,
    position,
    resumeFileId: input.resume.id,
    coverLetterFileId: input.coverLetter?.id ?? null,
    consentVersion: CONSENT_VERSION,
    idempotencyKey: input.idempotencyKey,
    confirmedAt: proven ? now : null,
    confirmHash: token === null ? null : sha256(token),
    awaitsProof: !proven && unproven,
    createdAt: now,
    ...person,
    introductionWithheld: found !== null,
  };
  // Rolled back completely: a key used by another person must not leave a person without an application.
  const inserted = await tx
    .insert(applications)
    .values(application)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  if (inserted.length === 0) throw new DomainError('conflict');
  await updateRecord(deps, tx, candidate, { application, contact });
  await recordChange(tx, deps, {
    candidateId: candidate.id,
    kind: 'applied',
    data: { position: job?.title ?? position },
  });
  const facts = {
    ...person,
    introduction: found ? null : input.introduction,
    candidateId: candidate.id,
    email: input.email,
    position,
    jobTitle: job?.title ?? null,
    coverLetter: coverLetter?.name ?? null,
    createdAt: now,
  };
  const state = { awaitsProof: application.awaitsProof, status: candidate.status };
  await deps.mailer.enqueue(tx, await applicationEmailToHr(deps, facts, state));
  if (emailed) await deps.mailer.enqueue(tx, await applicationEmailToApplicant(deps, facts, token));
  if (found) {
    await raiseTextFlag(deps, tx, found, {
      source: 'application',
      candidateId: candidate.id,
      idempotencyKey: input.idempotencyKey,
    });
  }
  return issueLink(deps, tx, { id: application.id, candidateId: candidate.id });
}

/** Whether the sender's browser shows that this address, or the record it leads to, is theirs. */
function provenBy(sender: Sender, input: ApplyInput, candidateId: CandidateId): boolean {
  return sender.candidateId === candidateId || sender.email?.toLowerCase() === input.email.toLowerCase();
}

/**
 * Whether this sender just made an application and got no answer to it: only the browser that sent one knows its key. False
 * if the application waits for the record's owner.
 */
async function isCorrection(deps: Deps, tx: Tx, candidateId: CandidateId, keys: string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  const unanswered = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.candidateId, candidateId),
        inArray(applications.idempotencyKey, keys),
        eq(applications.awaitsProof, false),
        gt(applications.createdAt, new Date(deps.clock.now().getTime() - CORRECTABLE_MS)),
      ),
    )
    .limit(1);
  return unanswered.length > 0;
}

type Person = typeof candidates.$inferSelect;
type Contact = ReturnType<typeof contactOf>;

/**
 * An address in a form proves nothing, so a confirmed record's name and contact are kept; HR sees both applications.
 * Until HR acts, the newest application that needs no confirmation is the person's current one.
 */
async function updateRecord(
  deps: Deps,
  tx: Tx,
  { id, status }: Person,
  { application, contact }: { application: typeof applications.$inferInsert; contact: Contact },
): Promise<void> {
  const { awaitsProof, position, resumeFileId, coverLetterFileId } = application;
  const replaces = !awaitsProof && status === 'applied';
  const names = replaces && !(await isProven(tx, id, application.id));
  await changeRecord(deps, tx, id, {
    ...(awaitsProof ? {} : { appliedAt: application.createdAt }),
    ...(replaces ? { position, resumeFileId, coverLetterFileId } : {}),
    ...(names ? contact : {}),
  });
}

/** The locked record of an address, created with its first application. */
async function lockRecord(
  deps: Deps,
  tx: Tx,
  { email, position, contact }: { email: string; position: string; contact: Contact },
): Promise<Person> {
  // The locks serialize parallel applications of one address, also with a merge of its record.
  await lockAddress(tx, email);
  const alias = await aliasOwner(tx, email);
  if (!alias) await createRecord(deps, tx, { email, position, consentGiven: true, ...contact });
  const [candidate] = await tx
    .select()
    .from(candidates)
    .where(alias ? eq(candidates.id, alias) : eq(candidates.email, email))
    .for('update');
  if (!candidate) throw new DomainError('conflict');
  // Data submitted now must not be shown to a person who only typed this address into the sign-up.
  if (candidate.userId) await releaseUnproven(tx, candidate.id);
  return candidate;
}

/** Whether an application counts only after the address's owner has confirmed it. */
async function needsProof(
  deps: Deps,
  tx: Tx,
  candidateId: CandidateId,
  earlier: ApplyInput['earlier'],
): Promise<boolean> {
  // A record with a confirmed account has an owner even before its first application.
  const owned = await isProven(tx, candidateId);
  if (!owned && (await isCorrection(deps, tx, candidateId, earlier))) return false;
  if (owned) return true;
  const [first] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId))
    .limit(1);
  return first !== undefined;
}
