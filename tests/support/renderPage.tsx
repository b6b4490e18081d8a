import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { brand } from '../../shared/company/brand.ts';

/** A page as a server renders it: no browser around it, only a router, at `path`. */
export async function renderPage(page: ReactElement, path = '/'): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page, notFoundComponent: () => page }),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
    context: { sender: brand.hrEmail },
  });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

/** What people read of a rendered page. */
export const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '');
