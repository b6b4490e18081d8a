import { readFile } from 'node:fs/promises';
import path from 'node:path';
import compress from '@fastify/compress';
import cookiePlugin from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { UNATTENDED_HEADER } from '../shared/attended.ts';
import { type ErrorCode, type ErrorData, sentence } from '../shared/errors.ts';
import { JobListInput } from '../shared/jobs.ts';
import { type PublicAnswer, publicAnswer, sendAnswer } from './answers.ts';
import { cookieName, parseCookies, sessionCookie } from './cookies.ts';
import type { Deps } from './deps.ts';
import { deviceOf } from './device.ts';
import { DomainError, toDomainError, trpcCodes } from './errors.ts';
import { registerExportRoutes } from './features/admin/exports/http.ts';
import { registerMonthFiles } from './features/admin/reports/files.ts';
import { createPortalRecheck } from './features/auth/portalRecheck.ts';
import { readEmployee, readPortalSession, readUserSession, sessionHash } from './features/auth/sessions.ts';
import { registerContactForm } from './features/contact/http.ts';
import { registerEmployeeFiles } from './features/employee/http.ts';
import { registerFileRoutes } from './features/files/http.ts';
import { JOBS_TOPIC } from './features/jobs/service.ts';
import { registerSelfIdentificationForm } from './features/selfIdentification/http.ts';
import { registerPages } from './pages.ts';
import { readableAddress } from './plainPage.ts';
import { createCallGate } from './platform/callGate.ts';
import { sha256 } from './platform/crypto.ts';
import { createMicroCache, type MicroCache } from './platform/microCache.ts';
import { Busy, createRenderGate } from './platform/renderGate.ts';
import { appRouter } from './router.ts';
import { registerSitemap } from './sitemap.ts';
import { registerSockets } from './sockets.ts';
import { assertAccessDeclared, type Context, type CookieKind } from './trpc.ts';

const JSON_LIMIT = 64 * 1024;
const MAX_BATCH = 10;
/** How old a public page or list may be. */
const PUBLIC_TTL_MS = 1_000;

export type HttpOptions = {
  /** Folder of what the build made. */
  distDir: string;
};

/** Builds the server; it listens when the caller says so. */
export async function createHttp(deps: Deps, options: HttpOptions): Promise<FastifyInstance> {
  assertAccessDeclared(appRouter._def.procedures);
  const https = deps.publicUrl.startsWith('https:');
  const app = Fastify({
    bodyLimit: JSON_LIMIT,
    requestTimeout: 60_000,
    connectionTimeout: 65_000,
    trustProxy: trustProxy(deps.env.TRUST_PROXY),
    routerOptions: { maxParamLength: 5_000 },
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  });
  const gate = createCallGate(deps.clock);
  const portalAgain = createPortalRecheck(deps);
  const build = await readBuild(path.join(options.distDir, 'client'));
  const cache = createMicroCache<PublicAnswer>({
    clock: deps.clock,
    ttlMs: PUBLIC_TTL_MS,
    max: 500,
    // In a crowd a page of the last minute is better than none.
    staleMs: 60_000,
    bearable: (error) => error instanceof Busy,
  });
  const closing = new AbortController();
  const listening = forgetWhenJobsChange(deps, cache, closing.signal);
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

  const ownOrigin = (origin: string | undefined): boolean =>
    origin !== undefined && deps.origins.includes(origin);
  app.addHook('onRequest', async (request) => refuseCrossSite(request, ownOrigin));
  app.addHook('onResponse', async (request, reply) => {
    deps.metrics.requestSeconds(
      request.routeOptions.url ?? 'unknown',
      reply.statusCode,
      reply.elapsedTime / 1000,
    );
  });
  app.setErrorHandler((error, request, reply) => answerError(deps, error, request, reply));

  const cookies = (request: FastifyRequest) => parseCookies(request.headers.cookie);
  const cookie = (request: FastifyRequest, kind: CookieKind): string | undefined =>
    cookies(request)[cookieName(kind, https)];

  const contextFor = (request: FastifyRequest, reply: FastifyReply | null): Context => {
    const readUser = async () => {
      const value = cookie(request, 'auth');
      // A socket asks again every few seconds, and a page that nobody sits at reads again by itself.
      const attended = reply !== null && request.headers[UNATTENDED_HEADER] === undefined;
      return value ? readUserSession(deps, value, { attended }) : null;
    };
    const portalValue = cookie(request, 'portal');
    const readPortal = async () => (portalValue ? readPortalSession(deps, portalValue) : null);
    const recheckPortal = async () => (portalValue ? portalAgain(portalValue) : null);
    // One request, one look-up; a socket lives on, so each of its calls looks again.
    const user = reply ? once(readUser) : readUser;
    const portal = reply ? once(readPortal) : firstThen(readPortal, recheckPortal);
    const write = (kind: CookieKind, value: string, expires: Date): void => {
      if (!reply) throw new Error('Cookies cannot be written over a socket');
      reply.header('set-cookie', sessionCookie(kind, https, value, expires));
    };
    return {
      deps,
      ip: request.ip,
      transport: reply ? 'http' : 'ws',
      device: deviceOf(request.headers['user-agent']),
      user,
      portal,
      employee: (actor) => readEmployee(deps, actor),
      readCookie: (kind) => cookie(request, kind),
      setCookie: write,
      clearCookie: (kind) => write(kind, '', new Date(0)),
      countCall: () => gate.take(request.ip),
    };
  };

  await registerSockets(app, deps, {
    ownOrigin,
    callerOf: (request) => cookie(request, 'auth') ?? cookie(request, 'portal') ?? null,
    createContext: (request) => contextFor(request, null),
  });

  await app.register(async (scope) => {
    // The plugin would also take multipart, without any size limit (quality, Facts).
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-build', build);
      const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
      if (request.method !== 'GET' && !isJson) throw new DomainError('invalid_input');
    });
    // The list everybody asks for comes from memory; a search, or anything odd, goes the long way.
    scope.addHook('preHandler', async (request, reply) => {
      const input = plainListInput(request);
      if (!input) return;
      const answer = await cache
        .get(`list ${request.url}`, async () => {
          const data = await appRouter.createCaller(contextFor(request, reply)).jobs.list(input);
          const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
          return publicAnswer(200, headers, JSON.stringify({ result: { data } }));
        })
        .catch(() => null);
      return answer ? sendAnswer(request, reply, answer) : undefined;
    });
    await scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        maxBatchSize: MAX_BATCH,
        createContext: ({ req, res }: { req: FastifyRequest; res: FastifyReply }) => contextFor(req, res),
        onError: ({ error, path: procedure }: { error: Error & { code: string }; path?: string }) => {
          if (error.code === 'INTERNAL_SERVER_ERROR')
            deps.log.error({ err: error, procedure }, 'procedure failed');
        },
      },
    });
  });

  await registerFileRoutes(app, deps, {
    // Sessions that still are: a link outlives neither a sign-out nor the end of somebody's access (quality S4).
    async sessionIds(request) {
      const [auth, portal, download] = [
        cookie(request, 'auth'),
        cookie(request, 'portal'),
        cookie(request, 'download'),
      ];
      const [user, candidate] = await Promise.all([
        auth === undefined ? null : readUserSession(deps, auth),
        portal === undefined ? null : readPortalSession(deps, portal),
      ]);
      // The third one is no session: it only tells browsers apart.
      const browser = download === undefined ? undefined : sessionHash(download);
      return [user?.sessionId, candidate?.sessionId, browser].filter((id) => id !== undefined);
    },
    async portalCandidate(request) {
      const value = cookie(request, 'portal');
      return value ? ((await readPortalSession(deps, value))?.candidateId ?? null) : null;
    },
  });
  await registerEmployeeFiles(app, deps, { contextOf: (request) => contextFor(request, null) });
  await registerContactForm(app, deps);
  await registerSelfIdentificationForm(app, deps);
  const user = (request: FastifyRequest) => {
    const value = cookie(request, 'auth');
    return value ? readUserSession(deps, value) : Promise.resolve(null);
  };
  registerExportRoutes(app, deps, { user });
  registerMonthFiles(app, deps, { user });
  registerHealth(app, deps);
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

