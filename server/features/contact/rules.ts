import type { Clock } from '../../platform/clock.ts';

/** Crockford's base32: no I, L, O or U, so a number survives being read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference number, "LT-2026-7K3F9Q". About a thousand million a year; two alike are tried again. */
export function newReference(clock: Clock): string {
  const letters = Array.from(clock.bytes(6), (byte) => ALPHABET[byte % 32] ?? '0').join('');
  return `LT-${clock.now().getUTCFullYear()}-${letters}`;
}
