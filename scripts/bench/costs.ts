import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { MessageId } from '../../shared/ids/schema.ts';
import { type Visitor, visitor } from '../../tests/support/visitor.ts';
import { hiredAccount, openSolution } from '../../tests/support/worker.ts';
import { ensureBuilt } from '../start.ts';
import {
  type BenchServer,
  type ChatUser,
  listen,
  makeChatUsers,
  say,
  startServer,
  withFolder,
} from './benchServer.ts';
import { databasePid, TICKS, ticksOf, ticksOfChildren, transactions } from './idle.ts';

const INTERVIEWS = 20;
const MESSAGES = 12;
const SHIFTS = 8;
const TASKS = 4;
const VISITORS = 1_000;
const AT_ONCE = 8;
const TIMEOUT_MS = 60_000;
/** Sessions of PostgreSQL add what they did to its statistics once they have rested for ten seconds. */
const COUNTED_MS = 11_000;

/** Milliseconds of a core in the process and in its database, transactions, bytes of the write-ahead log, bytes to people. */
type Cost = { process: number; database: number; transactions: number; log: number; sent: number };
type Work = { unit: string; count: number; run(server: BenchServer): Promise<number> };

/** What people cost: an interview, tasks of a shift, and visitors. Counted, so a busy machine changes little. */
export async function benchCosts(): Promise<void> {
  await ensureBuilt();
  process.stdout.write(
    '\nWhat each activity costs, with the built-in model and without delays\n' +
      'each                          process ms  database ms  transactions  log kB   sent kB\n',
  );
  await withFolder(async (dataDir) => {
    const server = await startServer(dataDir, { DEMO_DATA: '1', PACING_SCALE: '0' });
    const database = await databasePid(dataDir);
    try {
      // Libraries are loaded with the first of each.
      for (const work of [interviews(1), shifts(1), visits(20)]) await work.run(server);
      for (const work of [interviews(INTERVIEWS), shifts(SHIFTS), visits(VISITORS)]) {
        const { unit, count } = work;
        const cost = await costOf(server, database, work);
        const shown = (value: number, digits: number, width: number): string =>
          (value / count).toFixed(digits).padEnd(width);
        process.stdout.write(
          unit.padEnd(30) +
            shown(cost.process, 1, 12) +
            shown(cost.database, 1, 13) +
            shown(cost.transactions, 1, 14) +
            shown(cost.log / 1_024, 1, 9) +
            `${cost.sent > 0 ? shown(cost.sent / 1_024, 1, 7) : '–'}\n`,
        );
      }
    } finally {
      await server.stop();
    }
  });
}

async function costOf(server: BenchServer, database: number, { run }: Work): Promise<Cost> {
  await sleep(COUNTED_MS);
  const before = await standing(server, database);
  const sent = await run(server);
  await sleep(COUNTED_MS);
  const after = await standing(server, database);
  // What goes by the clock costs the same with and without people.
  await sleep(COUNTED_MS);
  const rested = await standing(server, database);
  const share = (after.at - before.at) / (rested.at - after.at);
  const each = (name: 'process' | 'database' | 'transactions' | 'log'): number =>
    after[name] - before[name] - share * (rested[name] - after[name]);
  const ms = 1_000 / TICKS;
  return {
    process: each('process') * ms,
    database: each('database') * ms,
    transactions: each('transactions'),
    log: each('log'),
    sent,
  };
}

async function standing({ pid, sql }: BenchServer, database: number) {
  const [row] = await sql<{ bytes: number }[]>`select (pg_current_wal_lsn() - '0/0')::float8 as bytes`;
  return {
    at: performance.now(),
    process: await ticksOf(pid, false),
    database: (await ticksOf(database, true)) + (await ticksOfChildren(database)),
    transactions: await transactions(sql),
    log: row?.bytes ?? Number.NaN,
  };
}

