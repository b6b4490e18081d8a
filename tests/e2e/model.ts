import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How its replies begin, one after another: nobody says the same twice in a talk. */
const openings = [
  'I see.',
  'All right.',
  'Okay then.',
  'Got it.',
  'Right then.',
  'Noted here.',
  'So far so clear.',
];

/**
 * What the stand-in does with the next request: write the reply, stop in its middle until the mood changes, refuse it,
 * or say nothing.
 */
type Mood = 'write' | 'held' | 402 | 429 | 'silent';

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
  let replies = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', async () => {
      const now = mood;
      // What it was told to ask; a greeting asks how somebody is.
      const asked = /same content: ([^"\\]*)/.exec(body)?.[1] ?? 'How are you doing today?';
      const reply = `${openings[replies++ % openings.length]} **${asked}**`;
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
