import { type AiConnection, type AiModel, AiTest } from '../../../../shared/ai/connection.ts';
import {
  beginRun,
  endRun,
  foundOf,
  lastTest,
  type Outcome,
  onModelEvent,
  runningSince,
  standingTrouble,
  storeTrouble,
} from '../../../ai/connection/modelState.ts';
import { type Place, placeOf, scoringPlaceOf } from '../../../ai/connection/place.ts';
import { testConnection } from '../../../ai/connection/selfTest.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';

/** A test makes a few short calls to each model, and someone pays for them. */
const TEST_LIMIT = { name: 'settings-test-model', max: 10, windowSeconds: 600 };
const TEST_TASK = 'model.test';
/** Every step of a test may take up to 90 seconds, the first one twice, and there may be two models. */
const TEST_SECONDS = 920;

/** The connected models, what blocks them, and the results of their last tests. */
export async function aiConnection({ db, env, ai, clock }: Deps): Promise<AiConnection> {
  const place = placeOf(env);
  if (ai.builtIn) {
    const none = { trouble: null, test: null, asked: null, scoring: null, testing: false };
    return { builtIn: true, ...place, model: ai.model, ...none };
  }
  const [testing, talking, scoring] = await Promise.all([
    runningSince(db, 'testing', freshSince(clock)),
    modelAt(db, place),
    hasOwnScoring(env) ? modelAt(db, scoringPlaceOf(env)) : null,
  ]);
  return { builtIn: false, ...talking, scoring, testing: testing !== null };
}

const hasOwnScoring = (env: Deps['env']): boolean => scoringPlaceOf(env).model !== placeOf(env).model;

async function modelAt(db: Deps['db'], place: Place): Promise<AiModel> {
  const [trouble, test, found] = await Promise.all([
    standingTrouble(db, place),
    lastTest(db, place),
    foundOf(db, place),
  ]);
  const asked = found && {
    form: found.form,
    thinks: found.thinks,
    contextTokens: found.context?.tokens ?? null,
    ranOutAt: found.ranOutAt,
  };
  return { ...place, trouble, test, asked };
}

/** A test that began before this has lost its process. */
const freshSince = (clock: Deps['clock']): Date => new Date(clock.now().getTime() - TEST_SECONDS * 1_000);

/**
 * Starts a test of the connection unless one is running; the result is stored and sent to every panel. A slow server
 * takes minutes, longer than any request may. @throws DomainError `not_found` with the built-in model,
 * `too_many_attempts` after ten in ten minutes
 */
export async function startModelTest(deps: Deps, { userId }: { userId: string }): Promise<void> {
  if (deps.ai.builtIn) throw new DomainError('not_found');
  const since = freshSince(deps.clock);
  if (await runningSince(deps.db, 'testing', since)) return;
  await deps.limits.hit(TEST_LIMIT, userId);
  const id = deps.clock.uuid();
  await deps.db.transaction(async (tx) => {
    if (await beginRun(deps, tx, 'testing', { id, since })) await deps.queue.enqueue(tx, TEST_TASK, { id });
  });
}

/** Stops the running test; nothing from it is kept. */
export async function stopModelTest(deps: Deps): Promise<void> {
  await deps.db.transaction((tx) => endRun(deps, tx, 'testing', { id: null }));
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
  const { env, clock } = deps;
  const places = hasOwnScoring(env) ? [placeOf(env), scoringPlaceOf(env)] : [placeOf(env)];
  const goesOn = async (): Promise<boolean> =>
    (await runningSince(deps.db, 'testing', freshSince(clock)))?.id === id;
  try {
    await onModelEvent(deps, ended, async () => {
      if (!(await goesOn())) stop.abort();
    });
    if (!(await goesOn())) return;
    const tests: AiTest[] = [];
    const outcomes: Outcome[] = [];
    for (const place of places) {
      const known = await foundOf(deps.db, place);
      const { test, found } = await testConnection(env, place, { clock, known }, ended);
      tests.push(AiTest.parse(test));
      outcomes.push({ what: 'test', value: test });
      if (found) outcomes.push({ what: 'found', value: found });
    }
    const wasRunning = await deps.db.transaction((tx) => endRun(deps, tx, 'testing', { id, outcomes }));
    for (const { model, server, trouble, steps } of tests) {
      const talks = steps.some(({ step, fault }) => step === 'words' && fault === null);
      if (wasRunning && (trouble || talks)) await storeTrouble(deps, { model, server }, trouble);
    }
  } catch (error) {
    if (stop.signal.aborted) return;
    await deps.db.transaction((tx) => endRun(deps, tx, 'testing', { id }));
    throw error;
  } finally {
    stop.abort();
  }
}
