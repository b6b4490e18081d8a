/** The house style's rules that a machine can check, each with what it looks for in a text people read. */
type Rule = { name: string; pattern: RegExp; where: 'everywhere' | 'screens' };

const british =
  /\b(?:colours?|labour|behaviour|favourite|centre|metre|cheque|catalogue|programme|organis(?:e|ed|ing|ation)|recognis(?:e|ed|ing)|apologis(?:e|ed|ing)|analys(?:e|ed|ing)|practis(?:e|ed|ing)|cancell(?:ed|ing)|fulfil|licence|grey|towards|whilst|learnt|spelt|judgement|traveller|postcode)\b/gi;

const rules: readonly Rule[] = [
  {
    name: 'mail where email is meant',
    // Marks in brackets and file names aren't words.
    pattern: /(?<![\w/.@[-])mail(?:s|ed|ing)?(?![\w-]*[/@:=]|\.ts)\b/gi,
    where: 'everywhere',
  },
  { name: 'e-mail', pattern: /\be-mails?\b/gi, where: 'everywhere' },
  {
    name: 'a passive that hides who does what',
    pattern: /\b(?:did not load|was not (?:saved|sent|created|changed)|could not be)\b/gi,
    where: 'everywhere',
  },
  { name: 'somebody', pattern: /\bsomebody\b/gi, where: 'everywhere' },
  { name: 'whoever', pattern: /\bwhoever\b/gi, where: 'everywhere' },
  { name: 'hopefully you', pattern: /\bhopefully you\b/gi, where: 'everywhere' },
  { name: 'by mail', pattern: /\bby mail\b/gi, where: 'everywhere' },
  { name: 'British spelling', pattern: british, where: 'everywhere' },
  {
    name: 'a hyphen between two figures',
    // 555-01 begins a made-up phone number.
    pattern: /(?<![\w.-])(?!555-)\d{1,3}-\d{1,3}(?![\w-])/g,
    where: 'everywhere',
  },
  { name: 'a straight quote in prose', pattern: /\w'\w|(?<=\s)"[^"\n]{2,60}"(?=[\s.,])/g, where: 'screens' },
  { name: 'a period or comma after a closing quote', pattern: /”[.,]/g, where: 'screens' },
  { name: 'two spaces', pattern: /[a-z,.] {2,}[A-Za-z]/g, where: 'screens' },
  {
    name: 'no contraction',
    pattern: new RegExp(
      [
        /\b(?:cannot|can not|do not|does not|did not|will not|is not|are not)\b/,
        // "Where it is" and "Part of it is right" have no contraction.
        /(?<!\b(?:as|here|how|how \w+|how \w+ along|of|sent|than|there|what|where|who) )\b(?:it is|we are|you are)\b(?=,? ?[\p{L}“])(?! (?:and|but|now|or|right now)\b)/u,
        // "We have a plan" has none either.
        /\bwe have(?= (?:\w+ed|already|been|done|found|just|made|never|not|seen|sent)\b)/,
      ]
        .map(({ source }) => source)
        .join('|'),
      'giu',
    ),
    where: 'screens',
  },
];

/** How often a text breaks each rule. */
export function offences(text: string, place: 'screens' | 'other'): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { name, pattern, where } of rules) {
    if (where === 'screens' && place !== 'screens') continue;
    const count = [...text.matchAll(pattern)].length;
    if (count > 0) found[name] = count;
  }
  return found;
}
