import { eq } from 'drizzle-orm';
import {
  BANK_HOLD_DAYS,
  DOCUMENTS_CONSENT_VERSION,
  type DocumentsUpdateInput,
  isSameBank,
  NO_SSN,
  type VaultField,
} from '../../../../shared/documents/schema.ts';
import { type CandidateId, DocumentsId } from '../../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Tx } from '../../../db/client.ts';
import { onboardingDocuments } from '../../../db/schema/documents.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { type DocumentsRow, encrypt, openField } from './encryption.ts';

/** The row of a person's submission: its encrypted values, and whether a change affects their pay. */

/** Whether money would go somewhere else. */
export async function changesBank(
  deps: Deps,
  row: DocumentsRow,
  input: Pick<DocumentsUpdateInput, 'bankName' | 'accountNumber' | 'routingNumber'>,
): Promise<boolean> {
  return (
    !isSameBank(input.bankName, row.bankName) ||
    (await changesField(deps, row, 'accountNumber', input.accountNumber)) ||
    (await changesField(deps, row, 'routingNumber', input.routingNumber))
  );
}

/** Whether a typed value differs from the one on file. One with a lost key counts as changed, to be safe. */
export async function changesField(
  deps: Deps,
  row: DocumentsRow,
  field: VaultField,
  typed: string,
): Promise<boolean> {
  if (typed === '') return false;
  if (row[field] === null) return typed !== NO_SSN;
  const old = await openField(deps, row, field).catch(() => null);
  return old !== typed;
}

/**
 * Stores the first submission, or a change; a changed account gets no payments for some days.
 * @throws DomainError invalid_input
 */
export async function writeDocuments(
  deps: Deps,
  tx: Tx,
  candidateId: CandidateId,
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
    username: input.username || row?.username || null,
    consentVersion: DOCUMENTS_CONSENT_VERSION,
    lastKey: input.idempotencyKey,
    updatedAt: now,
    ...(input.idDocument ? { idFileId: input.idDocument.id } : {}),
  };
  const address = input.address === '' ? null : await encryptAddress(deps, id, input.address);
  const ssn = input.ssn === '' ? null : await encryptSsn(deps, id, input.ssn);
  const account = input.accountNumber === '' ? null : await encryptAccount(deps, id, input.accountNumber);
  const routing = input.routingNumber === '' ? null : await encryptRouting(deps, id, input.routingNumber);
  if (row) {
    const previousBank = bankChanged
      ? {
          bankName: row.bankName,
          accountLast4: row.accountLast4,
          routingLast4: row.routingLast4,
          changedAt: now.toISOString(),
        }
      : null;
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
        // What HR saw last, however often it has changed since.
        previousBank: row.checkedAt === null ? (row.previousBank ?? previousBank) : previousBank,
        ...(bankChanged ? { holdUntil: new Date(now.getTime() + BANK_HOLD_DAYS * DAY_MS) } : {}),
      })
      .where(eq(onboardingDocuments.id, id));
    return;
  }
  if (!address || !ssn || !account || !routing) throw new DomainError('invalid_input');
  await tx.insert(onboardingDocuments).values({
    id,
    candidateId,
    ...plain,
    ...address,
    ...ssn,
    ...account,
    ...routing,
    createdAt: now,
  });
}

async function encryptAddress(deps: Deps, id: DocumentsId, value: string) {
  return { address: await encrypt(deps, id, 'address', value) };
}
async function encryptSsn(deps: Deps, id: DocumentsId, value: string) {
  if (value === NO_SSN) return { ssn: null, ssnLast4: null };
  return { ssn: await encrypt(deps, id, 'ssn', value), ssnLast4: value.slice(-4) };
}
async function encryptAccount(deps: Deps, id: DocumentsId, value: string) {
  return {
    accountNumber: await encrypt(deps, id, 'accountNumber', value),
    accountLast4: value.slice(-4),
    accountLength: value.length,
  };
}
async function encryptRouting(deps: Deps, id: DocumentsId, value: string) {
  return { routingNumber: await encrypt(deps, id, 'routingNumber', value), routingLast4: value.slice(-4) };
}
