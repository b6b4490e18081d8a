import { and, eq } from 'drizzle-orm';
import {
  BANK_HOLD_DAYS,
  DOCUMENTS_CONSENT_VERSION,
  type DocumentRequest,
  type DocumentsInput,
  type DocumentsUpdateInput,
  type MaskedDocuments,
  maskAddress,
  maskNumber,
  maskSsn,
  mayHandIn,
  NO_SSN,
  type OwnDocuments,
} from '../../../shared/documents.ts';
import { type CandidateId, DocumentsId } from '../../../shared/ids.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { documentRequests, onboardingDocuments } from '../../db/schema/documents.ts';
import { files } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SamplePerson } from '../../platform/letter.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { accountFromPortal, newPasswordHash } from '../auth/service.ts';
import { claimIdDocument, removeFiles } from '../files/service.ts';
import { recordEvent } from '../timeline/service.ts';
import { askMail, bankChangedMail, bankChangedMailToHr, receivedMail, receivedMailToHr } from './mails.ts';
import { type DocumentsRow, openField, seal } from './seal.ts';
import { readSettings } from './settings.ts';

const DAY_MS = 86_400_000;
const perPerson = { name: 'documents-submit', max: 10, windowSeconds: 3_600 };

type Owner = { candidateId: CandidateId; ip: string };
type Candidate = typeof candidates.$inferSelect;

/** What somebody inside the portal sees of their own: whether they may hand in, and what is on file, masked. */
export async function ownDocuments(deps: Deps, candidateId: CandidateId): Promise<OwnDocuments> {
  const candidate = await readOwner(deps.db, candidateId);
  const [{ requireHired }, row, requests] = await Promise.all([
    readSettings(deps),
    readRow(deps.db, candidateId),
    openRequests(deps.db, candidateId),
  ]);
  return {
    allowed: mayHandIn(candidate.status, requireHired),
    status: candidate.status,
    onFile: row && (await masked(deps.db, row)),
    hasLogin: candidate.userId !== null,
    requests,
  };
}

/** What a person handed in, sealed fields and all; null when nothing was. */
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

/** Needs no key: the last digits are stored beside the sealed values. */
export async function masked(db: DbOrTx, row: DocumentsRow): Promise<MaskedDocuments> {
  const [file] = row.idFileId
    ? await db
        .select({ id: files.id, name: files.name, size: files.size })
        .from(files)
        .where(eq(files.id, row.idFileId))
    : [];
  return {
    addressMasked: row.addressMasked,
    ssnMasked: maskSsn(row.ssnLast4),
    accountMasked: maskNumber(row.accountLast4, row.accountLength),
    routingMasked: maskNumber(row.routingLast4, 9),
    bankName: row.bankName,
    paymentOption: row.paymentOption,
    payCycle: row.payCycle,
    username: row.username,
    idDocument: file ?? null,
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
 * Takes in the first hand-in: everything sealed, the file, the login, the timeline and the mails commit
 * together. A repeated call changes nothing; somebody who has handed in before changes what is on file.
 * @throws DomainError documents_not_open, file_gone, weak_password, too_many_attempts
 */
export async function submitDocuments(deps: Deps, owner: Owner, input: DocumentsInput): Promise<void> {
  await store(deps, owner, input);
}

/**
 * Changes what is on file; empty fields stay. A new account is told to its owner by mail and waits three days.
 * @throws DomainError nothing_on_file, documents_not_open, file_gone, weak_password, too_many_attempts
 */
export async function updateDocuments(deps: Deps, owner: Owner, input: DocumentsUpdateInput): Promise<void> {
  if (!(await readRow(deps.db, owner.candidateId))) throw new DomainError('nothing_on_file');
  await store(deps, owner, input);
}

async function store(deps: Deps, owner: Owner, input: DocumentsUpdateInput): Promise<void> {
  const before = await readRow(deps.db, owner.candidateId);
  if (before?.lastKey === input.idempotencyKey) return;
  await deps.limits.hit(perPerson, owner.candidateId);
  const passwordHash = input.password === '' ? null : await newPasswordHash(input.password);
  await deps.db.transaction(async (tx) => {
    const [candidate] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, owner.candidateId))
      .for('update');
    if (!candidate) throw new DomainError('not_found');
    const { requireHired } = await readSettings(deps, tx);
    if (!mayHandIn(candidate.status, requireHired)) throw new DomainError('documents_not_open');
    const row = await readRow(tx, candidate.id);
    if (row?.lastKey === input.idempotencyKey) return;

    if (input.idDocument) await claimIdDocument(deps, tx, { ...input.idDocument, candidateId: candidate.id });
    const bankChanged = row === null ? false : await changesBank(deps, row, input);
    await write(deps, tx, candidate, row, input, bankChanged);
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
      .where(and(eq(documentRequests.candidateId, candidate.id), eq(documentRequests.open, true)));
    if (passwordHash)
      await accountFromPortal(deps, tx, { ...candidate, candidateId: candidate.id, passwordHash });
    await tell(deps, tx, owner, candidate, { first: row === null, bankChanged });
  });
}

/** Whether money would go somewhere else. Values whose key is lost count as changed: better once too often. */
async function changesBank(deps: Deps, row: DocumentsRow, input: DocumentsUpdateInput): Promise<boolean> {
  const differs = async (field: 'accountNumber' | 'routingNumber'): Promise<boolean> => {
    if (input[field] === '') return false;
    const old = await openField(deps, row, field).catch(() => null);
    return old !== input[field];
  };
  return (
    input.bankName !== row.bankName || (await differs('accountNumber')) || (await differs('routingNumber'))
  );
}

