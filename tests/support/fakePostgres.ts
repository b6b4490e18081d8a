import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Enough of PostgreSQL's protocol to be connected to, asked statements without parameters or rows, and die in between. */

/** What happens to a statement: an answer, a part of one, silence, or the end of its connection. */
export type Fate = 'answer' | 'suspend' | 'silence' | 'close' | 'reset' | 'terminate';
export type Heard = { connection: number; statement: string };

export type FakePostgres = {
  url: string;
  /** Statements as they arrived, with the number of their connection. */
  heard: Heard[];
  /** Ends a connection from outside, whatever it is doing. */
  end(connection: number, how: 'close' | 'reset'): void;
  stop(): void;
};

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const welcome = message('R', Buffer.alloc(4));
const ready = (inTransaction: boolean): Buffer => message('Z', Buffer.from(inTransaction ? 'T' : 'I'));
const nothing = Buffer.alloc(0);
/** Parsed, no parameters, no rows, bound. */
const described = Buffer.concat([
  message('1', nothing),
  message('t', Buffer.alloc(2)),
  message('n', nothing),
  message('2', nothing),
]);
const suspended = message('s', nothing);
const shutDown = message(
  'E',
  Buffer.concat([text('SFATAL'), text('C57P01'), text('Mterminating connection'), Buffer.alloc(1)]),
);

/** What a statement reports when it is done, and whether a transaction is open then. */
function outcome(statement: string, wasInTransaction: boolean): { tag: string; inTransaction: boolean } {
  const tag = statement.trim().split(' ')[0]?.toUpperCase() ?? '';
  if (tag === 'BEGIN') return { tag, inTransaction: true };
  return { tag, inTransaction: wasInTransaction && tag !== 'COMMIT' && tag !== 'ROLLBACK' };
}

function cut(socket: Socket, how: 'close' | 'reset'): void {
  if (how === 'reset') socket.resetAndDestroy();
  else socket.end();
}

/** Starts one; `fateOf` is asked about each statement when it arrives. */
export async function fakePostgres(fateOf: (heard: Heard) => Fate): Promise<FakePostgres> {
  const heard: Heard[] = [];
  const sockets: Socket[] = [];

  const server = createServer((socket) => {
    const connection = sockets.push(socket);
    let left = Buffer.alloc(0);
    let started = false;
    let inTransaction = false;
    /** What ends the answer to the statement in work, when something does. */
    let completed: Buffer | null = null;
    const hear = (statement: string): void => {
      const one = { connection, statement };
      heard.push(one);
      const fate = fateOf(one);
      completed = null;
      if (fate === 'terminate') socket.end(shutDown);
      else if (fate === 'close' || fate === 'reset') cut(socket, fate);
      else if (fate === 'suspend') completed = suspended;
      else if (fate === 'answer') {
        const done = outcome(statement, inTransaction);
        inTransaction = done.inTransaction;
        completed = message('C', text(done.tag));
      }
    };
    const take = (type: string, body: Buffer): void => {
      const [first = '', second = ''] = body.toString('utf8').split('\0');
      if (type === 'X') return void socket.end();
      if (type === 'Q') hear(first);
      if (type === 'P') hear(second);
      if (socket.destroyed || socket.writableEnded || !completed) return;
      if (type === 'Q') socket.write(Buffer.concat([completed, ready(inTransaction)]));
      if (type === 'E') socket.write(Buffer.concat([described, completed]));
      if (type === 'S') socket.write(ready(inTransaction));
    };
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      left = Buffer.concat([left, chunk]);
      while (!socket.destroyed && left.length > 4) {
        const head = started ? 1 : 0;
        const end = head + left.readInt32BE(head);
        if (left.length < end) return;
        const type = left.toString('latin1', 0, head);
        const body = left.subarray(head + 4, end);
        left = left.subarray(end);
        if (started) take(type, body);
        else socket.write(Buffer.concat([welcome, ready(false)]));
        started = true;
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `postgres://somebody:secret@127.0.0.1:${port}/somewhere`,
    heard,
    end(connection, how) {
      const socket = sockets[connection - 1];
      if (socket) cut(socket, how);
    },
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
