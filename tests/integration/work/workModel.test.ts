import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ai, AiError, type AiRequest } from '../../../server/ai/ai.ts';
import { employeeSessions, evaluations, taskAssignments } from '../../../server/db/schema/workSessions.ts';
import { registerConversationTasks } from '../../../server/features/conversation/tasks.ts';
import { sessionDetail } from '../../../server/features/workSessions/admin.ts';
import type { AssignmentSpec } from '../../../server/features/workSessions/parts/spec.ts';
import { retryWork, sendWork, startWork, workState } from '../../../server/features/workSessions/service.ts';
import { workPolicy } from '../../../server/features/workSessions/tasks.ts';
import { type CandidateId, MessageId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { hired } from '../../support/stories.ts';

/** A shift with a connected model: it writes assignments in the library's schema and judges what rules cannot. */

const spec: AssignmentSpec = {
  taskType: 'Email support',
  title: 'Answer a question about a date',
  description: 'Write the complete e-mail. Name the date and stay friendly.',
  brief: 'A customer asks when the parcel comes. Write the reply.',
  material: [{ title: 'Order O-1', lines: ['Arrives May 4'] }],
  hints: ['the date'],
  form: 'prose',
  criteria: [
    {
      id: 'content',
      label: 'Content',
      weight: 1,
      check: { kind: 'facts', facts: [{ name: 'the date', any: ['May 4'] }] },
    },
    { id: 'tone', label: 'Tone', weight: 1, check: { kind: 'judged', expectation: 'Calm and kind.' } },
  ],
  solution: 'Your parcel will arrive on May 4.',
};
const answer = 'I am happy to tell you that it will arrive on May 4.';

let asked: AiRequest[];
/** What the model says when it is asked for JSON; an error is thrown. */
let says: (request: AiRequest) => unknown;

const model: Ai = {
  builtIn: false,
  setAside: async () => null,
  model: 'connected',
  async *stream(request) {
    asked.push(request);
    yield 'Hello, good to see you.';
  },
  async object(request) {
    asked.push(request);
    const said = says(request);
    if (said instanceof Error) throw said;
    const parsed = request.schema.safeParse(said);
    if (!parsed.success) throw new AiError('stream_failed');
    return parsed.data;
  },
};

const isAssignment = ({ system }: AiRequest): boolean =>
  system.includes('Make one practical work assignment');

let deps: TestDeps;
let employee: CandidateId;
beforeEach(async () => {
  asked = [];
  says = (request) => (isAssignment(request) ? spec : { judged: [], feedback: 'Well done.' });
  deps = await testDeps({ ai: model });
  registerConversationTasks(deps, { work: workPolicy });
  employee = await hired(deps);
});
afterEach(() => deps.close());

async function reply(): Promise<void> {
  deps.clock.forward(60_000);
  await deps.queue.run('conversation.reply');
}
async function begin(): Promise<void> {
  await startWork(deps, employee);
  await reply();
  await reply();
}
const say = (text: string) =>
  sendWork(deps, employee, { messageId: MessageId.parse(crypto.randomUUID()), text });

describe('a connected model', () => {
  it('writes the assignment, and the answer key stays on the server', async () => {
    await begin();
    const [task] = await deps.db.select().from(taskAssignments);
    expect(task).toMatchObject({
      title: spec.title,
      templateKey: `model:${task?.id}`,
      difficulty: 'starter',
    });
    expect(JSON.stringify(await workState(deps, employee))).not.toContain(spec.solution);
    expect(asked.find(isAssignment)?.system).toContain('judged');
  });

  it('is followed by the library when it answers outside the schema or not at all', async () => {
    says = (request) => (isAssignment(request) ? { ...spec, criteria: [] } : {});
    await begin();
    const [task] = await deps.db.select().from(taskAssignments);
    expect(task?.templateKey).not.toMatch(/^model:/);
  });

  it('is followed by the library when its own solution would not pass its own checks', async () => {
    says = (request) =>
      isAssignment(request) ? { ...spec, solution: 'It will arrive soon, I promise.' } : {};
    await begin();
    const [task] = await deps.db.select().from(taskAssignments);
    expect(task?.templateKey).not.toMatch(/^model:/);
  });

  it('judges with a quote from the answer only; what employees write is fenced', async () => {
    await begin();
    const judged = (quote: string) => ({
      judged: [{ criterion: 'tone', grade: 90, reason: 'Kind words.', quote }],
      feedback: 'Friendly and clear.',
    });
    says = () => judged('I am happy to tell you');
    await say(answer);
    await reply();
    const [first] = await deps.db.select().from(evaluations);
    expect(first).toMatchObject({ grade: 95, outcome: 'completed', model: 'connected' });
    const request = asked.at(-1);
    const mark = request?.system.match(/<(data-[0-9a-f]{12})>/)?.[1] ?? 'none';
    expect(request?.messages[0]?.content).toBe(`<${mark}>\n${answer}\n</${mark}>`);
    expect(request?.system).not.toContain(answer);

    await say('next');
    await reply();
    says = (asking) => (isAssignment(asking) ? spec : judged('words that nobody wrote'));
    await reply();
    await say(answer);
    await reply();
    const [, second] = await deps.db.select().from(evaluations).orderBy(evaluations.createdAt);
    // Asked once more, with the same words of nobody: it's left out, which costs nothing.
    expect(second).toMatchObject({ grade: 100, criteria: [{}, { id: 'tone', leftOut: true }] });
  });

  it('that has no answer is made up for by the rules, and only for that turn', async () => {
    await begin();
    says = () => new AiError('stream_failed');
    await say(answer);
    await reply();
    const [graded] = await deps.db.select().from(evaluations);
    // What only a model can judge is left out and costs nothing.
    expect(graded).toMatchObject({ grade: 100, outcome: 'completed', model: 'built-in' });
    expect(graded?.criteria[1]).toMatchObject({ id: 'tone', leftOut: true, weight: 0 });
    says = (request) => (isAssignment(request) ? spec : { judged: [], feedback: 'Well done.' });
    await say('next');
    await reply();
    await reply();
    const [session] = await deps.db.select().from(employeeSessions);
    if (!session) throw new Error('No shift');
    const { messages } = await sessionDetail(deps, session.id);
    const said = messages.filter(({ role }) => role === 'assistant').map(({ wording }) => wording);
    // Greeting, assignment, grade, a word between, and the model's next assignment.
    expect(said).toEqual(['mended', undefined, 'built_in', 'built_in', undefined]);
  });

  it('that writes what rules can’t grade at all gives way to the library', async () => {
    says = () => ({ ...spec, criteria: spec.criteria.filter(({ id }) => id === 'tone') });
    await begin();
    const [task] = await deps.db.select().from(taskAssignments);
    expect(task?.templateKey).not.toMatch(/^model:/);
  });

  it.each([
    ['rate_limited', 'ai_rate_limited'],
    ['payment_required', 'ai_unavailable'],
  ] as const)(
    'that fails with %s keeps the answer, grades nothing, and is tried again',
    async (failure, code) => {
      await begin();
      says = () => new AiError(failure);
      await say(answer);
      await reply();
      const failed = await workState(deps, employee);
      expect(failed?.reply).toMatchObject({ state: 'failed', errorCode: code });
      expect(failed?.messages.at(-1)?.content).toBe(answer);
      expect(await deps.db.select().from(evaluations)).toEqual([]);

      says = () => ({ judged: [], feedback: 'Well done.' });
      if (failed?.reply) await retryWork(deps, employee, failed.reply.id);
      await reply();
      expect(await deps.db.select().from(evaluations)).toHaveLength(1);
      expect((await workState(deps, employee))?.messages.filter(({ role }) => role === 'user')).toHaveLength(
        1,
      );
    },
  );
});
