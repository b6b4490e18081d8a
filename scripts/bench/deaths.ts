import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { z } from 'zod';
import { openDatabase } from '../../server/db/client.ts';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { type RunningServer, startServer } from '../../tests/support/server.ts';
import { type ChatUser, makeChatUsers, withFolder } from './benchServer.ts';

const PEOPLE = 24;
const CALL_MS = 10_000;
/** A conversation that gets longer may end by itself. */
const MESSAGES = 4;
/** Enough that someone can always write, although a kill may delay replies by 15 seconds. */
const CHAT_USERS = 200;
const CHAT_USERS_PER_KILL = 30;
const PAUSE_MS = 150;

type Deaths = {
  exited: boolean;
  acknowledged: number;
  /** Acknowledged messages that aren't stored once, in the order in which they were said. */
  wrong: number;
  /** Acknowledged messages without their reply 20 s after the end, and when the last reply of the others came. */
  unanswered: number;
  answeredMs: number;
  /** The most tries that one reply was charged with. */
  tries: number;
  /** Calls without an answer of any kind within ten seconds. */
  hung: number;
  /** From each kill to the end of the first call that began after it and went well, in milliseconds. */
  backMs: number[];
  output: string;
};

type Said = { chatUser: ChatUser; ids: string[] };

const Refusal = z.object({ error: z.object({ data: z.object({ domain: z.object({ code: z.string() }) }) }) });
const ended = new Set(['conversation_closed', 'interview_completed', 'too_many_messages']);

/** Kills PostgreSQL so many times while people write, half of the times whole and half of them one connection's process. */
export async function dieWhileWriting(dataDir: string, kills: number): Promise<Deaths> {
  const server = await startServer(dataDir, { PACING_SCALE: '0', TRUST_PROXY: 'true', DEMO_DATA: '0' });
  const database = openDatabase((await runningPostgresUrl(dataDir)) ?? '', { max: 1 });
  const chatUsers = await makeChatUsers(database.client, CHAT_USERS + kills * CHAT_USERS_PER_KILL);
  const said = chatUsers.map((chatUser): Said => ({ chatUser, ids: [] }));
  const waiting = [...said];
  let hung = 0;
  let stopped = false;
  let wentWell = (_began: number): void => {};

  const write = async (): Promise<void> => {
    for (let one = waiting.shift(); one && !stopped; one = waiting.shift()) {
      const id = crypto.randomUUID();
      let outcome = 'again';
      while (outcome === 'again' && !stopped) {
        await sleep(PAUSE_MS);
        const began = performance.now();
        outcome = await send(server, one.chatUser, id);
        if (outcome === 'hung') hung++;
        if (outcome === 'hung') outcome = 'again';
        if (outcome === 'stored') wentWell(began);
      }
      if (outcome === 'stored') one.ids.push(id);
      // Others speak until the reply is there.
      if (outcome !== 'ended' && one.ids.length < MESSAGES) waiting.push(one);
    }
  };

  const writing = Array.from({ length: PEOPLE }, write);
  const backMs: number[] = [];
  try {
    for (let kill = 0; kill < kills && server.process.exitCode === null; kill++) {
      await sleep(300 + Math.random() * 700);
      const victim = kill % 2 === 0 ? await postmaster(dataDir) : await someBackend(database.client);
      const killed = performance.now();
      const back = new Promise<void>((resolve) => {
        wentWell = (began) => began > killed && resolve();
      });
      process.kill(victim, 'SIGKILL');
      await Promise.race([back, sleep(30_000)]);
      backMs.push(performance.now() - killed);
    }
  } finally {
    stopped = true;
    await Promise.all(writing);
  }
  const acknowledged = said.reduce((sum, { ids }) => sum + ids.length, 0);
  const found = await compare(database.client, said);
  await database.close();
  const exited = server.process.exitCode !== null;
  if (!exited) await server.stop();
  return { exited, acknowledged, ...found, hung, backMs, output: server.output() };
}

