import { brand } from '../../shared/company/brand.ts';

/** The head of a public page. Paths are relative to the site's origin, which the caller adds. */
export type PageHead = {
  path: string;
  /** Without the company's name, which {@link documentTitle} adds. */
  title: string;
  /** 50 to 160 characters, for result lists and shared links. */
  description: string;
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

/** `description` is a function if it names the company. */
const page = (
  path: string,
  label: string,
  title: string,
  description: string | (() => string),
): PageHead => ({
  path,
  title,
  get description() {
    return typeof description === 'string' ? description : description();
  },
  breadcrumbs:
    path === '/'
      ? []
      : [
          { label: 'Home', path: '/' },
          { label, path },
        ],
});

export const pages = {
  home: page(
    '/',
    'Home',
    'Remote jobs at U.S. companies',
    'Remote jobs at U.S. companies for people around the world. Apply without an account and interview by chat when it works for you. A person makes the decision.',
  ),
  about: page(
    '/about',
    'About',
    'About us',
    () =>
      `Who ${brand.name} is, how it works, and what employers and employees can expect: our story, mission, values, and culture.`,
  ),
  jobs: page(
    '/jobs',
    'Jobs',
    'Open jobs',
    'Open remote jobs in data entry, customer support, and administration, with salaries and, where possible, hours in your time zone.',
  ),
  apply: page(
    '/apply',
    'Apply',
    'Apply',
    'Apply for a remote job in about ten minutes, without an account. You need a résumé and an email address.',
  ),
  contact: page(
    '/contact',
    'Contact',
    'Contact',
    () =>
      `How to reach ${brand.name}: by email or with a form. A person answers within 24–48 hours, Monday to Friday.`,
  ),
  faq: page(
    '/faq',
    'FAQ',
    'Questions and answers',
    'Positions, the application process, equipment, pay, hours, paid training, and the employee portal: the eight questions people ask most.',
  ),
  privacy: page(
    '/privacy-policy',
    'Privacy Policy',
    'Privacy policy',
    'What we collect when you apply, interview, or work with us, why, who sees it, how long we keep it, and how to have it deleted.',
  ),
  terms: page(
    '/terms',
    'Terms',
    'Terms',
    () => `The terms of ${brand.name} for people who use this site, apply, interview, or work with us.`,
  ),
  fraud: page(
    '/how-to-know-it-is-us',
    'How to know it is us',
    'How to know it is us',
    'We never ask applicants for money. How to spot a fake message in our name, and what to do if you get one.',
  ),
  accessibility: page(
    '/accessibility',
    'Accessibility',
    'Accessibility',
    'What we do so everyone can apply: WCAG 2.2 AA, how we check it, what’s still missing, and another way to apply.',
  ),
  dataRequest: page(
    '/data-request',
    'Request or delete my data',
    'Request or delete my data',
    'Ask for a copy of what we hold about you, or have it deleted. We’ll ask you to confirm by email before anything happens.',
  ),
  notFound: page(
    '/404',
    'Page not found',
    'Page not found',
    'There’s no page at this address. Go to the home page or see our open jobs.',
  ),
} as const satisfies Record<string, PageHead>;

/** The title of the browser tab. */
export function documentTitle(title: string): string {
  return `${title} · ${brand.name}`;
}
