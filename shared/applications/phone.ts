import { z } from 'zod';

/** Invisible characters that may be copied with a number from an address book. */
const INVISIBLE = /\p{Cf}/gu;
/** No number with its country code is shorter, those of the smallest islands included. */
const DIGITS_MIN = 6;

/**
 * Whether a text can be a phone number: enough digits, of any script, and at least as many as letters, so
 * that an extension or "(WhatsApp)" may follow. There's no stricter check: formats differ between countries,
 * and a real number must never be refused.
 */
export function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return digits >= DIGITS_MIN && digits >= letters;
}

/** A phone number as people write it, or an empty text. */
export const Phone = z
  .string()
  .overwrite((text) => text.replace(INVISIBLE, '').trim())
  .max(40, 'Please enter a shorter phone number')
  .refine((text) => text === '' || isPhone(text), 'Please enter a phone number, such as +1 555 010 0000');
