import { z } from 'zod';

/** A stored logo: the file for pages, and a PNG for emails and PDFs, which don't support SVG. */
export const StoredLogo = z.strictObject({
  type: z.enum(['image/svg+xml', 'image/png']),
  body: z.base64(),
  drawn: z.base64(),
  /** Of the drawn one, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
});
export type StoredLogo = z.infer<typeof StoredLogo>;

/** The key of a stored logo in the table of settings. */
export const logoKey = (id: string): string => `logo.${id}`;

export type Logos = { light: StoredLogo; dark: StoredLogo };

let inForce: Logos | null = null;

/** The company's own logo for light and for dark ground, or null. */
export const companyLogo = (): Logos | null => inForce;

/** Makes these the logos of this process. */
export function followCompanyLogo(next: Logos | null): void {
  inForce = next;
}
