import type { DashboardView, EmployeeCard } from '../../../shared/employee/schema.ts';
import { successRate } from '../../../shared/employee/statistics.ts';
import type { AssignmentId, CandidateId } from '../../../shared/ids/schema.ts';
import type { AssignmentDetail } from '../../../shared/workSessions/schema.ts';
import type { EmployeeActor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { withChecks } from '../../platform/streams/periodicChecks.ts';
import { contestView } from '../contests/service.ts';
import { standingCriteria, toDetail } from '../workSessions/service.ts';
import { assignmentPage, assignmentRow, newestFeedback, newestSessions, taskCounts } from './queries.ts';

/** Rows of the dashboard's list. */
const RECENT = 4;
/** How often an open stream's right is asked again (quality S4). */
const RECHECK_MS = 4_000;

/** The person's card for the header; `person` was read by the access check of this very call. */
export function employeeCard(person: EmployeeActor): EmployeeCard {
  const { candidateId: id, fullName, position, status, demo } = person;
  return { id, fullName, position, status, demo };
}

/** What the dashboard shows (specification file 2 §2). */
export async function dashboard(deps: Deps, employeeId: CandidateId): Promise<DashboardView> {
  const [counts, sessions, [feedback], { rows }] = await Promise.all([
    taskCounts(deps, employeeId),
    // An open session is always the newest one, because there is at most one.
    newestSessions(deps, employeeId, 2),
    newestFeedback(deps, employeeId, 1),
    assignmentPage(deps, employeeId, { limit: RECENT }),
  ]);
  const open = sessions.find(({ endedAt }) => endedAt === null);
  const ended = sessions.find(({ endedAt }) => endedAt !== null);
  return {
    completed: counts.completed,
    pending: counts.pending,
    averageScore: successRate(counts),
    session: open ? { startedAt: open.startedAt.toISOString() } : null,
    lastShift: ended ? { minutes: ended.durationMinutes ?? 0, tasks: ended.tasksCompleted ?? 0 } : null,
    lastFeedback: feedback ?? null,
    recent: rows,
  };
}

/** A person's figures in one line: all tasks ever given, and the share completed in percent. */
export async function workFigures(
  deps: Deps,
  employeeId: CandidateId,
): Promise<{ total: number; rate: number | null }> {
  const counts = await taskCounts(deps, employeeId);
  return { total: counts.total, rate: successRate(counts) };
}

/**
 * One assignment with the answer, the feedback, the reasons of the valid try, and the contest's outcome.
 * Never contains the answer key.
 * @throws DomainError('not_found') also for another person's.
 */
export async function readAssignment(
  deps: Deps,
  employeeId: CandidateId,
  id: AssignmentId,
): Promise<AssignmentDetail> {
  const found = await assignmentRow(deps, employeeId, id);
  if (!found) throw new DomainError('not_found');
  const { task, contest, tries } = found;
  return { ...toDetail(task, standingCriteria(tries)), contest: contest && contestView(contest) };
}

/** Whether the current person may keep listening to this person's events; checked while a stream is open. */
export function mayListen(
  now: { candidateId: CandidateId; status: string } | null,
  employeeId: CandidateId,
): boolean {
  return now?.candidateId === employeeId && now.status !== 'rejected';
}

/**
 * Hints that something about this person's work has changed; the pages read again. It listens when the promise
 * resolves.
 */
export async function watchEmployee(
  deps: Deps,
  employeeId: CandidateId,
  signal: AbortSignal,
  allowed: () => Promise<boolean>,
): Promise<AsyncGenerator<{ type: 'changed' }>> {
  const events = await deps.bus.subscribe(`person:${employeeId}`, signal);
  return changesWhileAllowed(events, signal, allowed);
}

async function* changesWhileAllowed(
  events: AsyncIterable<unknown>,
  signal: AbortSignal,
  allowed: () => Promise<boolean>,
): AsyncGenerator<{ type: 'changed' }> {
  for await (const event of withChecks(events, RECHECK_MS, signal)) {
    if (event !== 'check') yield { type: 'changed' };
    else if (!(await allowed())) return;
  }
}
