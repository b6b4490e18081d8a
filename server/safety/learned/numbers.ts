import { wordsOf } from '../text.ts';

/** Numbers by what they can mean: an age, a year of birth, anything else by its length. */
type NumberSense = 'teen' | 'grown' | 'late' | 'early' | `digits${number}`;

/**
 * Numbers from 11 to 17 in words; where a language writes one in several words, the word that tells. Left out are those that
 * mean something else in another of the languages: "once", "dose".
 */
const TEENS = `
  eleven twelve thirteen fourteen fifteen sixteen seventeen
  doce trece catorce quince dieciséis diecisiete
  onze doze treze quatorze catorze quinze dezesseis dezasseis dezessete dezassete
  douze treize quatorze seize
  labing labindalawa labindalawang labintatlo labintatlong labinlima labinlimang labimpito labimpitong
  trese katorse kinse disisais disisaes disisyete disisiyete
  sebelas belas duabelas tigabelas empatbelas limabelas enambelas tujuhbelas
  kumi
  gyarah barah terah chaudah choudah pandrah pandra solah satrah satra
  ग्यारह बारह तेरह चौदह पंद्रह पन्द्रह सोलह सत्रह
  گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ
  عشر عشرة حداشر اتناشر تلتاشر طلطاشر اربعتاشر خمستاشر ستاشر سبعتاشر
  حدعش طنعش اتنعش تلطعش ثلطعش اربعطعش خمسطعش خمستعش ستطعش سطعش سبعطعش
  hdashar tnashar khamastashar settashar saba3tashar 5amastashar`;
/** From 18 to 20. */
const GROWN = `
  eighteen nineteen twenty dieciocho diecinueve veinte dezoito dezenove vinte vingt
  labingwalo disiotso disinuwebe dalawampu atharah atthara unnis अठारह उन्नीस बीस اٹھارہ انیس بیس
  تمنتاشر تسعتاشر عشرين عشرون ishirini duapuluh
  восемнадцать восемнадцати девятнадцать девятнадцати вісімнадцять вісімнадцяти дев'ятнадцять двадцать двадцять`;
/** Tens above, for "thirty-four" and the like. */
const OLDER = `
  thirty forty fifty sixty treinta cuarenta cincuenta sesenta trinta quarenta cinquenta sessenta
  trente quarante cinquante soixante tatlumpu apatnapu trenta kwarenta singkwenta
  thelathini arobaini hamsini sitini chalis pachaas तीस चालीस पचास تیس چالیس پچاس
  ثلاثين ثلاثون اربعين اربعون خمسين خمسون
  тридцать сорок пятьдесят тридцять п'ятдесят шістдесят шестьдесят`;

const table = new Map<string, NumberSense>();
for (const [sense, list] of [
  ['teen', TEENS],
  ['grown', GROWN],
  ['digits2', OLDER],
] as const)
  for (const { forms } of wordsOf(list)) table.set(forms[0] ?? '', sense);

function senseOfDigits(digits: string): NumberSense {
  const value = Number(digits);
  if (digits.length === 2 && value >= 11 && value <= 17) return 'teen';
  if (digits.length === 2 && value >= 18 && value <= 21) return 'grown';
  if (digits.length === 4 && value >= 2009 && value <= 2016) return 'late';
  if (digits.length === 4 && value >= 1940 && value <= 2008) return 'early';
  return `digits${Math.min(digits.length, 5)}`;
}

/** What a folded word can mean as a number, in digits or words; nothing where it is none. "16yo" keeps its letters. */
export function numberSenses(form: string): string[] {
  const digits = form.match(/^\d+/)?.[0];
  if (digits === undefined) {
    const known = table.get(form) ?? (/надц[ая]т[ьи]$/u.test(form) ? 'teen' : undefined);
    return known === undefined ? [] : [known];
  }
  const sense = senseOfDigits(digits);
  const rest = form.slice(digits.length);
  return rest === '' ? [sense] : [sense, `${sense} ${rest}`];
}

/** Whether a sense can be someone's age, or the year that tells it, before or around their eighteenth birthday. */
export function isAge(shown: string): boolean {
  return shown === 'teen' || shown === 'grown' || shown === 'late';
}
