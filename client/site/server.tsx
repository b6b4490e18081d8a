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
 * @throws whatever a loader or a component threw: the caller decides what a visitor sees then.
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
  // A page may say more than the router, which knows 404 alone.
  const status = response.status === 200 ? answer.status : response.status;
  return {
    kind: 'page',
    status,
    html: html.replace('</head>', () => `${brandTags(input.brand)}${early(assets)}</head>`),
    scripts: [...earlyScripts(assets), ...scripts],
  };
};

/** The style sheets that a page names: everyone's, and those of the routes it is made of. */
function stylesOf({ styles, routeStyles }: PageAssets): Record<string, { css: string[] }> {
  const own = Object.entries(routeStyles).map(([id, css]) => [id, { css }]);
  return { __root__: { css: styles }, ...Object.fromEntries(own) };
}

/**
 * The sources of the scripts with our mark, and the page without it: equal pages stay equal bytes. A script that came
 * into the page in any other way has no mark, because nobody knows it before the page is rendered.
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
