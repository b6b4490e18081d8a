import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RESUME_MAX_BYTES } from '../../../shared/files.ts';
import { FileId } from '../../../shared/ids.ts';
import type { Deps } from '../../deps.ts';
import { DomainError, toDomainError } from '../../errors.ts';
import { openFile, receiveResume } from './service.ts';

const LinkParams = z.object({ id: FileId });
const LinkQuery = z.object({ expires: z.coerce.number().int(), signature: z.string().max(100) });

/** Uploads and downloads; beside tRPC, which only ever sees JSON. */
export async function registerFileRoutes(
  app: FastifyInstance,
  deps: Deps,
  options: { sessionIds(request: FastifyRequest): string[] },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: RESUME_MAX_BYTES, headerPairs: 20 },
    });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    scope.post('/files/resume', { bodyLimit: RESUME_MAX_BYTES + 64 * 1024 }, async (request) => {
      try {
        const part = await request.file();
        if (!part) throw new DomainError('resume_required');
        return await receiveResume(deps, {
          name: part.filename,
          body: part.file,
          truncated: () => part.file.truncated,
          ip: request.ip,
        });
      } catch (error) {
        if (toDomainError(error)) throw error;
        // The parser reports malformed bodies in many ways, some as a 500; to the sender all are one.
        deps.log.warn({ err: error }, 'upload refused');
        throw new DomainError('upload_failed');
      }
    });

    scope.get('/files/:id', async (request, reply) => {
      const params = LinkParams.safeParse(request.params);
      const query = LinkQuery.safeParse(request.query);
      if (!params.success || !query.success) throw new DomainError('not_found');
      const file = await openFile(deps, {
        fileId: params.data.id,
        ...query.data,
        sessionIds: options.sessionIds(request),
      });
      const ascii = file.name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
      return reply
        .header(
          'content-disposition',
          `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-length', file.size)
        .header('content-encoding', 'identity')
        .type(file.mime)
        .send(file.body);
    });
  });
}
