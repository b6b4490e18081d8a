import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { type RequestedThing, requestedThings } from '../../../shared/documents/requested.ts';
import {
  BANK_HOLD_DAYS,
  DOCUMENTS_CONSENT_VERSION,
  type DocumentRequest,
  type DocumentsInput,
  type DocumentsUpdateInput,
  isSameBank,
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
import type { SamplePerson } from '../../platform/composeEmail.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { readSetting, saveSetting } from '../../platform/settings/change.ts';
import { hrSettings } from '../../platform/settings/register.ts';
import { replaceCodeByAccount } from '../accessCodes/service.ts';
import { accountFromPortal, hasAccount, newPasswordHash } from '../auth/service.ts';
import { claimIdDocument, claimOtherDocument, removeFiles } from '../files/service.ts';
import { recordChange } from '../timeline/service.ts';
import {
  askMail,
  bankChangedMail,
  bankChangedMailToHr,
  changedMail,
  receivedMail,
  receivedMailToHr,
} from './mails.ts';
import { checkBankProof, type HeldProof, proofKind, spendBankProof } from './parts/bankProof.ts';
import type { DocumentsRow } from './parts/encryption.ts';
import { changesBank, changesField, writeDocuments } from './parts/record.ts';

const perPerson = { name: 'documents-submit', max: 10, windowSeconds: 3_600 };

type Owner = { candidateId: CandidateId; ip: string; device: string; deviceCookie?: string | undefined };
/** What the browser gets with the login that was made in the portal. */
export type PortalLogin = Pick<Awaited<ReturnType<typeof accountFromPortal>>, 'session' | 'cookie'>;
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
async function hasLogin(db: DbOrTx, { userId, email }: Candidate): Promise<boolean> {
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

async function readOwner(db: DbOrTx, candidateId: CandidateId): Promise<Candidate> {
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

/**
 * Takes in the first hand-in: everything encrypted, the file, the login, the timeline and the emails commit together.
 * A repeated call changes nothing. Answers with the session of an account that was made with it, which replaces the
 * access code; null when there is none.
 * @throws DomainError documents_not_open, file_gone, conflict, weak_password, login_exists, invalid_input without a
 *   login, too_many_attempts
 */
export function submitDocuments(
  deps: Deps,
  owner: Owner,
  input: DocumentsInput,
): Promise<PortalLogin | null> {
  return store(deps, owner, { ...input, proof: null });
}

/**
 * Changes what's on file; empty fields are kept. Other bank details need a proof (bankProof.ts), are
 * announced to the owner by email, and wait three days. Returns the same as {@link submitDocuments}.
 * @throws DomainError nothing_on_file, documents_not_open, file_gone, conflict, weak_password, login_exists,
 *   too_many_attempts, and what `checkBankProof` throws
 */
export async function updateDocuments(
  deps: Deps,
  owner: Owner,
  input: DocumentsUpdateInput,
): Promise<PortalLogin | null> {
  if (!(await readRow(deps.db, owner.candidateId))) throw new DomainError('nothing_on_file');
  return store(deps, owner, input);
}

async function store(deps: Deps, owner: Owner, input: DocumentsUpdateInput): Promise<PortalLogin | null> {
  const before = await readRow(deps.db, owner.candidateId);
  if (before?.lastKey === input.idempotencyKey) return null;
  // Before any comparison with what's on file: the answer would reveal whether a guessed account number is
  // right.
  await deps.limits.hit(perPerson, owner.candidateId);
  const held = before && (await proveBank(deps, owner, before, input));
  const passwordHash =
    input.password === ''
      ? null
      : await newPasswordHash(deps, input.password, {
          ...(await readOwner(deps.db, owner.candidateId)),
          ip: owner.ip,
        });
  return deps.db.transaction(async (tx) => {
    const [candidate] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, owner.candidateId))
      .for('update');
    if (!candidate) throw new DomainError('not_found');
    const { requireHired } = await documentsSettings(tx);
    const requests = await openRequests(tx, candidate.id);
    if (!mayHandIn(candidate.status, requireHired, requests.length > 0 || before !== null))
      throw new DomainError('documents_not_open');
    const row = await readRow(tx, candidate.id);
    if (row?.lastKey === input.idempotencyKey) return null;
    if (!row && !passwordHash && !(await hasLogin(tx, candidate))) throw new DomainError('invalid_input');
    const other = await newOther(tx, candidate.id, input);
    const changed = row === null || !changesNothing(row, input);
    if (!changed && !other) return null;

    if (input.idDocument) await claimIdDocument(deps, tx, { ...input.idDocument, candidateId: candidate.id });
    if (other) await claimOtherDocument(deps, tx, { ...other, candidateId: candidate.id });
    const bankChanged = row !== null && (await changesBank(deps, row, input));
    if (bankChanged) await spendBankProof(deps, tx, candidate.id, held);
    if (changed) await writeDocuments(deps, tx, candidate.id, row, input, bankChanged);
    if (input.idDocument) {
      await removeFiles(deps, tx, {
        candidateId: candidate.id,
        kind: 'id_document',
        except: input.idDocument.id,
      });
    }
    await tx
      .update(documentRequests)
      .set({ open: false, remindAt: null, closedAt: deps.clock.now() })
      .where(
        and(
          eq(documentRequests.candidateId, candidate.id),
          eq(documentRequests.open, true),
          or(
            inArray(documentRequests.what, receivedThings(row, input)),
            other ? eq(documentRequests.id, other.requestId) : undefined,
          ),
        ),
      );
    const hasNewLogin = passwordHash !== null;
    await announce(deps, tx, owner, candidate, { first: row === null, bankChanged, hasNewLogin });
    const details = row ? await changedDetails(deps, row, input) : [];
    if (details.length > 0) await deps.mailer.enqueue(tx, await changedMail(deps, candidate, details));
    return passwordHash ? openAccount(deps, tx, owner, candidate, passwordHash) : null;
  });
}

/**
 * Nothing changed since what's on file: HR's check still holds, and no one is notified. Compares only values shown in full;
 * a typed number counts as a change, and another spelling of the bank doesn't.
 */
function changesNothing(row: DocumentsRow, input: DocumentsUpdateInput): boolean {
  const typed = [input.address, input.ssn, input.accountNumber, input.routingNumber, input.password];
  return (
    input.idDocument === null &&
    typed.every((value) => value === '') &&
    isSameBank(input.bankName, row.bankName) &&
    input.paymentOption === row.paymentOption &&
    input.payCycle === row.payCycle &&
    (input.username === '' || input.username === row.username)
  );
}

/**
 * What a change replaces besides the bank details, as the email to its owner names it. A first hand-in that's sent again
 * after its answer was lost brings everything once more: only what differs is named.
 */
async function changedDetails(deps: Deps, row: DocumentsRow, input: DocumentsUpdateInput): Promise<string[]> {
  const isNewId = input.idDocument !== null && input.idDocument.id !== row.idFileId;
  const isPaidOtherwise = input.paymentOption !== row.paymentOption || input.payCycle !== row.payCycle;
  return [
    ...((await changesField(deps, row, 'address', input.address)) ? ['Address'] : []),
    ...((await changesField(deps, row, 'ssn', input.ssn)) ? ['Social Security number'] : []),
    ...(isNewId ? ['ID'] : []),
    ...(isPaidOtherwise ? ['How you’re paid'] : []),
  ];
}

/**
 * The other document that was sent; null when there is none, or when an earlier try brought it. It's kept even if HR no
 * longer waits for it, because the form may not know yet: the sender is told that HR has it.
 * @throws DomainError conflict when HR never asked this person for it
 */
async function newOther(
  tx: Tx,
  candidateId: CandidateId,
  { otherDocument }: DocumentsUpdateInput,
): Promise<DocumentsUpdateInput['otherDocument']> {
  if (!otherDocument) return null;
  const [request] = await tx
    .select({ id: documentRequests.id })
    .from(documentRequests)
    .where(
      and(
        eq(documentRequests.id, otherDocument.requestId),
        eq(documentRequests.candidateId, candidateId),
        eq(documentRequests.what, 'other'),
      ),
    );
  if (!request) throw new DomainError('conflict');
  const [kept] = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.id, otherDocument.id),
        eq(files.candidateId, candidateId),
        eq(files.kind, 'other_document'),
      ),
    );
  return kept ? null : otherDocument;
}

