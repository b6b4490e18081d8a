import { eq } from 'drizzle-orm';
import type { AiCost, AiJudging, AllowScoringInput } from '../../../../shared/ai/evaluation.ts';
import type { Actor } from '../../../actor.ts';
import { AiError } from '../../../ai/ai.ts';
import {
  advanceRun,
  allowanceOf,
  beginRun,
  endRun,
  lastEvaluation,
  lastHalt,
  mayJudge,
  type Outcome,
  onModelEvent,
  runningSince,
  storeAllowance,
} from '../../../ai/connection/modelState.ts';
import { scoringPlaceOf } from '../../../ai/connection/place.ts';
import { evaluateScoring, evaluationSize } from '../../../ai/eval/bars.ts';
import { usedToday } from '../../../ai/limits/budgets.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';

const EVALUATE_TASK = 'model.evaluate';
/** A slow server takes a minute per call, and some conversations take four calls. */
const EVALUATE_SECONDS = 3_600;
const EVALUATE_LIMIT = { name: 'settings-evaluate-model', max: 5, windowSeconds: 3_600 };
const MILLION = 1_000_000;

const freshSince = (clock: Deps['clock']): Date => new Date(clock.now().getTime() - EVALUATE_SECONDS * 1_000);

/** The evaluation in progress, and whether it still runs: its process may have ended. */
async function evaluationUnderWay({ db, queue }: Deps) {
  const running = await runningSince(db, 'evaluating', new Date(0));
  const runs = running !== null && (await queue.held(db, EVALUATE_TASK, [running.id])).has(running.id);
  return { running, runs };
}

/** How the scoring model did and whether it may score, with what an evaluation needs; null for the built-in rules. */
export async function aiJudging(deps: Deps): Promise<AiJudging | null> {
  const { db, env } = deps;
  if (deps.scoringModel.builtIn) return null;
  const place = scoringPlaceOf(env);
  const [evaluation, stored, allowance, { running, runs }, today] = await Promise.all([
    lastEvaluation(db, place),
    lastHalt(db, place),
    allowanceOf(db, place),
    evaluationUnderWay(deps),
    spentToday(deps),
  ]);
  const halt = running && !runs ? { ...place, at: running.since, why: 'interrupted' as const } : stored;
  const { inputTokens, outputTokens, ...size } = evaluationSize();
  return {
    model: place.model,
    evaluation,
    halted: halt && (!evaluation || halt.at > evaluation.at) ? halt : null,
    allowance,
    evaluating: !running || !runs ? null : { done: running.done ?? 0, of: running.of ?? size.cases },
    judges: mayJudge(evaluation, allowance),
    expected: { ...size, ...costOf(env, inputTokens, outputTokens) },
    today,
  };
}

function costOf({ AI_PRICE }: Deps['env'], inputTokens: number, outputTokens: number): AiCost {
  const [input, output] = AI_PRICE?.split(',').map(Number) ?? [];
  const known = input !== undefined && output !== undefined;
  return {
    tokens: inputTokens + outputTokens,
    dollars: known ? (inputTokens * input + outputTokens * output) / MILLION : null,
  };
}

async function spentToday(deps: Deps): Promise<AiJudging['today']> {
  const { calls, inputTokens, outputTokens } = await usedToday(deps);
  return { calls, ...costOf(deps.env, inputTokens, outputTokens) };
}

/**
 * Starts an evaluation of the scoring model unless one is running; its result counts in every process as soon as it
 * ends. @throws DomainError `not_found` with the built-in rules, `too_many_attempts` after five in an hour
 */
export async function startEvaluation(deps: Deps, { userId }: Actor): Promise<void> {
  if (deps.scoringModel.builtIn) throw new DomainError('not_found');
  const since = freshSince(deps.clock);
  const { running, runs } = await evaluationUnderWay(deps);
  if (runs) return;
  await deps.limits.hit(EVALUATE_LIMIT, userId);
  const id = deps.clock.uuid();
  await deps.db.transaction(async (tx) => {
    if (running) await endRun(deps, tx, 'evaluating', { id: running.id });
    if (await beginRun(deps, tx, 'evaluating', { id, since }))
      await deps.queue.enqueue(tx, EVALUATE_TASK, { id });
  });
}

/** Stops the running evaluation; nothing from it is kept. */
export async function stopEvaluation(deps: Deps): Promise<void> {
  await deps.db.transaction((tx) => endRun(deps, tx, 'evaluating', { id: null }));
}

/**
 * Lets the model score despite its evaluation, or takes that back. @throws DomainError `not_found` with the built-in
 * rules, `conflict` when no permission is needed
 */
export async function allowScoring(deps: Deps, actor: Actor, { reason }: AllowScoringInput): Promise<void> {
  if (deps.scoringModel.builtIn) throw new DomainError('not_found');
  const place = scoringPlaceOf(deps.env);
  await deps.db.transaction(async (tx) => {
    const evaluation = await lastEvaluation(tx, place);
    if (reason !== null && evaluation?.passed !== false) throw new DomainError('conflict');
    const [user] = await tx.select({ name: users.fullName }).from(users).where(eq(users.id, actor.userId));
    const allowance =
      reason === null
        ? null
        : { ...place, at: deps.clock.now().toISOString(), by: user?.name ?? 'An admin', reason };
    await storeAllowance(deps, tx, place, allowance);
    await deps.audit.record(tx, {
      action: 'settings.scoring_model_allowed',
      actor,
      data: { model: place.model, allowed: reason !== null, reason },
    });
  });
}

/** Registers the evaluations that {@link startEvaluation} starts. */
export function registerEvaluation(deps: Deps): void {
  deps.queue.register<{ id: string }>(
    EVALUATE_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: EVALUATE_SECONDS },
    ({ id }, { signal }) => evaluate(deps, id, signal),
  );
}

async function evaluate(deps: Deps, id: string, signal: AbortSignal): Promise<void> {
  const { db, clock, env, scoringModel } = deps;
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  const goesOn = async (): Promise<boolean> =>
    (await runningSince(db, 'evaluating', freshSince(clock)))?.id === id;
  const end = (outcomes: readonly Outcome[]) =>
    db.transaction((tx) => endRun(deps, tx, 'evaluating', { id, outcomes }));
  const stamp = () => ({ ...scoringPlaceOf(env), at: clock.now().toISOString() });
  try {
    await onModelEvent(deps, ended, async () => {
      if (!(await goesOn())) stop.abort();
    });
    if (!(await goesOn())) return;
    const found = await evaluateScoring(scoringModel, {
      signal: ended,
      onProgress: (done, of) => advanceRun(deps, 'evaluating', { id, done, of }),
    });
    await end([{ what: 'evaluation', value: { ...stamp(), ...found } }]);
  } catch (error) {
    if (stop.signal.aborted) return;
    // Our own stop says nothing about the server.
    const why = signal.aborted ? 'interrupted' : error instanceof AiError ? error.failure : null;
    await end(why ? [{ what: 'halt', value: { ...stamp(), why } }] : []);
    if (why === null || why === 'interrupted') throw error;
  } finally {
    stop.abort();
  }
}
