import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A transaction as the database saw it: its statements, in order. */
export type Transaction = string[];

/** A way to a database that reads along: every transaction that ended on it, of whatever driver. */
type Wire = { url: string; transactions: Transaction[]; close(): Promise<void> };

/** PostgreSQL's protocol: a letter, four bytes of length that count themselves, and the rest. */
const HEAD = 5;

/** Puts itself between a program and its database. What goes over the line is passed on unchanged. */
export async function watchedLine(url: string): Promise<Wire> {
  const target = new URL(url);
  const transactions: Transaction[] = [];
  const open = new Set<Socket>();
  const server = createServer((inside) => {
    const outside = connect(Number(target.port), target.hostname);
    const reader = readerOf((ended) => transactions.push(ended));
    inside.on('data', reader.asked);
    outside.on('data', reader.answered);
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
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  return {
    url: through.href,
    transactions,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Reads both directions of one connection. */
function readerOf(ended: (transaction: Transaction) => void) {
  const prepared = new Map<string, string>();
  /** Statements up to each point at which the database has to answer that it is ready. */
  const asked: string[][] = [];
  let group: string[] = [];
  let current: Transaction = [];
  const close = (): void => {
    asked.push(group);
    group = [];
  };
  const fromProgram = (letter: string, body: Buffer): void => {
    if (letter === 'Q') {
      group.push(text(body, 0).value);
      close();
    } else if (letter === 'P') {
      const name = text(body, 0);
      prepared.set(name.value, text(body, name.end).value);
    } else if (letter === 'B') {
      const portal = text(body, 0);
      group.push(prepared.get(text(body, portal.end).value) ?? '');
    } else if (letter === 'S') close();
  };
  const fromDatabase = (letter: string, body: Buffer): void => {
    if (letter !== 'Z') return;
    current.push(...(asked.shift() ?? []));
    // "I": idle, so what was open has ended.
    if (body.toString('latin1', 0, 1) !== 'I') return;
    if (current.length > 0) ended(current);
    current = [];
  };
  return { asked: frames(fromProgram, true), answered: frames(fromDatabase, false) };
}

/** Cuts a stream into messages; the program's first one has no letter. */
function frames(read: (letter: string, body: Buffer) => void, greets: boolean): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let greeting = greets;
  return (data) => {
    rest = rest.length > 0 ? Buffer.concat([rest, data]) : data;
    for (;;) {
      const head = greeting ? HEAD - 1 : HEAD;
      if (rest.length < head) return;
      const length = rest.readUInt32BE(head - 4) + (head - 4);
      if (rest.length < length) return;
      if (!greeting) read(rest.toString('latin1', 0, 1), rest.subarray(HEAD, length));
      greeting = false;
      rest = rest.subarray(length);
    }
  };
}

function text(body: Buffer, start: number): { value: string; end: number } {
  const zero = body.indexOf(0, start);
  return { value: body.toString('utf8', start, zero), end: zero + 1 };
}

/** A transaction in a line: the first words of its statements, without the list of columns. */
export function inShort(transaction: Transaction): string {
  return transaction
    .map((statement) => statement.replaceAll('"', '').replace(/\s+/g, ' ').trim())
    .filter((statement) => !/^(begin|commit|rollback)\b/i.test(statement))
    .map((statement) => statement.replace(/^select .*? from /i, 'select … from ').slice(0, 60))
    .join(' | ');
}