/** What HR no longer waits for, except for other documents: each answers one request. */
function receivedThings(row: DocumentsRow | null, input: DocumentsUpdateInput): RequestedThing[] {
  const isOtherBank = !isSameBank(input.bankName, row?.bankName ?? '');
  const bank = input.accountNumber !== '' || input.routingNumber !== '' || isOtherBank;
  const came: Record<Exclude<RequestedThing, 'other'>, boolean> = {
    id_document: input.idDocument !== null,
    bank,
    ssn: input.ssn !== '',
    address: input.address !== '',
  };
  return requestedThings.filter((what) => what !== 'other' && came[what]);
}

/** Makes the login that was chosen here; the browser is signed in to it, because the code ends with it. */
async function openAccount(
  deps: Deps,
  tx: Tx,
  { device, deviceCookie }: Owner,
  candidate: Candidate,
  passwordHash: string,
): Promise<PortalLogin> {
  const person = { ...candidate, passwordHash, device, deviceCookie };
  const { userId, ...login } = await accountFromPortal(deps, tx, person);
  await replaceCodeByAccount(deps, tx, candidate.id, userId);
  return login;
}

/** The proof for a change that affects a person's pay; null when it doesn't. */
async function proveBank(
  deps: Deps,
  owner: Owner,
  before: DocumentsRow,
  input: DocumentsUpdateInput,
): Promise<HeldProof | null> {
  if (!(await changesBank(deps, before, input))) return null;
  return checkBankProof(deps, await readOwner(deps.db, owner.candidateId), owner.ip, input.proof);
}

