import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { DomainError } from '../../../../errors.ts';

/** What is parsed of one document, at most about 200 ms of work; twenty pages of Word are a third of it. */
const BYTES_MAX = 3 * 1024 * 1024;
const TAGS_MAX = 120_000;
const REFERENCES_MAX = 20_000;
const STEP = 32 * 1024;
const AMPERSAND = 0x26;

/** A tag after decoding: its namespace and its name without prefix. */
export type Tag = Pick<SaxesTagNS, 'uri' | 'local'> & { attributes: Attribute[] };
type Attribute = { uri: string; local: string; value: string };

type Handlers = {
  open: (tag: Tag) => void;
  close?: () => void;
  /** Text and CDATA, in pieces. */
  text?: (piece: string) => void;
};

/**
 * Reads one document's parts as XML with namespaces, within one limit for all of them. Document types and
 * other encodings are refused before (see `checkXml`), so a reference is one of XML's five or a number.
 * @returns a reader; its result rejects with DomainError('file_broken') when the part isn't well-formed or
 * too large
 */
export function xmlReader(pause: () => Promise<void>): (part: Buffer, handlers: Handlers) => Promise<void> {
  const left = { bytes: BYTES_MAX, tags: TAGS_MAX, references: REFERENCES_MAX };
  return async (part, { open, close, text }) => {
    left.bytes -= part.length;
    left.references -= references(part);
    if (left.bytes < 0 || left.references < 0 || !isUtf8(part)) throw new DomainError('file_broken');
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', () => {
      throw new DomainError('file_broken');
    });
    parser.on('opentag', ({ uri, local, attributes }) => {
      if (--left.tags < 0) throw new DomainError('file_broken');
      open({ uri, local, attributes: Object.values(attributes) });
    });
    if (close) parser.on('closetag', close);
    if (text) {
      parser.on('text', text);
      parser.on('cdata', text);
    }
    const xml = part.toString('utf8');
    for (let at = 0; at < xml.length; at += STEP) {
      parser.write(xml.slice(at, at + STEP));
      await pause();
    }
    parser.close();
  };
}

function references(part: Buffer): number {
  let count = 0;
  for (let at = part.indexOf(AMPERSAND); at !== -1; at = part.indexOf(AMPERSAND, at + 1)) count++;
  return count;
}
