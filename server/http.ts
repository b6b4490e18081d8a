import { readFile } from 'node:fs/promises';
import path from 'node:path';
import compress from '@fastify/compress';
import cookiePlugin from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type ErrorCode, type ErrorData, sentence } from '../shared/errors/errors.ts';
import { createCallers } from './callers.ts';
import type { Deps } from './deps.ts';
import { DomainError, toDomainError, trpcCodes } from './errors.ts';
import { registerExportRoutes } from './features/admin/exports/http.ts';
import { registerContactForm } from './features/contact/http.ts';
import { registerEmployeeFiles } from './features/employee/http.ts';
import { registerFileRoutes } from './features/files/http.ts';
import { registerMonthFiles } from './features/reports/http.ts';
import { registerSelfIdentificationForm } from './features/selfIdentification/http.ts';
import { sha256 } from './platform/crypto/vault.ts';
import { Busy, createRenderGate } from './platform/limits/renderGate.ts';
import { createMicroCache, type MicroCache } from './platform/microCache.ts';
import { registerProcedures } from './procedures.ts';
import { appRouter } from './router.ts';
import { registerSockets } from './sockets.ts';
import { assertAccessDeclared } from './trpc.ts';
import { limitArrival, UPLOAD_MS } from './web/bodyTimeout.ts';
import { registerBrandFiles } from './web/brandFiles.ts';
import type { PublicAnswer } from './web/compressedResponses.ts';
import { registerHealth } from './web/health.ts';
import { registerPages } from './web/pages.ts';
import { PATH_MAX, readableAddress } from './web/plainPage.ts';
import { RETRY_SECONDS } from './web/publicPages.ts';
import { retryAfter } from './web/retryAfter.ts';
import { answerBeforeLeaving, createLeaving, type Leaving } from './web/shutdown.ts';
import { registerSitemap } from './web/sitemap.ts';

const JSON_LIMIT = 64 * 1024;
/** How old a public page or list may be. */
const PUBLIC_TTL_MS = 1_000;

/** Abilities of a browser that no page of ours uses, so that no script that got into one can ask for them. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
  .map((ability) => `${ability}=()`)
  .join(', ');

type HttpOptions = {
  /** Folder of what the build made. */
  distDir: string;
  leaving?: Leaving;
};

