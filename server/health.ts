import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { DomainError } from './errors.ts';
import { sameSecret } from './platform/crypto.ts';

/**
 * `/healthz`: the process is alive; `/readyz`: the database answers; `/metrics`: for Prometheus, with
 * restricted access.
 */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
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
    // A proxy on this machine has our address, too, but names its client.
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
    const local = forwarded === undefined && (request.ip === '127.0.0.1' || request.ip === '::1');
    const allowed = token ? sameSecret(request.headers.authorization ?? '', `Bearer ${token}`) : local;
    if (!allowed) throw new DomainError('not_found');
    return reply.type('text/plain; version=0.0.4').send(await deps.metrics.render());
  });
}
