import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { changedBrand } from '../../shared/company/brand.ts';
import { UNAVAILABLE } from '../../shared/errors/unavailable.ts';
import type { PageAssets, RenderPage, SiteApi } from '../../shared/site/queries.ts';
import type { Deps } from '../deps.ts';
import { toDomainError } from '../errors.ts';
import { jobPage, listJobs } from '../features/jobs/service.ts';
import { Busy } from '../platform/limits/renderGate.ts';
import { type Build, publicRouteStyles } from './build.ts';
import { type PublicAnswer, publicAnswer } from './compressedResponses.ts';
import { publicPolicy } from './contentPolicy.ts';
import { plainPage } from './plainPage.ts';

/** Retry-After of answers with status 503. */
export const RETRY_SECONDS = 5;
const crowded = {
  title: 'We’re very busy right now',
  text: 'We couldn’t load this page in time. Please try again in a few seconds.',
};
const away = { title: 'We’ll be right back', text: UNAVAILABLE };

type Site = { render: RenderPage; assets: PageAssets };

/** Reads what the build made: the renderer of public pages, and the files they name. */
export async function loadSite(distDir: string, build: Build): Promise<Site> {
  const entry = build.manifest['site/main.tsx'];
  const besley = Object.values(build.manifest).find(({ file }) =>
    /besley-latin-wght-normal-[^/]*\.woff2$/.test(file),
  );
  if (!entry) throw new Error('The public site isn’t built. Run: npm run build');
  const { renderPage }: { renderPage: RenderPage } = await import(
    pathToFileURL(path.join(distDir, 'server/server.js')).href
  );
  const { styles } = build.needed(['site/main.tsx']);
  return {
    render: renderPage,
    assets: {
      styles,
      routeStyles: publicRouteStyles(build, styles),
      fonts: besley ? [`/${besley.file}`] : [],
      script: `/${entry.file}`,
    },
  };
}

/** Renders the public page of an address, with calls inside this process. */
export async function drawPage(deps: Deps, { render, assets }: Site, href: string): Promise<PublicAnswer> {
  const page = await render({
    href,
    origin: deps.publicUrl,
    ...addressesOf(deps),
    brand: changedBrand(),
    now: deps.clock.now(),
    mark: deps.clock.uuid(),
    api: siteApi(deps),
    assets,
  });
  if (page.kind === 'redirect') return publicAnswer(page.status, { location: page.to }, '');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': publicPolicy(page.scripts),
  };
  return publicAnswer(page.status, headers, page.html);
}

/** What public pages read. */
const siteApi = (deps: Deps): SiteApi => ({
  jobs: (input) => listJobs(deps, input),
  job: (id) => jobPage(deps, id),
  legal: async (kind) => deps.appSettings.legal(kind),
});

/** What a visitor sees when a page can’t be shown. @throws what is not known */
export function answerInstead(error: unknown, styles: readonly string[]): Promise<PublicAnswer> {
  const busy = error instanceof Busy;
  if (!busy && toDomainError(error)?.code !== 'unavailable') throw error;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
    'content-security-policy': publicPolicy([]),
  };
  return publicAnswer(503, headers, plainPage({ ...(busy ? crowded : away), styles }));
}

/** The address every email comes from, for the texts that say how to tell a genuine one, and HR's, for questions. */
export function addressesOf(deps: Deps): { sender: string; hr: string } {
  const { fromAddress, hrAddress } = deps.appSettings.read('mailboxes');
  return { sender: fromAddress, hr: hrAddress };
}
