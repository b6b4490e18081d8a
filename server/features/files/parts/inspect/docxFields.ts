import { DomainError } from '../../../../errors.ts';
import { LINK } from './docxParts.ts';
import type { Tag } from './xmlTokens.ts';

/** WordprocessingML, transitional and strict (ECMA-376 part 1, annex A, and part 4). */
const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
/** A field that runs a program, or fetches a file or data, when the document is opened or updated. */
const ACTIVE_FIELD = /^(DDEAUTO|DDE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DATABASE|RD)(?![a-z\d])/i;
/** How deep fields lie in fields; a résumé has three. */
const FIELDS_MAX = 200;
/** Stands for a field inside of another field's instruction. */
const NESTED = '\ufffc';
/** A web or share address, also after a switch. A drive has one letter before its colon. */
const ELSEWHERE = /(?<![a-z\d+.-])(?!file:\/{3}[a-z]:)[a-z][a-z\d+.-]+:|(^|[\s"“”])[\\/]{2}/i;

type Piece = { kind: 'instrText' | 'delInstrText' | 't'; text: string; isPreserved: boolean };
type Field = { pieces: Piece[]; hasResult: boolean };
/**
 * The fields of one stretch of text, outermost first; the first one isn't a field and collects what's
 * outside.
 */
type Stretch = { fields: Field[]; depth: number; isWhole: boolean };

const emptyField = (): Field => ({ pieces: [], hasResult: false });
const emptyStretch = (depth: number): Stretch => ({ fields: [emptyField()], depth, isWhole: depth === 0 });

/**
 * Reads the fields of one part, which Word executes. An instruction may be spread over many runs, up to its
 * result separator or end. Word may skip elements of another namespace (part 3: ignorable content,
 * alternates), so fields begin and end on the same side of one.
 * @throws DomainError file_active, file_broken from its functions
 */
export function fieldReader(): {
  open: (tag: Tag) => void;
  close: () => void;
  text: (piece: string) => void;
  end: () => void;
} {
  const open: { isWord: boolean; piece: Piece | null }[] = [];
  const stretches: Stretch[] = [emptyStretch(0)];
  const stretch = (): Stretch => stretches.at(-1) ?? emptyStretch(0);

  return {
    open: (tag) => {
      const isWord = WORD.has(tag.uri);
      const parent = open.at(-1);
      if (parent?.isWord && !isWord) stretches.push(emptyStretch(open.length));
      open.push({ isWord, piece: isWord ? openPiece(tag, stretch()) : null });
      if (!isWord) return;
      if (tag.local === 'fldChar') mark(stretch(), valueIn(tag, 'fldCharType'));
      else if (tag.local === 'fldSimple') {
        refuseActive(valueIn(tag, 'instr'));
        nest(stretch());
      }
    },
    close: () => {
      open.pop();
      if (stretches.length > 1 && stretch().depth === open.length) finish(stretches.pop());
    },
    text: (text) => {
      const piece = open.at(-1)?.piece;
      if (piece) piece.text += text;
    },
    end: () => finish(stretches.pop()),
  };
}

/** Text counts as an instruction until the field's result begins; instruction elements always count. */
function openPiece({ local, attributes }: Tag, { fields }: Stretch): Piece | null {
  const field = fields.at(-1);
  const isInstruction = local === 'instrText' || local === 'delInstrText';
  const isText = local === 't' && fields.length > 1 && !field?.hasResult;
  if (!field || !(isInstruction || isText)) return null;
  const isPreserved = attributes.some(
    (attribute) => attribute.local === 'space' && attribute.value === 'preserve',
  );
  const piece: Piece = { kind: isInstruction ? local : 't', text: '', isPreserved };
  field.pieces.push(piece);
  return piece;
}

function mark(stretch: Stretch, type: string): void {
  const { fields } = stretch;
  const field = fields.at(-1);
  if (!['begin', 'separate', 'end'].includes(type)) throw new DomainError('file_active');
  if (type === 'begin') {
    nest(stretch);
    if (fields.push(emptyField()) > FIELDS_MAX) throw new DomainError('file_broken');
  } else if (field) {
    judge(field);
    field.pieces = [];
    field.hasResult = true;
    if (fields.length === 1) {
      if (!stretch.isWhole) throw new DomainError('file_active');
    } else if (type === 'end') fields.pop();
  }
}

function nest({ fields }: Stretch): void {
  const field = fields.at(-1);
  if (fields.length > 1 && field && !field.hasResult)
    field.pieces.push({ kind: 'instrText', text: NESTED, isPreserved: true });
}

function finish(stretch: Stretch | undefined): void {
  if (!stretch) return;
  for (const field of stretch.fields) judge(field);
  const isOpen = stretch.fields.length > 1 || stretch.fields.some(({ pieces }) => pieces.length > 0);
  if (isOpen && !stretch.isWhole) throw new DomainError('file_active');
}

/** Word's reading depends on tracked changes and on blanks that XML need not keep, so each reading is judged. */
function judge({ pieces }: Field): void {
  const readings: Piece['kind'][][] = [['instrText']];
  if (pieces.some(({ kind }) => kind === 't')) readings.push(['instrText', 't']);
  if (pieces.some(({ kind }) => kind === 'delInstrText'))
    readings.push(['instrText', 'delInstrText'], ['instrText', 'delInstrText', 't']);
  for (const kinds of readings) {
    const read = pieces.filter(({ kind }) => kinds.includes(kind));
    refuseActive(read.map(({ text }) => text).join(''));
    refuseActive(read.map(({ text, isPreserved }) => (isPreserved ? text : text.trim())).join(''));
  }
}

/** @throws DomainError('file_active') */
function refuseActive(written: string): void {
  const instruction = written.trim();
  const [command = ''] = instruction.match(/^[^\s"\\]*/) ?? [];
  const rest = instruction.slice(command.length);
  const isActive =
    // A field that another one names may be any.
    command.includes(NESTED) ||
    ACTIVE_FIELD.test(instruction) ||
    (/^INCLUDEPICTURE/i.test(command) && (rest.includes(NESTED) || ELSEWHERE.test(rest))) ||
    (/^HYPERLINK/i.test(command) && !isLink(rest));
  if (isActive) throw new DomainError('file_active');
}

/** Bookmark, tip and target have a switch of one backslash before them; the address has none. */
function isLink(rest: string): boolean {
  const bare = rest
    .replace(/(^|\s)\\[lot]\s*(["“][^"”]*["”]?|[^\s"]+)/gi, '')
    .replace(/(^|\s)\\[mnh](?=\s)/gi, '');
  const address = bare.match(/^\s*["“”]?\s*([^"“”]*)/)?.[1] ?? '';
  return LINK.test(address) || /^[a-z]:[\\/]/i.test(address);
}

const valueIn = ({ attributes }: Tag, name: string): string =>
  attributes
    .filter(({ local }) => local === name)
    .map(({ value }) => value)
    .join(' ');
