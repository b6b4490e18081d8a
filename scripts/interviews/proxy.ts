import { once } from 'node:events';
import { createServer } from 'node:http';

/** What a server says of one call: tokens of the prompt in all, and how many of them it had to read anew. */
export type Read = { prompt: number; anew: number };

type Counting = {
  url: string /** What was read since the last time. */;
  take(): Read[];
  close(): Promise<void>;
};

/** Passes calls on to a server of this machine and notes what it says it read. */
export async function counting(port: number): Promise<Counting> {
  let reads: Read[] = [];
  const note = (said: string): void => {
    const anew = [...said.matchAll(/"prompt_n":\s*(\d+)/g)].at(-1)?.[1];
    const prompt = [...said.matchAll(/"prompt_tokens":\s*(\d+)/g)].at(-1)?.[1];
    if (anew !== undefined && prompt !== undefined)
      reads.push({ prompt: Number(prompt), anew: Number(anew) });
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body: Buffer[] = [];
      for await (const piece of request) body.push(Buffer.from(piece));
      const stop = new AbortController();
      response.once('close', () => stop.abort());
      const answer = await fetch(`http://127.0.0.1:${port}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json' },
        signal: stop.signal,
        ...(request.method === 'POST' ? { body: Buffer.concat(body) } : {}),
      });
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      let end = '';
      for await (const piece of answer.body ?? []) {
        response.write(piece);
        end = (end + Buffer.from(piece).toString()).slice(-4_000);
      }
      note(end);
      response.end();
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    take() {
      const taken = reads;
      reads = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
