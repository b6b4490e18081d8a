import { z } from 'zod';

/** Marks nobody sees that come along when a number is copied from an address book. */
const INVISIBLE = /\p{Cf}/gu;
/** No number with its country code is shorter, those of the smallest islands included. */
const DIGITS_MIN = 6;

/**
 * Whether somebody could be called there: enough digits, of any script, and no fewer of them than letters, so
 * that an extension or "(WhatsApp)" may stand beside a number. Nothing more is asked: how numbers are written
 * differs from country to country, and a real one must never be refused.
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
  .refine((text) => text === '' || isPhone(text), 'Please enter a phone number, for example +1 555 010 0000');
