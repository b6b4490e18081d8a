/** Every public page that is not a job's own; what search engines may list. */
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
