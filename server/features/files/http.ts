import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { brand } from '../../../shared/company/brand.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { RESUME_MAX_BYTES } from '../../../shared/files/types.ts';
import { type CandidateId, FileId } from '../../../shared/ids/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError, toDomainError } from '../../errors.ts';
import { receiveIdDocument } from './parts/idDocument.ts';
import { openFile, receiveCoverLetter, receiveResume } from './service.ts';

const LinkParams = z.object({ id: FileId });
const LinkQuery = z.object({ expires: z.coerce.number().int(), signature: z.string().max(100) });

/** Uploads and downloads; outside tRPC, which only handles JSON. */
export async function registerFileRoutes(
  app: FastifyInstance,
  deps: Deps,
  options: {
    /** The sessions of this browser that are open now. */
    sessionIds(request: FastifyRequest): Promise<string[]>;
    /** The person inside the portal, if any. */
    portalCandidate(request: FastifyRequest): Promise<CandidateId | null>;
  },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: RESUME_MAX_BYTES, headerPairs: 20 },
    });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    const bodyLimit = RESUME_MAX_BYTES + 64 * 1024;
    scope.post('/files/resume', { bodyLimit }, async (request) => {
      const missing: Refusals = { missing: 'resume_required', failed: 'upload_failed' };
      return receive(deps, request, missing, (part) => receiveResume(deps, { ...part, ip: request.ip }));
    });

    scope.post('/files/cover-letter', { bodyLimit }, async (request) => {
      const missing: Refusals = { missing: 'cover_letter_missing', failed: 'cover_letter_failed' };
      return receive(deps, request, missing, (part) => receiveCoverLetter(deps, { ...part, ip: request.ip }));
    });

    scope.post('/files/id-document', { bodyLimit }, async (request) => {
      const candidateId = await options.portalCandidate(request);
      if (!candidateId) throw new DomainError('session_ended');
      const missing: Refusals = { missing: 'id_required', failed: 'id_upload_failed' };
      return receive(deps, request, missing, (part) =>
        receiveIdDocument(deps, { ...part, ip: request.ip, candidateId }),
      );
    });

    scope.get('/files/:id', { errorHandler: answerPage }, async (request, reply) => {
      const params = LinkParams.safeParse(request.params);
      const query = LinkQuery.safeParse(request.query);
      if (!params.success || !query.success) throw new DomainError('not_found');
      const file = await openFile(deps, {
        fileId: params.data.id,
        ...query.data,
        sessionIds: await options.sessionIds(request),
      });
      const ascii = file.name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
      return reply
        .header(
          'content-disposition',
          `attachment; filename="${ascii}"; filename*=UTF-8''${encodeName(file.name)}`,
        )
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-length', file.size)
        .header('content-encoding', 'identity')
        .type(file.mime)
        .send(file.body);
    });
  });
}

/** Messages for a missing file and for an invalid body. */
type Refusals = { missing: ErrorCode; failed: ErrorCode };
type Part = { name: string; body: Readable; truncated: () => boolean };

/** Reads the one file of a multipart body. */
async function receive<T>(
  deps: Deps,
  request: FastifyRequest,
  refusals: Refusals,
  take: (part: Part) => Promise<T>,
): Promise<T> {
  let body: Readable | undefined;
  try {
    const part = await request.file();
    body = part?.file;
    if (!part) throw new DomainError(refusals.missing);
    return await take({ name: part.filename, body: part.file, truncated: () => part.file.truncated });
  } catch (error) {
    if (toDomainError(error)) throw error;
    // The parser reports malformed bodies in many ways, some as a 500; to the sender all are one.
    deps.log.warn({ err: error }, 'upload refused');
    throw new DomainError(refusals.failed);
  } finally {
    // A refusal may come before the last byte: a client that's still sending must be able to read the answer.
    body?.resume();
  }
}

/** RFC 5987: characters that encodeURIComponent keeps but a header parameter may not contain. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A link is opened by a person in a browser, so an error is a page instead of JSON. */
function answerPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const domain = toDomainError(error);
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  if (!domain || !wantsPage) throw error;
  const status = pageStatus[domain.code] ?? 503;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${brand.name}</title><main><h1>We can’t open this file</h1><p>${domain.message}</p></main></html>`,
    );
}

const pageStatus: Partial<Record<ErrorCode, number>> = { not_found: 404, link_expired: 403 };