/** Interviews in which everyone says so many things, each after the reply to the one before. */
const interviews = (people: number): Work => ({
  unit: `message with its answer`,
  count: people * MESSAGES,
  async run(server) {
    let bytes = 0;
    const interview = async (chatUser: ChatUser): Promise<void> => {
      let wanted = 1;
      let heard = (): void => {};
      let last = 0;
      const socket = await listen(server.address, chatUser, ({ messages = [] }) => {
        for (const one of messages) if ('seq' in one && typeof one.seq === 'number') last = one.seq;
        if (last >= wanted) heard();
      });
      socket.on('message', (raw: Buffer) => {
        bytes += raw.length;
      });
      const until = (seq: number) =>
        new Promise<void>((resolve) => {
          wanted = seq;
          heard = resolve;
          if (last >= seq) resolve();
        });
      await until(1);
      for (let n = 1; n <= MESSAGES; n++) {
        await say(
          server.address,
          chatUser,
          crypto.randomUUID(),
          `I kept the records of a clinic for ${n} years, about 300 entries a day, in Excel.`,
        );
        await until(1 + 2 * n);
      }
      socket.terminate();
    };
    await inTurns(await makeChatUsers(server.sql, people), interview);
    return bytes;
  },
});

/** Shifts of so many tasks, each answered right. */
const shifts = (people: number): Work => ({
  unit: 'task of a shift',
  count: people * TASKS,
  async run(server) {
    const workers: Awaited<ReturnType<typeof hiredAccount>>[] = [];
    for (let n = 0; n < people; n++) workers.push(await hiredAccount(server.sql));
    await inTurns(workers, async ({ candidateId, email, password }) => {
      const network = `10.7.${workers.length}.${workers.findIndex((one) => one.email === email)}`;
      const person = visitor(server.address, network);
      await person.trpc.auth.signIn.mutate({ email, password });
      await person.trpc.workSessions.start.mutate();
      const begun = await person.trpc.workSessions.state.query();
      if (!begun) throw new Error('A shift that was started isn’t there.');
      const { sessionId } = begun.info;
      const listening = person.trpc.workSessions.events.subscribe({ sessionId }, {});
      for (let task = 1; task <= TASKS; task++) {
        await untilTask(person, task);
        await sendAnswer(person, await openSolution(server.sql, candidateId));
        if (task < TASKS) await sendAnswer(person, 'Yes, ready');
      }
      await person.trpc.workSessions.end.mutate({ sessionId });
      listening.unsubscribe();
      await person.leave();
    });
    return 0;
  },
});

async function untilTask({ trpc }: Visitor, task: number): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  while ((await trpc.workSessions.state.query())?.info.current?.number !== task) {
    if (Date.now() > until) throw new Error(`Task ${task} didn’t arrive`);
    await sleep(250);
  }
}

/** Says something, and waits for what the supervisor says to it. */
async function sendAnswer({ trpc }: Visitor, text: string): Promise<void> {
  const messageId = MessageId.parse(crypto.randomUUID());
  const { message } = await trpc.workSessions.send.mutate({ messageId, text });
  const until = Date.now() + TIMEOUT_MS;
  while (((await trpc.workSessions.state.query())?.lastSeq ?? 0) <= message.seq) {
    if (Date.now() > until) throw new Error('The supervisor didn’t answer');
    await sleep(250);
  }
}

/** People who look at Home, the jobs, and a job, with what these pages load. */
const visits = (people: number): Work => ({
  unit: 'visitor of three pages',
  count: people,
  async run(server) {
    const [job] = await server.sql<{ id: string }[]>`select id from jobs where status = 'active' limit 1`;
    let bytes = 0;
    const numbers = Array.from({ length: people }, (_, index) => index);
    await inTurns(numbers, async (number) => {
      const network = `10.8.${number >> 8}.${number & 255}`;
      // Each has a browser of its own, which keeps what it has.
      const cached = new Set<string>();
      for (const page of ['/', '/jobs', `/jobs/${job?.id}`]) {
        const html = await fetched(server.address + page, network);
        bytes += html.bytes;
        const files = [...html.text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
          ([, file = '']) => file,
        );
        for (const file of new Set(files)) {
          if (cached.has(file)) continue;
          cached.add(file);
          bytes += (await fetched(server.address + file, network)).bytes;
        }
      }
    });
    return bytes;
  },
});

/** As a browser gets it: its bytes compressed, and the text of a page. */
function fetched(address: string, network: string): Promise<{ bytes: number; text: string }> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html,*/*', 'x-forwarded-for': network };
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(pieces);
        const isPage = response.headers['content-type']?.startsWith('text/html') === true;
        if (response.statusCode !== 200) return reject(new Error(`${address}: ${response.statusCode}`));
        const whole = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
        resolve({ bytes: body.length, text: isPage ? whole.toString('utf8') : '' });
      });
    }).on('error', reject);
  });
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const some = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}
