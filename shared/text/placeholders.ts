/** Text in braces on one line. */
export const inBraces = /\{([^{}\n]{0,60})\}/g;

/** A sentence about the first text in braces that isn't one of the known placeholders; null when all are known. */
export function unknownIn(text: string, known: readonly string[]): string | null {
  const strange = [...text.matchAll(inBraces)].find(([, name = '']) => !known.includes(name));
  if (!strange) return null;
  return `You can’t use ${strange[0]} here. Available: ${known.map((name) => `{${name}}`).join(', ')}.`;
}
