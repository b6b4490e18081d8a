import { type Chains, chainReader } from './pdfChains.ts';

/**
 * A minimal tokenizer for PDF (ISO 32000-1, 7.2 and 7.3) that separates names from text: enough to recognize
 * an object and its actions without building it.
 */

/** What one object says: every name in it, and the plain entries of its outermost dictionary. */
export type Scanned = {
  names: Set<string>;
  /** Names and numbers as written, an array as its names, anything else as '?'. */
  entries: Map<string, string>;
  chains: Chains;
  end: number;
};

const NAME = /\/([^ \t\r\n\f\0()<>[\]{}/%]*)/y;
const NAME_MAX = 200;
const WORD = /[^ \t\r\n\f\0()<>[\]{}/%]+/y;
const BLANK = /[ \t\r\n\f\0]+/y;
const DEPTH_MAX = 200;

/** How much may still be read of a file. */
export type Budget = { characters: number; tokens: number };

/** `/J#61vaScript` is `/JavaScript` (7.3.5). */
const decodeName = (raw: string): string =>
  raw.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Takes the values of one object, and keeps the plain entries of its outermost dictionary. `open`: the brackets around. */
function entryReader(open: readonly string[]) {
  const entries = new Map<string, string>();
  let key: string | null = null;
  return {
    entries,
    value(value: string, isName: boolean): void {
      if (open.length === 1 && open[0] === '<<') {
        if (key === null) key = isName ? value : null;
        else {
          if (!entries.has(key)) entries.set(key, value);
          // A reference has three words: the first represents it, the others aren't the next key.
          key = null;
        }
      } else if (open.length === 2 && open[0] === '<<' && open[1] === '[' && key !== null && isName) {
        entries.set(key, [entries.get(key), value].filter(Boolean).join(' '));
      }
    },
    /** A bracket was closed: what it held was the value of a key, if the outermost one is still open. */
    close(): void {
      if (open.length !== 1) return;
      if (key !== null && !entries.has(key)) entries.set(key, '?');
      key = null;
    },
  };
}

/**
 * Reads one object from `start` on: up to its closing bracket, or the first word that isn't one of its
 * values. Null when its brackets don't close, nest too deep, or the budget ends first.
 */
export function scanObject(text: string, start: number, budget: Budget): Scanned | null {
  const names = new Set<string>();
  const stop = Math.min(text.length, start + budget.characters);
  const open: string[] = [];
  const entry = entryReader(open);
  const chains = chainReader();
  let at = start;

  while (at < stop && budget.tokens-- > 0) {
    BLANK.lastIndex = at;
    if (BLANK.test(text)) {
      at = BLANK.lastIndex;
      continue;
    }
    const character = text[at];
    if (character === '%') {
      at = endOfLine(text, at, stop);
    } else if (character === '(') {
      const end = endOfString(text, at, stop);
      entry.value('?', false);
      chains.string();
      at = end ?? stop;
      if (end === null) open.push('(');
    } else if (text.startsWith('<<', at)) {
      open.push('<<');
      chains.open(false);
      at += 2;
    } else if (character === '<') {
      const end = text.indexOf('>', at);
      entry.value('?', false);
      chains.string();
      at = end === -1 || end >= stop ? stop : end + 1;
      if (at === stop) open.push('<');
    } else if (character === '[') {
      open.push('[');
      chains.open(true);
      at++;
    } else if (text.startsWith('>>', at) || character === ']') {
      open.pop();
      chains.close();
      at += character === ']' ? 1 : 2;
      entry.close();
    } else if (character === '/') {
      NAME.lastIndex = at;
      const name = decodeName(NAME.exec(text)?.[1]?.slice(0, NAME_MAX) ?? '');
      names.add(name);
      chains.name(name);
      entry.value(name, true);
      at = Math.max(NAME.lastIndex, at + 1);
    } else {
      WORD.lastIndex = at;
      const word = WORD.exec(text)?.[0];
      if (word === 'endobj' || word === 'stream' || word === 'endstream' || word === 'obj') break;
      if (word) {
        entry.value(word, false);
        chains.word(word);
      }
      at += word?.length ?? 1;
    }
    if (open.length > DEPTH_MAX || open.length === 0) break;
  }
  budget.characters -= at - start;
  return open.length > 0 ? null : { names, entries: entry.entries, chains: chains.found, end: at };
}

function endOfLine(text: string, from: number, stop: number): number {
  for (let at = from; at < stop; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || code === 0x0d) return at;
  }
  return stop;
}

const BACKSLASH = 0x5c;
const OPENS = 0x28;
const CLOSES = 0x29;

/** Brackets inside a string balance unless preceded by a backslash (7.3.4.2). */
function endOfString(text: string, from: number, stop: number): number | null {
  let depth = 0;
  for (let at = from; at < stop; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === OPENS) depth++;
    else if (code === CLOSES && --depth === 0) return at + 1;
  }
  return null;
}
