import { brand } from '../../shared/company/brand.ts';

/** The head of a public page. Paths are relative to the site's origin, which the caller adds. */
export type PageHead = {
  path: string;
  /** Without the company's name, which {@link documentTitle} adds. */
  title: string;
  /** From the home page to this one; the last is the page itself. Empty for the home page. */
  breadcrumbs: readonly { label: string; path: string }[];
};

/** 1200 × 630, made by scripts/og.ts. */
export const ogImage = {
  path: '/og.png',
  width: 1200,
  height: 630,
  get alt() {
    return `${brand.name}: a seat at the table, wherever you live.`;
  },
} as const;

const page = <const Path extends string>(path: Path, label: string, title: string) => ({
  path,
  title,
  breadcrumbs:
    path === '/'
      ? []
      : [
          { label: 'Home', path: '/' },
          { label, path },
        ],
});

export const pages = {
  home: page('/', 'Home', 'Remote jobs at U.S. companies'),
  about: page('/about', 'About', 'About us'),
  jobs: page('/jobs', 'Jobs', 'Open jobs'),
  apply: page('/apply', 'Apply', 'Apply'),
  contact: page('/contact', 'Contact', 'Contact'),
  faq: page('/faq', 'FAQ', 'Questions and answers'),
  privacy: page('/privacy-policy', 'Privacy Policy', 'Privacy policy'),
  terms: page('/terms', 'Terms', 'Terms'),
  fraud: page('/how-to-know-it-is-us', 'How to know it is us', 'How to know it is us'),
  accessibility: page('/accessibility', 'Accessibility', 'Accessibility'),
  dataRequest: page('/data-request', 'Request or delete my data', 'Request or delete my data'),
  notFound: page('/404', 'Page not found', 'Page not found'),
} as const satisfies Record<string, PageHead>;

export type PagePath = (typeof pages)[keyof typeof pages]['path'];

/** The title of the browser tab. */
export function documentTitle(title: string): string {
  return `${title} · ${brand.name}`;
}