/** Timeline, audit, emails, and panel; none of them contains submitted values. */
async function announce(
  deps: Deps,
  tx: Tx,
  owner: Owner,
  candidate: Candidate,
  { first, bankChanged, hasNewLogin }: { first: boolean; bankChanged: boolean; hasNewLogin: boolean },
): Promise<void> {
  await recordChange(tx, deps, {
    candidateId: candidate.id,
    kind: first ? 'documents_received' : 'documents_changed',
    ...(first ? {} : { data: { bank: bankChanged } }),
    audit: {
      action: first ? 'documents.submitted' : 'documents.changed',
      actor: { kind: 'candidate', id: candidate.id, ip: owner.ip },
      data: { consent: DOCUMENTS_CONSENT_VERSION, bank: bankChanged },
    },
  });
  if (bankChanged) {
    const holdUntil = new Date(deps.clock.now().getTime() + BANK_HOLD_DAYS * DAY_MS);
    await deps.mailer.enqueue(tx, await bankChangedMail(deps, candidate, holdUntil));
    await deps.mailer.enqueue(tx, await bankChangedMailToHr(deps, candidate));
  } else {
    await deps.mailer.enqueue(tx, await receivedMailToHr(deps, candidate));
    if (first) await deps.mailer.enqueue(tx, await receivedMail(deps, candidate, { hasNewLogin }));
  }
}

/** Deletes a person's submission with its file; for retention. False when there was none. */
export async function eraseDocuments(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<boolean> {
  const gone = await tx
    .delete(onboardingDocuments)
    .where(eq(onboardingDocuments.candidateId, candidateId))
    .returning({ id: onboardingDocuments.id });
  await tx.delete(documentRequests).where(eq(documentRequests.candidateId, candidateId));
  for (const kind of ['id_document', 'other_document'] as const)
    await removeFiles(deps, tx, { candidateId, kind });
  return gone.length > 0;
}

/** The emails about documents, to an invented person. */
export function sampleNotice(
  deps: Deps,
  kind: 'documents-request' | 'documents-reminder' | 'documents-received' | 'documents-bank-changed',
  person: SamplePerson,
): Promise<OutgoingMail> {
  const soon = new Date(deps.clock.now().getTime() + 7 * DAY_MS);
  if (kind === 'documents-received') return receivedMail(deps, person, { hasNewLogin: false });
  if (kind === 'documents-bank-changed') return bankChangedMail(deps, person, soon);
  const asked = { what: 'id_document', reason: 'We can’t read the picture you sent.', dueAt: soon } as const;
  return askMail(deps, { ...person, status: 'shortlisted' }, asked, {
    reminder: kind === 'documents-reminder',
  });
}
