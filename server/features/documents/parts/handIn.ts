import { and, eq, inArray, or } from 'drizzle-orm';
import { type RequestedThing, requestedThings } from '../../../../shared/documents/requested.ts';
import {
  BANK_HOLD_DAYS,
  DOCUMENTS_CONSENT_VERSION,
  type DocumentsInput,
  type DocumentsUpdateInput,
  isSameBank,
  mayHandIn,
} from '../../../../shared/documents/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { documentRequests } from '../../../db/schema/documents.ts';
import { files } from '../../../db/schema/files.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { replaceCodeByAccount } from '../../accessCodes/service.ts';
import { accountFromPortal, newPasswordHash } from '../../auth/service.ts';
import { claimIdDocument, claimOtherDocument, removeFiles } from '../../files/service.ts';
import { recordChange } from '../../timeline/service.ts';
import {
  bankChangedEmail,
  bankChangedEmailToHr,
  changedEmail,
  receivedEmail,
  receivedEmailToHr,
} from '../emails.ts';
import { documentsSettings, hasLogin, openRequests, readOwner, readRow } from '../service.ts';
import { checkBankProof, type HeldProof, spendBankProof } from './bankProof.ts';
import type { DocumentsRow } from './encryption.ts';
import { isOnHold, keepReplaced } from './onHold.ts';
import { changesBank, changesField, writeDocuments } from './record.ts';

const perPerson = { name: 'documents-submit', max: 10, windowSeconds: 3_600 };

type Owner = { candidateId: CandidateId; ip: string; device: string; deviceCookie?: string | undefined };
/** The session and cookie of a login created in the portal. */
export type PortalLogin = Pick<Awaited<ReturnType<typeof accountFromPortal>>, 'session' | 'cookie'>;
type Candidate = typeof candidates.$inferSelect;

/**
 * Stores a first submission: the encrypted data, the file, the login, the timeline, and the emails commit together. A
 * repeated call changes nothing. Returns the session of the account created with it, which replaces the access code; null
 * if none was created.
 * @throws DomainError documents_not_open, file_gone, conflict, weak_password, login_exists, invalid_input without a
 *   login, too_many_attempts
 */
export function submitDocuments(
  deps: Deps,
  owner: Owner,
  input: DocumentsInput,
): Promise<PortalLogin | null> {
  return takeIn(deps, owner, { ...input, proof: null });
}

/**
 * Changes what's on file; empty fields are kept. New bank details need a proof (bankProof.ts), are
 * emailed to the owner, and aren't paid to for three days. Returns the same as {@link submitDocuments}.
 * @throws DomainError nothing_on_file, documents_not_open, file_gone, conflict, weak_password, login_exists,
 *   too_many_attempts, and what `checkBankProof` throws
 */
export async function updateDocuments(
  deps: Deps,
  owner: Owner,
  input: DocumentsUpdateInput,
): Promise<PortalLogin | null> {
  if (!(await readRow(deps.db, owner.candidateId))) throw new DomainError('nothing_on_file');
  return takeIn(deps, owner, input);
}

async function takeIn(deps: Deps, owner: Owner, input: DocumentsUpdateInput): Promise<PortalLogin | null> {
  const before = await readRow(deps.db, owner.candidateId);
  if (before?.lastKey === input.idempotencyKey) return null;
  // Before any comparison with what's on file: without a limit, answers would confirm guessed account numbers.
  await deps.limits.hit(perPerson, owner.candidateId);
  const proof = before && (await proveBank(deps, owner, before, input));
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
    const other = await otherDocumentOf(tx, candidate.id, input);
    const changed = row === null || !changesNothing(row, input);
    if (!changed && !other) return null;

    if (input.idDocument) await claimIdDocument(deps, tx, { ...input.idDocument, candidateId: candidate.id });
    if (other) await claimOtherDocument(deps, tx, { ...other, candidateId: candidate.id });
    const bankChanged = row !== null && (await changesBank(deps, row, input));
    if (bankChanged) await spendBankProof(deps, tx, candidate.id, proof);
    const onHold = await isOnHold(tx, candidate.id);
    if (row && onHold) await keepReplaced(deps, tx, row, input);
    if (changed) await writeDocuments(deps, tx, candidate.id, row, input, bankChanged);
    if (input.idDocument && !onHold) {
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
            inArray(documentRequests.what, thingsReceived(row, input)),
            other ? eq(documentRequests.id, other.requestId) : undefined,
          ),
        ),
      );
    const hasNewLogin = passwordHash !== null;
    await announceHandIn(deps, tx, owner, candidate, { first: row === null, bankChanged, hasNewLogin });
    const details = row ? await changedDetails(deps, row, input) : [];
    if (details.length > 0) await deps.mailer.enqueue(tx, await changedEmail(deps, candidate, details));
    return passwordHash ? openAccount(deps, tx, owner, candidate, passwordHash) : null;
  });
}

/**
 * Whether the input matches what's on file, so that HR's check stays valid and no one is notified. Compares only values shown
 * in full: a typed number counts as a change, another spelling of the bank's name doesn't.
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
 * The changed details for the email to the owner, other than bank details. A first submission repeated after a lost answer
 * contains everything again, so values are compared.
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
 * The other document in this submission; null if there is none, or if an earlier try stored it. It's stored even if HR no
 * longer waits for it, because the form may not show that yet and tells the sender that HR has it.
 * @throws DomainError conflict when HR never asked this person for it
 */
async function otherDocumentOf(
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

/** The requested things that arrived. Other documents are left out, because each belongs to one request. */
function thingsReceived(row: DocumentsRow | null, input: DocumentsUpdateInput): RequestedThing[] {
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

/** Creates the login chosen in the form and signs the browser in, because the access code stops working. */
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
async function announceHandIn(
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
    await deps.mailer.enqueue(tx, await bankChangedEmail(deps, candidate, holdUntil));
    await deps.mailer.enqueue(tx, await bankChangedEmailToHr(deps, candidate));
  } else {
    await deps.mailer.enqueue(tx, await receivedEmailToHr(deps, candidate));
    if (first) await deps.mailer.enqueue(tx, await receivedEmail(deps, candidate, { hasNewLogin }));
  }
}
