import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** The thread that rates passwords: started on first use, ended when idle. */

/** CPU time for one password, however busy the machine is, without loading the dictionaries. */
const CPU_MS = 100;
const LOOK_MS = 25;
/** A busy machine takes long to load the dictionaries; a good password shouldn't be refused because of that. */
const LOAD_MS = 20_000;
/** The longest that a rating is waited for once they're loaded. */
const WALL_MS = 5_000;
const IDLE_MS = 60_000;
const HEAP_MB = 256;
const WAITING_MAX = 30;

const Message = z.union([
  z.object({ loaded: z.literal(true) }),
  z.object({ id: z.number(), score: z.number().int().min(0).max(4) }),
]);

type Thread = {
  worker: Worker;
  loaded: Promise<boolean>;
  answers: Map<number, (score: number | null) => void>;
  idle: NodeJS.Timeout | undefined;
};

let current: Thread | null = null;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
let questions = 0;

/**
 * Score 0–4 of a password, or null without a rating: too slow, crashed, or too many waiting. One at a time.
 * `words` are guessable for this person, `product` for everyone; the latter are read once per thread.
 */
export async function rateInThread(
  password: string,
  words: string[],
  product: string[],
): Promise<number | null> {
  if (waiting >= WAITING_MAX) return null;
  waiting += 1;
  const turn = last.then(() => ask(password, words, product)).catch(() => null);
  last = turn;
  return turn.finally(() => {
    waiting -= 1;
  });
}

async function ask(password: string, words: string[], product: string[]): Promise<number | null> {
  current ??= start(product);
  const thread = current;
  clearTimeout(thread.idle);
  const giveUp = Promise.withResolvers<null>();
  let wall = setTimeout(giveUp.resolve, LOAD_MS, null);
  let watch: NodeJS.Timeout | undefined;
  try {
    if (!(await Promise.race([thread.loaded, giveUp.promise]))) {
      end(thread);
      return null;
    }
    clearTimeout(wall);
    wall = setTimeout(giveUp.resolve, WALL_MS, null);
    const before = await cpuOf(thread.worker);
    watch = setInterval(() => {
      cpuOf(thread.worker).then(
        (used) => used - before > CPU_MS && giveUp.resolve(null),
        () => giveUp.resolve(null),
      );
    }, LOOK_MS);
    questions += 1;
    const id = questions;
    const answer = new Promise<number | null>((resolve) => thread.answers.set(id, resolve));
    thread.worker.postMessage({ id, password, words });
    const score = await Promise.race([answer, giveUp.promise]);
    thread.answers.delete(id);
    // Still busy with it: the next password gets a fresh thread.
    if (score === null) end(thread);
    else thread.idle = setTimeout(end, IDLE_MS, thread).unref();
    return score;
  } finally {
    clearTimeout(wall);
    clearInterval(watch);
  }
}

async function cpuOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}

function start(product: string[]): Thread {
  const worker = new Worker(new URL('./strengthWorker.ts', import.meta.url), {
    workerData: product,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    stdout: true,
    stderr: true,
  });
  // It doesn't keep the process alive; a running request does, by a timer.
  worker.unref();
  const loaded = Promise.withResolvers<boolean>();
  const thread: Thread = { worker, loaded: loaded.promise, answers: new Map(), idle: undefined };
  const gone = (): void => {
    loaded.resolve(false);
    for (const answer of thread.answers.values()) answer(null);
    if (current === thread) current = null;
  };
  worker.on('message', (raw) => {
    const message = Message.safeParse(raw).data;
    if (message && 'loaded' in message) loaded.resolve(true);
    else if (message) thread.answers.get(message.id)?.(message.score);
  });
  worker.once('error', gone);
  worker.once('exit', gone);
  return thread;
}

function end(thread: Thread): void {
  if (current === thread) current = null;
  clearTimeout(thread.idle);
  void thread.worker.terminate();
}
