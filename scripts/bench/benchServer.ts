import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type postgres from 'postgres';
import { WebSocket } from 'ws';
import { openDatabase } from '../../server/db/client.ts';
import { sessionHash } from '../../server/features/auth/sessions.ts';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';

export type BenchServer = {
  address: string;
  pid: number;
  /** Milliseconds from the start of the process to "Ready at". */
  readyMs: number;
  sql: postgres.Sql;
  /** One figure of /metrics; NaN when it is not there. */
  metric(name: string): Promise<number>;
  /** Lines that it logged; only errors are. */
  errors(): number;
  stop(): Promise<void>;
};

/** The real program in a process of its own, trusting the network that a client names. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<BenchServer> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'server/main.ts'], {
    env: {
      ...process.env,
      // As `npm start` sets it.
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DEMO_DATA: '0',
      TRUST_PROXY: 'true',
      METRICS_TOKEN: 'bench-metrics-token',
      ...settings,
    },
  });
  let errors = 0;
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      errors += String(chunk).split('"level":50').length - 1;
      text += chunk;
      const found = text.match(/Ready at (\S+)/)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The server didn’t start:\n${text}`)));
  });
  const readyMs = performance.now() - started;
  const database = openDatabase((await runningPostgresUrl(dataDir)) ?? '', { max: 2 });
  return {
    address: address.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    readyMs,
    sql: database.client,
    errors: () => errors,
    async metric(name) {
      const headers = { authorization: 'Bearer bench-metrics-token' };
      const text = await (await fetch(`${address}/metrics`, { headers })).text();
      return Number(text.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1]);
    },
    async stop() {
      await database.close();
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Runs `work` with a folder that goes afterwards. */
export async function withFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'longtable-bench-'));
  try {
    await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A candidate in an open interview who has been greeted. */
export type ChatUser = { cookie: string; network: string };

/** Puts so many of them into the database, each inside the portal. */
export async function makeChatUsers(sql: postgres.Sql, count: number): Promise<ChatUser[]> {
  const chatUsers = Array.from({ length: count }, () => ({
    value: crypto.randomUUID() + crypto.randomUUID(),
  }));
  const rows = chatUsers.map(({ value }, index) => ({
    session: sessionHash(value),
    candidate: crypto.randomUUID(),
    conversation: crypto.randomUUID(),
    email: `chat-user-${index}-${value.slice(0, 8)}@example.com`,
  }));
  await sql.begin(async (tx) => {
    const all = JSON.stringify(rows);
    await tx`create temporary table made on commit drop as select * from jsonb_to_recordset(${all}::text::jsonb)
      as r(session text, candidate uuid, conversation uuid, email text)`;
    await tx`insert into candidates (id, full_name, email, position, country, status, consent_given, applied_at, created_at, updated_at)
      select candidate, 'Talking Person', email, 'Virtual Assistant', 'Kenya', 'shortlisted', true, now(), now(), now() from made`;
    await tx`insert into conversations (id, kind, owner_id, last_seq, created_at)
      select conversation, 'interview', candidate, 1, now() from made`;
    await tx`insert into messages (id, conversation_id, seq, role, content, answers_seq, meta, created_at)
      select gen_random_uuid(), conversation, 1, 'assistant', 'Hello! How are you today?', 0, '{"phase": "opening", "questionId": "greeting", "followUp": false}', now() from made`;
    await tx`insert into interview_sessions (id, candidate_id, conversation_id, position, consent_version, consented_at, created_at)
      select gen_random_uuid(), candidate, conversation, 'Virtual Assistant', 'bench', now(), now() from made`;
    await tx`insert into portal_sessions (id, candidate_id, expires_at, absolute_expires_at, created_at)
      select session, candidate, now() + interval '2 hours', now() + interval '24 hours', now() from made`;
  });
  return chatUsers.map(({ value }, index) => ({
    cookie: `lt_portal=${value}`,
    network: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  }));
}

/** An open stream of the interview; `heard` gets every event as it comes. */
export function listen(
  address: string,
  { cookie, network }: ChatUser,
  heard: (
    event: { type: string; text?: string; messages?: { id: string; role: string }[] },
    at: number,
  ) => void,
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/trpc`, {
      headers: { origin: address, cookie, 'x-forwarded-for': network },
    });
    socket.once('error', reject);
    socket.once('open', () => {
      const params = { path: 'interview.events', input: {} };
      socket.send(JSON.stringify({ id: 1, method: 'subscription', params }));
    });
    socket.on('message', (raw) => {
      const at = performance.now();
      const text = raw.toString();
      if (text === 'PING') return socket.send('PONG');
      const { result, error } = JSON.parse(text);
      if (error) reject(new Error(error.message));
      if (result?.type === 'started') resolve(socket);
      if (result?.type === 'data') heard(result.data.data ?? result.data, at);
    });
  });
}

/** Says something; milliseconds until the server had stored it. */
export async function say(
  address: string,
  { cookie, network }: ChatUser,
  messageId: string,
  text: string,
): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${address}/trpc/interview.send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': network },
    body: JSON.stringify({ messageId, text }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`interview.send answered ${response.status}`);
  return performance.now() - started;
}
