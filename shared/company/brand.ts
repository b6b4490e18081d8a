type Persona = { readonly name: string; readonly role: string };

/** Everything that names the company and shows what it looks like. */
export type Brand = {
  readonly name: string;
  /** Shown in the footer and in emails. */
  readonly contactEmail: string;
  /** HR's mailbox, and the address printed for the specification's `{email}`. */
  readonly hrEmail: string;
  readonly privacyEmail: string;
  /** The footer's line (specification file 2 §9). */
  readonly location: string;
  /** One sentence about the company's location. */
  readonly whereabouts: string;
  /** For email footers and the privacy policy; empty if not set. */
  readonly postalAddress: string;
  /** AI personas. Each is always shown together with an "AI" tag. */
  readonly interviewer: Persona;
  readonly supervisor: Persona;
  readonly assistant: Persona;
  /** Whether there's a page of terms. */
  readonly terms: boolean;
  /** The periods the privacy policy states, where HR changed them. */
  readonly retention: { readonly applicationMonths: number; readonly vaultDays: number } | null;
  /** `#rrggbb`; null: the colors of the design. */
  readonly accent: string | null;
  /** The color of a browser's own bars: the design's dark tone of the accent. */
  readonly tone: string;
  /** Addresses of the company's own logo; null: the mark and the letters of the design, or the name in plain type. */
  readonly logo: { readonly light: string; readonly dark: string } | null;
};

/** Defaults until HR changes them under Settings, Company. */
export const brandDefaults = {
  name: 'Longtable',
  contactEmail: 'hello@longtable.example',
  /** Fallback for HR_EMAIL. */
  hrEmail: 'hr@longtable.example',
  privacyEmail: 'privacy@longtable.example',
  location: 'United States (Remote)',
  whereabouts:
    'Longtable is a remote company for employers in the United States and Canada. There’s no office to visit.',
  postalAddress: '',
  interviewer: { name: 'Nora', role: 'AI interviewer' },
  supervisor: { name: 'Ines', role: 'AI supervisor' },
  assistant: { name: 'Assistant', role: 'AI assistant' },
  terms: false,
  retention: null,
  accent: null,
  tone: '#174431',
  logo: null,
} as const satisfies Brand;

/** Choices for a job's hiring manager; the first is the default. Team names, so that no person is invented. */
export const defaultManagers = ['Talent Team', 'Client Services Team'] as const;

/**
 * The company as it is now. Read it at the time of use: a module constant would keep the name from startup.
 * `tests/unit/brandAtImport.test.ts` finds such constants.
 */
export const brand: Brand = { ...brandDefaults };

/** Makes `next` the company of this process, or of this page. */
export function bringIntoForce(next: Partial<Brand>): void {
  Object.assign(brand, brandDefaults, next);
}

/** What differs from the defaults: all that has to travel with a page. */
export function changedBrand(): Partial<Brand> {
  return Object.fromEntries(
    Object.entries(brand).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(brandDefaults[field as keyof Brand]),
    ),
  );
}

/** The icon of tabs: the design's, or the same in the accent. */
export const iconPath = (): string => (brand.accent ? `/brand/${brand.accent.slice(1)}.svg` : '/favicon.svg');

/** The icon of a phone's home screen. */
export const touchIconPath = (): string =>
  brand.accent ? `/brand/${brand.accent.slice(1)}.png` : '/apple-touch-icon.png';

/** The picture that search engines show for the company. */
export const logoPath = (): string => brand.logo?.light ?? iconPath();

/** The company in the name of a file: plain letters, which every header and system takes. */
export function fileStem(): string {
  const plain = brand.name.normalize('NFKD').toLowerCase();
  return (
    plain
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'company'
  );
}
