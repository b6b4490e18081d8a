import { DomainError } from '../../../../errors.ts';

/** Word nests tables in text boxes in tables, and stays far below this. */
const DEPTH_MAX = 400;
const ELEMENTS_MAX = 400_000;

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const QUESTION = 0x3f;
const BANG = 0x21;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

/**
 * Counts a part's elements without parsing it: linear time, no memory. Office documents have no document type
 * (ECMA-376 part 2, 6.2.5), which entities, and attacks with them, need.
 * @throws DomainError file_broken when elements don't close, nest too deep, or are too many
 */
export function checkXml(part: Buffer): void {
  if (!isUtf8(part)) throw new DomainError('file_broken');
  let depth = 0;
  let elements = 0;
  for (let at = part.indexOf(LT); at !== -1; ) {
    const next = part[at + 1];
    if (next === QUESTION) at = after(part, '?>', at);
    else if (next === BANG) at = skipMarkup(part, at);
    else {
      const end = endOfTag(part, at);
      if (next === SLASH) depth--;
      else {
        elements++;
        if (part[end - 1] !== SLASH) depth++;
      }
      if (depth < 0 || depth > DEPTH_MAX || elements > ELEMENTS_MAX) throw new DomainError('file_broken');
      at = end + 1;
    }
    at = part.indexOf(LT, at);
  }
  if (depth !== 0 || elements === 0) throw new DomainError('file_broken');
}

const DECLARATION =
  /^<\?xml\s+version\s*=\s*(?:"1\.\d"|'1\.\d')(?:\s+encoding\s*=\s*["']([\w-]+)["'])?(?:\s+standalone\s*=\s*["'](?:yes|no)["'])?\s*\?>/;

/** A part in another encoding would be read by Word and not by this check. */
function isUtf8(part: Buffer): boolean {
  const end = part.indexOf('?>', 0, 'latin1');
  const head = part
    .subarray(0, Math.min(2_000, end === -1 ? 2_000 : end + 2))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  if (!/^\s*</.test(head) || head.includes('\0')) return false;
  if (!/^<\?xml\s/.test(head)) return true;
  const declaration = head.match(DECLARATION);
  return declaration !== null && /^(utf-8|us-ascii)$/i.test(declaration[1] ?? 'utf-8');
}

function skipMarkup(part: Buffer, at: number): number {
  if (part.subarray(at, at + 4).toString('latin1') === '<!--') return after(part, '-->', at + 4);
  if (part.subarray(at, at + 9).toString('latin1') === '<![CDATA[') return after(part, ']]>', at + 9);
  throw new DomainError('file_broken');
}

function after(part: Buffer, mark: string, from: number): number {
  const end = part.indexOf(mark, from, 'latin1');
  if (end === -1) throw new DomainError('file_broken');
  return end + mark.length;
}

/** The tag's end; a bracket inside a quoted value doesn't end it. */
function endOfTag(part: Buffer, from: number): number {
  let quote = 0;
  for (let at = from + 1; at < part.length; at++) {
    const byte = part[at];
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
    else if (byte === GT) return at;
    else if (byte === LT) break;
  }
  throw new DomainError('file_broken');
}
