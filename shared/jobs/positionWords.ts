/** A position without an article. Someone who chose "Other" and named none applied for no particular position. */
export function positionWords(position: string, otherwise = 'a remote position'): string {
  return position === 'Other' ? otherwise : position;
}

/** A position within a sentence: "the Data Entry Clerk position". */
export function thePosition(position: string): string {
  return position === 'Other' ? 'a remote position' : `the ${position} position`;
}
