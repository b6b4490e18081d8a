import { and, eq, gt, inArray } from 'drizzle-orm';
import {
  type ApplyInput,
  appliedPosition,
  CONSENT_VERSION,
  detailsOf,
} from '../../../../shared/applications/schema.ts';
import { ApplicationId, type CandidateId, type FileId } from '../../../../shared/ids/schema.ts';
import type { SafetySign } from '../../../../shared/safety/kinds.ts';
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import type { Tx } from '../../../db/client.ts';
import { applications, candidates } from '../../../db/schema/candidates.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError, toDomainError } from '../../../errors.ts';
import { randomToken, sha256 } from '../../../platform/crypto/vault.ts';
import { isWithin } from '../../../platform/limits/limits.ts';
import { type FoundInText, PUBLIC_FORMS, raiseTextFlag, readText } from '../../../safety/service.ts';
import { signIn, signOf } from '../../../safety/tongue.ts';
import { claimCoverLetter, claimResume, documentText, uploadToApplyWith } from '../../files/service.ts';
import { countApplication, refuseClosed } from '../../jobs/service.ts';
import {
  aliasOwner,
  changeRecord,
  createRecord,
  lockAddress,
  recordOf,
  releaseUnproven,
} from '../../records/service.ts';
import { emptyLink, issueLink, reissueLink } from '../../selfIdentification/service.ts';
import { recordChange } from '../../timeline/service.ts';
import { applicationEmailToApplicant, applicationEmailToHr } from '../emails.ts';
import { perMailbox } from '../service.ts';
import { contactOf, isProven } from './contact.ts';

/** The token of a link that lets the applicant answer the voluntary questions, once. */
type Applied = {
  selfIdentification: string;
  /** What the safety layer found in the introduction or a document; the person is shown where to turn. */
  safety: SafetySign | null;
};

const perNetwork = { name: 'apply-ip', max: 5, windowSeconds: 3_600 };
/**
 * Counted with the network, so that a stranger who types an address can't keep others from applying with it,
 * and uses up only a part of {@link perMailbox}.
 */
const perEmail = { name: 'apply-email', max: 5, windowSeconds: 3_600 };
/**
 * Repeated calls of one application whose stored texts are read again. Reading a résumé takes up to 150 ms of the one thread
 * that serves everyone, and a repeated call counts against no other limit; above this one it's answered without reading.
 * Not by network: another person's repeated calls must never cost anyone the card that says where to turn.
 */
const rereading = { name: 'apply-again', max: 3, windowSeconds: 3_600 };
/** How long a sender corrects what got no answer: a visit to the page, not the days until HR acts. */
const CORRECTABLE_MS = HOUR_MS;
/** What the sender has verified: addresses of the signed-in account, and the record of an open portal. */
type Sender = { ip: string; email?: string | null; candidateId?: CandidateId | null };

/**
 * Stores an application: the person, the application, its files, the job's count, the timeline, and both
 * emails commit together. The answer never reveals whether the address was known (quality S10); a second
 * application of the same person is kept beside the first, and replaces nothing until its sender confirms the
 * address, unless it corrects one that got no answer. Every applicant gets a new link to the voluntary questions.
 * @throws DomainError file_gone, cover_letter_gone, job_closed, too_many_attempts
 */
export async function apply(deps: Deps, input: ApplyInput, sender: Sender): Promise<Applied> {
  // The field is hidden from people, so only programs fill it in; they get a success and nothing else.
  if (input.website !== '') return { selfIdentification: emptyLink(deps), safety: null };
  const stored = await reissueLink(deps, input.idempotencyKey);
  const again = async (link: string): Promise<Applied> => ({
    selfIdentification: link,
    safety: (await isWithin(deps.limits, rereading, input.idempotencyKey))
      ? await dangerIn(deps, input.idempotencyKey)
      : null,
  });
  if (stored) return again(stored);
  try {
    // Before the tries are counted: the person didn't know, and sends it again without the job.
    if (input.jobId) await refuseClosed(deps, input.jobId);
    const mailbox = input.email.toLowerCase();
    await deps.limits.hit(perNetwork, sender.ip);
    await deps.limits.hit(perEmail, `${mailbox} ${sender.ip}`);
    const isOwn = sender.email?.toLowerCase() === mailbox;
    const emailed = isOwn || (await isWithin(deps.limits, perMailbox, mailbox));
    const found = await readText(deps, input.introduction, PUBLIC_FORMS);
    const sent = { ...input, ...(await uploadsOf(deps, input, sender.ip)) };
    const selfIdentification = await deps.db.transaction((tx) =>
      store(deps, tx, sent, { sender, emailed, found }),
    );
    return { selfIdentification, safety: signOf(found) ?? (await dangerIn(deps, input.idempotencyKey)) };
  } catch (error) {
    // Another try of the same application succeeded in the meantime, so it's stored.
    const meanwhile = await reissueLink(deps, input.idempotencyKey).catch(() => null);
    if (meanwhile) return again(meanwhile);
    throw error;
  }
}

