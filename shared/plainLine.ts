/**
 * Characters that nobody sees and that turn, hide or glue the text around them (UTS #55): marks of direction, blanks
 * of no width, tag characters. The joiners U+200C and U+200D stay, because Persian and Indic names are written with them.
 */
const HIDDEN =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What a text field of one line accepts; {@link ONE_LINE_MESSAGE} says why it was refused. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
export const ONE_LINE_MESSAGE = 'Please use one line, without line breaks or tabs';

/** The text without hidden characters. Pasted names carry them, so they are dropped and not refused. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '');

/** A stored text as one line, for emails, subjects and spreadsheets: older rows may hold what forms refuse now. */
export const plainLine = (text: string): string => withoutHidden(text).replace(BREAKS, ' ').trim();
