import { number } from './periods.ts';

const written: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/\b(what|who|where|how|when)'?s\b/g, '$1 is'],
  [/\b(have|has|had|did|do|does|is|are|was|were|would|could)n'?t\b/g, '$1 not'],
  [/\b(can)'?t\b/g, '$1 not'],
  [/'s\b/g, ''],
  [/\bppl\b|\bpeoples\b/g, 'people'],
  [/\bcvs?\b/g, 'resume'],
  [/\bw\b/g, 'with'],
  [/(?<=\s)\+(?=\s)|\bn\b/g, 'and'],
  [/\bwks?\b/g, 'week'],
  [/\babt\b/g, 'about'],
  [/\bdocs?\b/g, 'documents'],
  [/\bmins\b/g, 'minutes'],
  [/\bhrs\b/g, 'hours'],
  [/\b(\d+)h\b/g, '$1 hours'],
  [/\b(that|who|where)s\b/g, '$1 is'],
  [/\bnr\b/g, 'number'],
  [/\btmrw\b/g, 'tomorrow'],
  [/\bavg\.?/g, 'average'],
  [
    new RegExp(`\\b(?:more|longer) than (?=(?:a )?${number} (?:day|week|month|year)s? ago\\b)`, 'g'),
    'before ',
  ],
  [/\bfailed to (?:send|go out|arrive)\b/g, 'failed'],
  [/\b(?:nr|num|no\.|#) of\b/g, 'number of'],
  [/\be-mails?\b/g, 'email'],
  [/(\d),(\d{3})\b/g, '$1$2'],
  [/\$\s*(?=\d)/g, ''],
  [/\b(\d+)k\b/g, '$1000'],
  [/>=/g, ' at least '],
  [/<=/g, ' at most '],
  [/>/g, ' over '],
  [/</g, ' under '],
  [/(\d)\s*%/g, '$1'],
  [/%/g, ' percentage '],
  [/\bpercent of\b/g, 'percentage of'],
  [/[?!;"“”()]|(?<!\d):|:(?!\d\d\b)|\.(?!\d)/g, ' '],
  [/(?<!\d)[-–](?=\D)|(?<=\D)[-–](?!\d)/g, ' '],
  [/,/g, ' , '],
];

/** A question in one spelling: lowercase, without accents or contractions. */
export function plain(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return written
    .reduce((now, [pattern, instead]) => now.replace(pattern, instead), bare)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Number of typos between two words: letters added, left out, changed, or swapped. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The one known word that matches a typo; the word itself when it's known, short, or ambiguous. */
export function corrected(word: string, known: ReadonlySet<string>): string {
  if (known.has(word) || word.length < 4 || /\d/.test(word)) return word;
  const allowed = word.length >= 8 ? 2 : 1;
  let best: string[] = [];
  let fewest = allowed + 1;
  for (const other of known) {
    if (other.length < 4 || Math.abs(other.length - word.length) > allowed || other[0] !== word[0]) continue;
    const n = slips(word, other);
    if (n > allowed) continue;
    if (n < fewest) [fewest, best] = [n, [other]];
    else if (n === fewest) best.push(other);
  }
  return best.length === 1 && best[0] !== undefined ? best[0] : word;
}
