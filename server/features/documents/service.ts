import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  type DocumentRequest,
  type MaskedDocuments,
  maskNumber,
  maskSsn,
  mayHandIn,
  type OwnDocuments,
} from '../../../shared/documents/schema.ts';
import type { DocumentsSettings } from '../../../shared/documents/settings.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { documentRequests, onboardingDocuments } from '../../db/schema/documents.ts';
import { files } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SamplePerson } from '../../platform/email/compose.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';
import { readSetting, saveSetting } from '../../platform/settings/change.ts';
import { hrSettings } from '../../platform/settings/register.ts';
import { hasAccount } from '../auth/service.ts';
import { removeFiles } from '../files/service.ts';
import { askEmail, bankChangedEmail, receivedEmail } from './emails.ts';
import { proofKind } from './parts/bankProof.ts';
import type { DocumentsRow } from './parts/encryption.ts';
import { dropReplaced } from './parts/onHold.ts';

type Candidate = typeof candidates.$inferSelect;

/** A person's own view in the portal: whether they can submit, and what's on file, masked. */
export async function ownDocuments(deps: Deps, candidateId: CandidateId): Promise<OwnDocuments> {
  const candidate = await readOwner(deps.db, candidateId);
  const [{ requireHired }, row, requests] = await Promise.all([
    documentsSettings(deps.db),
    readRow(deps.db, candidateId),
    openRequests(deps.db, candidateId),
  ]);
  return {
    allowed: mayHandIn(candidate.status, requireHired, requests.length > 0 || row !== null),
    status: candidate.status,
    onFile: row && (await masked(deps.db, row)),
    hasLogin: await hasLogin(deps.db, candidate),
    bankProof: await proofKind(deps, candidate),
    requests,
  };
}

/** HR's setting; by default, people submit before they're hired. */
export function documentsSettings(db: DbOrTx): Promise<DocumentsSettings> {
  return readSetting(db, hrSettings.documents);
}

/** Changes it for everyone who hasn't submitted yet. */
export function changeDocumentsSettings(deps: Deps, actor: Actor, value: DocumentsSettings): Promise<void> {
  return saveSetting(deps, actor, hrSettings.documents, value);
}

/** Whether the record or its address has an account; then none is created here. */
export async function hasLogin(db: DbOrTx, { userId, email }: Candidate): Promise<boolean> {
  return userId !== null || (await hasAccount(db, email));
}

/** A person's submission with its encrypted fields; null without one. */
export async function readRow(db: DbOrTx, candidateId: CandidateId): Promise<DocumentsRow | null> {
  const [row] = await db
    .select()
    .from(onboardingDocuments)
    .where(eq(onboardingDocuments.candidateId, candidateId));
  return row ?? null;
}

/** The person’s record. @throws DomainError('not_found') */
export async function readOwner(db: DbOrTx, candidateId: CandidateId): Promise<Candidate> {
  const [row] = await db.select().from(candidates).where(eq(candidates.id, candidateId));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Needs no key: the last digits are stored beside the encrypted values. */
export async function masked(db: DbOrTx, row: DocumentsRow): Promise<MaskedDocuments> {
  const owned = await db
    .select({ id: files.id, name: files.name, size: files.size, kind: files.kind })
    .from(files)
    .where(
      and(eq(files.candidateId, row.candidateId), inArray(files.kind, ['id_document', 'other_document'])),
    )
    .orderBy(asc(files.claimedAt), asc(files.id));
  const shown = ({ id, name, size }: (typeof owned)[number]) => ({ id, name, size });
  const file = owned.find(({ id }) => id === row.idFileId);
  return {
    ssnMasked: maskSsn(row.ssnLast4),
    accountMasked: maskNumber(row.accountLast4, row.accountLength),
    routingMasked: maskNumber(row.routingLast4, 9),
    bankName: row.bankName,
    paymentOption: row.paymentOption,
    payCycle: row.payCycle,
    username: row.username,
    idDocument: file ? shown(file) : null,
    otherDocuments: owned.filter(({ kind }) => kind === 'other_document').map(shown),
    submittedAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What HR still waits for from this person, the most urgent first. */
export async function openRequests(db: DbOrTx, candidateId: CandidateId): Promise<DocumentRequest[]> {
  const rows = await db
    .select()
    .from(documentRequests)
    .where(and(eq(documentRequests.candidateId, candidateId), eq(documentRequests.open, true)))
    .orderBy(documentRequests.dueAt)
    .limit(20);
  return rows.map(({ id, what, reason, dueAt, createdAt }) => ({
    id,
    what,
    reason,
    dueAt: dueAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }));
}

/** Deletes a person's submission with its file; for retention. False when there was none. */
export async function eraseDocuments(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<boolean> {
  const gone = await tx
    .delete(onboardingDocuments)
    .where(eq(onboardingDocuments.candidateId, candidateId))
    .returning({ id: onboardingDocuments.id });
  await tx.delete(documentRequests).where(eq(documentRequests.candidateId, candidateId));
  await dropReplaced(deps, tx, candidateId);
  for (const kind of ['id_document', 'other_document'] as const)
    await removeFiles(deps, tx, { candidateId, kind });
  return gone.length > 0;
}

/** The emails about documents, to an invented person. */
export function sampleNotice(
  deps: Deps,
  kind: 'documents-request' | 'documents-reminder' | 'documents-received' | 'documents-bank-changed',
  person: SamplePerson,
): Promise<OutgoingEmail> {
  const soon = new Date(deps.clock.now().getTime() + 7 * DAY_MS);
  if (kind === 'documents-received') return receivedEmail(deps, person, { hasNewLogin: false });
  if (kind === 'documents-bank-changed') return bankChangedEmail(deps, person, soon);
  const asked = { what: 'id_document', reason: 'We can’t read the image you sent.', dueAt: soon } as const;
  return askEmail(deps, { ...person, status: 'shortlisted' }, asked, {
    reminder: kind === 'documents-reminder',
  });
}

/** Deletes what a legal hold kept of replaced documents; for when the hold is lifted. */
export function forgetReplaced(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<void> {
  return dropReplaced(deps, tx, candidateId);
}
