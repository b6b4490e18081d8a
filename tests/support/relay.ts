import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database that a test can cut and mend, while everybody else still reaches the database. */
export type Relay = {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on nothing is passed on, and nothing is closed: a host that vanished. With `some`, only over those connections. */
  hold(some?: (connection: number) => boolean): void;
  /** New connections reach the database again; the held ones stay silent: another host at the same address. */
  replace(): void;
  close(): Promise<void>;
};

/** `lateMs`: how much later than usual each answer arrives. */
export async function relayTo(url: string, lateMs = 0): Promise<Relay> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const pairs: { inside: Socket; outside: Socket }[] = [];
  let isHeld = false;
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
      pairs.push({ inside, outside });
      if (isHeld) inside.resume();
      else if (lateMs === 0) inside.pipe(outside).pipe(inside);
      else inside.pipe(outside).on('data', (chunk) => setTimeout(() => inside.write(chunk), lateMs));
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
  const hold: Relay['hold'] = (some = () => true) => {
    for (const [connection, { inside, outside }] of pairs.entries()) {
      if (!some(connection)) continue;
      inside.unpipe(outside).resume();
      outside.unpipe(inside).resume();
    }
  };
  await listen();
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    cut,
    mend: listen,
    hold(some) {
      isHeld = some === undefined;
      hold(some);
    },
    replace() {
      isHeld = false;
    },
    close: cut,
  };
}
