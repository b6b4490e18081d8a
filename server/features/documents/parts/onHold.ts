import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  type DocumentsUpdateInput,
  isSameBank,
  type VaultField,
  vaultFields,
} from '../../../../shared/documents/schema.ts';
import type { CandidateId, FileId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { heldDocuments, onboardingDocuments } from '../../../db/schema/documents.ts';
import { files } from '../../../db/schema/files.ts';
import { legalHolds } from '../../../db/schema/privacy.ts';
import type { Deps } from '../../../deps.ts';
import { removeFilesById } from '../../files/service.ts';
import { type DocumentsRow, encrypt, openField, openHeld } from './encryption.ts';
import { changesField } from './record.ts';

/** What someone on legal hold has replaced: kept until the hold is lifted, because it may be evidence (quality S22). */

const HELD = 'held_documents';

/** Whether the person is on legal hold. Call it with the record locked, as setting and lifting one locks it. */
export async function isOnHold(tx: Tx, candidateId: CandidateId): Promise<boolean> {
  const [hold] = await tx
    .select({ id: legalHolds.id })
    .from(legalHolds)
    .where(and(eq(legalHolds.candidateId, candidateId), isNull(legalHolds.liftedAt)));
  return hold !== undefined;
}

/**
 * Keeps the values that this input replaces. One that can't be decrypted is kept as it's stored, for when its key is back
 * (`openHeld`); key rotations know of that (`platform/crypto/rotateKeys.ts`).
 */
export async function keepReplaced(
  deps: Deps,
  tx: Tx,
  row: DocumentsRow,
  input: DocumentsUpdateInput,
): Promise<void> {
  const id = deps.clock.uuid();
  const replaced: Partial<Record<VaultField, string>> = {};
  for (const field of vaultFields) {
    const stored = row[field];
    if (stored === null || !(await changesField(deps, row, field, input[field]))) continue;
    const plain = await openField(deps, row, field).catch(() => null);
    replaced[field] = plain === null ? stored : await encrypt(deps, id, field, plain, HELD);
  }
  const bankName = isSameBank(input.bankName, row.bankName) ? null : row.bankName;
  if (Object.keys(replaced).length === 0 && bankName === null) return;
  await tx.insert(heldDocuments).values({
    id,
    candidateId: row.candidateId,
    ...replaced,
    bankName,
    createdAt: deps.clock.now(),
  });
}

/** Earlier values of one field, oldest first, decrypted; null for one that can't be, which hides neither the others nor what's on file. */
export async function heldValues(
  deps: Deps,
  { id, candidateId }: Pick<DocumentsRow, 'id' | 'candidateId'>,
  field: VaultField,
): Promise<{ value: string | null; until: string }[]> {
  const rows = await deps.db
    .select()
    .from(heldDocuments)
    .where(and(eq(heldDocuments.candidateId, candidateId), isNotNull(heldDocuments[field])))
    .orderBy(asc(heldDocuments.createdAt), asc(heldDocuments.id));
  return Promise.all(
    rows.map(async (row) => ({
      value: await openHeld(deps, row, field, id),
      until: row.createdAt.toISOString(),
    })),
  );
}

/** The fields with earlier values. */
export async function heldFields(db: DbOrTx, candidateId: CandidateId): Promise<VaultField[]> {
  const rows = await db.select().from(heldDocuments).where(eq(heldDocuments.candidateId, candidateId));
  return vaultFields.filter((field) => rows.some((row) => row[field] !== null));
}

/** The names of earlier banks, oldest first; they aren't secret. */
export async function heldBanks(
  db: DbOrTx,
  candidateId: CandidateId,
): Promise<{ bankName: string; until: string }[]> {
  const rows = await db
    .select({ bankName: heldDocuments.bankName, at: heldDocuments.createdAt })
    .from(heldDocuments)
    .where(eq(heldDocuments.candidateId, candidateId))
    .orderBy(asc(heldDocuments.createdAt), asc(heldDocuments.id));
  return rows.flatMap(({ bankName, at }) =>
    bankName === null ? [] : [{ bankName, until: at.toISOString() }],
  );
}

/** The IDs that were replaced, oldest first. */
export function heldIds(
  db: DbOrTx,
  candidateId: CandidateId,
): Promise<{ id: FileId; name: string; size: number }[]> {
  return db
    .select({ id: files.id, name: files.name, size: files.size })
    .from(files)
    .leftJoin(onboardingDocuments, eq(onboardingDocuments.idFileId, files.id))
    .where(
      and(eq(files.candidateId, candidateId), eq(files.kind, 'id_document'), isNull(onboardingDocuments.id)),
    )
    .orderBy(asc(files.claimedAt), asc(files.id));
}

/** Deletes what only the hold kept. */
export async function dropReplaced(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<void> {
  await tx.delete(heldDocuments).where(eq(heldDocuments.candidateId, candidateId));
  const ids = await heldIds(tx, candidateId);
  await removeFilesById(
    deps,
    tx,
    ids.map(({ id }) => id),
  );
}
