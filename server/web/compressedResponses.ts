import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A complete public response, reusable: compressed once, with an ETag for conditional requests. */
export type PublicAnswer = {
  status: number;
  headers: Record<string, string>;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
  etag: string;
};

/** A good balance for text that lives a second: 5 ms for a long page, and most of what the best level saves. */
const BROTLI_QUALITY = 5;

/** Compresses an answer once for all its requests, and tags it with a hash of its content. */
export async function publicAnswer(
  status: number,
  headers: Record<string, string>,
  content: string | Buffer,
): Promise<PublicAnswer> {
  const identity = typeof content === 'string' ? Buffer.from(content) : content;
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity),
  ]);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return { status, headers, bodies: { identity, br, gzip: gzipped }, etag };
}

/** Sends it in the best encoding the asker takes, or 304 when the asker has it (RFC 9110 §13.1.2). */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  // Each encoding is another sequence of bytes, hence another tag.
  const etag = `"${answer.etag}-${encoding}"`;
  reply.headers({ ...answer.headers, etag, vary: 'accept-encoding' });
  const asked = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (answer.status === 200 && asked.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(answer.bodies[encoding]);
}

function encodingFor(accepted: string): keyof PublicAnswer['bodies'] {
  const takes = (name: string): boolean =>
    accepted.split(',').some((part) => {
      // Trimmed piece by piece: a pattern with blanks around the semicolon takes long for a header full of them.
      const [coding = '', quality = ''] = part.split(';').map((one) => one.trim());
      return coding === name && !/^q=0(\.0*)?$/.test(quality);
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