/** The files to apply with: copies of those that an earlier try with another address took. */
async function uploadsOf(
  deps: Deps,
  { email, resume, coverLetter }: ApplyInput,
  ip: string,
): Promise<Pick<ApplyInput, 'resume' | 'coverLetter'>> {
  const owner = (await recordOf(deps.db, email))?.id ?? null;
  return {
    resume: await uploadToApplyWith(deps, resume, { kind: 'resume', owner, ip }),
    coverLetter:
      coverLetter && (await uploadToApplyWith(deps, coverLetter, { kind: 'cover_letter', owner, ip })),
  };
}

/**
 * Findings of the built-in safety reading in a stored application and its documents, for the sender. A repeated call
 * reads only what's stored, never files or text it brings along. Documents not read yet are ignored; their flags are
 * raised by the files' own tasks.
 */
async function dangerIn(deps: Deps, applicationKey: string): Promise<SafetySign | null> {
  const [stored] = await deps.db
    .select({
      introduction: applications.introduction,
      letter: applications.coverLetterFileId,
      resume: applications.resumeFileId,
    })
    .from(applications)
    .where(eq(applications.idempotencyKey, applicationKey));
  if (!stored) return null;
  const found = signIn(stored.introduction) ?? (await dangerInFile(deps, stored.letter));
  return found ?? dangerInFile(deps, stored.resume);
}

async function dangerInFile(deps: Deps, id: FileId | null): Promise<SafetySign | null> {
  if (id === null) return null;
  try {
    const { text } = await documentText(deps, id);
    return text ? signIn(text) : null;
  } catch (error) {
    // Deleted in the meantime: the application was stored, so the call succeeds.
    if (toDomainError(error)?.code === 'not_found') return null;
    throw error;
  }
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

/** Stores everything; answers with the link to the voluntary questions. `emailed`: the mailbox may get the confirmation. */
async function store(
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
  const coverLetterFileId = input.coverLetter?.id ?? null;
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
  const awaitsProof = !proven && unproven;
  const token = randomToken(deps.clock, 32);
  const inserted = await tx
    .insert(applications)
    .values({
      id: ApplicationId.parse(deps.clock.uuid()),
      candidateId: candidate.id,
      jobId: input.jobId,
      position,
      resumeFileId: input.resume.id,
      coverLetterFileId,
      consentVersion: CONSENT_VERSION,
      idempotencyKey: input.idempotencyKey,
      confirmedAt: proven ? now : null,
      confirmHash: proven ? null : sha256(token),
      awaitsProof,
      createdAt: now,
      ...person,
      introductionWithheld: found !== null,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  const [application] = inserted;
  // Rolled back completely: a key used by another person must not leave a person without an application.
  if (!application) throw new DomainError('conflict');

  // An address in a form proves nothing, so a confirmed record's name and contact are kept; HR sees both
  // applications. Until HR acts, the newest application that needs no confirmation is the person's current
  // one.
  const replaces = !awaitsProof && candidate.status === 'applied';
  const names = replaces && !(await isProven(tx, candidate.id, application.id));
  await changeRecord(deps, tx, candidate.id, {
    ...(awaitsProof ? {} : { appliedAt: now }),
    ...(replaces ? { position, resumeFileId: input.resume.id, coverLetterFileId } : {}),
    ...(names ? contact : {}),
  });
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
  const toHr = await applicationEmailToHr(deps, facts, { awaitsProof, status: candidate.status });
  await deps.mailer.enqueue(tx, toHr);
  if (emailed) {
    const email = await applicationEmailToApplicant(deps, facts, proven ? null : token);
    await deps.mailer.enqueue(tx, email);
  }
  if (found) {
    await raiseTextFlag(deps, tx, found, {
      source: 'application',
      candidateId: candidate.id,
      idempotencyKey: input.idempotencyKey,
    });
  }
  return issueLink(deps, tx, { id: application.id, candidateId: candidate.id });
}

/** The locked record of an address, created with its first application. */
async function lockRecord(
  deps: Deps,
  tx: Tx,
  { email, position, contact }: { email: string; position: string; contact: ReturnType<typeof contactOf> },
): Promise<typeof candidates.$inferSelect> {
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
