import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectPause, sessionLimits } from '../../server/db/client.ts';
import { createListener } from '../../server/db/listener.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import { createQueue, type Queue } from '../../server/platform/queue/queue.ts';
import type { TaskOptions } from '../../server/platform/queue/task.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { silentLog } from '../support/log.ts';
import { relayTo } from '../support/relay.ts';

const options: TaskOptions = { concurrency: 2, retries: 3, timeoutSeconds: 30 };

let database: FreshDatabase;
let open: Queue[];
beforeEach(async () => {
  database = await freshDatabase();
  await database.client`create table runs (id text not null, worker text not null, at timestamptz default now())`;
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((queue) => queue.stop(1_000)));
  await database.drop();
});

function newQueue(): Queue {
  const queue = createQueue({
    ...database,
    clock: systemClock,
    log: silentLog,
    metrics: createMetrics(),
  });
  open.push(queue);
  return queue;
}
const ids = async (): Promise<string[]> =>
  (await database.client<{ id: string }[]>`select id from runs order by at, id`).map(({ id }) => id);
/** A handler that leaves a row. */
const note = (worker: string) => async (data: { id: string }) => {
  await database.client`insert into runs (id, worker) values (${data.id}, ${worker})`;
};
const eventually = (check: () => Promise<void> | void, timeout = 10_000) =>
  vi.waitFor(check, { timeout, interval: 25 });

