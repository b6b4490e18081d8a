import { createRequire } from 'node:module';
import path from 'node:path';
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { brand } from '../../shared/brand.ts';

/**
 * What every PDF of the house shares: type, colours, the frame of a page. Fonts are asked in order: ours first,
 * then one that covers Greek, Cyrillic, Arabic, Hebrew, Armenian and Georgian.
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

export const pdfColours = {
  ink: '#1b201a',
  heading: '#0e2f21',
  dim: '#636a62',
  line: '#d6dad5',
  sunken: '#f1f3f1',
  pine: '#225b43',
  clay: '#c65723',
} as const;

export const pdfStyles = StyleSheet.create({
  page: {
    paddingTop: 48,
    paddingBottom: 64,
    paddingHorizontal: 52,
    fontFamily: ['Text', 'TextExtended', 'Fallback'],
    fontSize: 10.5,
    color: pdfColours.ink,
  },
  // Not on the page: what is rendered page by page would apply an inherited line height twice and vanish.
  content: { fontSize: 10.5, lineHeight: 1.5 },
  title: {
    fontFamily: ['Heading', 'Fallback'],
    fontWeight: 600,
    fontSize: 22,
    lineHeight: 1.2,
    color: pdfColours.heading,
  },
  heading: {
    fontFamily: ['Heading', 'Fallback'],
    fontWeight: 600,
    fontSize: 13,
    lineHeight: 1.2,
    color: pdfColours.heading,
    marginTop: 16,
    marginBottom: 6,
  },
  dim: { color: pdfColours.dim },
  bold: { fontWeight: 600 },
  figures: {
    flexDirection: 'row',
    marginTop: 14,
    borderWidth: 1,
    borderColor: pdfColours.line,
    borderRadius: 5,
  },
  footer: {
    position: 'absolute',
    bottom: 28,
    left: 52,
    right: 52,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8.5,
    color: pdfColours.dim,
  },
});

const covered =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]+/gu;

/** The text limited to the fonts' characters; others become an ellipsis instead of empty boxes. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(covered, '…');
}

/** Figures in a row, each under its name. */
export function pdfFigures(figures: readonly (readonly [label: string, value: string])[]): ReactElement {
  return h(
    View,
    { key: 'figures', style: pdfStyles.figures },
    ...figures.map(([label, value]) =>
      h(
        View,
        { key: label, style: { flex: 1, padding: 10 } },
        h(Text, { style: { ...pdfStyles.dim, fontSize: 9 } }, label),
        h(Text, { style: { ...pdfStyles.title, fontSize: 18, marginTop: 3 } }, value),
      ),
    ),
  );
}

type PdfFrame = {
  title: string;
  /** At the left of every page's foot. */
  foot: string;
  children: ReactNode;
};

/** A document as bytes. */
export function pdfBytes({ title, foot, children }: PdfFrame): Promise<Buffer> {
  return renderToBuffer(
    h(
      Document,
      { title, author: brand.name, creator: brand.name, producer: brand.name, language: 'en' },
      h(
        Page,
        { size: 'A4', style: pdfStyles.page },
        h(View, { style: pdfStyles.content }, children),
        h(
          View,
          { style: pdfStyles.footer, fixed: true },
          h(Text, null, foot),
          h(Text, {
            render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
              `Page ${pageNumber} of ${totalPages}`,
          }),
        ),
      ),
    ),
  );
}
