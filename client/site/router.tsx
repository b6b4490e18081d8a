import { createRouter } from '@tanstack/react-router';
import { parseAddress, writeAddress } from './address.ts';
import type { PageContext } from './context.ts';
import { routeTree } from './routeTree.gen.js';

/** The router of the public pages alone, so that nothing of the signed-in areas travels with them. */
export function createSiteRouter(context: PageContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
  });
}
