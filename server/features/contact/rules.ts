import { CROCKFORD } from '../../../shared/text/crockford.ts';
import type { Clock } from '../../platform/clock.ts';

/** A new reference number, "LT-2026-7K3F9Q". About a thousand million a year; two alike are tried again. */
export function newReference(clock: Clock): string {
  const letters = Array.from(clock.bytes(6), (byte) => CROCKFORD[byte % 32] ?? '0').join('');
  return `LT-${clock.now().getUTCFullYear()}-${letters}`;
}
