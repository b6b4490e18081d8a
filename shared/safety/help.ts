/**
 * Emergency numbers and helplines. Each number is in at least two of three public lists that were compared
 * on 2026-11-22; no country's own page was consulted. Unlisted countries get "your local emergency number":
 * no number is better than a wrong one.
 */

/** One number for everything, by ISO 3166-1 countries. */
const single: Readonly<Record<string, string>> = {
  '000': 'AU',
  '111': 'NZ',
  '112':
    'AD AL AM AT AZ BE BG CY CZ DE DK EE ES FI FR GE GH GR HR HU IE IN IS IT KG KW KZ LI LT LU LV MC MD ME MK MT NG NL PL PT RO RU SE SI SK SM TR TZ UA UZ VA',
  '115': 'SR',
  '117': 'MG',
  '123': 'CO',
  '191': 'TH',
  '911':
    'AG AI AS AW BM BS BZ CA CR DO EC GD GU HN JO KN KY LC LR MP MX PA PH PR PW PY SV TC US UY VC VE VG VI',
  '999': 'BD BH DM GB GG HK IM JE KE MY QA SC UG ZM ZW',
  '9999': 'OM',
};

/** Police and ambulance apart: `country:police/ambulance`. */
const split =
  'AE:999/998 AF:119/112 AR:911/107 BB:211/511 BF:17/112 BJ:117/112 BR:190/192 BT:113/112 BW:999/997 ' +
  'BY:102/103 CH:117/144 CI:110/185 CL:133/131 CN:110/120 CU:106/104 DZ:1548/14 EG:122/123 ET:991/907 ' +
  'FJ:917/911 GT:110/128 HT:114/116 ID:110/119 IL:100/101 IQ:104/122 JM:119/110 JP:110/119 KH:117/119 ' +
  'KR:112/119 LB:112/140 LK:119/110 MA:19/15 ML:17/15 MN:102/103 MU:999/114 MW:997/998 MZ:119/117 ' +
  'NE:17/15 NI:118/128 NO:112/113 NP:100/102 PE:105/106 PG:112/111 PK:15/1122 PS:100/101 RS:192/194 ' +
  'RW:112/912 SA:999/997 SG:999/995 SN:17/1515 SX:911/912 SY:112/110 TN:197/190 TW:110/119 VN:113/115 ' +
  'YE:194/191 ZA:10111/10177';

export type Numbers = { police: string; ambulance: string };

const numbers: ReadonlyMap<string, Numbers> = new Map([
  ...Object.entries(single).flatMap(([number, countries]) =>
    countries.split(' ').map((code) => [code, { police: number, ambulance: number }] as const),
  ),
  ...split.split(' ').map((entry) => {
    const [, code = '', police = '', ambulance = ''] = entry.match(/^(\w+):(\d+)\/(\d+)$/) ?? [];
    return [code, { police, ambulance }] as const;
  }),
]);

/** Names people type besides the ones CLDR gives in English. */
const otherNames: Readonly<Record<string, string>> = {
  america: 'US',
  usa: 'US',
  'united states of america': 'US',
  'the united states': 'US',
  'the philippines': 'PH',
  pilipinas: 'PH',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  brasil: 'BR',
  mexico: 'MX',
  españa: 'ES',
  deutschland: 'DE',
  'south korea': 'KR',
  korea: 'KR',
  'czech republic': 'CZ',
  'hong kong': 'HK',
  'ivory coast': 'CI',
  turkey: 'TR',
  burma: 'MM',
  palestine: 'PS',
};

const plain = (name: string): string => name.trim().toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ');

let namesToCodes: ReadonlyMap<string, string> | null = null;

/** Names of every listed country in English; made at first use. */
function codesByName(): ReadonlyMap<string, string> {
  if (!namesToCodes) {
    const english = new Intl.DisplayNames('en', { type: 'region' });
    namesToCodes = new Map([
      ...[...numbers.keys()].map((code) => [plain(english.of(code) ?? code), code] as const),
      ...Object.entries(otherNames),
    ]);
  }
  return namesToCodes;
}

/** ISO code of a country as a person typed it: an English name or a two-letter code. Null when it isn't known. */
function countryCode(country: string): string | null {
  const name = plain(country);
  const code = name.toUpperCase();
  return numbers.has(code) ? code : (codesByName().get(name) ?? null);
}

/** Emergency numbers of a country as a person typed it; null when they aren't known. */
export function emergencyNumbers(country: string | null): Numbers | null {
  const code = country === null ? null : countryCode(country);
  return code === null ? null : (numbers.get(code) ?? null);
}

/** The number to call, for the middle of a sentence: "911", "110 (police) or 119 (ambulance)". */
export function emergencyText(country: string | null): string {
  const known = emergencyNumbers(country);
  if (!known) return 'your local emergency number';
  const { police, ambulance } = known;
  return police === ambulance ? police : `${police} (police) or ${ambulance} (ambulance)`;
}

/**
 * Someone to talk to: 988 in the U.S. and Canada, findahelpline.com elsewhere, both for an unknown country.
 */
export function helplines(country: string | null): { text: string; href: string }[] {
  const code = country === null ? null : countryCode(country);
  const lifeline = { text: '988', href: 'tel:988' };
  const worldwide = { text: 'findahelpline.com', href: 'https://findahelpline.com' };
  if (code === 'US' || code === 'CA') return [lifeline];
  return code === null ? [lifeline, worldwide] : [worldwide];
}
