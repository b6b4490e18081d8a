/**
 * The company's accent color in every tone the design uses. The design's own tones are measured by how light they are, and
 * each tone of another accent is exactly as light: contrast depends on nothing else (WCAG 2.2), so every pair of
 * colors that can be read in the design can be read in any accent. Only the button of the light scheme is the accent as it
 * was entered, and that is the tone {@link accentContrast} measures.
 */

type Rgb = readonly [number, number, number];
type Lch = { lightness: number; chroma: number; hue: number };

/** The design's tones, from the lightest to the darkest. */
export const designTones = [
  '#eff8f3',
  '#dbefe5',
  '#bce0cd',
  '#94cab0',
  '#6baf8f',
  '#479171',
  '#327558',
  '#225b43',
  '#174431',
  '#0e2f21',
] as const;
/** The button of the light scheme. */
const BUTTON = 7;

/** Where the accent is written or written on, in the light scheme: white, the page, a chosen row, a sunken part. */
const surfaces = ['#ffffff', '#f8faf8', '#eff8f3', '#f1f3f1'] as const;
export const MIN_CONTRAST = 4.5;

const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

function rgbOf(hex: string): Rgb {
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gamma = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** OKLCH (B. Ottosson): hue and colorfulness as people see them. */
function lchOf(hex: string): Lch {
  const rgb = rgbOf(hex);
  const [red, green, blue] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function rgbOfLch({ lightness, chroma, hue }: Lch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const fits = (rgb: Rgb): boolean => rgb.every((part) => part >= -0.0005 && part <= 1.0005);

/** A color of this hue that is as light as asked, and as colorful as a screen can show it then. */
function ofLuminance(wanted: number, { chroma, hue }: Omit<Lch, 'lightness'>): string {
  for (let share = 1; share > 0; share -= 0.05) {
    let [low, high] = [0, 1];
    for (let step = 0; step < 20; step += 1) {
      const lightness = (low + high) / 2;
      const rgb = rgbOfLch({ lightness, chroma: chroma * share, hue });
      if (luminance(hexOf(rgb)) < wanted) low = lightness;
      else high = lightness;
    }
    const rgb = rgbOfLch({ lightness: high, chroma: chroma * share, hue });
    if (fits(rgb)) return hexOf(rgb);
  }
  return hexOf(rgbOfLch({ lightness: Math.cbrt(wanted), chroma: 0, hue }));
}

/** A color of the design in the accent's hue: exactly as light, and less colorful where it was less colorful. */
export function recolored(design: string, accent: string): string {
  if (accent === designTones[BUTTON]) return design;
  const { chroma, hue } = lchOf(accent);
  const share = lchOf(design).chroma / lchOf(designTones[BUTTON]).chroma;
  return ofLuminance(luminance(design), { chroma: chroma * share, hue });
}

/**
 * The ten tones for an accent. Nothing below the button is lighter than it, so that hover and bands stay darker than
 * it.
 */
export function tonesOf(accent: string): string[] {
  const button = luminance(accent);
  const { chroma, hue } = lchOf(accent);
  const darker = (design: string, share: number): string =>
    luminance(design) <= button * share
      ? recolored(design, accent)
      : ofLuminance(button * share, { chroma, hue });
  return designTones.map((design, index) => {
    if (index < BUTTON) return recolored(design, accent);
    if (index === BUTTON) return accent;
    return darker(design, index === BUTTON + 1 ? 0.6 : 0.3);
  });
}

/** The least contrast the accent has in its uses: white on it, and it on the surfaces of the light scheme. */
export function accentContrast(accent: string): number {
  const tint = recolored(designTones[0], accent);
  return Math.min(...[...surfaces, tint].map((surface) => contrast(accent, surface)));
}

/** Whether a text is an accent that can be used. */
export const isAccent = (text: string): boolean => isHex(text) && accentContrast(text) >= MIN_CONTRAST;

/** Tints of the dark scheme, by the variable that holds them; as in client/styles/tokens.css and client/theme.ts. */
export const darkTints = {
  '--mantine-primary-color-light': '#1f3a2c',
  '--lt-bubble-own': '#1f4b37',
  '--lt-light-hover': '#2a4c3a',
  '--lt-focus-ring': '#1f4b37',
  '--lt-chosen': '#1a2a20',
  '--lt-bar': '#1f3a2c',
  '--lt-wall': '#1f3a2c',
  '--lt-pine-faint': '#15271d',
} as const;

/** The style sheet that gives every page the accent. Its selectors win over those of the library, wherever it stands. */
export function accentSheet(accent: string): string {
  const tones = tonesOf(accent).map((tone, index) => `--mantine-color-pine-${index}:${tone}`);
  const dark = Object.entries(darkTints).map(([name, tint]) => `${name}:${recolored(tint, accent)}`);
  return `:root:root{${tones.join(';')}}:root:root[data-mantine-color-scheme="dark"]{${dark.join(';')}}`;
}
