import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How a process that is about to stop sends those it serves to another one. */
export type Leaving = {
  hasBegun(): boolean;
  /** Adds something that has to be done before the process may close. */
  add(step: () => Promise<void>): void;
  /** Resolves when all of it is done. */
  begin(): Promise<void>;
};

/** How long requests that are under way may take to end. */
const REQUESTS_MS = 2_000;

export function createLeaving(): Leaving {
  const steps: (() => Promise<void>)[] = [];
  let begun = false;
  return {
    hasBegun: () => begun,
    add: (step) => void steps.push(step),
    async begin() {
      begun = true;
      await Promise.all(steps.map((step) => step()));
    },
  };
}

/**
 * Stops accepting connections during shutdown, so a proxy retries on another process. Requests in progress are
 * completed.
 */
export function answerBeforeLeaving(app: FastifyInstance, leaving: Leaving): void {
  let open = 0;
  let answered = (): void => {};
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (leaving.hasBegun()) reply.header('connection', 'close');
    // A socket lives on.
    if (raw.headers.upgrade !== undefined) return;
    open++;
    reply.raw.once('close', () => {
      open--;
      if (open === 0) answered();
    });
  });
  leaving.add(async () => {
    app.server.close();
    if (open === 0) return;
    const all = new Promise<void>((resolve) => {
      answered = resolve;
    });
    await Promise.race([all, pause(REQUESTS_MS)]);
  });
}