/** The input of a single call of the public list without words to search for; null for anything else. */
function plainListInput(request: FastifyRequest): JobListInput | null {
  const [path, query] = request.url.split('?');
  if (request.method !== 'GET' || path !== '/trpc/jobs.list') return null;
  try {
    const parameters = new URLSearchParams(query);
    const input = JobListInput.safeParse(JSON.parse(parameters.get('input') ?? '{}'));
    return parameters.has('batch') || !input.success || input.data.search !== '' ? null : input.data;
  } catch {
    return null;
  }
}

/** Public answers do not outlive a change of a job, whichever process made it. */
async function forgetWhenJobsChange(
  deps: Deps,
  cache: MicroCache<PublicAnswer>,
  signal: AbortSignal,
): Promise<void> {
  for await (const _event of deps.bus.subscribe(JOBS_TOPIC, signal)) cache.clear();
}

/** One way to look at the first call, another at all later ones. */
function firstThen<T>(first: () => Promise<T>, later: () => Promise<T>): () => Promise<T> {
  let read = first;
  return () => {
    const now = read;
    read = later;
    return now();
  };
}

/** The first call's promise for every call. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= read();
    return result;
  };
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

const statusOf: Partial<Record<(typeof trpcCodes)[ErrorCode], number>> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
};

/** Outside tRPC: a domain error keeps its sentence, a bad request gets a plain one, the rest says nothing. */
function answerError(deps: Deps, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const domain = toDomainError(error);
  if (domain)
    return reply.code(statusOf[trpcCodes[domain.code]] ?? 500).send(errorBody(domain.code, domain.data));
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return reply.code(413).send(errorBody('too_large'));
  if (status >= 400 && status < 500) return reply.code(status).send(errorBody('invalid_input'));
  deps.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  return reply.code(500).send(errorBody('internal'));
}

function errorBody(code: ErrorCode, data: ErrorData = {}) {
  return { error: { code, message: sentence(code, data), data } };
}

function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await deps.db.execute(sql`select 1`);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const token = deps.env.METRICS_TOKEN;
    // A proxy on this machine has our address too, but says for whom it asks.
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
    const local = forwarded === undefined && (request.ip === '127.0.0.1' || request.ip === '::1');
    const allowed = token ? request.headers.authorization === `Bearer ${token}` : local;
    if (!allowed) throw new DomainError('not_found');
    return reply.type('text/plain; version=0.0.4').send(await deps.metrics.render());
  });
}
