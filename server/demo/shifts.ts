import { asc, eq } from 'drizzle-orm';
import { AssignmentId, type CandidateId, ContestId, WorkSessionId } from '../../shared/ids.ts';
import { performanceRating, sessionMinutes } from '../../shared/workSessions.ts';
import type { Tx } from '../db/client.ts';
import { contests, employeeSessions, evaluations, taskAssignments } from '../db/schema/workSessions.ts';
import type { Deps } from '../deps.ts';
import { gradeAnswer, outcomeAfter } from '../features/workSessions/parts/grading.ts';
import { chooseFromLibrary, type Given, nextDifficulty } from '../features/workSessions/parts/library.ts';
import {
  assignText,
  endingFor,
  type TurnInput,
  workEvaluateScript,
  workTurnScript,
} from '../features/workSessions/parts/script.ts';
import { type AssignmentSpec, EvaluationProposal } from '../features/workSessions/parts/spec.ts';
import { type Said, storeTalk, writing } from './talks.ts';

type DemoEmployee = { candidateId: CandidateId; fullName: string; position: string };

/** How an assignment is answered: with all of its solution, or with the first part only. */
export type Care = 'full' | 'part';

type Assignment = typeof taskAssignments.$inferInsert;
type Evaluation = typeof evaluations.$inferInsert;

/**
 * Works a whole shift by the rules of the product and stores it: an assignment from the library for each entry
 * of `cares`, answered once. `given` is what the employee had before, newest first; the new ones are put in
 * front of it.
 */
export async function storeShift(
  deps: Deps,
  tx: Tx,
  employee: DemoEmployee,
  { startedAt, cares, given }: { startedAt: Date; cares: readonly Care[]; given: Given[] },
): Promise<void> {
  const sessionId = WorkSessionId.parse(deps.clock.uuid());
  const talk = talkFrom(startedAt);
  talk.supervisor('greet', turn(employee, 'greet', sessionId));
  const assignments: Assignment[] = [];
  const tries: Evaluation[] = [];
  for (const [index, care] of cares.entries()) {
    const id = AssignmentId.parse(deps.clock.uuid());
    const difficulty = nextDifficulty(given);
    const { templateKey, spec } = chooseFromLibrary({
      position: employee.position,
      difficulty,
      recent: given,
      seed: id,
      today: startedAt,
    });
    const { title, brief } = spec;
    const number = index + 1;
    const assigned = talk.supervisor(
      'assign',
      assignText({ number, title, brief, again: false, remarked: false }),
    );
    const answer = care === 'full' ? spec.solution : firstPart(spec.solution);
    talk.employee(answer);
    const graded = await grade(spec, answer, id);
    const { form, criteria, solution } = spec;
    const heard = talk.supervisor('evaluate', `${graded.feedback} ${endingFor(graded.outcome)}`);
    assignments.push({
      id,
      sessionId,
      employeeId: employee.candidateId,
      number,
      templateKey,
      taskType: spec.taskType,
      title,
      taskDescription: spec.description,
      material: spec.material,
      hints: spec.hints,
      difficulty,
      criteria: { form, criteria, solution },
      // What does not pass is left after the first try.
      status: graded.outcome === 'pending' ? 'failed' : graded.outcome,
      current: false,
      employeeResponse: answer,
      aiFeedback: graded.feedback,
      feedbackAt: heard.at,
      grade: graded.grade,
      tries: 1,
      assignedSeq: assigned.seq,
      createdAt: assigned.at,
      completedAt: heard.at,
    });
    tries.push({
      id: deps.clock.uuid(),
      assignmentId: id,
      attempt: 1,
      feedbackSeq: heard.seq,
      answer,
      grade: graded.grade,
      criteria: graded.criteria,
      feedback: graded.feedback,
      outcome: graded.outcome,
      model: 'built-in',
      createdAt: heard.at,
    });
    given.unshift({ templateKey, difficulty, grade: graded.grade });
    talk.employee('Next, please.');
    talk.supervisor('review', turn(employee, 'review', `${sessionId} ${number}`));
  }
  const endedAt = talk.said.at(-1)?.at ?? startedAt;
  const conversationId = await storeTalk(deps, tx, {
    kind: 'work',
    ownerId: employee.candidateId,
    said: talk.said,
    startedAt,
  });
  await tx.insert(employeeSessions).values({
    id: sessionId,
    employeeId: employee.candidateId,
    conversationId,
    position: employee.position,
    startedAt,
    endedAt,
    endedBy: 'employee',
    tasksCompleted: assignments.filter(({ status }) => status === 'completed').length,
    durationMinutes: sessionMinutes(startedAt, endedAt),
    performanceRating: performanceRating(tries.map(({ grade: one }) => one)),
  });
  await tx.insert(taskAssignments).values(assignments);
  await tx.insert(evaluations).values(tries);
}

/** The employee asks HR to look at their lowest grade. */
export async function contestLowest(
  deps: Deps,
  tx: Tx,
  employeeId: CandidateId,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const [lowest] = await tx
    .select({ id: taskAssignments.id, grade: taskAssignments.grade })
    .from(taskAssignments)
    .where(eq(taskAssignments.employeeId, employeeId))
    .orderBy(asc(taskAssignments.grade))
    .limit(1);
  if (!lowest || lowest.grade === null) return;
  await tx.insert(contests).values({
    id: ContestId.parse(deps.clock.uuid()),
    assignmentId: lowest.id,
    employeeId,
    idempotencyKey: deps.clock.uuid(),
    reason,
    gradeBefore: lowest.grade,
    createdAt: at,
  });
}

const firstPart = (solution: string): string => {
  const lines = solution.split('\n');
  const half = lines.length > 1 ? lines.slice(0, Math.ceil(lines.length / 2)).join('\n') : '';
  return half || solution.slice(0, Math.ceil(solution.length / 2));
};

function turn({ fullName, position }: DemoEmployee, act: 'greet' | 'review', seed: string): string {
  const firstName = fullName.split(' ')[0] ?? fullName;
  return workTurnScript({
    act,
    firstName,
    position,
    seed,
    carried: false,
    open: false,
    settles: false,
    remark: '',
    about: 'task',
    task: null,
  } satisfies TurnInput);
}

async function grade(spec: AssignmentSpec, answer: string, seed: string) {
  const given = [spec.description, ...spec.material.flatMap(({ title, lines }) => [title, ...lines])].join(
    '\n',
  );
  const { grade: total, criteria, remarks } = await gradeAnswer(spec, answer, given, null);
  const outcome = outcomeAfter(total, 1);
  const said = EvaluationProposal.parse(
    JSON.parse(workEvaluateScript({ grade: total, outcome, criteria, seed: `${seed} 1` })),
  );
  return { grade: total, criteria, outcome, feedback: [said.feedback, ...remarks].join(' ') };
}

/** What is said in a shift, one after the other, with the times that it would take. */
function talkFrom(startedAt: Date) {
  const said: Said[] = [];
  let at = startedAt.getTime();
  const add = (line: Omit<Said, 'at'>, after: number) => {
    at += after;
    said.push({ ...line, at: new Date(at) });
    return { seq: said.length, at: new Date(at) };
  };
  return {
    said,
    supervisor: (act: string, content: string) =>
      add({ role: 'assistant', content, meta: { act } }, act === 'assign' ? 40_000 : 2_000),
    employee: (content: string) => add({ role: 'user', content, meta: null }, writing(content) * 4),
  };
}