/** Builds the server; the caller starts listening. */
export async function createHttp(deps: Deps, options: HttpOptions): Promise<FastifyInstance> {
  const leaving = options.leaving ?? createLeaving();
  assertAccessDeclared(appRouter._def.procedures);
  const https = deps.publicUrl.startsWith('https:');
  const app = Fastify({
    bodyLimit: JSON_LIMIT,
    requestTimeout: UPLOAD_MS,
    connectionTimeout: 65_000,
    trustProxy: trustProxy(deps.env.TRUST_PROXY),
    routerOptions: { maxParamLength: PATH_MAX },
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  });
  const callers = createCallers(deps);
  const cache = createMicroCache<PublicAnswer>({
    clock: deps.clock,
    ttlMs: PUBLIC_TTL_MS,
    max: 500,
    // In a crowd a page of the last minute is better than none.
    staleMs: 60_000,
    bearable: (error) => error instanceof Busy,
  });
  const closing = new AbortController();
  const listening = forgetWhenPagesChange(deps, cache, closing.signal);
  app.addHook('onClose', async () => {
    closing.abort();
    await listening;
  });

  await app.register(helmet, {
    // Answers that are not pages need nothing; pages set their own policy with a nonce.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // Its parser, which cookies.ts calls for HTTP and sockets alike, is only loaded by registering it.
  await app.register(cookiePlugin, { hook: false });
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
  // Before hooks of a scope, which turn a procedure's Response into this answer.
  app.addHook('onSend', async (_request, reply, payload) => {
    const status = payload instanceof Response ? payload.status : reply.statusCode;
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', String(RETRY_SECONDS));
    return payload;
  });
  answerBeforeLeaving(app, leaving);

  const ownOrigin = (origin: string | undefined): boolean =>
    origin !== undefined && deps.origins.includes(origin);
  app.addHook('onRequest', async (request) => limitArrival(request.raw));
  app.addHook('onRequest', async (request) => refuseCrossSite(request, ownOrigin));
  app.addHook('onResponse', async (request, reply) => {
    deps.metrics.requestSeconds(
      request.routeOptions.url ?? 'unknown',
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
  });
  app.setErrorHandler((error, request, reply) => answerError(deps, error, request, reply));

  await registerSockets(app, deps, {
    ownOrigin,
    leaving,
    callerOf: callers.counted,
    createContext: (request) => callers.context(request, null),
  });

  await registerProcedures(app, deps, {
    callers,
    cache,
    build: await readBuild(path.join(options.distDir, 'client')),
  });
  await registerFileRoutes(app, deps, callers);
  await registerEmployeeFiles(app, deps, { contextOf: callers.context });
  await registerContactForm(app, deps);
  await registerSelfIdentificationForm(app, deps);
  registerExportRoutes(app, deps, callers);
  registerMonthFiles(app, deps, callers);
  registerHealth(app, deps, leaving);
  registerBrandFiles(app, deps);
  registerSitemap(app, deps);
  await registerPages(app, deps, {
    distDir: options.distDir,
    cache,
    gate: createRenderGate(deps.clock),
    notFound: (reply) => reply.code(404).send(errorBody('not_found')),
  });
  return app;
}

/** Names the browser app that is served here, so that a tab of an older one can offer to reload. */
async function readBuild(clientDir: string): Promise<string> {
  return sha256(await readFile(path.join(clientDir, 'index.html'), 'utf8')).slice(0, 12);
}

/** Public answers don't outlive a change of a job or a setting by any process. */
async function forgetWhenPagesChange(
  deps: Deps,
  cache: MicroCache<PublicAnswer>,
  signal: AbortSignal,
): Promise<void> {
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const changes = (['jobs', 'settings'] as const).map(async (topic) => {
    for await (const _event of await deps.bus.subscribe(topic, signal)) {
      // Pages are drawn from this process's copy of the settings, so it is read before the next one is drawn.
      if (topic === 'settings') await Promise.race([deps.appSettings.refresh().catch(() => {}), ended]);
      cache.clear();
    }
  });
  await Promise.all(changes);
}

/** `true`/`false`, a number of hops, or addresses: what Fastify calls trustProxy. */
function trustProxy(setting: string): boolean | string | ((address: string, hop: number) => boolean) {
  if (setting === 'true' || setting === 'false') return setting === 'true';
  return /^\d+$/.test(setting) ? (_address, hop) => hop < Number(setting) : setting;
}

/** A browser that writes must be on our own page (quality S5, ASVS 3.5.1). Other programs send neither header. */
function refuseCrossSite(request: FastifyRequest, ownOrigin: (origin: string) => boolean): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const own =
    site === undefined
      ? origin === undefined || ownOrigin(origin)
      : site === 'same-origin' || site === 'none';
  if (!own) throw new DomainError('cross_site');
}

const statusOf: Record<(typeof trpcCodes)[ErrorCode], number> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
};

/** Outside tRPC: domain errors keep their message, bad requests get a generic one, and other errors reveal nothing. */
function answerError(deps: Deps, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const domain = toDomainError(error);
  if (domain) {
    const status = statusOf[trpcCodes[domain.code]];
    return reply
      .code(status)
      .headers(retryAfter([domain]))
      .send(errorBody(domain.code, domain.data));
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return reply.code(413).send(errorBody('too_large'));
  if (status >= 400 && status < 500) return reply.code(status).send(errorBody('invalid_input'));
  deps.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  return reply.code(500).send(errorBody('internal'));
}

function errorBody(code: ErrorCode, data: ErrorData = {}) {
  return { error: { code, message: sentence(code, data), data } };
}
