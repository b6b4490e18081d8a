/** A position within a sentence. Someone who chose "Other" and named none applied for no particular position. */
export function positionWords(position: string, otherwise = 'a remote position'): string {
  return position === 'Other' ? otherwise : position;
}
