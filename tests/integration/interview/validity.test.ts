import { afterAll, beforeAll, expect, it } from 'vitest';
import { validityReport } from '../../../server/features/reports/parts/validity.ts';
import { changeBlindSetting, type Viewer } from '../../../server/features/reviews/service.ts';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import { correlationOf, validitySentence } from '../../../shared/reports/validity.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor } from '../../support/stories.ts';

/** Interview scores beside later work grades, over forty people and some who don't count. */

let deps: TestDeps;
let admin: Viewer;
beforeAll(async () => {
  deps = await testDeps();
  admin = { ...(await adminActor(deps)), roles: ['admin'] };
});
afterAll(() => deps.close());

type Worker = { score: number; grades: number[]; confirmed?: boolean; method?: number; before?: boolean };

/** People with an interview and tasks, a statement a table. */
async function seed(workers: readonly Worker[]): Promise<void> {
  const db = deps.database.client;
  const now = deps.clock.now().getTime();
  const days = (count: number): string => new Date(now + count * 86_400_000).toISOString();
  const people = workers.map((worker) => ({
    ...worker,
    id: crypto.randomUUID(),
    talk: crypto.randomUUID(),
    shiftTalk: crypto.randomUUID(),
    shift: crypto.randomUUID(),
  }));
  await db`insert into candidates ${db(
    people.map(({ id }) => ({
      id,
      full_name: 'Working Person',
      email: `${id}@example.com`,
      position: 'Data Entry Clerk',
      country: 'Kenya',
      status: 'hired',
      consent_given: true,
      applied_at: days(-90),
      created_at: days(-90),
      updated_at: days(-90),
    })),
  )}`;
  await db`insert into conversations ${db(
    people.flatMap(({ id, talk, shiftTalk }) => [
      { id: talk, kind: 'interview', owner_id: id, open: false, created_at: days(-60) },
      { id: shiftTalk, kind: 'work', owner_id: id, open: false, created_at: days(-30) },
    ]),
  )}`;
  await db`insert into interview_sessions ${db(
    people.map(({ id, talk, score, confirmed = true, method = SCORING_METHOD }) => ({
      id: crypto.randomUUID(),
      candidate_id: id,
      conversation_id: talk,
      position: 'Data Entry Clerk',
      consent_version: 'test',
      consented_at: days(-60),
      is_complete: true,
      completed_at: days(-60),
      scoring: 'done',
      final_score: score,
      scoring_method: method,
      confirmed_at: confirmed ? days(-59) : null,
      created_at: days(-60),
    })),
  )}`;
  await db`insert into employee_sessions ${db(
    people.map(({ id, shift, shiftTalk }) => ({
      id: shift,
      employee_id: id,
      conversation_id: shiftTalk,
      position: 'Data Entry Clerk',
      started_at: days(-30),
      ended_at: days(-30),
    })),
  )}`;
  await db`insert into task_assignments ${db(
    people.flatMap(({ id, shift, grades, before = false }) =>
      grades.map((grade, index) => ({
        id: crypto.randomUUID(),
        session_id: shift,
        employee_id: id,
        number: index + 1,
        template_key: 'data.emails:test',
        task_type: 'Records',
        title: 'A task',
        task_description: 'Do it.',
        material: '[]',
        hints: '[]',
        difficulty: 'starter',
        criteria: '[]',
        status: 'completed',
        current: false,
        grade,
        tries: 1,
        assigned_seq: index + 1,
        created_at: days(before ? -70 : -30 + index),
      })),
    ),
  )}`;
}

/** Grades that follow scores, with a good deal of something else. */
const worker = (index: number): Worker => {
  const score = 50 + index;
  const grade = 40 + index / 2 + (index % 2 === 0 ? 10 : -10);
  return { score, grades: [grade - 3, grade, grade + 3].map(Math.round) };
};
const workers = (from: number, to: number): Worker[] =>
  Array.from({ length: to - from }, (_, index) => worker(from + index));

it('says how scores and later grades go together, from 30 people on', async () => {
  expect(await validityReport(deps, admin)).toEqual({ people: 0, correlation: null, ownOnly: false });
  await seed(workers(0, 29));
  expect(await validityReport(deps, admin)).toMatchObject({ people: 29, correlation: null });
  await seed(workers(29, 40));
  // Who doesn't count: nobody read the score, an earlier method, too little work, work before the interview.
  const apart = { score: 100, grades: [0, 0, 0] };
  await seed([
    { ...apart, confirmed: false },
    { ...apart, method: SCORING_METHOD - 1 },
    { ...apart, grades: [0, 0] },
    { ...apart, before: true },
  ]);
  const report = await validityReport(deps, admin);
  expect(report.people).toBe(40);
  const pairs = workers(0, 40).map(({ score, grades }) => ({
    x: score,
    y: grades.reduce((sum, grade) => sum + grade, 0) / grades.length,
  }));
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(pairs.map(({ x }) => x)), mean(pairs.map(({ y }) => y))];
  const of = (product: (pair: { x: number; y: number }) => number): number =>
    pairs.reduce((sum, pair) => sum + product(pair), 0);
  const r =
    of(({ x, y }) => (x - mx) * (y - my)) /
    Math.sqrt(of(({ x }) => (x - mx) ** 2) * of(({ y }) => (y - my) ** 2));
  expect(report.correlation?.r).toBeCloseTo(r, 2);
  expect(report.correlation).toEqual(correlationOf(40, r));
});

it('leaves out interviews that an admin has still to rate', async () => {
  await changeBlindSetting(deps, { ...admin, ip: '127.0.0.1' }, { on: true });
  expect(await validityReport(deps, admin)).toEqual({ people: 0, correlation: null, ownOnly: true });
  const reviewer: Viewer = { ...admin, roles: ['reviewer'] };
  expect(await validityReport(deps, reviewer)).toMatchObject({ people: 40, ownOnly: false });
});

it('reads an interval by Fisher, and says what it means', () => {
  // Worked by hand: atanh(0.5) = 0.5493, 1.96 / √37 = 0.3222; tanh(0.2271) = 0.223, tanh(0.8715) = 0.702.
  expect(correlationOf(40, 0.5)).toEqual({ r: 0.5, low: 0.22, high: 0.7 });
  expect(correlationOf(40, 1)).toEqual({ r: 1, low: 1, high: 1 });
  expect([correlationOf(29, 0.5), correlationOf(40, null)]).toEqual([null, null]);
  const said = (r: number, low: number, high: number): string => validitySentence({ r, low, high });
  expect(said(0.6, 0.4, 0.8)).toContain('clearly higher');
  expect(said(0.4, 0.1, 0.6)).toContain('noticeably higher');
  expect(said(0.2, 0.1, 0.3)).toContain('slightly higher');
  expect(said(0.2, -0.1, 0.5)).toContain('don’t show');
  expect(said(-0.4, -0.6, -0.1)).toContain('lower work grades');
});
