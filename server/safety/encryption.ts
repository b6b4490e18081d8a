import type { SafetyFlagId } from '../../shared/ids/schema.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { MissingKey, type VaultPlace } from '../platform/crypto/vault.ts';

type EncryptedColumn = 'passage' | 'note' | 'kept';

const placeOf = (id: SafetyFlagId, column: EncryptedColumn): VaultPlace => ({
  table: 'safety_flags',
  column,
  row: id,
});

/** Encrypts the words of a flag, bound to its row. */
export function encrypt(
  deps: Deps,
  id: SafetyFlagId,
  column: EncryptedColumn,
  plain: string,
): Promise<string> {
  return deps.vault.encrypt(placeOf(id, column), plain);
}

/** @throws DomainError key_lost, vault_refused when it was changed or moved here from another row */
export async function decrypt(
  deps: Deps,
  id: SafetyFlagId,
  column: EncryptedColumn,
  encrypted: string,
): Promise<string> {
  try {
    return await deps.vault.decrypt(placeOf(id, column), encrypted);
  } catch (error) {
    if (error instanceof MissingKey) throw new DomainError('key_lost');
    deps.log.error({ err: error, flag: id, column }, 'an encrypted value was refused');
    throw new DomainError('vault_refused');
  }
}
