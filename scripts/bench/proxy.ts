import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** A small proxy before several processes: each request and each socket goes to the next one, or to another where that fails. */
export type SmallProxy = {
  address: string;
  /** Addresses of the processes, in their order; changes count from the next request on. */
  targets: string[];
  /** Open sockets of each process. */
  sockets: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

/** How long to look for a responding process. */
const TIMEOUT_MS = 8_000;
const PAUSE_MS = 50;

export async function startProxy(targets: string[], port = 0): Promise<SmallProxy> {
  const open = new Set<Duplex>();
  const sockets = new Map<string, number>();
  let turn = 0;
  const next = (): string => targets[turn++ % targets.length] ?? '';

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const answer = await forward(request, body, next, { upgrades: false });
    if (!answer) return void response.writeHead(502).end();
    response.writeHead(answer.message.statusCode ?? 502, answer.message.rawHeaders);
    answer.message.pipe(response);
  });
  server.on('connection', (socket) => track(open, socket));
  server.on('upgrade', async (request: IncomingMessage, near: Duplex) => {
    near.on('error', () => near.destroy());
    const answer = await forward(request, Buffer.alloc(0), next, { upgrades: true });
    if (!answer) return void near.destroy();
    const { message, socket: far, head, target } = answer;
    const lines = [`HTTP/1.1 ${message.statusCode} ${message.statusMessage}`];
    for (let at = 0; at < message.rawHeaders.length; at += 2)
      lines.push(`${message.rawHeaders[at]}: ${message.rawHeaders[at + 1]}`);
    near.write(`${lines.join('\r\n')}\r\n\r\n`);
    if (!far) return void message.pipe(near);
    track(open, far);
    const count = (change: number): void => void sockets.set(target, (sockets.get(target) ?? 0) + change);
    count(1);
    far.once('close', () => count(-1));
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.write(head);
    far.pipe(near).pipe(far);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const listening = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    address: `http://127.0.0.1:${listening}`,
    targets,
    sockets,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function track(open: Set<Duplex>, socket: Duplex): void {
  open.add(socket);
  socket.once('close', () => open.delete(socket));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

type Answer = { message: IncomingMessage; socket: Duplex | null; head: Buffer; target: string };

/** The first answer of a process. A mutation is only retried if the connection was refused. */
async function forward(
  request: IncomingMessage,
  body: Buffer,
  next: () => string,
  { upgrades }: { upgrades: boolean },
): Promise<Answer | null> {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    const target = next();
    const asked = Promise.withResolvers<Answer>();
    const forwarded = send(new URL(request.url ?? '/', target), {
      method: request.method,
      headers: request.headers,
      ...(upgrades ? { agent: false } : {}),
    });
    forwarded.on('response', (message) =>
      asked.resolve({ message, socket: null, head: Buffer.alloc(0), target }),
    );
    forwarded.on('upgrade', (message, socket, head) => asked.resolve({ message, socket, head, target }));
    forwarded.on('error', asked.reject);
    forwarded.end(body);
    try {
      return await asked.promise;
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
      if (request.method !== 'GET' && !isRefused) return null;
      await sleep(PAUSE_MS);
    }
  }
  return null;
}

// As a program of its own: the port, then the addresses.
if (process.argv[1] && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  const [port, ...targets] = process.argv.slice(2);
  const proxy = await startProxy(targets, Number(port));
  process.stdout.write(`Ready at ${proxy.address}\n`);
}
