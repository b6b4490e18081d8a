import { describe, expect, it } from 'vitest';
import { SAFETY_KINDS, SAFETY_LANGUAGES, SAFETY_SOURCES } from '../../../shared/safety.ts';
import {
  emergencyNumbers,
  emergencyText,
  helplines,
  SAFETY_TOLD,
  type SafetyNotice,
  safetyNotice,
} from '../../../shared/safetyHelp.ts';

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
        const notice: SafetyNotice = safetyNotice(kind, country);
        expect(notice.help.length).toBeGreaterThanOrEqual(2);
        expect(notice.help[0]?.text).toBe(emergencyText(country));
        expect(notice.told).toBe(SAFETY_TOLD);
        for (const { href } of notice.help)
          if (href) expect(href).toMatch(/^tel:\d+$|^https:\/\/findahelpline\.com$/);
      }
    }
  });

  it('calls the ambulance for the body and the police for violence, where the numbers differ', () => {
    expect(safetyNotice('medical', 'Brazil').help[0]?.href).toBe('tel:192');
    expect(safetyNotice('threat', 'Brazil').help[0]?.href).toBe('tel:190');
  });
});

it('kinds, languages and sources are told apart by their names', () => {
  for (const list of [SAFETY_KINDS, SAFETY_LANGUAGES, SAFETY_SOURCES])
    expect(new Set(list).size).toBe(list.length);
});
