import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brand, changedBrand, iconPath, touchIconPath } from '../../shared/company/brand.ts';
import { brandTags } from '../../shared/company/brandTags.ts';
import { SELF_IDENTIFICATION_PATH } from '../../shared/selfIdentification/page.ts';
import { escapeHtml } from '../../shared/text/escape.ts';
import type { Deps } from '../deps.ts';
import type { RenderGate } from '../platform/limits/renderGate.ts';
import type { MicroCache } from '../platform/microCache.ts';
import { serveAssets } from './assets.ts';
import { areaLinks, isAreaPage, readBuild } from './build.ts';
import { type PublicAnswer, sendAnswer } from './compressedResponses.ts';
import { appPolicy } from './contentPolicy.ts';
import { addressesOf, answerInstead, drawPage, loadSite } from './publicPages.ts';

/** Signed-in areas: one page that builds itself in the browser. Everything else is rendered here. */
const APP = /^\/(admin|auth|candidate|employee)(\/|$)/;
/** Read as an address these name another host, or none at all; no page of ours is called so. */
const HOST_LIKE = /^[/\\]{2}/;

/** More than any page of ours reads, with what other sites add; each costs a rendering time. */
const PARAMETERS_MAX = 100;
const hasTooMany = (url: string): boolean => url.split('&', PARAMETERS_MAX + 1).length > PARAMETERS_MAX;

/** Built files, public pages rendered, and one page for every address of the signed-in areas. */
export async function registerPages(
  app: FastifyInstance,
  deps: Deps,
  options: {
    distDir: string;
    cache: MicroCache<PublicAnswer>;
    /** Limits what isn't in the cache. */
    gate: RenderGate;
    notFound: (reply: FastifyReply) => FastifyReply;
  },
): Promise<void> {
  const { cache, gate, distDir, notFound } = options;
  const clientDir = path.join(distDir, 'client');
  const template = await readFile(path.join(clientDir, 'index.html'), 'utf8');
  const build = await readBuild(clientDir);
  const site = await loadSite(distDir, build);
  await serveAssets(app, clientDir, notFound);
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply);
    const accept = request.headers.accept ?? '*/*';
    const href = HOST_LIKE.test(request.url) || hasTooMany(request.url) ? '/404' : request.url;
    const draw = () => gate.run(request.ip, () => drawPage(deps, site, href));
    const instead = (error: unknown) => answerInstead(error, site.assets.styles);
    const { pathname } = new URL(href, 'http://any');
    const html = /text\/html|\*\/\*/.test(accept);
    // Unknown addresses get 404, also below these areas.
    if (html && APP.test(pathname) && isAreaPage(build, pathname)) {
      if (EARLIER_LINK.test(href)) reply.header('referrer-policy', 'no-referrer');
      return sendApp(
        deps,
        template.replace('</head>', () => `${areaLinks(build, pathname)}</head>`),
        reply,
      );
    }
    if (!html || /^\/(trpc|files|assets)(\/|$)/.test(pathname)) {
      return notFound(reply);
    }
    // Its address holds a link of one person: neither kept here, nor by a cache, nor named to another page.
    if (pathname.startsWith(SELF_IDENTIFICATION_PATH)) {
      const answer = await draw().catch(instead);
      return sendAnswer(request, reply, { ...answer, headers: { ...answer.headers, ...OWN_LINK } });
    }
    const answer = await cache.get(`page ${href}`, draw).catch(instead);
    if (answer.status === 404 && !accept.includes('text/html')) return notFound(reply);
    return sendAnswer(request, reply, answer);
  });
}

/** Headers of a page whose address is one person's link. */
const OWN_LINK = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** A link of an earlier account email: its query holds a token, which no request of the page may repeat. */
const EARLIER_LINK = /^\/auth\?(?:.*&)?(?:invitation|reset|confirm|email)=/;

function sendApp(deps: Deps, template: string, reply: FastifyReply): FastifyReply {
  const nonce = Buffer.from(deps.clock.bytes(16)).toString('base64');
  return reply
    .code(200)
    .header('content-security-policy', appPolicy(deps.origins, nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      named(template)
        .replaceAll('__CSP_NONCE__', nonce)
        .replace('</head>', () => `${addressTags(deps)}${brandTags(changedBrand())}</head>`),
    );
}

/** The built page of the signed-in areas names the default company. */
const named = (template: string): string =>
  template
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(brand.name)}`)
    .replace('content="#174431"', () => `content="${brand.tone}"`)
    .replace('"/favicon.svg"', () => `"${iconPath()}"`)
    .replace('"/apple-touch-icon.png"', () => `"${touchIconPath()}"`);

const addressTags = (deps: Deps): string =>
  Object.entries(addressesOf(deps))
    .map(([name, address]) => `<meta name="${name}" content="${escapeHtml(address)}" />`)
    .join('');
