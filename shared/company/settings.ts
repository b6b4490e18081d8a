import { z } from 'zod';
import { email } from '../auth/schema.ts';
import { withoutHidden } from '../text/plainLine.ts';
import { accentContrast, MIN_CONTRAST } from './accent.ts';

/** One line without characters that have a meaning in email headers. */
export const plainName = (missing: string, max: number) =>
  z
    .string()
    .overwrite(withoutHidden)
    .trim()
    .min(1, missing)
    .max(max, `Please use at most ${max} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}<>"\\]*$/u, 'Please leave out the characters < > " \\');

/** A plain name that may be left out. */
const plainLine = (max: number) =>
  z
    .string()
    .overwrite(withoutHidden)
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}<>"\\]*$/u, 'Please leave out the characters < > " \\');

/** Letters only, so that a name can be recognized in what people write to it. */
const personaName = z
  .string()
  .overwrite(withoutHidden)
  .trim()
  .min(2, 'Please enter a name')
  .max(24, 'Please use at most 24 characters')
  .regex(/^\p{L}[\p{L}\p{M}' -]*$/u, 'Please use letters only');

/** The name under which a logo is stored; its content decides it. */
export const LogoId = z.string().regex(/^[0-9a-f]{32}$/);

export const LOGO_BYTES_MAX = 40 * 1024;
/** A PNG or SVG file, as base64. */
export const LogoInput = z.strictObject({ content: z.base64().max(Math.ceil(LOGO_BYTES_MAX / 3) * 4) });
export type LogoInput = z.infer<typeof LogoInput>;

/** What HR can say about the company under Settings, Company. */
export const companySettings = {
  identity: z.strictObject({
    name: plainName('Please enter the company’s name', 60),
    /** Empty: one sentence is made of the name. */
    whereabouts: plainLine(200),
    location: plainName('Please enter where the company is', 80),
    postalAddress: plainLine(200),
    contactEmail: email,
    privacyEmail: email,
  }),
  look: z.strictObject({
    /** Null: the colors of the design. */
    accent: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, 'Please enter a color like #1a5fb4')
      .refine(
        (accent) => !/^#[0-9a-f]{6}$/.test(accent) || accentContrast(accent) >= MIN_CONTRAST,
        `This color is too light: text on it needs a contrast of ${MIN_CONTRAST}:1. Choose a darker one.`,
      )
      .nullable(),
  }),
  personas: z
    .strictObject({ interviewer: personaName, supervisor: personaName, assistant: personaName })
    .refine(
      ({ interviewer, supervisor, assistant }) =>
        new Set([interviewer, supervisor, assistant].map((name) => name.toLowerCase())).size === 3,
      { path: ['supervisor'], message: 'Please give each of them a different name' },
    ),
  logo: z.strictObject({ light: LogoId.nullable(), dark: LogoId.nullable() }),
} as const;
