import { createRouter } from '@tanstack/react-router';
import { Fragment } from 'react';
import { routeTree } from './routeTree.gen.ts';
import { siteApi } from './site/api.ts';
import { readAddresses } from './site/sender.ts';

/** The app's router: signed-in areas, and public pages when opened from inside. */
export const router = createRouter({
  routeTree,
  context: {
    api: siteApi,
    origin: location.origin,
    ...readAddresses(),
    now: () => new Date(),
    answer: { status: 200 },
    Shell: Fragment,
  },
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
