import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A text as a reader sees it, and what the file says that no page shows. */
export type ExtractedText = { visible: string; hidden: string };

const PAGES_MAX = 50;
/** Points below which a résumé isn't readable. */
const READABLE_POINTS = 3;
/** How far from white a color may be and still vanish on paper. */
const NEARLY_WHITE = 0.93;
/** Below this opacity, text is invisible. */
const OPAQUE_ENOUGH = 0.1;

type Matrix = readonly [number, number, number, number, number, number];
type Box = { minX: number; minY: number; maxX: number; maxY: number };
type State = { ctm: Matrix; fill: string; alpha: number; mode: number; size: number; leading: number };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Loads what reads PDFs, which takes longer than reading one. */
export async function loadReader(): Promise<void> {
  await getResolvedPDFJS();
}

/** Opens a PDF. @throws Error when it can't be opened. */
export function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  return getDocumentProxy(bytes);
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Reads the first 50 pages of a PDF one by one, following the drawing operations, so that text can be told apart that is drawn
 * but not seen: invisible mode, white on paper, see-through, tiny, or outside of the page. White text on a
 * dark bar and the text layer over a scanned image are seen, and count as such.
 */
export async function readPdf(pdf: PdfDocument): Promise<ExtractedText> {
  try {
    const { OPS } = await getResolvedPDFJS();
    const parts: ExtractedText[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MAX); number++) {
      const page = await pdf.getPage(number);
      const { fnArray, argsArray } = await page.getOperatorList();
      parts.push(readPage(OPS, fnArray, argsArray, toBox(page.view)));
      page.cleanup();
    }
    return {
      visible: parts
        .map((part) => part.visible)
        .join('\n\n')
        .trim(),
      hidden: parts
        .map((part) => part.hidden)
        .join('\n')
        .trim(),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];

/** Walks one page's operations with the graphics state they set (PDF 32000-1, 8.4 and 9.3). */
function readPage(ops: Ops, codes: readonly number[], args: readonly unknown[], paper: Box): ExtractedText {
  let state: State = { ctm: IDENTITY, fill: '#000000', alpha: 1, mode: 0, size: 12, leading: 0 };
  const stack: State[] = [];
  const covers: Box[] = [];
  const fills = new Set([
    ops.fill,
    ops.eoFill,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ]);
  const text = textOn(paper, covers);
  let line: Matrix = IDENTITY;

  codes.forEach((code, index) => {
    const values = Array.isArray(args[index]) ? args[index] : [];
    state = stateAfter(state, ops, code, values);
    switch (code) {
      case ops.save:
        stack.push(state);
        break;
      case ops.paintFormXObjectBegin:
        stack.push(state);
        if (Array.isArray(values[0])) state = { ...state, ctm: multiply(state.ctm, toMatrix(values[0])) };
        break;
      case ops.restore:
      case ops.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case ops.beginText:
        line = IDENTITY;
        text.breakLine();
        break;
      case ops.setTextMatrix:
        line = toMatrix(Object.values(Object(values[0])));
        text.breakLine();
        break;
      case ops.setLeadingMoveText:
      case ops.moveText:
        line = multiply(line, [1, 0, 0, 1, Number(values[0]), Number(values[1])]);
        if (Number(values[1]) !== 0) text.breakLine();
        else text.show(' ', state, line);
        break;
      case ops.nextLine:
        line = multiply(line, [1, 0, 0, 1, 0, -state.leading]);
        text.breakLine();
        break;
      case ops.showText:
        text.show(glyphText(values[0]), state, line);
        break;
      case ops.constructPath:
        // Dark areas make white text readable; outlines and clipping paths paint no area.
        if (fills.has(Number(values[0])) && !isNearlyWhite(state.fill) && state.alpha >= OPAQUE_ENOUGH)
          covers.push(transformBox(state.ctm, toBounds(values[2])));
        break;
      case ops.paintImageXObject:
      case ops.paintInlineImageXObject:
      case ops.paintImageMaskXObject:
        covers.push(transformBox(state.ctm, { minX: 0, minY: 0, maxX: 1, maxY: 1 }));
        break;
    }
  });
  return text.read();
}

/** The graphics state after an operation that sets a part of it; unchanged after any other. */
function stateAfter(state: State, ops: Ops, code: number, values: readonly unknown[]): State {
  switch (code) {
    case ops.transform:
      return { ...state, ctm: multiply(state.ctm, toMatrix(values)) };
    case ops.setGState:
      return { ...state, alpha: fillAlpha(values[0]) ?? state.alpha };
    case ops.setFillRGBColor:
      return { ...state, fill: String(values[0]) };
    case ops.setTextRenderingMode:
      return { ...state, mode: Number(values[0]) };
    case ops.setFont:
      return { ...state, size: Number(values[1]) };
    case ops.setLeading:
      return { ...state, leading: Number(values[0]) };
    case ops.setLeadingMoveText:
      return { ...state, leading: -Number(values[1]) };
    default:
      return state;
  }
}

/** Collects the text of a page, what's seen apart from what isn't. `covers`: the dark areas and images drawn so far. */
function textOn(paper: Box, covers: readonly Box[]) {
  let visible = '';
  let hidden = '';
  return {
    show(text: string, state: State, line: Matrix): void {
      const at = multiply(state.ctm, line);
      const [x, y] = [at[4], at[5]];
      const covered = covers.some((box) => contains(box, x, y));
      const height = Math.abs(state.size) * Math.hypot(at[2], at[3]);
      const unseen =
        (!covered && (state.mode === 3 || state.mode === 7 || isNearlyWhite(state.fill))) ||
        state.alpha < OPAQUE_ENOUGH ||
        height < READABLE_POINTS ||
        !contains(paper, x, y);
      if (unseen) hidden += text;
      else visible += text;
    },
    breakLine(): void {
      if (visible !== '' && !visible.endsWith('\n')) visible += '\n';
      if (hidden !== '' && !hidden.endsWith('\n')) hidden += '\n';
    },
    read: (): ExtractedText => ({ visible: tidy(visible), hidden: tidy(hidden) }),
  };
}

/** Characters of one show operation; a wide gap between glyphs is a blank between words. */
function glyphText(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: unknown) => {
      if (typeof glyph === 'number') return glyph < -180 ? ' ' : '';
      if (typeof glyph !== 'object' || glyph === null || !('unicode' in glyph)) return '';
      return String(glyph.unicode);
    })
    .join('');
}

