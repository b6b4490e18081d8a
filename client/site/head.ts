import { brand, brandDefaults } from '../../shared/company/brand.ts';
import { descriptionOf } from '../content/descriptions.ts';
import { documentTitle, ogImage, type PageHead, type PagePath } from '../content/pages.ts';
import type { PageContext } from './context.ts';

type Tag = Record<string, unknown>;
export type Head = { meta: Tag[]; links: Tag[] };

/** A page with a description in `client/content`, or with its own. */
type Described = PageHead & ({ path: PagePath } | { description: string });

type Extras = {
  /** Structured data beyond the breadcrumbs. */
  data?: object[];
  /** Pages that report something gone stay out of search results. */
  hidden?: boolean;
};

/**
 * Title, description, canonical URL, previews, and structured data of a page (specification file 1 §2).
 * Rendered only by the server; in the browser, pages set their title with `useTitle`.
 */
export function headOf(context: Pick<PageContext, 'origin'>, page: Described, extras: Extras = {}): Head {
  if (!import.meta.env.SSR) return { meta: [], links: [] };
  const { title, path, breadcrumbs } = page;
  const description = 'description' in page ? page.description : descriptionOf(page.path);
  const { data = [], hidden = false } = extras;
  const { origin } = context;
  const trail = breadcrumbs.length > 0 ? [breadcrumbList(origin, breadcrumbs)] : [];
  return {
    meta: [
      { title: documentTitle(title) },
      { name: 'description', content: description },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: `${origin}${path}` },
      ...(brand.name === brandDefaults.name
        ? picture(origin)
        : [{ name: 'twitter:card', content: 'summary' }]),
      ...[...data, ...trail].map((one) => ({
        'script:ld+json': { '@context': 'https://schema.org', ...one },
      })),
    ],
    links: hidden ? [] : [{ rel: 'canonical', href: `${origin}${path}` }],
  };
}

/** The preview image of shared links. It names the default company, so other companies go without. */
const picture = (origin: string): Tag[] => [
  { property: 'og:image', content: `${origin}${ogImage.path}` },
  { property: 'og:image:width', content: String(ogImage.width) },
  { property: 'og:image:height', content: String(ogImage.height) },
  { property: 'og:image:alt', content: ogImage.alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];

function breadcrumbList(origin: string, steps: PageHead['breadcrumbs']): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${path}`,
    })),
  };
}
