/** Letters whose marks Unicode doesn't separate into accents. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' };

/** A text for searching: in lower case and without accents, however they're encoded. Must match SQL's `folded`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđıς]/g, (letter) => LETTERS[letter] ?? letter);
