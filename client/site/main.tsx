import './styles.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { toast } from '../ui/toast/toast.ts';
import { siteApi } from './api.ts';
import { Document } from './Document.tsx';
import { createSiteRouter } from './router.tsx';
import { readAddresses, readBrand } from './sender.ts';

readBrand();
/** Hydrates a server-rendered public page. Loaded after the first paint. */
const router = createSiteRouter({
  api: siteApi,
  origin: location.origin,
  ...readAddresses(),
  now: () => new Date(),
  answer: { status: 200 },
  Shell: Document,
});
/** Signed-in areas are another app: links to them are full page loads, whatever rendered them. */
const APP = /^\/(admin|auth|candidate|employee)(\/|$)/;
window.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.origin === location.origin && APP.test(link.pathname)) event.stopPropagation();
  },
  { capture: true },
);

hydrateRoot(document, <RouterClient router={router} />);
// The script loaded when the page was idle; its first messages can wait a little longer.
setTimeout(toast.preload, 2_000);
