/** Where a secret lives. It is bound into the ciphertext, so a value copied to another row does not open. */
export type VaultPlace = { table: string; column: string; row: string };

export type Vault = {
  /** JWE compact serialisation (dir, A256GCM), key id in the header. */
  encrypt(place: VaultPlace, plain: string): Promise<string>;
  /** @throws Error when the key is unknown, the text was changed, or it belongs to another place. */
  decrypt(place: VaultPlace, sealed: string): Promise<string>;
};
