import './styles.ts';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { bringIntoForce } from '../../shared/company/brand.ts';
import { brandTags } from '../../shared/company/brandTags.ts';
import type { PageAssets, PageInput, RenderPage } from '../../shared/site/queries.ts';
import { Document } from './Document.tsx';
import { early, earlyScripts } from './early.ts';
import { createSiteRouter } from './router.tsx';

/**
 * Renders one public page as a whole document.
 * @throws any error of a loader or component; the caller decides what visitors see.
 */
export const renderPage: RenderPage = async (input: PageInput) => {
  const { href, origin, sender, hr, now, mark, api, assets } = input;
  bringIntoForce(input.brand);
  const answer = { status: 200 };
  const router = createSiteRouter({ api, origin, sender, hr, now: () => now, answer, Shell: Document }, mark);
  const handle = createRequestHandler({
    request: new Request(new URL(href, origin)),
    createRouter: () => router,
    getRouterManifest: async () => ({ routes: stylesOf(assets) }),
  });
  const response = await handle(({ router: loaded, responseHeaders }) => {
    const failed = loaded.state.matches.find((match) => match.status === 'error');
    if (failed) throw failed.error;
    return renderRouterToString({
      router: loaded,
      responseHeaders,
      children: <RouterServer router={loaded} />,
    });
  });
  const to = response.headers.get('location');
  if (to !== null) return { kind: 'redirect', status: response.status, to };
  const { html, scripts } = takeMarks(await response.text(), mark);
  if (response.status >= 500) throw new Error(`The page ${href.split('?')[0]} failed to render`);
  // A page can set statuses that the router doesn't know; the router only sets 404.
  const status = response.status === 200 ? answer.status : response.status;
  return {
    kind: 'page',
    status,
    html: html.replace('</head>', () => `${brandTags(input.brand)}${early(assets)}</head>`),
    scripts: [...earlyScripts(assets), ...scripts],
  };
};

/** The style sheets of a page: the shared ones, and those of its routes. */
function stylesOf({ styles, routeStyles }: PageAssets): Record<string, { css: string[] }> {
  const own = Object.entries(routeStyles).map(([id, css]) => [id, { css }]);
  return { __root__: { css: styles }, ...Object.fromEntries(own) };
}

/**
 * The sources of the scripts with our mark, and the page without it, so equal pages have equal bytes. A
 * script injected in any other way has no mark, because no one can know it before the page is rendered.
 */
function takeMarks(marked: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts = [...marked.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', source = '']) =>
      attributes.includes(attribute) && !/\bsrc=|ld\+json/.test(attributes) ? [source] : [],
  );
  const html = marked.replaceAll(attribute, '').replace(`<meta property="csp-nonce" content="${mark}"/>`, '');
  return { html, scripts };
}
