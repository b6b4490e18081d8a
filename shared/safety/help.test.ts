import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signIn, tongueIn } from '../../server/safety/tongue.ts';
import { SAFETY_TOLD, type SafetyNotice, safetyNotice } from './card/notice.ts';
import { emergencyNumbers, emergencyText, helplines } from './help.ts';
import { SAFETY_KINDS, SAFETY_LANGUAGES, SAFETY_SOURCES, SAFETY_TONGUES } from './kinds.ts';

describe('emergency numbers', () => {
  it.each([
    ['United States', '911'],
    ['usa', '911'],
    ['U.S.A.', '911'],
    ['Philippines', '911'],
    ['Kenya', '999'],
    ['GB', '999'],
    ['England', '999'],
    ['India', '112'],
    ['Ukraine', '112'],
    ['Australia', '000'],
    [' brazil ', '190 (police) or 192 (ambulance)'],
    ['Indonesia', '110 (police) or 119 (ambulance)'],
    ['Türkiye', '112'],
    ['Atlantis', 'your local emergency number'],
    [null, 'your local emergency number'],
  ])('of %s: %s', (country, text) => {
    expect(emergencyText(country)).toBe(text);
  });

  it('every entry of the tables is a country with digits', () => {
    for (const code of 'US MX PH KE NG IN PK BD LK NP BR CO AR ZA EG MA UA ID VN TH DE FR ES PT'.split(' ')) {
      const known = emergencyNumbers(code);
      expect(known?.police, code).toMatch(/^\d{2,5}$/);
      expect(known?.ambulance, code).toMatch(/^\d{2,5}$/);
    }
  });
});

describe('help lines', () => {
  it('988 in the U.S. and Canada, findahelpline.com elsewhere, both when the country is not known', () => {
    const texts = (country: string | null): string[] => helplines(country).map(({ text }) => text);
    expect(texts('United States')).toEqual(['988']);
    expect(texts('Canada')).toEqual(['988']);
    expect(texts('Kenya')).toEqual(['findahelpline.com']);
    expect(texts(null)).toEqual(['988', 'findahelpline.com']);
  });
});

describe('the card for the person', () => {
  it('names help and who is told for every kind, and links only to a phone or findahelpline.com', () => {
    for (const kind of SAFETY_KINDS) {
      for (const country of ['United States', 'Kenya', 'Brazil', null]) {
        const notice: SafetyNotice = safetyNotice({ kind, tongue: 'en' }, country);
        expect(notice.help.length).toBeGreaterThanOrEqual(2);
        expect(notice.help[0]?.text).toBe(emergencyText(country));
        expect(notice.told).toBe(SAFETY_TOLD);
        for (const { href } of notice.help)
          if (href) expect(href).toMatch(/^tel:\d+$|^https:\/\/findahelpline\.com$/);
      }
    }
  });

  it('calls the ambulance for the body and the police for violence, where the numbers differ', () => {
    expect(safetyNotice({ kind: 'medical', tongue: 'pt' }, 'Brazil').help[0]?.href).toBe('tel:192');
    expect(safetyNotice({ kind: 'threat', tongue: 'pt' }, 'Brazil').help[0]?.href).toBe('tel:190');
  });
});

describe('the card in the language of the text', () => {
  const cases = SAFETY_TONGUES.filter((tongue) => tongue !== 'en').flatMap((tongue) =>
    SAFETY_KINDS.map((kind) => ({ tongue, kind })),
  );

  it.each(cases)('$tongue, $kind: says the same above the English', ({ tongue, kind }) => {
    for (const country of ['United States', 'Kenya', 'Brazil', null]) {
      const { own, ...english } = safetyNotice({ kind, tongue }, country);
      expect(english).toEqual({ ...safetyNotice({ kind, tongue: 'en' }, country), own: undefined });
      expect(own?.lang).toBe(tongue);
      expect(own?.dir).toBe(tongue === 'ar' || tongue === 'ur' ? 'rtl' : 'ltr');
      expect(own?.help.map(({ href }) => href)).toEqual(english.help.map(({ href }) => href));
      const said = [own?.title, own?.text, own?.told, ...(own?.help.map(({ label }) => label) ?? [])];
      const inEnglish = [
        english.title,
        english.text,
        english.told,
        ...english.help.map(({ label }) => label),
      ];
      for (const [at, words] of said.entries()) expect(words).not.toBe(inEnglish[at]);
      for (const number of own?.help[0]?.text.match(/\d+/g) ?? [])
        expect(english.help[0]?.text).toContain(number);
    }
  });

  it('has words of its own for every language, and none for English', () => {
    const texts = cases.map((sign) => safetyNotice(sign, null).own?.text);
    expect(new Set(texts).size).toBe(cases.length);
    expect(safetyNotice({ kind: 'medical', tongue: 'en' }, null).own).toBeNull();
  });

  it.each([
    ['Quiero suicidarme', 'es'],
    ['मैं मरना चाहता हूँ', 'hi'],
    ['mai marna chahta hu', 'hi-Latn'],
    ['میں مرنا چاہتا ہوں', 'ur'],
    ['أريد أن أموت', 'ar'],
    ['я хочу умереть', 'ru'],
    ['Я не хочу більше жити', 'uk'],
  ])('is chosen by the passage: %s', (text, tongue) => {
    expect(signIn(text)).toEqual({ kind: 'self_harm', tongue });
    expect(tongueIn(text)).toBe(tongue);
  });

  it('says in the head of a file that no native speaker has read it', () => {
    const files = globSync('shared/safety/card/{ar,es,fr,hiUr,id,pt,sw,tl,ukRu}.ts');
    expect(files).toHaveLength(9);
    for (const file of files)
      expect(readFileSync(file, 'utf8').slice(0, 300)).toContain('No native speaker has read');
  });
});

it('kinds, languages and sources are told apart by their names', () => {
  for (const list of [SAFETY_KINDS, SAFETY_LANGUAGES, SAFETY_SOURCES])
    expect(new Set(list).size).toBe(list.length);
});
