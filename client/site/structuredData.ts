import type { FAQPage, Organization, WebSite } from 'schema-dts';
import { brand, logoPath } from '../../shared/company/brand.ts';

type Plain<T> = Omit<Exclude<T, string>, '@context'>;

/** The company, for search engines. */
export function organization(origin: string): Plain<Organization> {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: origin,
    logo: `${origin}${logoPath()}`,
    email: brand.contactEmail,
  };
}

/** The site, for search engines. */
export function website(origin: string): Plain<WebSite> {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: origin,
    publisher: { '@id': `${origin}/#organization` },
  };
}

/** Questions with their answers as plain text. */
export function faqPage(items: readonly { question: string; answer: readonly string[] }[]): Plain<FAQPage> {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
