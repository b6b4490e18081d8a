/** The company's own legal texts, in place of the one that comes with the product. */
export const legalKinds = ['privacy', 'terms'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** A text as its page shows it. */
export type LegalText = { text: string; at: string };

/** A piece of a text. People write headings as `## Words` and list items as `- words`; everything else is a paragraph. */
type LegalPart =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'text'; text: string };

/** The pieces of a text, in order. */
export function legalParts(text: string): LegalPart[] {
  return text
    .split(/\n\s*\n|\n(?=##\s)|(?<=^##\s.*)\n/m)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece): LegalPart => {
      const lines = piece.split('\n').map((line) => line.trim());
      if (lines.every((line) => /^[-*]\s/.test(line)))
        return { kind: 'list', items: lines.map((line) => line.slice(2).trim()) };
      const heading = piece.match(/^##?\s+(.*)$/);
      return heading ? { kind: 'heading', text: heading[1] ?? '' } : { kind: 'text', text: lines.join(' ') };
    });
}