async function write(
  deps: Deps,
  tx: Tx,
  candidate: Candidate,
  row: DocumentsRow | null,
  input: DocumentsUpdateInput,
  bankChanged: boolean,
): Promise<void> {
  const now = deps.clock.now();
  const id = row?.id ?? DocumentsId.parse(deps.clock.uuid());
  const plain = {
    bankName: input.bankName,
    paymentOption: input.paymentOption,
    payCycle: input.payCycle,
    username: input.username,
    consentVersion: DOCUMENTS_CONSENT_VERSION,
    lastKey: input.idempotencyKey,
    updatedAt: now,
    ...(input.idDocument ? { idFileId: input.idDocument.id } : {}),
  };
  const address = input.address === '' ? null : await sealAddress(deps, id, input.address);
  const ssn = input.ssn === '' ? null : await sealSsn(deps, id, input.ssn);
  const account = input.accountNumber === '' ? null : await sealAccount(deps, id, input.accountNumber);
  const routing = input.routingNumber === '' ? null : await sealRouting(deps, id, input.routingNumber);
  if (row) {
    await tx
      .update(onboardingDocuments)
      .set({
        ...plain,
        ...address,
        ...ssn,
        ...account,
        ...routing,
        checkedAt: null,
        checkedBy: null,
        ...(bankChanged
          ? {
              holdUntil: new Date(now.getTime() + BANK_HOLD_DAYS * DAY_MS),
              previousBank: {
                bankName: row.bankName,
                accountLast4: row.accountLast4,
                routingLast4: row.routingLast4,
                changedAt: now.toISOString(),
              },
            }
          : {}),
      })
      .where(eq(onboardingDocuments.id, id));
    return;
  }
  if (!address || !ssn || !account || !routing) throw new DomainError('invalid_input');
  await tx.insert(onboardingDocuments).values({
    id,
    candidateId: candidate.id,
    ...plain,
    ...address,
    ...ssn,
    ...account,
    ...routing,
    createdAt: now,
  });
}

async function sealAddress(deps: Deps, id: DocumentsId, value: string) {
  return { address: await seal(deps, id, 'address', value), addressMasked: maskAddress(value) };
}
async function sealSsn(deps: Deps, id: DocumentsId, value: string) {
  if (value === NO_SSN) return { ssn: null, ssnLast4: null };
  return { ssn: await seal(deps, id, 'ssn', value), ssnLast4: value.slice(-4) };
}
async function sealAccount(deps: Deps, id: DocumentsId, value: string) {
  return {
    accountNumber: await seal(deps, id, 'accountNumber', value),
    accountLast4: value.slice(-4),
    accountLength: value.length,
  };
}
async function sealRouting(deps: Deps, id: DocumentsId, value: string) {
  return { routingNumber: await seal(deps, id, 'routingNumber', value), routingLast4: value.slice(-4) };
}

/** Timeline, audit, mails and the panel; none of them ever holds what was handed in. */
async function tell(
  deps: Deps,
  tx: Tx,
  owner: Owner,
  candidate: Candidate,
  { first, bankChanged }: { first: boolean; bankChanged: boolean },
): Promise<void> {
  await recordEvent(tx, deps, {
    candidateId: candidate.id,
    kind: first ? 'documents_received' : 'documents_changed',
    ...(first ? {} : { data: { bank: bankChanged } }),
  });
  await deps.audit.record(tx, {
    action: first ? 'documents.submitted' : 'documents.changed',
    actor: { kind: 'candidate', id: candidate.id, ip: owner.ip },
    subject: { kind: 'candidate', id: candidate.id },
    data: { consent: DOCUMENTS_CONSENT_VERSION, bank: bankChanged },
  });
  if (bankChanged) {
    const holdUntil = new Date(deps.clock.now().getTime() + BANK_HOLD_DAYS * DAY_MS);
    await deps.mailer.enqueue(tx, await bankChangedMail(deps, candidate, holdUntil));
    await deps.mailer.enqueue(tx, await bankChangedMailToHr(deps, candidate));
  } else {
    await deps.mailer.enqueue(tx, await receivedMailToHr(deps, candidate));
    if (first) await deps.mailer.enqueue(tx, await receivedMail(deps, candidate));
  }
  await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
}

/** Deletes what somebody handed in, with the file; for retention. False when there was nothing. */
export async function eraseDocuments(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<boolean> {
  const gone = await tx
    .delete(onboardingDocuments)
    .where(eq(onboardingDocuments.candidateId, candidateId))
    .returning({ id: onboardingDocuments.id });
  await tx.delete(documentRequests).where(eq(documentRequests.candidateId, candidateId));
  await removeFiles(deps, tx, { candidateId, kind: 'id_document' });
  return gone.length > 0;
}

/** What people hear about their documents, to somebody made up. */
export function sampleNotice(
  deps: Deps,
  kind: 'documents-request' | 'documents-reminder' | 'documents-received' | 'documents-bank-changed',
  person: SamplePerson,
): Promise<OutgoingMail> {
  const soon = new Date(deps.clock.now().getTime() + 7 * 86_400_000);
  if (kind === 'documents-received') return receivedMail(deps, person);
  if (kind === 'documents-bank-changed') return bankChangedMail(deps, person, soon);
  const asked = { what: 'id_document', reason: 'The picture we have cannot be read.', dueAt: soon } as const;
  return askMail(deps, person, asked, { reminder: kind === 'documents-reminder' });
}