/** How opaque fills are from now on, when a graphics state says so (`ca`, PDF 32000-1, 11.6.4.4). */
function fillAlpha(entries: unknown): number | null {
  if (!Array.isArray(entries)) return null;
  const entry: unknown = entries.find((pair: unknown) => Array.isArray(pair) && pair[0] === 'ca');
  return Array.isArray(entry) ? Number(entry[1]) : null;
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((row) => row.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter((row) => row !== '')
    .join('\n');
}

function isNearlyWhite(colour: string): boolean {
  const channels = colour.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i)?.slice(1);
  return channels?.every((channel) => Number.parseInt(channel, 16) / 255 >= NEARLY_WHITE) ?? false;
}

function toMatrix(values: readonly unknown[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values.map(Number);
  return [a, b, c, d, e, f];
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function toBox(view: readonly number[]): Box {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = view;
  return { minX, minY, maxX, maxY };
}

function toBounds(value: unknown): Box {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = Object.values(Object(value)).map(Number);
  return { minX, minY, maxX, maxY };
}

function transformBox(m: Matrix, box: Box): Box {
  const corners = [
    [box.minX, box.minY],
    [box.maxX, box.minY],
    [box.minX, box.maxY],
    [box.maxX, box.maxY],
  ].map(([x = 0, y = 0]) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

function contains(box: Box, x: number, y: number): boolean {
  return x >= box.minX - 1 && x <= box.maxX + 1 && y >= box.minY - 1 && y <= box.maxY + 1;
}
