import { afterEach, describe, expect, it } from 'vitest';
import type { Ai } from '../../../server/ai/ai.ts';
import { AiError } from '../../../server/ai/ai.ts';
import { changeBlindSetting } from '../../../server/features/reviews/service.ts';
import {
  cancelCheck,
  STABILITY_TASK,
  stabilityReport,
  stabilityView,
  startCheck,
} from '../../../server/features/stability/service.ts';
import { registerStabilityTasks, runOnce } from '../../../server/features/stability/tasks.ts';
import { InterviewId, StabilityCheckId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

/** An interview scored several times over: every run once, the score untouched, whatever happens meanwhile. */

const answer = 'I check the tracking first. Then I write a note to the customer and call the carrier.';
let deps: TestDeps;
afterEach(() => deps.close());

/** A model whose ratings are these, one after the other; a failure is thrown. */
function model(answers: readonly (number | AiError)[]): { ai: Ai; subjects: string[] } {
  const subjects: string[] = [];
  let call = 0;
  return {
    subjects,
    ai: {
      builtIn: false,
      setAside: async () => null,
      model: 'test-model',
      async *stream() {
        yield '';
      },
      async object(request) {
        // The safety layer reads the application first; what is tried here is the scoring.
        if (request.purpose === 'safety') throw new AiError('stream_failed');
        // A talk is read twice for one run; here both readings say the same.
        const run = Math.floor(call++ / 2);
        if (call % 2 === 1) subjects.push(request.subject);
        const next = answers[Math.min(run, answers.length - 1)];
        if (next instanceof AiError) throw next;
        const quotes = ['I check the tracking first.', 'I won a prize for it.'];
        return request.schema.parse({
          ratings: [
            { criterion: 'written_english', rating: next, reason: 'Clear.', quotes },
            ...['availability', 'empathy', 'problem_solving', 'tools'].map((criterion) => ({
              criterion,
              rating: null,
              reason: '',
              quotes: [],
            })),
          ],
        });
      },
    },
  };
}

async function story(answers: readonly (number | AiError)[], runs = 3) {
  const { ai, subjects } = model(answers);
  deps = await testDeps({ ai });
  registerStabilityTasks(deps);
  const actor = { ...(await adminActor(deps)), roles: ['admin'] as const };
  const interviewId = await interview(deps);
  const checkId = StabilityCheckId.parse(crypto.randomUUID());
  const input = { checkId, interviewId, runs };
  await startCheck(deps, actor, input);
  const view = async () => {
    const found = await stabilityView(deps, actor, interviewId);
    return found.withheld ? null : found.check;
  };
  const work = async () => {
    for (let step = 0; step < runs; step++) await deps.queue.run(STABILITY_TASK);
  };
  return { actor, subjects, interviewId, checkId, input, view, work };
}

async function interview(on: TestDeps): Promise<InterviewId> {
  const candidate = await applied(on);
  const { client } = on.database;
  const [talk, id, at] = [
    crypto.randomUUID(),
    InterviewId.parse(crypto.randomUUID()),
    on.clock.now().toISOString(),
  ];
  await client`insert into conversations (id, kind, owner_id, open, last_seq, created_at)
    values (${talk}, 'interview', ${candidate}, false, 2, ${at})`;
  for (const [index, content] of ['How would you help a worried customer?', answer].entries())
    await client`insert into messages (id, conversation_id, seq, role, content, created_at)
      values (${crypto.randomUUID()}, ${talk}, ${index + 1}, ${index === 0 ? 'assistant' : 'user'}, ${content}, ${at})`;
  await client`insert into interview_sessions (id, candidate_id, conversation_id, position, consent_version,
      consented_at, is_complete, completed_at, scoring, final_score, recommendation, created_at)
    values (${id}, ${candidate}, ${talk}, 'Customer Support Representative', 'test', ${at}, true, ${at}, 'done', 50,
      'Needs further evaluation', ${at})`;
  return id;
}

const scoreOf = async (id: string) =>
  (
    await deps.database.client`select final_score, scoring, ratings from interview_sessions where id = ${id}`
  )[0];

describe('a check of stability', () => {
  it('scores again and again, shows how far the runs lie apart, and leaves the score alone', async () => {
    const { view, work, interviewId, subjects, actor } = await story([5, 3, 4]);
    expect(await view()).toMatchObject({ state: 'running', wanted: 3, runs: [] });
    await deps.queue.run(STABILITY_TASK);
    expect((await view())?.runs).toHaveLength(1);
    await work();
    const check = await view();
    expect(check).toMatchObject({ state: 'done', model: 'test-model', startedBy: 'Test HR' });
    expect(check?.runs.map(({ number, score }) => [number, score])).toEqual([
      [1, 20],
      [2, 12],
      [3, 16],
    ]);
    expect(check?.summary.score).toEqual({ min: 12, median: 16, max: 20, deviation: 4 });
    expect(check?.summary).toMatchObject({ changed: 0, dropped: 3 });
    expect(check?.runs[0]?.dropped).toEqual([{ label: 'Written English', quote: 'I won a prize for it.' }]);
    expect(await scoreOf(interviewId)).toEqual({ final_score: 50, scoring: 'done', ratings: null });
    // The admin's budget, not the candidate's.
    expect(new Set(subjects)).toEqual(new Set([actor.userId]));
    expect(await stabilityReport(deps)).toMatchObject({ checks: 1, people: 1, worst: 8, changed: 0 });
  });

  it('stores each run once, also when a try was overtaken', async () => {
    const { view, work, checkId, input, actor, subjects } = await story([5, 3, 4]);
    await startCheck(deps, actor, input);
    expect((await deps.queue.tasks()).filter(({ name }) => name === STABILITY_TASK)).toHaveLength(1);
    const never = new AbortController().signal;
    // A worker that was thought dead comes back while another one is at the same run.
    await Promise.all([
      runOnce(deps, { checkId, number: 1 }, never),
      runOnce(deps, { checkId, number: 1 }, never),
    ]);
    expect((await view())?.runs).toHaveLength(1);
    const waiting = (await deps.queue.tasks()).filter(({ name }) => name === STABILITY_TASK);
    expect(waiting.map(({ data }) => Number(data.number)).sort()).toEqual([1, 2]);
    await work();
    await runOnce(deps, { checkId, number: 3 }, never);
    expect((await view())?.runs.map(({ number }) => number)).toEqual([1, 2, 3]);
    // The overtaken try may have asked the model too, or have come when its run was stored.
    expect([3, 4]).toContain(subjects.length);
  });

  it('stops when it is cancelled, and stores nothing of a run that was under way', async () => {
    const { view, work, checkId, actor, input, interviewId } = await story([5, 3, 4]);
    await deps.queue.run(STABILITY_TASK);
    const late = runOnce(deps, { checkId, number: 2 }, new AbortController().signal);
    await cancelCheck(deps, actor, checkId);
    // Twice is once: nothing was stopped by the second.
    await cancelCheck(deps, actor, checkId);
    const told = await deps.database.client`
      select actor_id, subject_id from audit_log where action = 'interview.stability_cancelled'`;
    expect(told).toEqual([{ actor_id: actor.userId, subject_id: interviewId }]);
    await late;
    await work();
    const check = await view();
    expect(check?.state).toBe('cancelled');
    expect(check?.runs.length).toBeLessThanOrEqual(2);
    expect((await deps.queue.tasks()).filter(({ name }) => name === STABILITY_TASK)).toEqual([]);
    // Another one may begin now.
    deps.clock.forward(1_000);
    await startCheck(deps, actor, { ...input, checkId: StabilityCheckId.parse(crypto.randomUUID()) });
    expect((await view())?.state).toBe('running');
  });

  it('ends at once when the budget is spent, and keeps what it has', async () => {
    const { view, work } = await story([5, new AiError('budget_spent')]);
    await work();
    const check = await view();
    expect(check).toMatchObject({ state: 'failed', error: 'ai_unavailable' });
    expect(check?.runs).toHaveLength(1);
    expect(await stabilityReport(deps)).toMatchObject({ checks: 0, worst: null });
  });

  it('stops before paying for a run when the scoring model has changed, and says why', async () => {
    const { view, work, subjects } = await story([5, 3, 4]);
    await deps.queue.run(STABILITY_TASK);
    deps.scorer.model = 'other-model';
    await work();
    const check = await view();
    expect(check).toMatchObject({ state: 'failed', error: 'scoring_model_changed', model: 'test-model' });
    expect(check?.runs).toHaveLength(1);
    expect(subjects).toHaveLength(1);
    expect(await stabilityReport(deps)).toMatchObject({ checks: 0, worst: null });
  });

  it('stores no run that another model rated because it changed during the call', async () => {
    const { view, work } = await story([5, 3, 4]);
    await deps.queue.run(STABILITY_TASK);
    const { object } = deps.scorer;
    deps.scorer.object = (request) => {
      deps.scorer.model = 'other-model';
      return object(request);
    };
    await work();
    expect(await view()).toMatchObject({ state: 'failed', error: 'scoring_model_changed' });
    expect((await view())?.runs).toHaveLength(1);
  });

  it('ends when no run came for half an hour, because a try that ran out of time cannot say so', async () => {
    const { view, input, actor } = await story([5]);
    await deps.queue.run(STABILITY_TASK);
    // The task of the second run is gone: its last try was ended from outside.
    await deps.database.client`delete from test_tasks where name = ${STABILITY_TASK}`;
    const sweep = async () => {
      await deps.queue.enqueue(deps.db, 'stability.sweep', {});
      await deps.queue.run('stability.sweep');
    };
    deps.clock.forward(59 * 60_000);
    await sweep();
    expect((await view())?.state).toBe('running');
    deps.clock.forward(2 * 60_000);
    await sweep();
    expect(await view()).toMatchObject({ state: 'failed', error: 'internal', runs: [{ number: 1 }] });
    await startCheck(deps, actor, { ...input, checkId: StabilityCheckId.parse(crypto.randomUUID()) });
    expect((await view())?.state).toBe('running');
  });

  it('is one at a time, of a completed interview', async () => {
    const { actor, input, interviewId } = await story([4]);
    const another = { ...input, checkId: StabilityCheckId.parse(crypto.randomUUID()) };
    await expect(startCheck(deps, actor, another)).rejects.toMatchObject({ code: 'conflict' });
    const unknown = { ...another, interviewId: InterviewId.parse(crypto.randomUUID()) };
    await expect(startCheck(deps, actor, unknown)).rejects.toMatchObject({ code: 'not_found' });
    await deps.database.client`update interview_sessions set is_complete = false where id = ${interviewId}`;
    await deps.database.client`update stability_checks set state = 'done'`;
    await expect(startCheck(deps, actor, another)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('tells nothing to somebody who is asked to rate first', async () => {
    const { actor, interviewId, input, work } = await story([4]);
    await work();
    await changeBlindSetting(deps, actor, { on: true });
    expect(await stabilityView(deps, actor, interviewId)).toEqual({ withheld: true });
    const another = { ...input, checkId: StabilityCheckId.parse(crypto.randomUUID()) };
    await expect(startCheck(deps, actor, another)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

it('does not move with the built-in model, whose rules are the same on every run', async () => {
  deps = await testDeps();
  registerStabilityTasks(deps);
  const actor = { ...(await adminActor(deps)), roles: ['admin'] as const };
  const interviewId = await interview(deps);
  const checkId = StabilityCheckId.parse(crypto.randomUUID());
  await startCheck(deps, actor, { checkId, interviewId, runs: 3 });
  for (let step = 0; step < 3; step++) await deps.queue.run(STABILITY_TASK);
  const found = await stabilityView(deps, actor, interviewId);
  if (found.withheld) throw new Error('Withheld');
  expect(found.builtIn).toBe(true);
  expect(found.tokensPerRun).toBeGreaterThan(2_500);
  expect(found.check).toMatchObject({ state: 'done', builtIn: true });
  expect(found.check?.summary.score?.deviation).toBe(0);
});
