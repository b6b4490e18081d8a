import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UserActor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { openExport } from './service.ts';

const Query = z.object({
  id: z.uuid(),
  spec: z.string().max(4_000),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
});

/** Downloads of exports; the link comes from `admin.exports.prepare`. */
export function registerExportRoutes(
  app: FastifyInstance,
  deps: Deps,
  options: { user(request: FastifyRequest): Promise<UserActor | null> },
): void {
  // No HEAD: a request for only the headers would be logged as a download.
  app.get('/files/exports/:name', { exposeHeadRoute: false }, async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) throw new DomainError('not_found');
    const user = await options.user(request);
    const actor = user && { ...user, ip: request.ip };
    const { name, body, ended } = openExport(deps, actor, query.data, () => options.user(request));
    // Only when the connection is idle is it known whether the whole file was sent. An incomplete one ends without
    // its last chunk, which browsers show as a failed download, and is listed as incomplete.
    reply.raw.once('close', () => {
      ended(reply.raw.writableFinished && !body.errored).catch((error: unknown) =>
        deps.log.error({ err: error }, 'recording the end of an export failed'),
      );
    });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('text/csv; charset=utf-8')
      .send(body);
  });
}
