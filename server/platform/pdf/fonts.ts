import { createRequire } from 'node:module';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';

/**
 * The fonts of PDFs, asked in order: ours first, then one that covers Greek, Cyrillic, Arabic, Hebrew, Armenian, and
 * Georgian.
 */

const require = createRequire(import.meta.url);
const folder = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));
const figtree = path.join(folder('@fontsource/figtree'), 'files');
const besley = path.join(folder('@fontsource/besley'), 'files');
const dejavu = path.join(folder('dejavu-fonts-ttf'), 'ttf');

const family = (name: string, regular: string, bold: string): void =>
  Font.register({
    family: name,
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: bold, fontWeight: 600 },
    ],
  });
family('Text', `${figtree}/figtree-latin-400-normal.woff`, `${figtree}/figtree-latin-600-normal.woff`);
family(
  'TextExtended',
  `${figtree}/figtree-latin-ext-400-normal.woff`,
  `${figtree}/figtree-latin-ext-600-normal.woff`,
);
family('Heading', `${besley}/besley-latin-600-normal.woff`, `${besley}/besley-latin-600-normal.woff`);
family('Fallback', `${dejavu}/DejaVuSans.ttf`, `${dejavu}/DejaVuSans-Bold.ttf`);
// Words are set whole: hyphens in the middle of names and addresses would be taken for part of them.
Font.registerHyphenationCallback((word) => [word]);

const loaded = async (fontFamily: string, fontWeight: number) => {
  await Font.load({ fontFamily, fontWeight });
  return Font.getFont({ fontFamily, fontWeight }).data;
};
/** The fonts of texts, for each weight: bold ones lack some characters. */
const weights = await Promise.all(
  [400, 600].map((weight) =>
    Promise.all(['Text', 'TextExtended', 'Fallback'].map((name) => loaded(name, weight))),
  ),
);

/** Whether it can be set, in regular and in bold. */
const isCovered = (character: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  return weights.every((fonts) => fonts.some((font) => font?.hasGlyphForCodePoint(point)));
};

/** A character the fonts lack, as others that mean the same (“Ａ”), or as an ellipsis. */
function replaced(character: string): string {
  if (/\s/.test(character) || isCovered(character)) return character;
  const plain = character.normalize('NFKC');
  return plain !== character && [...plain].every(isCovered) ? plain : '…';
}

/** The text limited to the fonts' characters; others become an ellipsis instead of empty boxes. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), replaced)
    .join('')
    .replace(/…[…\p{M}\u200d]+/gu, '…');
}
