import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { pendingReplies } from '../features/conversation/queries.ts';
import { sameSecret } from '../platform/crypto/vault.ts';
import { inTime } from '../platform/inTime.ts';
import type { Leaving } from './shutdown.ts';

/** How long the database may take to answer. Short, because a probe has its own timeout and learns nothing by waiting. */
const ANSWER_MS = 1_500;

/** Null if the database fails or takes longer. */
const answerOf = <T>(work: Promise<T>): Promise<T | null> => inTime(ANSWER_MS, work).catch(() => null);

/** Everything served by a process that only works on tasks. */
export function createHealth(deps: Deps, leaving: Leaving): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  registerHealth(app, deps, leaving);
  app.setErrorHandler((error, _request, reply) => {
    const isUnknown = error instanceof DomainError && error.code === 'not_found';
    if (!isUnknown) deps.log.error({ err: error }, 'reporting health failed');
    return reply.code(isUnknown ? 404 : 500).send({ ok: false });
  });
  return app;
}

/**
 * `/healthz`: the process is alive; `/readyz`: the database answers, and the process isn't about to stop; `/metrics`:
 * for Prometheus, with restricted access.
 */
export function registerHealth(app: FastifyInstance, deps: Deps, leaving: Leaving): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = !leaving.hasBegun() && (await answerOf(deps.db.execute(sql`select 1`))) !== null;
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', async (request, reply) => {
    const token = deps.env.METRICS_TOKEN;
    // A proxy on this machine has our address, too, but names its client.
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
    const local = forwarded === undefined && (request.ip === '127.0.0.1' || request.ip === '::1');
    const allowed = token ? sameSecret(request.headers.authorization ?? '', `Bearer ${token}`) : local;
    if (!allowed) throw new DomainError('not_found');
    // Without the database the last figures have to do.
    const replies = await answerOf(pendingReplies(deps));
    if (replies) deps.metrics.replies(replies);
    return reply.type('text/plain; version=0.0.4').send(await deps.metrics.render());
  });
}
