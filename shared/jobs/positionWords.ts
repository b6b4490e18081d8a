/** A position within a sentence. Someone who chose "Other" and named none applied for no particular position. */
export function positionWords(position: string): string {
  return position === 'Other' ? 'a remote position' : `the ${position} position`;
}
