import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * An address for the ordinary POST of a form, with and without scripts. Cross-site posts are refused by the server for
 * every address.
 */
export async function registerPlainForm(
  app: FastifyInstance,
  { path, bodyLimit }: { path: string; bodyLimit: number },
  answer: (form: URLSearchParams, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(path, (request, reply) =>
      answer(request.body instanceof URLSearchParams ? request.body : new URLSearchParams(), request, reply),
    );
  });
}
