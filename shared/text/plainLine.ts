/**
 * Invisible characters that turn, hide, or join the text around them (UTS #55): direction marks, zero-width
 * spaces, letters and vowels without a glyph, tag characters. The joiners U+200C and U+200D are kept, because
 * Persian and Indic names need them.
 */
const HIDDEN =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** More marks on a letter than any script writes; piled up, they are drawn over the lines around. */
const PILED = /(\p{M}{6})\p{M}+/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What a text field of one line accepts; {@link ONE_LINE_MESSAGE} says why it was refused. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
export const ONE_LINE_MESSAGE = 'Please use one line, without line breaks or tabs';

/** The text without hidden characters and piled marks. Pasted names carry them, so they are dropped and not refused. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '').replace(PILED, '$1');

/** A stored text as one line, for emails, subjects and spreadsheets: older rows may hold what forms refuse now. */
export const plainLine = (text: string): string => withoutHidden(text).replace(BREAKS, ' ').trim();
