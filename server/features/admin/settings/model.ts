import { type AiConnection, AiTest } from '../../../../shared/aiConnection.ts';
import {
  beginTest,
  endTest,
  isTesting,
  keepTrouble,
  lastTest,
  onModelEvent,
  placeOf,
  standingTrouble,
} from '../../../ai/kept.ts';
import { testConnection } from '../../../ai/selfTest.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';

/** A test takes up to four calls that somebody pays for. */
const TEST_LIMIT = { name: 'settings-test-model', max: 10, windowSeconds: 600 };
const TEST_TASK = 'model.test';
/** Every step of a test may take its whole patience, 90 seconds. */
const TEST_SECONDS = 380;

/** The model that talks, what stands in its way, and what its last test showed. */
export async function aiConnection({ db, env, ai, clock }: Deps): Promise<AiConnection> {
  const place = placeOf(env);
  const at = { builtIn: ai.builtIn, model: ai.model, server: place.server };
  if (ai.builtIn) return { ...at, trouble: null, testing: false, test: null };
  const [trouble, testing, test] = await Promise.all([
    standingTrouble(db, place),
    isTesting(db, freshSince(clock)),
    lastTest(db, place),
  ]);
  return { ...at, trouble, testing, test };
}

/** A test that began before this has lost its process. */
const freshSince = (clock: Deps['clock']): Date => new Date(clock.now().getTime() - TEST_SECONDS * 1_000);

/**
 * Starts a test of the connection unless one runs; what it showed is kept and told to every panel. A slow server takes
 * minutes, longer than any request.
 *
 * @throws DomainError `not_found` with the built-in model, `too_many_attempts` after ten in ten minutes
 */
export async function startModelTest(deps: Deps, { userId }: { userId: string }): Promise<void> {
  if (deps.ai.builtIn) throw new DomainError('not_found');
  const since = freshSince(deps.clock);
  if (await isTesting(deps.db, since)) return;
  await deps.limits.hit(TEST_LIMIT, userId);
  const id = deps.clock.uuid();
  await deps.db.transaction(async (tx) => {
    if (await beginTest(deps, tx, id, since)) await deps.queue.enqueue(tx, TEST_TASK, { id });
  });
}

/** Stops the test that runs; nothing is kept of it. */
export async function stopModelTest(deps: Deps): Promise<void> {
  await deps.db.transaction((tx) => endTest(deps, tx, null));
}

/** Registers the tests that {@link startModelTest} starts. */
export function registerModelTasks(deps: Deps): void {
  deps.queue.register<{ id: string }>(
    TEST_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: TEST_SECONDS },
    ({ id }, { signal }) => runTest(deps, id, signal),
  );
}

async function runTest(deps: Deps, id: string, signal: AbortSignal): Promise<void> {
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  const place = placeOf(deps.env);
  try {
    await onModelEvent(deps.bus, ended, async () => {
      if (!(await isTesting(deps.db, freshSince(deps.clock), id))) stop.abort();
    });
    if (!(await isTesting(deps.db, freshSince(deps.clock), id))) return;
    const found = AiTest.parse(await testConnection(deps.env, deps.clock, ended));
    const isKept = await deps.db.transaction((tx) => endTest(deps, tx, id, found));
    const talks = found.steps.some(({ step, fault }) => step === 'words' && fault === null);
    if (isKept && (found.trouble || talks)) await keepTrouble(deps, place, found.trouble);
  } catch (error) {
    if (stop.signal.aborted) return;
    await deps.db.transaction((tx) => endTest(deps, tx, id));
    throw error;
  } finally {
    stop.abort();
  }
}
