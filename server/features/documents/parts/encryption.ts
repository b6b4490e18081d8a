import { decodeProtectedHeader } from 'jose';
import type { VaultField } from '../../../../shared/documents/schema.ts';
import type { heldDocuments, onboardingDocuments } from '../../../db/schema/documents.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { MissingKey, type VaultPlace } from '../../../platform/crypto/vault.ts';

export type DocumentsRow = typeof onboardingDocuments.$inferSelect;

const columns: Record<VaultField, string> = {
  address: 'address',
  ssn: 'ssn',
  accountNumber: 'account_number',
  routingNumber: 'routing_number',
};

/** A replaced submission of someone on legal hold. */
export type HeldRow = typeof heldDocuments.$inferSelect;
type VaultTable = 'onboarding_documents' | 'held_documents';

/** Bound to table, column, and row: a ciphertext moved elsewhere can't be decrypted. */
function placeOf(table: VaultTable, id: string, field: VaultField): VaultPlace {
  return { table, column: columns[field], row: id };
}

/** Encrypts one field, bound to its row (quality S14). */
export function encrypt(
  deps: Deps,
  id: string,
  field: VaultField,
  plain: string,
  table: VaultTable = 'onboarding_documents',
): Promise<string> {
  return deps.vault.encrypt(placeOf(table, id, field), plain);
}

/**
 * Decrypts one field; null when it was never given.
 * @throws DomainError key_lost when its key is missing, vault_refused when it was changed or moved here from
 *   another record
 */
export async function openField(
  deps: Deps,
  row: Pick<DocumentsRow | HeldRow, 'id' | VaultField>,
  field: VaultField,
  table: VaultTable = 'onboarding_documents',
): Promise<string | null> {
  const encrypted = row[field];
  if (encrypted === null) return null;
  try {
    return await deps.vault.decrypt(placeOf(table, row.id, field), encrypted);
  } catch (error) {
    if (error instanceof MissingKey) throw new DomainError('key_lost');
    deps.log.error({ err: error, documents: row.id, field }, 'an encrypted value was refused');
    throw new DomainError('vault_refused');
  }
}

/** The location a value was encrypted for; null for one that was changed. */
function placeIn(encrypted: string): string | null {
  try {
    const { place } = decodeProtectedHeader(encrypted);
    return typeof place === 'string' ? place : null;
  } catch {
    return null;
  }
}

/**
 * Decrypts what a legal hold keeps of a field; null when it can't be. A value whose key was missing when it was replaced is
 * stored as it was, bound to the submission, `id`, that it comes from.
 */
export async function openHeld(
  deps: Deps,
  held: HeldRow,
  field: VaultField,
  id: DocumentsRow['id'],
): Promise<string | null> {
  const place = placeIn(held[field] ?? '');
  const isMoved = place?.startsWith('onboarding_documents.') ?? false;
  const opened = isMoved
    ? openField(deps, { ...held, id }, field)
    : openField(deps, held, field, 'held_documents');
  return opened.catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
}
