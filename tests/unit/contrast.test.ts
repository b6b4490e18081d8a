import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeVariables } from '../../scripts/themeCss.ts';

/** Words on buttons can be read in both colour schemes, at rest and under a pointer (WCAG 2.2, 1.4.3). */

const styles = ['styles/tokens', 'styles/base', 'ui/buttons/Button.module']
  .map((name) => readFileSync(`client/${name}.css`, 'utf8'))
  .join('\n');
const [lightTheme = '', darkTheme = ''] = themeVariables(styles).split('\n');
const declared = (css: string): [string, string][] =>
  [...css.matchAll(/(--[a-z0-9-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]);
const tokens = declared(readFileSync('client/styles/tokens.css', 'utf8'));
/** The tokens as one scheme has them; most are written as `light-dark(…, …)`. */
const tokensIn = (scheme: 0 | 1): [string, string][] =>
  tokens.map(([name, value]) => {
    const both = value.match(/^light-dark\((.+)\)$/)?.[1]?.split(/, (?![^(]*\))/);
    return [name, both?.[scheme] ?? value];
  });
const light = new Map([...declared(lightTheme), ...tokensIn(0)]);
const dark = new Map([...light, ...declared(darkTheme), ...tokensIn(1)]);

/** A value down to its six digits. */
function colour(value: string, known: Map<string, string>): string {
  const name = value.match(/^var\((--[a-z0-9-]+)\)$/)?.[1];
  if (name) return colour(known.get(name) ?? '', known);
  if (/^#[0-9a-f]{3}$/.test(value)) return `#${[...value.slice(1)].map((digit) => digit + digit).join('')}`;
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** What a rule of the stylesheet says about one property; the last one counts. */
function said(selector: string, property: string): string | undefined {
  const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head = '']) =>
    head
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split(/,(?![^(]*\))/)
      .some((part) => part.trim() === selector),
  );
  return rules
    .flatMap(([, , body = '']) => body.split(';'))
    .map((line) => line.trim())
    .findLast((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1)
    .trim();
}

const kinds = ['filled', 'default', 'light', 'subtle', 'quiet', 'danger', 'danger-filled', 'sun'];
const hovers = (kind: string): string => {
  const head = [...styles.matchAll(/^ {2}(\.root:where\(\[data-variant="([a-z-]+)"\]:hover[^{]*) \{/gm)].find(
    ([, , name]) => name === kind,
  );
  return head?.[1] ?? '';
};

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in %s colors', (_scheme, known) => {
  const page = colour('var(--mantine-color-body)', known);
  it.each(kinds)('a %s button', (kind) => {
    const rest = `.root:where([data-variant="${kind}"])`;
    const under = hovers(kind);
    expect(under, 'it says how it looks under a pointer').not.toBe('');
    const words = said(rest, 'color') ?? 'var(--mantine-color-text)';
    const ground = said(rest, 'background');
    const restContrast = contrast(colour(words, known), ground ? colour(ground, known) : page);
    expect(restContrast, 'at rest').toBeGreaterThanOrEqual(4.5);
    const hoverWords = said(under, 'color') ?? words;
    const hoverGround = colour(said(under, 'background') ?? '', known);
    expect(contrast(colour(hoverWords, known), hoverGround), 'under a pointer').toBeGreaterThanOrEqual(4.5);
    expect(hoverGround, 'a change that can be seen').not.toBe(ground ? colour(ground, known) : page);
  });
});
