import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brand, changedBrand, iconPath, touchIconPath } from '../../shared/company/brand.ts';
import { brandTags } from '../../shared/company/brandTags.ts';
import { UNAVAILABLE } from '../../shared/errors/unavailable.ts';
import { SELF_IDENTIFICATION_PATH } from '../../shared/selfIdentification/page.ts';
import type { PageAssets, RenderPage, SiteApi } from '../../shared/site/queries.ts';
import { escapeHtml } from '../../shared/text/escape.ts';
import type { Deps } from '../deps.ts';
import { toDomainError } from '../errors.ts';
import { jobPage, listJobs } from '../features/jobs/service.ts';
import { Busy, type RenderGate } from '../platform/limits/renderGate.ts';
import type { MicroCache } from '../platform/microCache.ts';
import { areaLinks, type Build, isAreaPage, publicRouteStyles, readBuild } from './build.ts';
import { type PublicAnswer, publicAnswer, sendAnswer } from './compressedResponses.ts';
import { plainPage } from './plainPage.ts';

/** Signed-in areas: one page that builds itself in the browser. Everything else is rendered here. */
const APP = /^\/(admin|auth|candidate|employee)(\/|$)/;
/** Read as an address these name another host, or none at all; no page of ours is called so. */
const HOST_LIKE = /^[/\\]{2}/;

/** More than any page of ours reads, with what other sites add; each costs a rendering time. */
const PARAMETERS_MAX = 100;
const hasTooMany = (url: string): boolean => url.split('&', PARAMETERS_MAX + 1).length > PARAMETERS_MAX;

/** Retry-After of answers with status 503. */
export const RETRY_SECONDS = 5;
const crowded = {
  title: 'We’re very busy right now',
  text: 'We couldn’t load this page in time. Please try again in a few seconds.',
};
const away = { title: 'We’ll be right back', text: UNAVAILABLE };

type Site = { render: RenderPage; assets: PageAssets };

/** Reads what the build made: the renderer of public pages, and the files they name. */
async function loadSite(distDir: string, build: Build): Promise<Site> {
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

/** Hashed assets cached forever, public pages rendered, and one page for every address of the signed-in areas. */
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
  await app.register(fastifyStatic, {
    root: clientDir,
    // The page of the signed-in areas is a template: without its policy and nonce it's nothing to serve.
    globIgnore: ['assets/**', 'index.html', '**/*.{br,gz}'],
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  // One route for all of them: a route for each of about a thousand files costs a quarter of a second of a core at every start,
  // and the plugin's own lists the folder for every request.
  const hashed = new Set(await readdir(path.join(clientDir, 'assets')));
  app.get<{ Params: { file: string } }>('/assets/:file', ({ params: { file } }, reply) =>
    hashed.has(file) ? reply.sendFile(`assets/${file}`) : notFound(reply),
  );
  const api: SiteApi = {
    jobs: (input) => listJobs(deps, input),
    job: (id) => jobPage(deps, id),
    legal: async (kind) => deps.appSettings.legal(kind),
  };
  const render = async (href: string): Promise<PublicAnswer> => {
    const page = await site.render({
      href,
      origin: deps.publicUrl,
      ...addressesOf(deps),
      brand: changedBrand(),
      now: deps.clock.now(),
      mark: deps.clock.uuid(),
      api,
      assets: site.assets,
    });
    if (page.kind === 'redirect') return publicAnswer(page.status, { location: page.to }, '');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': publicPolicy(page.scripts),
    };
    return publicAnswer(page.status, headers, page.html);
  };
  /** What a visitor sees when a page can’t be shown. @throws what is not known */
  const instead = (error: unknown): Promise<PublicAnswer> => {
    const busy = error instanceof Busy;
    if (!busy && toDomainError(error)?.code !== 'unavailable') throw error;
    const html = plainPage({ ...(busy ? crowded : away), styles: site.assets.styles });
    return publicAnswer(
      503,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(RETRY_SECONDS),
        'content-security-policy': publicPolicy([]),
      },
      html,
    );
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply);
    const accept = request.headers.accept ?? '*/*';
    const href = HOST_LIKE.test(request.url) || hasTooMany(request.url) ? '/404' : request.url;
    const draw = () => gate.run(request.ip, () => render(href));
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
      const own = {
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      };
      return sendAnswer(request, reply, { ...answer, headers: { ...answer.headers, ...own } });
    }
    const answer = await cache.get(`page ${href}`, draw).catch(instead);
    if (answer.status === 404 && !accept.includes('text/html')) return notFound(reply);
    return sendAnswer(request, reply, answer);
  });
}

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

/** The address every email comes from, for the texts that say how to tell a genuine one, and HR's, for questions. */
function addressesOf(deps: Deps): { sender: string; hr: string } {
  const { fromAddress, hrAddress } = deps.appSettings.read('mailboxes');
  return { sender: fromAddress, hr: hrAddress };
}

const addressTags = (deps: Deps): string =>
  Object.entries(addressesOf(deps))
    .map(([name, address]) => `<meta name="${name}" content="${escapeHtml(address)}" />`)
    .join('');

const basePolicy = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

function appPolicy(origins: readonly string[], nonce: string): string {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return [
    ...basePolicy,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${sockets}`,
  ].join('; ');
}

/**
 * Inline scripts of a rendered page are allowed by hash instead of a nonce, so equal pages have equal bytes and can be
 * cached and revalidated (CSP level 3 §8.2). The renderer lists its own scripts; injected ones don't run.
 */
function publicPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  return [
    ...basePolicy,
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self'",
    "connect-src 'self'",
  ].join('; ');
}
