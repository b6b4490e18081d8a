import {
  Document,
  Image,
  Page,
  Path,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { designTones, tonesOf } from '../../../shared/company/accent.ts';
import { brand } from '../../../shared/company/brand.ts';
import { companyLogo } from '../settings/companyLogo.ts';
import { printable } from './fonts.ts';

/** What every PDF shares: type, colors, masthead, and the frame of a page. */

const tone = (index: number): string =>
  (brand.accent === null ? designTones : tonesOf(brand.accent))[index] ?? '#000000';

export const pdfColours = {
  ink: '#1b201a',
  /** The accent's tones, as they are when a document is made. */
  get heading() {
    return tone(9);
  },
  dim: '#636a62',
  line: '#d6dad5',
  sunken: '#f1f3f1',
  get pine() {
    return tone(7);
  },
  get table() {
    return tone(8);
  },
  get edge() {
    return tone(9);
  },
  sun: '#fdc842',
  mark: '#ebb729',
  faint: '#bfc4be',
  clay: '#c65723',
} as const;

export const pdfStyles = StyleSheet.create({
  page: {
    paddingTop: 44,
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
    get color() {
      return pdfColours.heading;
    },
    marginBottom: 4,
  },
  heading: {
    fontFamily: ['Heading', 'Fallback'],
    fontWeight: 600,
    fontSize: 13,
    lineHeight: 1.2,
    get color() {
      return pdfColours.heading;
    },
    marginTop: 16,
    marginBottom: 8,
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

/** Points between two figures' borders, less their margins: more characters are set smaller. */
const FIGURE_SIZE = 18;
const FIGURE_SMALLEST = 10;
const CONTENT_WIDTH = 491;

/** So large that a figure of this length fits into one of `count` boxes side by side. */
function figureSize(value: string, count: number): number {
  const room = CONTENT_WIDTH / count - 22;
  return Math.max(FIGURE_SMALLEST, Math.min(FIGURE_SIZE, room / (value.length * 0.62)));
}

/** Figures in a row, each under its name, all of one size. */
export function pdfFigures(figures: readonly (readonly [label: string, value: string])[]): ReactElement {
  const fontSize = Math.min(...figures.map(([, value]) => figureSize(value, figures.length)));
  return h(
    View,
    { key: 'figures', style: pdfStyles.figures, wrap: false },
    ...figures.map(([label, value], index) =>
      h(
        View,
        {
          key: label,
          style: {
            flex: 1,
            padding: 10,
            ...(index > 0 ? { borderLeftWidth: 1, borderLeftColor: pdfColours.line } : {}),
          },
        },
        h(Text, { style: { ...pdfStyles.dim, fontSize: 9 } }, label),
        h(Text, { style: { ...pdfStyles.title, fontSize, marginTop: 3, marginBottom: 0 } }, value),
      ),
    ),
  );
}

/** A list item: continuation lines are indented below the first line's text. */
export function pdfBullet(text: string, mark?: string): ReactElement {
  const dot = {
    width: 4.5,
    height: 4.5,
    borderRadius: 2.25,
    backgroundColor: pdfColours.clay,
    marginTop: 5.5,
  };
  return h(
    View,
    { key: text, style: { flexDirection: 'row', marginBottom: 3 }, wrap: false },
    h(
      View,
      { style: { width: 18 } },
      mark === undefined ? h(View, { style: dot }) : h(Text, { style: { color: pdfColours.clay } }, mark),
    ),
    h(Text, { style: { flex: 1 } }, text),
  );
}

/** Fewest rows that go to a new page alone. */
const TOGETHER = 4;

/** Rows of a table of which the last never stand on a page by themselves. */
export function pdfRows(key: string, rows: readonly ReactElement[]): ReactElement[] {
  const cut = Math.max(0, rows.length - TOGETHER);
  const last = rows.slice(cut);
  return last.length === 0 ? [] : [...rows.slice(0, cut), h(View, { key, wrap: false }, ...last)];
}

type PdfFrame = {
  title: string;
  /** At the left of every page's foot. */
  foot: string;
  children: ReactNode;
};

const BAND = 50;

/** The tabletop with the company's name, across the first page; later pages begin with its edge alone. */
function masthead(): ReactElement[] {
  const across = { position: 'absolute', left: 0, right: 0, top: 0 } as const;
  const edge = { borderBottomWidth: 4, borderBottomColor: pdfColours.edge };
  const sign = h(
    Svg,
    { viewBox: '4 8 24 19', style: { width: 28, height: 22, marginRight: 11 } },
    h(Path, { d: 'M9 16.5a7 7 0 0 1 14 0z', fill: pdfColours.sun }),
    h(Path, { d: 'M4 16.5h24v3.5h-2.6V26h-3.2v-6H9.8v6H6.6v-6H4z', fill: '#ffffff' }),
  );
  const name = h(
    Text,
    { style: { fontFamily: ['Heading', 'Fallback'], fontWeight: 600, fontSize: 18, color: '#ffffff' } },
    printable(brand.name),
  );
  const own = companyLogo()?.dark;
  const logo = own
    ? h(Image, {
        src: { data: Buffer.from(own.drawn, 'base64'), format: 'png' },
        style: { height: 22, width: (own.width / own.height) * 22 },
      })
    : null;
  return [
    h(View, {
      key: 'edge',
      fixed: true,
      style: { ...across, ...edge, height: 14, backgroundColor: pdfColours.table },
    }),
    h(
      View,
      {
        key: 'band',
        style: {
          ...across,
          ...edge,
          height: BAND,
          backgroundColor: pdfColours.table,
          paddingHorizontal: 52,
          flexDirection: 'row',
          alignItems: 'center',
        },
      },
      ...(logo ? [logo] : [sign, name]),
    ),
  ];
}

/** A document as bytes. */
export function pdfBytes({ title, foot, children }: PdfFrame): Promise<Buffer> {
  return renderToBuffer(
    h(
      Document,
      { title, author: brand.name, creator: brand.name, producer: brand.name, language: 'en' },
      h(
        Page,
        { size: 'A4', style: pdfStyles.page },
        ...masthead(),
        h(View, { style: { ...pdfStyles.content, marginTop: BAND - 18 } }, children),
        h(
          View,
          { style: pdfStyles.footer, fixed: true },
          h(Text, null, printable(foot)),
          h(Text, {
            render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
              `Page ${pageNumber} of ${totalPages}`,
          }),
        ),
      ),
    ),
  );
}
