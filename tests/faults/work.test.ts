import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { MessageId } from '../../shared/ids/schema.ts';
import { dataFolder, freePort, type RunningServer, removeFolder, startServer } from '../support/server.ts';
import { type Visitor, visitor } from '../support/visitor.ts';
import { hiredAccount, openSolution } from '../support/worker.ts';
import { insist } from './chatUser.ts';

/** kill -9 in a shift (quality R1): while the first task, an evaluation or a follow-up task is due. */

const TASKS = 4;
const SCALE = 0.06;
const NEXT_TASK_MS = 60_000 * SCALE;
/** A dead process' work is taken over within 15 seconds; the rest is for a machine that is busy. */
const TAKEN_OVER_MS = 30_000;

let dataDir: string;
let server: RunningServer;
let settings: Record<string, string>;
let sql: postgres.Sql;
let restartedAt = 0;

beforeAll(async () => {
  dataDir = await dataFolder();
  settings = { PORT: String(await freePort()), PACING_SCALE: String(SCALE), DEMO_DATA: '0' };
  server = await startServer(dataDir, settings);
  const url = await runningPostgresUrl(dataDir);
  if (!url) throw new Error('The database does not run');
  sql = postgres(url, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await server.stop();
  await removeFolder(dataDir);
});

async function killAndRestart(): Promise<void> {
  await server.kill();
  server = await startServer(dataDir, settings);
  restartedAt = Date.now();
}

type State = NonNullable<Awaited<ReturnType<Visitor['trpc']['workSessions']['state']['query']>>>;

/** The shift as soon as it looks like this; `forMs` counts from the last restart. */
async function when(person: Visitor, looks: (state: State) => boolean, forMs: number): Promise<State> {
  const asked = Date.now();
  for (;;) {
    const state = await insist(() => person.trpc.workSessions.state.query());
    if (state?.reply?.state === 'failed') throw new Error('A reply failed');
    if (state && looks(state)) return state;
    if (Date.now() > Math.max(asked, restartedAt) + forMs) throw new Error('It did not come in time');
    await sleep(100);
  }
}

describe('kill -9 in a shift', () => {
  it('gives, evaluates and follows up each task exactly once', async () => {
    const { candidateId, email, password } = await hiredAccount(sql);
    const person = visitor(server.address);
    await insist(() => person.trpc.auth.signIn.mutate({ email, password }));
    await insist(() => person.trpc.workSessions.start.mutate());
    const acknowledged: { id: string; seq: number }[] = [];
    const say = async (text: string): Promise<number> => {
      const messageId = MessageId.parse(randomUUID());
      const { message } = await insist(() => person.trpc.workSessions.send.mutate({ messageId, text }));
      acknowledged.push({ id: messageId, seq: message.seq });
      return message.seq;
    };
    const late = TAKEN_OVER_MS + NEXT_TASK_MS;

    // The greeting stands, the first task is due.
    await when(person, ({ lastSeq }) => lastSeq >= 1, late);
    await killAndRestart();
    for (let task = 1; task <= TASKS; task++) {
      await when(person, ({ info }) => info.current?.number === task, late);
      const answered = await say(await openSolution(sql, candidateId));
      await sleep(Math.random() * 200);
      await killAndRestart();
      await when(person, ({ info }) => info.marks.some(({ seq }) => seq === answered + 1), late);
      if (task === TASKS) break;
      const asked = await say('Yes, ready');
      await when(person, ({ lastSeq, reply }) => lastSeq > asked && reply?.state === 'waiting', late);
      await sleep(Math.random() * NEXT_TASK_MS * 0.3);
      await killAndRestart();
    }

    const { messages, info } = await when(person, () => true, late);
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
    // Greeting, then for each task: given, answered, evaluated, and between two of them "ready" and its echo.
    expect(messages).toHaveLength(1 + TASKS * 3 + (TASKS - 1) * 2);
    expect(
      messages.filter(({ role }) => role === 'user').map(({ id, seq }) => ({ id: String(id), seq })),
    ).toEqual(acknowledged);
    expect(info.assignments.map(({ number, status }) => ({ number, status }))).toEqual(
      Array.from({ length: TASKS }, (_, index) => ({ number: index + 1, status: 'completed' })),
    );
    const [counted] = await sql<{ tries: number }[]>`select count(*)::int as tries from evaluations`;
    expect(counted?.tries).toBe(TASKS);
    const ended = await insist(() => person.trpc.workSessions.end.mutate({ sessionId: info.sessionId }));
    expect(ended).toMatchObject({ tasksCompleted: TASKS, rating: 'Excellent' });
    await person.leave();
  }, 400_000);
});
