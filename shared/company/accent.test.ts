import { readFileSync } from 'node:fs';
import { DEFAULT_THEME } from '@mantine/core';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { cssVariables, theme } from '../../client/theme.ts';
import { paint, schemeCss } from '../../server/platform/email/colors.ts';
import {
  accentContrast,
  accentSheet,
  contrast,
  darkTints,
  designTones,
  isAccent,
  MIN_CONTRAST,
  recolored,
  tonesOf,
} from './accent.ts';
import { bringIntoForce } from './brand.ts';
import { companySettings } from './settings.ts';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const accent = color.filter(isAccent);
const runs = { numRuns: 300 };

/** Text and ground of everything that is written in the accent, as client/theme.ts and the style sheets pair them. */
function pairs(tones: readonly string[], tint: (design: string) => string): [string, string, string][] {
  const [t0 = '', t1 = '', t2 = '', t3 = '', t4 = '', , , t7 = '', t8 = '', t9 = ''] = tones;
  return [
    ['light button', '#ffffff', t7],
    ['light button, hovered', '#ffffff', t8],
    ['light band', '#ffffff', t9],
    ['light link on white', t7, '#ffffff'],
    ['light link on the page', t7, '#f8faf8'],
    ['light link on a sunken part', t7, '#f1f3f1'],
    ['light link on a chosen row', t7, t0],
    ['light badge', t8, t1],
    ['foot', t1, t9],
    ['dark button', '#070b08', t4],
    ['dark button, hovered', '#070b08', t3],
    ['dark link', t3, '#151a16'],
    ['dark link on the page', t3, '#0d130f'],
    ['dark badge', t2, tint(darkTints['--mantine-primary-color-light'])],
    ['dark bubble', '#eff8f3', tint(darkTints['--lt-bubble-own'])],
    ['dark text on a chosen row', '#e3e7e4', tint(darkTints['--lt-chosen'])],
  ];
}

afterEach(() => bringIntoForce({}));

describe('an accent that is accepted', () => {
  it('is read in every button, link, badge, and band of both schemes', () => {
    fc.assert(
      fc.property(accent, (chosen) => {
        const tint = (design: string): string => recolored(design, chosen);
        for (const [where, text, ground] of pairs(tonesOf(chosen), tint))
          expect(contrast(text, ground), `${where}: ${text} on ${ground}`).toBeGreaterThanOrEqual(
            MIN_CONTRAST,
          );
      }),
      runs,
    );
  });

  it('gets tones that only become darker', () => {
    fc.assert(
      fc.property(accent, (chosen) => {
        const grounds = tonesOf(chosen)
          .slice(7)
          .map((tone) => contrast(tone, '#ffffff'));
        expect(grounds).toEqual([...grounds].sort((a, b) => a - b));
      }),
      runs,
    );
  });

  it('is read in emails of both schemes', () => {
    fc.assert(
      fc.property(accent, (chosen) => {
        bringIntoForce({ accent: chosen });
        for (const role of ['button', 'band'] as const) {
          const { backgroundColor = '', color: text = '' } = paint(role).style;
          expect(contrast(text, backgroundColor), role).toBeGreaterThanOrEqual(MIN_CONTRAST);
          const dark = schemeCss().match(
            new RegExp(`\\.m-${role}\\{background-color:(#\\w+)!important;color:(#\\w+)`),
          );
          expect(contrast(dark?.[1] ?? '', dark?.[2] ?? ''), role).toBeGreaterThanOrEqual(MIN_CONTRAST);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('an accent', () => {
  it('is refused below 4.5:1, and taken from there on', () => {
    fc.assert(
      fc.property(color, (chosen) => {
        const taken = companySettings.look.safeParse({ accent: chosen }).success;
        expect(taken).toBe(accentContrast(chosen) >= MIN_CONTRAST);
      }),
      runs,
    );
    expect(isAccent('#767676')).toBe(false);
    expect(companySettings.look.safeParse({ accent: 'red' }).success).toBe(false);
    expect(companySettings.look.parse({ accent: ' #1A5FB4 ' })).toEqual({ accent: '#1a5fb4' });
  });

  it('of the design changes nothing', () => {
    expect(tonesOf(designTones[7])).toEqual([...designTones]);
    expect(theme.colors?.pine).toEqual([...designTones]);
  });

  it('tints exactly what the dark scheme tints', () => {
    const tokens = readFileSync('client/styles/tokens.css', 'utf8');
    const theirs = new Map(Object.entries(cssVariables(DEFAULT_THEME).dark));
    for (const [name, tint] of Object.entries(darkTints)) {
      const written = theirs.get(name) ?? tokens.match(new RegExp(`${name}: light-dark\\(.+, (.+)\\);`))?.[1];
      expect(written, name).toBe(tint);
    }
  });

  it('comes as a style sheet of colors only', () => {
    fc.assert(
      fc.property(accent, (chosen) => {
        expect(accentSheet(chosen)).toMatch(/^[\w\s:;#{}[\]="-]+$/);
      }),
      { numRuns: 30 },
    );
  });
});
