import { eq } from 'drizzle-orm';
import type { ApplyInput } from '../../../../shared/applications/schema.ts';
import type { FileId } from '../../../../shared/ids/schema.ts';
import type { SafetySign } from '../../../../shared/safety/kinds.ts';
import { applications } from '../../../db/schema/candidates.ts';
import type { Deps } from '../../../deps.ts';
import { toDomainError } from '../../../errors.ts';
import { isWithin } from '../../../platform/limits/limits.ts';
import { PUBLIC_FORMS, readText } from '../../../safety/service.ts';
import { signIn, signOf } from '../../../safety/tongue.ts';
import { documentText, uploadToApplyWith } from '../../files/service.ts';
import { refuseClosed } from '../../jobs/service.ts';
import { recordOf } from '../../records/service.ts';
import { emptyLink, reissueLink } from '../../selfIdentification/service.ts';
import { perMailbox } from '../service.ts';
import { type Sender, store } from './storing.ts';

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
