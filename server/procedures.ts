import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { JobListInput } from '../shared/jobs/schema.ts';
import type { Callers } from './callers.ts';
import type { Deps } from './deps.ts';
import { DomainError } from './errors.ts';
import type { MicroCache } from './platform/microCache.ts';
import { appRouter } from './router.ts';
import { type PublicAnswer, publicAnswer, sendAnswer } from './web/compressedResponses.ts';
import { retryAfter } from './web/retryAfter.ts';

const MAX_BATCH = 10;

type ProcedureOptions = {
  callers: Callers;
  cache: MicroCache<PublicAnswer>;
  /** Named in every answer, so that a tab of an older browser app can offer to reload. */
  build: string;
};

/** All procedures over HTTP at `/trpc`: JSON only, small batches, not cacheable. */
export async function registerProcedures(
  app: FastifyInstance,
  deps: Deps,
  { callers, cache, build }: ProcedureOptions,
): Promise<void> {
  await app.register(async (scope) => {
    // The plugin would also take multipart, without any size limit (quality, Facts).
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-build', build);
      const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
      if (request.method !== 'GET' && !isJson) throw new DomainError('invalid_input');
    });
    // As a text, whose length is known: a short answer is sent as it is, where a stream would be compressed whatever its size.
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (!(payload instanceof Response)) return payload;
      reply.code(payload.status).headers(Object.fromEntries(payload.headers));
      return payload.text();
    });
    // The default list is cached in memory; a search, or anything unusual, is queried.
    scope.addHook('preHandler', async (request, reply) => {
      const input = plainListInput(request);
      if (!input) return;
      const answer = await cache
        .get(`list ${request.url}`, async () => {
          const data = await appRouter.createCaller(callers.context(request, reply)).jobs.list(input);
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
        // The library would allow caching the streams it rejects here.
        responseMeta: ({ errors }: { errors: readonly Error[] }) => ({
          headers: { 'cache-control': 'no-store', ...retryAfter(errors) },
        }),
        createContext: ({ req, res }: { req: FastifyRequest; res: FastifyReply }) =>
          callers.context(req, res),
        onError: ({ error, path: procedure }: { error: Error & { code: string }; path?: string }) => {
          if (error.code === 'INTERNAL_SERVER_ERROR')
            deps.log.error({ err: error, procedure }, 'procedure failed');
        },
      },
    });
  });
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