describe('queue', { timeout: 60_000 }, () => {
  it('stores a task with its transaction, and nothing when that rolls back', async () => {
    const queue = newQueue();
    queue.register('note', options, note('here'));
    await queue.start();
    await database.db
      .transaction(async (tx) => {
        await queue.enqueue(tx, 'note', { id: 'rolled back' });
        throw new Error('no');
      })
      .catch(() => {});
    await database.db.transaction(async (tx) => {
      await queue.enqueue(tx, 'note', { id: 'committed' });
      await pause(1_200);
      expect(await ids(), 'not before the commit').toEqual([]);
    });
    await eventually(async () => expect(await ids()).toEqual(['committed']));
    const [left] = await database.client`select count(*)::int as count from pgboss.job where name = 'note'
      and data->>'id' = 'rolled back'`;
    expect(left?.count).toBe(0);
  });

  it('says which tasks wait or run, and not which have ended', async () => {
    const queue = newQueue();
    const gate = Promise.withResolvers<void>();
    queue.register<{ id: string }>('note', options, async ({ id }) => {
      if (id === 'runs') await gate.promise;
      await note('here')({ id });
    });
    await queue.start();
    const known = ['waits', 'runs', 'done', 'unknown'];
    const held = async () => [...(await queue.held(database.db, 'note', known))].sort();
    await queue.enqueue(database.db, 'note', { id: 'waits' }, { dueAt: new Date(Date.now() + 60_000) });
    for (const id of ['runs', 'done']) await queue.enqueue(database.db, 'note', { id });
    await eventually(async () => expect(await held()).toEqual(['runs', 'waits']));
    expect(await ids()).toEqual(['done']);
    expect(await queue.held(database.db, 'other', known)).toEqual(new Set());
    gate.resolve();
    await eventually(async () => expect(await held()).toEqual(['waits']));
  });

  it('stores tasks for others while it’s only open', async () => {
    const console = newQueue();
    console.register('note', options, note('console'));
    await console.open();
    await database.db.transaction((tx) => console.enqueue(tx, 'note', { id: 'later' }));
    await pause(1_200);
    expect(await ids(), 'it does no work itself').toEqual([]);
    const app = newQueue();
    app.register('note', options, note('app'));
    await app.start();
    await eventually(async () => expect(await ids()).toEqual(['later']));
  });

  it('runs a delayed task when it is due, at most 1 s late', async () => {
    const queue = newQueue();
    const ran = new Map<string, number>();
    queue.register<{ id: string }>('note', options, async ({ id }) => {
      ran.set(id, Date.now());
    });
    await queue.start();
    const due = new Map([700, 1_500, 2_100, 2_900].map((wait) => [String(wait), Date.now() + wait]));
    for (const [id, at] of due) await queue.enqueue(database.db, 'note', { id }, { dueAt: new Date(at) });
    await queue.enqueue(database.db, 'note', { id: 'past' }, { dueAt: new Date(Date.now() - 60_000) });
    await eventually(() => expect(ran.size).toBe(5));
    for (const [id, at] of due) {
      const late = (ran.get(id) ?? 0) - at;
      expect(late, `${id} ms`).toBeGreaterThanOrEqual(0);
      expect(late, `${id} ms`).toBeLessThanOrEqual(1_000);
    }
  });

  it('lets two instances start at once, and runs each task once', async () => {
    const [here, there] = [newQueue(), newQueue()];
    for (const [queue, name] of [[here, 'here'] as const, [there, 'there'] as const]) {
      queue.register('note', options, note(name));
      queue.register('other', options, note(name));
      queue.register('hourly', { ...options, cron: '0 * * * *' }, async () => {});
    }
    await Promise.all([here.start(), there.start()]);
    const wanted = Array.from({ length: 60 }, (_, n) => `task ${String(n).padStart(2, '0')}`);
    await Promise.all(
      wanted.map((id, n) => (n % 2 ? here : there).enqueue(database.db, n % 3 ? 'note' : 'other', { id })),
    );
    await eventually(async () => expect(await ids()).toHaveLength(60), 30_000);
    await pause(1_500);
    expect((await ids()).sort()).toEqual(wanted);
    const workers = await database.client`select distinct worker from runs`;
    expect(workers).toHaveLength(2);
  });

  it('leaves a task to the process that stored it, and takes it within a second or two when that one rests', async () => {
    const [here, there] = [newQueue(), newQueue()];
    here.register('note', options, note('here'));
    there.register('note', options, note('there'));
    await Promise.all([here.start(), there.start()]);
    for (let n = 0; n < 10; n++) {
      await here.enqueue(database.db, 'note', { id: `task ${n}` });
      await eventually(async () => expect(await ids()).toHaveLength(n + 1));
    }
    const dueAt = new Date(Date.now() + 300);
    await here.enqueue(database.db, 'note', { id: 'delayed' }, { dueAt });
    await eventually(async () => expect(await ids()).toHaveLength(11));
    const workers = await database.client`select worker, count(*)::int as n from runs group by worker`;
    expect(workers).toEqual([{ worker: 'here', n: 11 }]);

    here.rest();
    const began = performance.now();
    await here.enqueue(database.db, 'note', { id: 'left' });
    await eventually(async () => expect(await ids()).toHaveLength(12));
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('tries again after a failure, says which try it is, and stops after the last', async () => {
    const queue = newQueue();
    const tries: { attempt: number; lastAttempt: boolean }[] = [];
    queue.register('flaky', { ...options, retries: 2 }, async (_data, { attempt, lastAttempt }) => {
      tries.push({ attempt, lastAttempt });
      throw new Error('not yet');
    });
    await queue.start();
    await queue.enqueue(database.db, 'flaky', { id: 'x' });
    await eventually(() => expect(tries).toHaveLength(3), 20_000);
    expect(tries).toEqual([
      { attempt: 1, lastAttempt: false },
      { attempt: 2, lastAttempt: false },
      { attempt: 3, lastAttempt: true },
    ]);
  });

  it('lets a handler end its task with its own transaction, and runs it again when that rolls back', async () => {
    const queue = newQueue();
    const { db, client } = database;
    queue.register<{ id: string }>('whole', { ...options, retries: 2 }, ({ id }, { attempt, finish }) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into runs (id, worker) values (${`${id} ${attempt}`}, 'here')`);
        await finish(tx);
        if (attempt === 1) throw new Error('at the last moment');
      }),
    );
    await queue.start();
    await queue.enqueue(db, 'whole', { id: 'task' });
    const ended = () =>
      client`select retry_count::int as tries from pgboss.job where name = 'whole' and state = 'completed'`;
    await eventually(async () => expect(await ended()).toEqual([{ tries: 1 }]), 20_000);
    expect(await ids()).toEqual(['task 2']);
  });

  it('hands a dead worker’s task to a living one within 15 s, however many died over it', async () => {
    const [sender, queue] = [newQueue(), newQueue()];
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../support/queueWorker.ts'), database.url],
      { stdio: 'ignore' },
    );
    const gone = new Promise((resolve) => child.once('exit', resolve));
    queue.register('doomed', { ...options, timeoutSeconds: 120 }, note('living'));
    // Only the child works at first, so that it is the one to take the task.
    await eventually(async () => {
      const [row] = await database.client`select to_regclass('pgboss.queue') is not null as there`;
      expect(row?.there).toBe(true);
      const known = await database.client`select name from pgboss.queue where name = 'doomed'`;
      expect(known).toHaveLength(1);
    }, 20_000);
    await sender.start();
    await sender.enqueue(database.db, 'doomed', { id: 'x' });
    await eventually(async () => expect(await ids()).toEqual(['x']));
    await queue.start();
    child.kill('SIGKILL');
    await gone;
    const died = performance.now();
    await database.client`update pgboss.job set retry_count = 6, retry_limit = 8 where name = 'doomed'`;
    await eventually(async () => {
      const rows = await database.client`select worker from runs order by at`;
      expect(rows.map((row) => row.worker)).toEqual(['child', 'living']);
    }, 25_000);
    expect(performance.now() - died).toBeLessThanOrEqual(15_000);
  });

  it('takes tasks with what they do first in one transaction, and each apart when that fails', async () => {
    const queue = newQueue();
    const done: string[] = [];
    const dropped: string[] = [];
    let poisoned = false;
    queue.register<{ id: string }>(
      'claim',
      { ...options, concurrency: 10 },
      async ({ id }) => {
        if (id === 'poison' && !poisoned) {
          poisoned = true;
          throw new Error('not this one');
        }
        done.push(`${id} apart`);
      },
      {
        db: database.db,
        async take(tx, tasks) {
          for (const { id } of tasks)
            await tx.execute(sql`insert into runs (id, worker) values (${id}, txid_current()::text)`);
          if (tasks.some(({ id }) => id === 'poison')) throw new Error('not this one');
          return tasks.map(({ id }) => ({
            run: async () => void done.push(`${id} together`),
            drop: () => void dropped.push(id),
          }));
        },
      },
    );
    const enqueue = (wanted: string[]) =>
      database.db.transaction(async (tx) => {
        for (const id of wanted) await queue.enqueue(tx, 'claim', { id });
      });
    await queue.open();
    await enqueue(['a', 'b', 'c']);
    await queue.start();
    await eventually(() => expect(done.toSorted()).toEqual(['a together', 'b together', 'c together']));
    const [took] = await database.client<{ n: number }[]>`select count(distinct worker)::int as n from runs`;
    expect(took?.n, 'one transaction').toBe(1);

    await enqueue(['poison', 'd']);
    await eventually(() => expect(done.toSorted().slice(3)).toEqual(['d apart', 'poison apart']));
    expect(await ids(), 'nothing of what failed is stored').toEqual(['a', 'b', 'c']);
    expect(dropped.filter((id) => id !== 'd')).toEqual([]);
  });

  it('keeps a task that runs longer than the heartbeat with its worker, and finds one that nobody told of', async () => {
    const [here, there] = [newQueue(), newQueue()];
    for (const queue of [here, there]) {
      queue.register('quiet', options, note('found'));
      queue.register<{ id: string }>('long', options, async (data) => {
        await note('long')(data);
        await pause(14_000);
      });
    }
    await Promise.all([here.start(), there.start()]);
    await here.enqueue(database.db, 'long', { id: 'x' });
    // As pg-boss itself stores what a schedule makes.
    await database.client`insert into pgboss.job (name, data) values ('quiet', '{"id": "quiet"}')`;
    await pause(16_000);
    expect((await ids()).sort()).toEqual(['quiet', 'x']);
  });

  it('makes up once for what was missed while nothing ran', async () => {
    const night = new Date(Date.now() - 12 * 3_600_000);
    const cron = `${night.getUTCMinutes()} ${night.getUTCHours()} * * *`;
    const open = async (): Promise<Queue> => {
      const queue = newQueue();
      queue.register('nightly', { ...options, cron }, () => note('here')({ id: 'nightly' }));
      await queue.start();
      return queue;
    };
    const first = await open();
    await first.stop(1_000);
    await database.client`update pgboss.version set cron_on = now() - interval '3 days'`;
    await database.client`update pgboss.schedule set created_on = now() - interval '9 days'`;
    await open();
    await eventually(async () => expect(await ids()).toEqual(['nightly']), 60_000);
    const [made] = await database.client`select count(*)::int as n from pgboss.job where name = 'nightly'`;
    expect(made?.n).toBe(1);
  }, 90_000);

  it('gives up a try that takes too long, and tells it so', async () => {
    const queue = newQueue();
    const heard: string[] = [];
    queue.register('endless', { ...options, retries: 0, timeoutSeconds: 2 }, (_data, { signal }) => {
      heard.push('started');
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          heard.push('aborted');
          reject(new Error('given up'));
        });
      });
    });
    await queue.start();
    await queue.enqueue(database.db, 'endless', { id: 'x' });
    await eventually(() => expect(heard).toEqual(['started', 'aborted']), 15_000);
  });

  it('finishes running work before it stops, and leaves waiting work for another', async () => {
    const first = newQueue();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    first.register<{ id: string }>('note', { ...options, concurrency: 1 }, async (data) => {
      if (data.id === 'running') {
        await database.client`insert into runs (id, worker) values ('began', 'first')`;
        await held;
        // What it leads to is stored although the queue is stopping.
        await first.enqueue(database.db, 'note', { id: 'follow-up' });
      }
      await note('first')(data);
    });
    await first.start();
    await first.enqueue(database.db, 'note', { id: 'running' });
    await eventually(async () => expect(await ids()).toEqual(['began']));
    await first.enqueue(database.db, 'note', { id: 'waiting' });
    const stopped = first.stop(5_000);
    await pause(300);
    release();
    await stopped;
    expect(await ids()).toEqual(['began', 'running']);

    const second = newQueue();
    second.register('note', options, note('second'));
    await second.start();
    await eventually(async () =>
      expect((await ids()).sort()).toEqual(['began', 'follow-up', 'running', 'waiting']),
    );
  });

  it('aborts what does not finish in time, and another instance does it again', async () => {
    const first = newQueue();
    const heard: string[] = [];
    first.register('stubborn', options, (_data, { signal }) => {
      heard.push('started');
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          heard.push('aborted');
          reject(new Error('given up'));
        });
      });
    });
    await first.start();
    await first.enqueue(database.db, 'stubborn', { id: 'x' });
    await eventually(() => expect(heard).toEqual(['started']));
    const began = performance.now();
    await first.stop(1_000);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(heard).toEqual(['started', 'aborted']);
    const second = newQueue();
    second.register('stubborn', options, note('second'));
    await second.start();
    await eventually(async () => expect(await ids()).toEqual(['x']), 20_000);
  });

  it('stops without having started', async () => {
    await newQueue().stop(1_000);
  });

  it('survives its connections being cut', async () => {
    const queue = newQueue();
    queue.register('note', options, note('here'));
    await queue.start();
    await database.client`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'longtable-queue' and datname = current_database()`;
    await queue.enqueue(database.db, 'note', { id: 'after' });
    await eventually(async () => expect(await ids()).toEqual(['after']));
  });

  it('goes on within 5 s after the database was away, and stops although it is away', async () => {
    const relay = await relayTo(database.url);
    // The driver reads types first thing on each connection; cut just then, nobody could catch it here.
    const client = postgres(relay.url, {
      max: 2,
      fetch_types: false,
      backoff: connectPause,
      onnotice: () => {},
    });
    const metrics = createMetrics();
    const listener = createListener(relay.url, {
      name: 'relayed',
      limits: sessionLimits,
      backoff: connectPause,
    });
    const parts = { client, listener, clock: systemClock, log: silentLog, metrics };
    const queue = createQueue({ url: relay.url, ...parts });
    queue.register('note', options, note('here'));
    const tries: { attempt: number; at: number }[] = [];
    const interrupted = Promise.withResolvers<void>();
    // Its only try is interrupted twice: by the cut, and while the database is still away.
    queue.register<{ id: string }>('cut', { ...options, retries: 0 }, async ({ id }, { attempt }) => {
      tries.push({ attempt, at: performance.now() });
      if (tries.length === 1) await interrupted.promise;
      await client`insert into runs (id, worker) values (${id}, 'cut')`;
    });
    await queue.start();
    const sender = newQueue();
    await sender.start();
    await sender.enqueue(database.db, 'cut', { id: 'interrupted' });
    await eventually(() => expect(tries).toHaveLength(1));
    await relay.cut();
    interrupted.resolve();
    await pause(6_000);
    // Stored by somebody who still reached the database.
    await sender.enqueue(database.db, 'note', { id: 'meanwhile' });
    await relay.mend();
    const back = performance.now();
    await eventually(async () => expect((await ids()).sort()).toEqual(['interrupted', 'meanwhile']));
    expect(performance.now() - back).toBeLessThan(5_000);
    expect(tries.map(({ attempt }) => attempt)).toEqual(tries.map(() => 1));

    await relay.cut();
    const stopping = performance.now();
    await queue.stop(1_000);
    expect(performance.now() - stopping).toBeLessThan(8_000);
    await Promise.all([client.end({ timeout: 1 }), listener.close()]);
    await relay.close();
  });
});
