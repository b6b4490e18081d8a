import { conversations } from '../../server/db/schema/conversations.ts';
import {
  contests,
  employeeSessions,
  evaluations,
  taskAssignments,
} from '../../server/db/schema/workSessions.ts';
import {
  AssignmentId,
  type CandidateId,
  ContestId,
  ConversationId,
  WorkSessionId,
} from '../../shared/ids/schema.ts';
import { MINUTE_MS } from '../../shared/time/durations.ts';
import type { AssignmentStatus, CriterionGrade } from '../../shared/workSessions/schema.ts';
import type { TestDeps } from './deps.ts';

type SeedTask = {
  status?: AssignmentStatus;
  grade?: number;
  /** Grade of a first try that a better one followed. */
  earlierGrade?: number;
  title?: string;
  type?: string;
  feedback?: string;
  contested?: { gradeAfter: number; note: string };
};
type SeedSession = {
  /** When it began: this many days ago, or exactly then. */
  daysAgo?: number;
  startedAt?: Date;
  /** Null: still open. */
  minutes: number | null;
  tasks: readonly SeedTask[];
};

const reasons = (grade: number): CriterionGrade[] => [
  { id: 'tone', label: 'Tone', weight: 0.4, grade, reason: 'Greets by name.' },
  { id: 'facts', label: 'Facts', weight: 0.6, grade, reason: 'Names the date.' },
];

/** A work session with graded assignments, written as they would be after the fact. Answers with their ids. */
export async function seedSession(
  deps: TestDeps,
  employeeId: CandidateId,
  session: SeedSession,
): Promise<string[]> {
  const startedAt =
    session.startedAt ?? new Date(deps.clock.now().getTime() - (session.daysAgo ?? 0) * 1_440 * MINUTE_MS);
  const endedAt =
    session.minutes === null ? null : new Date(startedAt.getTime() + session.minutes * MINUTE_MS);
  const conversationId = ConversationId.parse(deps.clock.uuid());
  await deps.db.insert(conversations).values({
    id: conversationId,
    kind: 'work',
    ownerId: employeeId,
    open: endedAt === null,
    createdAt: startedAt,
  });
  const id = WorkSessionId.parse(deps.clock.uuid());
  await deps.db.insert(employeeSessions).values({
    id,
    employeeId,
    conversationId,
    position: 'Customer Support Representative',
    startedAt,
    endedAt,
    endedBy: endedAt && 'employee',
    tasksCompleted: endedAt && session.tasks.filter(({ status }) => status === 'completed').length,
    durationMinutes: session.minutes,
  });
  const ids: string[] = [];
  for (const [index, task] of session.tasks.entries())
    ids.push(await seedTask(deps, { id, employeeId, startedAt }, index, task));
  return ids;
}

async function seedTask(
  deps: TestDeps,
  session: { id: WorkSessionId; employeeId: CandidateId; startedAt: Date },
  index: number,
  task: SeedTask,
): Promise<string> {
  const id = AssignmentId.parse(deps.clock.uuid());
  const createdAt = new Date(session.startedAt.getTime() + index * MINUTE_MS);
  const status = task.status ?? 'completed';
  const grades = [task.earlierGrade, task.grade].filter((grade) => grade !== undefined);
  await deps.db.insert(taskAssignments).values({
    id,
    sessionId: session.id,
    employeeId: session.employeeId,
    number: index + 1,
    templateKey: `test-${index}`,
    taskType: task.type ?? 'Email support',
    title: task.title ?? `Task ${index + 1}`,
    taskDescription: 'Answer the customer.',
    material: [],
    hints: [],
    difficulty: 'standard',
    criteria: ['the secret solution'],
    status,
    current: false,
    employeeResponse: grades.length > 0 ? 'My answer.' : null,
    aiFeedback: task.feedback ?? null,
    feedbackAt: task.feedback ? new Date(createdAt.getTime() + MINUTE_MS / 2) : null,
    grade: task.contested?.gradeAfter ?? task.grade ?? null,
    tries: grades.length,
    assignedSeq: index + 1,
    createdAt,
    completedAt: status === 'pending' ? null : new Date(createdAt.getTime() + MINUTE_MS / 2),
  });
  for (const [at, grade] of grades.entries()) {
    await deps.db.insert(evaluations).values({
      id: deps.clock.uuid(),
      assignmentId: id,
      attempt: at + 1,
      feedbackSeq: index + at + 2,
      answer: 'My answer.',
      grade,
      criteria: reasons(grade),
      feedback: task.feedback ?? '',
      outcome: status,
      model: 'test',
      createdAt,
    });
  }
  if (task.contested) {
    await deps.db.insert(contests).values({
      id: ContestId.parse(deps.clock.uuid()),
      assignmentId: id,
      employeeId: session.employeeId,
      idempotencyKey: deps.clock.uuid(),
      reason: 'The date was there.',
      gradeBefore: task.grade ?? 0,
      ...task.contested,
      decidedAt: createdAt,
      createdAt,
    });
  }
  return id;
}
