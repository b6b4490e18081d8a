import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const reply = 'Thank you, that helps me see it. **What would you do next, and why?**';

/**
 * What the stand-in does with the next request: write the reply, stop in its middle until the mood changes, refuse it,
 * break off, or say nothing.
 */
export type Mood = 'write' | 'held' | 402 | 429 | 500 | 'cut' | 'silent';

export type StandIn = {
  url: string;
  become(mood: Mood): void;
  /** Replies that are being written now. */
  writing(): number;
  close(): Promise<void>;
};

/** A model server that speaks the provider's streaming protocol, word by word. */
export async function standInModel(wordMs: number): Promise<StandIn> {
  let mood: Mood = 'write';
  let writing = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', async () => {
      const now = mood;
      if (typeof now === 'number') {
        response.writeHead(now, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { message: 'refused' } }));
        return;
      }
      writing++;
      response.once('close', () => writing--);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const send = (delta: object, finish: string | null): void => {
        const choices = [{ index: 0, delta, finish_reason: finish }];
        const chunk = {
          id: 'stand-in',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'stand-in',
          choices,
        };
        response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      };
      for (const [index, word] of reply.split(/(?<= )/).entries()) {
        if (now === 'silent') break;
        while (now === 'held' && index === 4 && mood === 'held' && !response.destroyed)
          await new Promise((resolve) => setTimeout(resolve, 20));
        if (now === 'cut' && index === 4) {
          response.destroy();
          return;
        }
        send({ role: 'assistant', content: word }, null);
        await new Promise((resolve) => setTimeout(resolve, wordMs));
      }
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    become: (next) => {
      mood = next;
    },
    writing: () => writing,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
