/** Countries by continent, as two-letter codes. The Americas can also be named by their parts. */
const codes: Readonly<Record<string, string>> = {
  africa:
    'DZAOBJBWBFBICVCMCFTDKMCGCDCIDJEGGQERSZETGAGMGHGNGWKELSLRLYMGMWMLMRMUMAMZNANENGRWSTSNSCSLSOZASSSDTZTGTNUGEHZMZW',
  asia: 'AFAMAZBHBDBTBNKHCNCYGEHKINIDIRIQILJPJOKZKWKGLALBMOMYMVMNMMNPKPOMPKPSPHQASASGKRLKSYTWTJTHTLTRTMAEUZVNYE',
  europe:
    'ALADATBYBEBABGHRCZDKEEFOFIFRDEGIGRGGVAHUISIEIMITJEXKLVLILTLUMTMDMCMENLMKNOPLPTRORUSMRSSKSIESSECHUAGB',
  oceania: 'ASAUCKFJPFGUKIMHFMNRNCNZNUMPPWPGWSSBTKTOTVVUWF',
  'north america': 'AGAIAWBSBBBZBMBQCACRCUCWDMDOSVGLGDGPGTHTHNJMMQMXMSNIPAPRKNLCPMVCTTTCUSVGVIKY',
  'south america': 'ARBOBRCLCOECFKGFGYPYPESRUYVE',
  'latin america': 'ARBOBRCLCOCRCUDOECSVGTHNMXNIPAPYPEPRUYVE',
};

const others: Readonly<Record<string, string>> = {
  african: 'africa',
  asian: 'asia',
  european: 'europe',
  latam: 'latin america',
  'latin american': 'latin america',
  'south american': 'south america',
};

export const continentForms: readonly (readonly [form: string, continent: string])[] = [
  ...Object.keys(codes).map((name) => [name, name] as const),
  ...Object.entries(others),
];

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** English names of a continent's countries. */
export function countriesOf(continent: string): string[] {
  return (codes[continent]?.match(/../g) ?? []).flatMap((code) => regions.of(code) ?? []);
}
