import { BUILT_IN } from '../../shared/ai/builtIn.ts';
import { AssignmentId, type CandidateId, ContestId, WorkSessionId } from '../../shared/ids/schema.ts';
import { firstName } from '../../shared/text/firstName.ts';
import { type Difficulty, performanceRating, sessionMinutes } from '../../shared/workSessions/schema.ts';
import type { evaluations, taskAssignments } from '../db/schema/workSessions.ts';
import type { Deps } from '../deps.ts';
import { gradeAnswer, outcomeAfter } from '../features/workSessions/parts/grading.ts';
import { chooseFromLibrary, type Given } from '../features/workSessions/parts/library.ts';
import {
  assignText,
  endingFor,
  type TurnInput,
  workEvaluateScript,
  workTurnScript,
} from '../features/workSessions/parts/script.ts';
import { type AssignmentSpec, EvaluationProposal } from '../features/workSessions/parts/spec.ts';
import { addConversation, type Said, writing } from './conversations.ts';
import type { Rows } from './rows.ts';

type DemoEmployee = { candidateId: CandidateId; fullName: string; position: string };

/** How an assignment is answered: with all of its solution, or with the first part only. */
export type Care = 'full' | 'part';

/** An answered and graded assignment, not assigned to a person yet. */
export type HeldTask = {
  templateKey: string;
  difficulty: Difficulty;
  spec: AssignmentSpec;
  answer: string;
  graded: Awaited<ReturnType<typeof grade>>;
};

/** Takes an assignment from the library and answers it; `recent` is what was given before, newest first. */
export async function heldTask(input: {
  position: string;
  difficulty: Difficulty;
  recent: readonly Given[];
  seed: string;
  today: Date;
  care: Care;
}): Promise<HeldTask> {
  const { templateKey, spec } = chooseFromLibrary(input);
  return answered({ templateKey, difficulty: input.difficulty, spec }, input.care, input.seed);
}

/** The assignment as an employee of this carefulness answers it. */
export async function answered(
  task: Pick<HeldTask, 'templateKey' | 'difficulty' | 'spec'>,
  care: Care,
  seed: string,
): Promise<HeldTask> {
  const { templateKey, difficulty, spec } = task;
  const answer = care === 'full' ? spec.solution : firstPart(spec.solution);
  return { templateKey, difficulty, spec, answer, graded: await grade(spec, answer, seed) };
}

type Assignment = typeof taskAssignments.$inferInsert;
type Evaluation = typeof evaluations.$inferInsert;

/** Adds a whole shift by the rules of the product, with these assignments, each answered once. */
export function addShift(
  deps: Deps,
  rows: Rows,
  employee: DemoEmployee,
  { startedAt, tasks }: { startedAt: Date; tasks: readonly HeldTask[] },
): void {
  const sessionId = WorkSessionId.parse(deps.clock.uuid());
  const talk = talkFrom(startedAt);
  talk.supervisor('greet', turn(employee, 'greet', sessionId));
  const assignments: Assignment[] = [];
  const tries: Evaluation[] = [];
  for (const [index, task] of tasks.entries()) {
    const id = AssignmentId.parse(deps.clock.uuid());
    const { title, brief } = task.spec;
    const { answer, graded } = task;
    const number = index + 1;
    const assigned = talk.supervisor(
      'assign',
      assignText({ number, title, brief, again: false, remarked: false }),
    );
    talk.employee(answer);
    const heard = talk.supervisor('evaluate', `${graded.feedback} ${endingFor(graded.outcome)}`);
    assignments.push({
      ...assignmentOf(task),
      id,
      sessionId,
      employeeId: employee.candidateId,
      number,
      feedbackAt: heard.at,
      assignedSeq: assigned.seq,
      createdAt: assigned.at,
      completedAt: heard.at,
    });
    tries.push({
      ...evaluationOf(task),
      id: deps.clock.uuid(),
      assignmentId: id,
      feedbackSeq: heard.seq,
      createdAt: heard.at,
    });
    talk.employee('Next, please.');
    talk.supervisor('review', turn(employee, 'review', `${sessionId} ${number}`));
  }
  const endedAt = talk.said.at(-1)?.at ?? startedAt;
  const conversationId = addConversation(deps, rows, {
    kind: 'work',
    ownerId: employee.candidateId,
    said: talk.said,
    startedAt,
  });
  rows.employeeSessions.push({
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
  rows.taskAssignments.push(...assignments);
  rows.evaluations.push(...tries);
}

/** What an assignment says, and what came of its only try. */
const assignmentOf = ({ templateKey, difficulty, spec, answer, graded }: HeldTask) => ({
  templateKey,
  taskType: spec.taskType,
  title: spec.title,
  taskDescription: spec.description,
  material: spec.material,
  hints: spec.hints,
  difficulty,
  criteria: { form: spec.form, criteria: spec.criteria, solution: spec.solution },
  // What does not pass is left after the first try.
  status: graded.outcome === 'pending' ? ('failed' as const) : graded.outcome,
  current: false,
  employeeResponse: answer,
  aiFeedback: graded.feedback,
  grade: graded.grade,
  tries: 1,
});

/** How the only try was graded. */
const evaluationOf = ({ answer, graded }: HeldTask) => ({
  attempt: 1,
  answer,
  grade: graded.grade,
  criteria: graded.criteria,
  feedback: graded.feedback,
  outcome: graded.outcome,
  model: BUILT_IN,
});

/** The employee asks HR to look at their lowest grade. */
export function contestLowest(
  deps: Deps,
  rows: Rows,
  employeeId: CandidateId,
  { reason, at }: { reason: string; at: Date },
): void {
  const [lowest] = rows.taskAssignments
    .filter((task) => task.employeeId === employeeId)
    .sort((a, b) => (a.grade ?? 0) - (b.grade ?? 0));
  if (!lowest || typeof lowest.grade !== 'number') return;
  rows.contests.push({
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
  return workTurnScript({
    act,
    firstName: firstName(fullName),
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

/** The messages of a shift in order, with realistic times. */
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