/** One call, as a browser makes it. */
async function send(
  server: RunningServer,
  { cookie, network }: ChatUser,
  messageId: string,
): Promise<string> {
  try {
    const response = await fetch(`${server.address}/trpc/interview.send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': network },
      body: JSON.stringify({ messageId, text: 'I would first ask what happened.' }),
      signal: AbortSignal.timeout(CALL_MS),
    });
    const text = await response.text();
    if (response.ok) return 'stored';
    const code = Refusal.safeParse(JSON.parse(text)).data?.error.data.domain.code;
    if (code === 'reply_pending') return 'pending';
    return code && ended.has(code) ? 'ended' : 'again';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'hung' : 'again';
  }
}

async function postmaster(dataDir: string): Promise<number> {
  const note = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return Number(note.split('\n')[0]);
}

/** PostgreSQL ends all its connections when one of their processes is killed, and recovers by itself. */
async function someBackend(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`;
  if (!row) throw new Error('Nobody is connected');
  return row.pid;
}

type Found = Pick<Deaths, 'wrong' | 'unanswered' | 'answeredMs' | 'tries'>;

/** What was acknowledged beside what is stored; the last replies get a while. */
async function compare(sql: postgres.Sql, said: Said[]): Promise<Found> {
  const ids = said.flatMap((one) => one.ids);
  const count = async (what: postgres.PendingQuery<{ n: number }[]>): Promise<number> =>
    (await what)[0]?.n ?? -1;
  const unanswered = (): Promise<number> =>
    count(sql`
    select count(*)::int n from messages m where m.id = any(${ids}::uuid[]) and not exists
      (select from messages a where a.conversation_id = m.conversation_id and a.answers_seq = m.seq)`);
  const began = performance.now();
  while ((await unanswered()) > 0 && performance.now() < began + 20_000) await sleep(200);
  const answeredMs = performance.now() - began;
  const tries = await count(sql`
    select coalesce(max(retry_count), 0)::int n from pgboss.job where name = 'conversation.reply'`);
  const stored = await sql<{ id: string; conversation: string; seq: number }[]>`
    select id, conversation_id conversation, seq from messages where role = 'user' order by conversation_id, seq`;
  const at = new Map(stored.map((row) => [row.id, row]));
  const inOrder = (a = '', b = ''): boolean => (at.get(a)?.seq ?? 0) < (at.get(b)?.seq ?? 0);
  const lost = ids.filter((id) => !at.has(id)).length;
  const swapped = said.flatMap((one) => one.ids.slice(1).filter((id, index) => !inOrder(one.ids[index], id)));
  const gaps = await count(sql`
    select count(*)::int n from (select max(seq) last, count(*) messages from messages group by conversation_id) c
    where last <> messages`);
  return { wrong: lost + swapped.length + gaps, unanswered: await unanswered(), answeredMs, tries };
}

/** A hundred deaths of PostgreSQL under 24 people who write: what they cost. */
export async function benchDeaths(): Promise<void> {
  await withFolder(async (dataDir) => {
    const done = await dieWhileWriting(dataDir, 100);
    const { exited, acknowledged, wrong, unanswered, answeredMs, tries, hung, backMs } = done;
    const back = backMs.toSorted((a, b) => a - b);
    const seconds = (part: number): string =>
      ((back[Math.ceil(back.length * part) - 1] ?? 0) / 1_000).toFixed(1);
    const lines = [
      ['kills of PostgreSQL while 24 people write', String(backMs.length)],
      ['process exits', `${exited ? 1 : 0} (at most 0)`],
      ['acknowledged / lost or doubled', `${acknowledged} / ${wrong} (at most 0)`],
      ['messages left without a reply', `${unanswered} (at most 0)`],
      ['last reply, time after the last kill', `${(answeredMs / 1_000).toFixed(1)} s`],
      ['most attempts counted for one reply', String(tries)],
      ['calls without an answer in 10 s', `${hung} (at most 0)`],
      [
        'recovers after, p50 / p95 / longest',
        `${seconds(0.5)} / ${seconds(0.95)} / ${seconds(1)} s (at most 5)`,
      ],
    ];
    for (const [what = '', figure] of lines) process.stdout.write(`${what.padEnd(44)}${figure}\n`);
  });
}
