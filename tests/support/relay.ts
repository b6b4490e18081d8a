import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database that a test can cut and mend, while everybody else still reaches the database. */
type Relay = { url: string; cut(): Promise<void>; mend(): Promise<void>; close(): Promise<void> };

export async function relayTo(url: string): Promise<Relay> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;
  const listen = async (): Promise<void> => {
    server = createServer((inside) => {
      const outside = connect(Number(target.port), target.hostname);
      for (const socket of [inside, outside]) {
        open.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          open.delete(socket);
          inside.destroy();
          outside.destroy();
        });
      }
      inside.pipe(outside).pipe(inside);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address !== null && typeof address === 'object') port = address.port;
  };
  const cut = async (): Promise<void> => {
    const closing = server;
    server = null;
    if (!closing) return;
    closing.close();
    for (const socket of open) socket.destroy();
    await once(closing, 'close');
  };
  await listen();
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  return { url: through.href, cut, mend: listen, close: cut };
}
