import { brand } from '../../shared/company/brand.ts';
import type { PagePath } from './pages.ts';

/** A function if it names the company. */
const descriptions: Readonly<Record<PagePath, string | (() => string)>> = {
  '/': 'Remote jobs at U.S. companies for people around the world. Apply without an account and interview by chat when it works for you. A person makes the decision.',
  '/about': () =>
    `Who ${brand.name} is, how it works, and what employers and employees can expect: our story, mission, values, and culture.`,
  '/jobs':
    'Open remote jobs in data entry, customer support, and administration, with salaries and, where possible, hours in your time zone.',
  '/apply':
    'Apply for a remote job in about ten minutes, without an account. You need a résumé and an email address.',
  '/contact': () =>
    `How to reach ${brand.name}: by email or with a form. A person answers within 24–48 hours, Monday to Friday.`,
  '/faq':
    'Positions, the application process, equipment, pay, hours, paid training, and the employee portal: the eight questions people ask most.',
  '/privacy-policy':
    'What we collect when you apply, interview, or work with us, why, who sees it, how long we keep it, and how to have it deleted.',
  '/terms': () =>
    `The terms of ${brand.name} for people who use this site, apply, interview, or work with us.`,
  '/how-to-know-it-is-us':
    'We never ask applicants for money. How to spot a fake message in our name, and what to do if you get one.',
  '/accessibility':
    'What we do so everyone can apply: WCAG 2.2 AA, how we check it, what’s still missing, and another way to apply.',
  '/data-request':
    'Ask for a copy of what we hold about you, or have it deleted. We’ll ask you to confirm by email before anything happens.',
  '/404': 'There’s no page at this address. Go to the home page or see our open jobs.',
};

/**
 * 50 to 160 characters about a public page, for result lists and shared links. Only the server writes them, so no browser
 * loads this file.
 */
export function descriptionOf(path: PagePath): string {
  const text = descriptions[path];
  return typeof text === 'string' ? text : text();
}
