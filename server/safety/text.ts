/**
 * Text as the lexicon reads it: folded words with their place in the original. Folding is the same for the
 * lexicon's own entries and for what people write, so it only has to bring spellings of one word together.
 */

/** One word. `forms` are its readings (folded, letters for digits, without clitics); places are UTF-16 offsets. */
export type Word = {
  forms: readonly string[];
  start: number;
  end: number;
  /** Rises at full stops, question marks and line breaks. */
  sentence: number;
  /** Rises at every comma, colon, dash, bracket and quote as well. */
  clause: number;
};

/** Longer than any word people write; cuts what would only cost time. */
const LONGEST = 40;

const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ґ: 'г',
  ٱ: 'ا',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ۂ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  ں: 'ن',
  ء: '',
  ـ: '',
  'ँ': 'ं',
  '़': '',
};
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const SKIPPED = /\p{Cf}|\u034f|[\u064b-\u065f]|\u0670|[\u06d6-\u06ed]|[\ufe00-\ufe0f]/u;
const WORD_SIGN = /[\p{L}\p{M}\p{N}]/u;
const COMBINING = /[\u0300-\u036f\u0653-\u0655]/gu;
const DIGIT = /\p{Nd}/u;

/** What a sign is to the reader: `''` for one that is skipped, null for one that ends a word. */
const folded = new Map<string, string | null>();

function foldSign(sign: string): string | null {
  const known = folded.get(sign);
  if (known !== undefined) return known;
  const answer = foldNew(sign);
  // Scripts are finite; the cap only keeps a text of rare signs from growing the table.
  if (folded.size < 4000) folded.set(sign, answer);
  return answer;
}

function foldNew(sign: string): string | null {
  if (SKIPPED.test(sign)) return '';
  if (DIGIT.test(sign)) return digitOf(sign);
  const plain = sign.normalize('NFKD').replace(COMBINING, '').toLowerCase().replace(COMBINING, '');
  if (plain === '') return '';
  if (!WORD_SIGN.test(plain)) return null;
  let out = '';
  for (const letter of plain) out += LETTERS[letter] ?? letter;
  return out;
}

/** Decimal digits of every script stand in runs of ten whose first is a zero. */
function digitOf(sign: string): string {
  const plain = sign.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return plain;
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

const APOSTROPHES = new Set(["'", '’', '‘', 'ʼ', '`', '´', 'ʻ']);
const INSIDE = new Set(['@', '$', '!', '*']);
const ENDS = new Set(['!', '?', '\n', '؟', '۔', '।', '\r']);
const PAUSES = new Set([',', ';', ':', '—', '–', '(', ')', '"', '“', '”', '«', '»', '„', '،', '؛', '…', '/']);
const ELIDED = /^(?:[jlmtsdcn]|qu|jusqu|lorsqu|puisqu)$/;

/** Nasals before a consonant are written in two ways in Devanagari: ज़िन्दगी, ज़िंदगी. */
function foldWord(word: string): string {
  return word.replace(/[\u0928\u092e\u0919\u091e\u0923]\u094d(?=[\u0915-\u0939])/gu, 'ं');
}

/** Takes the written word apart into its readings. */
function formsOf(raw: string): string[] {
  const word = foldWord(raw).slice(0, LONGEST);
  const twice = /(.)\1\1/u.test(word) ? word.replace(/(.)\1{2,}/gu, '$1$1') : word;
  if (twice === word && !/[0-9@$!*\u0620-\u064a]/.test(word)) return [word];
  const forms = new Set([twice]);
  if (twice !== word) forms.add(word.replace(/(.)\1{2,}/gu, '$1'));
  if (/[0-9@$!]/.test(word) && /[a-z]/.test(word)) {
    forms.add(twice.replace(/[0-9@$!]/g, (sign) => LEET[sign] ?? sign));
    forms.add(twice.replace(/2/g, ''));
  }
  if (word.includes('*')) for (const vowel of 'aeiou') forms.add(twice.replaceAll('*', vowel));
  if (/[\u0620-\u064a]/.test(word)) for (const bare of withoutClitics(twice)) forms.add(bare);
  return [...forms];
}

/** Arabic writes and, so, with, to, like, the, will as letters in front of the word. */
function withoutClitics(word: string): string[] {
  const found: string[] = [];
  const bare = /^[وف]/u.test(word) && word.length > 3 ? word.slice(1) : '';
  for (const one of bare ? [word, bare] : [word]) {
    if (one !== word) found.push(one);
    const article = one.match(/^(?:[بكف]?ال|لل|ع?ه?ال)(.{3,})$/u)?.[1];
    if (article) found.push(article);
    if (/^[بلكه]/u.test(one) && one.length > 4) found.push(one.slice(1));
  }
  return found;
}

/** Cuts a text into words. Linear in its length. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  let raw = '';
  let start = 0;
  let end = 0;
  let cut = -1;
  let cutAt = 0;

  const known = new Map<string, string[]>();

  const push = (part: string, from: number, to: number): void => {
    if (part === '') return;
    const forms = known.get(part) ?? formsOf(part);
    known.set(part, forms);
    words.push({ forms, start: from, end: to, sentence, clause });
  };
  const close = (): void => {
    if (raw === '') return;
    if (cut > 0 && ELIDED.test(raw.slice(0, cut)) && cut < raw.length) {
      push(raw.slice(0, cut), start, cutAt);
      push(raw.slice(cut), cutAt, end);
    } else push(raw, start, end);
    raw = '';
    cut = -1;
  };

  for (let at = 0; at < text.length; ) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const next = at + sign.length;
    const reading = foldSign(sign);
    if (reading !== null) {
      if (raw === '') start = at;
      raw += reading;
      if (reading !== '') end = next;
    } else if (APOSTROPHES.has(sign) && raw !== '' && isWordSign(text, next)) {
      if (cut < 0) {
        cut = raw.length;
        cutAt = next;
      }
    } else if (INSIDE.has(sign) && (raw !== '' || sign === '$') && isLetter(text, next)) {
      if (raw === '') start = at;
      raw += sign;
      end = next;
    } else {
      close();
      if (ENDS.has(sign) || (sign === '.' && endsSentence(text, at))) {
        sentence += 1;
        clause += 1;
      } else if (PAUSES.has(sign) || sign === '.' || (sign === '-' && text[next] === ' ')) clause += 1;
    }
    at = next;
  }
  close();
  return words;
}

function isWordSign(text: string, at: number): boolean {
  const sign = text.codePointAt(at);
  return sign !== undefined && Boolean(foldSign(String.fromCodePoint(sign)));
}

function isLetter(text: string, at: number): boolean {
  return /[a-z]/i.test(text[at] ?? '');
}

/** Dots in a row are a pause, and a dot inside a number or a name ends nothing. */
function endsSentence(text: string, at: number): boolean {
  if (text[at - 1] === '.' || text[at + 1] === '.') return false;
  return !isWordSign(text, at + 1);
}

/** The reading of one word of the lexicon. */
export function foldEntry(word: string): string {
  let out = '';
  for (const sign of word) out += foldSign(sign) ?? '';
  return foldWord(out);
}
