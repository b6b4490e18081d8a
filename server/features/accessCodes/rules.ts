import { CROCKFORD, readCrockford } from '../../../shared/text/crockford.ts';
import type { Clock } from '../../platform/clock.ts';
import { sameSecret, sha256 } from '../../platform/crypto/vault.ts';

const SELECTOR = 5;
const VERIFIER = 13;
const GROUPS = [5, 5, 5, 3];

/**
 * `selector` finds the row, the rest proves the right to it. `shown` is the only form that's sent, by email.
 */
type NewCode = { selector: string; verifierHash: string; shown: string };

/** A fresh access code: what is shown once, and what is stored of it. */
export function newCode(clock: Clock): NewCode {
  const characters = Array.from(clock.bytes(SELECTOR + VERIFIER), (byte) => CROCKFORD[byte % 32] ?? '0').join(
    '',
  );
  const selector = characters.slice(0, SELECTOR);
  return { selector, verifierHash: hashVerifier(characters.slice(SELECTOR)), shown: grouped(characters) };
}

/** A typed code as its two parts; null when it can't be one. */
export function parseCode(typed: string): { selector: string; verifier: string } | null {
  const clean = readCrockford(typed);
  if (
    clean.length !== SELECTOR + VERIFIER ||
    ![...clean].every((character) => CROCKFORD.includes(character))
  ) {
    return null;
  }
  return { selector: clean.slice(0, SELECTOR), verifier: clean.slice(SELECTOR) };
}

/** 65 random bits need no slow hash: guessing them is hopeless at any speed. */
function hashVerifier(verifier: string): string {
  return sha256(`access code ${verifier}`);
}

/** Compares in the same time whatever differs (quality S12). */
export function verifierMatches(verifier: string, storedHash: string): boolean {
  return sameSecret(hashVerifier(verifier), storedHash);
}

function grouped(characters: string): string {
  const starts = GROUPS.map((_, index) => GROUPS.slice(0, index).reduce((sum, length) => sum + length, 0));
  return GROUPS.map((length, index) =>
    characters.slice(starts[index] ?? 0, (starts[index] ?? 0) + length),
  ).join('-');
}
