/** Letters of other scripts as people write them in Latin ones, near enough for spellings of one word to meet. */
const LATIN: Readonly<Record<string, string>> = {
  ...pairs(
    'а a б b в v г g д d е e ё e є e ж zh з z и i і i ї i й i к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh щ sh ы i э e ю u я a',
  ),
  ...pairs(
    'ا a ب b پ p ت t ٹ t ث s ج j چ ch ح h خ kh د d ڈ d ذ z ر r ڑ r ز z ژ zh س s ش sh ص s ض z ط t ظ z ع a غ g ف f ق k ك k گ g ل l م m ن n و v ه h ي i',
  ),
  ...pairs(
    'अ a आ a इ i ई i उ u ऊ u ए e ऐ e ओ o औ o ा a ि i ी i ु u ू u े e ै e ो o ौ o ृ ri ं n क k ख kh ग g घ gh च ch छ ch ज j झ j ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h',
  ),
};

function pairs(written: string): Record<string, string> {
  const parts = written.split(' ');
  const table: Record<string, string> = {};
  for (let at = 0; at + 1 < parts.length; at += 2) table[parts[at] ?? ''] = parts[at + 1] ?? '';
  return table;
}

/** A folded word in Latin letters. */
export function latinOf(form: string): string {
  if (/^[a-z0-9]*$/.test(form)) return form;
  let out = '';
  for (const sign of form) out += LATIN[sign] ?? (/[a-z0-9]/.test(sign) ? sign : '');
  return out;
}

/** What is left of a word in Latin letters without vowels and doubled letters: `zindagi` and `zndgi` are one. */
export function bonesOf(latin: string): string {
  const bare = latin
    .replace(/ph/g, 'f')
    .replace(/[ckq]h?/g, (sign) => (sign === 'ch' ? 'c' : 'k'))
    .replace(/sh/g, 's')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1');
  return bare.slice(0, 1).replace(/[aeiouy]/, 'a') + bare.slice(1).replace(/[aeiouyh]/g, '');
}
