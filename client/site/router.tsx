import { createRouter } from '@tanstack/react-router';
import { PageFailed } from '../features/site/shell/PageFailed.tsx';
import { parseAddress, writeAddress } from './address.ts';
import type { PageContext } from './context.ts';
import { routeTree } from './routeTree.gen.js';

/**
 * The router of the public pages only, so nothing of the signed-in areas is loaded. On the server, `nonce`
 * goes onto every script the router writes.
 */
export function createSiteRouter(context: PageContext, nonce?: string) {
  return createRouter({
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    routeTree,
    context,
    defaultErrorComponent: PageFailed,
    defaultPreload: 'intent',
    scrollRestoration: true,
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
  });
}
