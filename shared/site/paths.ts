/** Every public page except the jobs' own pages; the list for search engines. */
export const publicPaths = [
  '/',
  '/about',
  '/jobs',
  '/apply',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/how-to-know-it-is-us',
  '/accessibility',
  '/data-request',
] as const;
