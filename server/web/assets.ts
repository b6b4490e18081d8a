import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Serves the built files. Those with a hash in their name are cached forever. */
export async function serveAssets(
  app: FastifyInstance,
  clientDir: string,
  notFound: (reply: FastifyReply) => FastifyReply,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    // The page of the signed-in areas is a template: without its policy and nonce it's nothing to serve.
    globIgnore: ['assets/**', 'index.html', '**/*.{br,gz}'],
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  // One route for all of them: a route for each of about a thousand files costs a quarter of a second of a core at every start,
  // and the plugin's own lists the folder for every request.
  const hashed = new Set(await readdir(path.join(clientDir, 'assets')));
  app.get<{ Params: { file: string } }>('/assets/:file', ({ params: { file } }, reply) =>
    hashed.has(file) ? reply.sendFile(`assets/${file}`) : notFound(reply),
  );
}
