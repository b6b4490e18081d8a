import { fileStem } from '../../../../shared/company/brand.ts';
import type { ReportFileInput, ReportView, SessionPoint } from '../../../../shared/employee/schema.ts';
import {
  FEEDBACK_SHOWN,
  type Graded,
  gradesBySkill,
  meanGrade,
  percentText,
  type SkillGrade,
  successRate,
  summarize,
  totalHours,
} from '../../../../shared/employee/statistics.ts';
import type { CandidateId, WorkSessionId } from '../../../../shared/ids/schema.ts';
import {
  addDays,
  dayIn,
  dayStart,
  monthRange,
  monthsBetween,
  weekOf,
} from '../../../../shared/time/zones.ts';
import type { AssignmentCard, PerformanceRating } from '../../../../shared/workSessions/schema.ts';
import type { Deps } from '../../../deps.ts';
import {
  gradedTasks,
  newestFeedback,
  newestSessions,
  type SessionRow,
  sessionTotals,
  settledTasks,
  taskCounts,
  tasksWithin,
} from '../queries.ts';

const WEEKS = 8;
/** Sessions in the chart, and what the summary looks back on. */
const POINTS = 24;
const MONTHS = 36;
/** Far above what a person can do in the time; still a limit. */
const MANY = 5_000;

/** The Reports tab in the person's time zone. */
export async function reportView(deps: Deps, employeeId: CandidateId, zone: string): Promise<ReportView> {
  const now = deps.clock.now();
  const thisWeek = weekOf(dayIn(zone, now));
  const firstWeek = addDays(thisWeek, -7 * (WEEKS - 1));
  const [totals, counts, sessions, settled, feedback] = await Promise.all([
    sessionTotals(deps, employeeId),
    taskCounts(deps, employeeId),
    newestSessions(deps, employeeId, POINTS),
    settledTasks(deps, employeeId, dayStart(zone, firstWeek), MANY),
    newestFeedback(deps, employeeId, FEEDBACK_SHOWN),
  ]);
  const graded = await gradedTasks(
    deps,
    sessions.map(({ id }) => id),
    MANY,
  );
  const points = pointsOf(sessions, graded);
  const figures = figuresOf(totals, counts, points, gradesBySkill(graded), 'all');
  return {
    ...figures,
    span: totals.span && { first: totals.span.first.toISOString(), last: totals.span.last.toISOString() },
    weeks: weeksFrom(firstWeek, zone, settled),
    points,
    feedback,
    months: totals.span ? monthsBetween(zone, totals.span.first, now, MONTHS) : [],
  };
}

type Figures = Pick<
  ReportView,
  'sessions' | 'completed' | 'total' | 'successRate' | 'totalHours' | 'skills' | 'summary'
>;

function figuresOf(
  { sessions, minutes }: { sessions: number; minutes: number },
  { completed, total }: { completed: number; total: number },
  points: readonly SessionPoint[],
  skills: SkillGrade[],
  of: 'all' | 'month',
): Figures {
  const hours = totalHours(minutes);
  const sessionGrades = points.map(({ grade }) => grade);
  return {
    sessions,
    completed,
    total,
    successRate: successRate({ completed, total }),
    totalHours: hours,
    skills,
    summary: summarize({ sessions, completed, total, hours, sessionGrades, skills }, of),
  };
}

/** Sessions with graded tasks, oldest first. */
function pointsOf(
  sessions: readonly SessionRow[],
  graded: readonly (Graded & { sessionId: WorkSessionId })[],
): SessionPoint[] {
  const bySession = new Map<WorkSessionId, Graded[]>();
  for (const task of graded) {
    const known = bySession.get(task.sessionId);
    if (known) known.push(task);
    else bySession.set(task.sessionId, [task]);
  }
  return sessions
    .flatMap(({ id, startedAt }) => {
      const tasks = bySession.get(id) ?? [];
      const grade = meanGrade(tasks.map((task) => task.grade));
      if (grade === null) return [];
      return [{ sessionId: id, startedAt: startedAt.toISOString(), grade, skills: gradesBySkill(tasks) }];
    })
    .reverse();
}

function weeksFrom(
  first: string,
  zone: string,
  settled: readonly { status: string; at: string }[],
): ReportView['weeks'] {
  const weeks = Array.from({ length: WEEKS }, (_, index) => ({
    week: addDays(first, 7 * index),
    completed: 0,
    failed: 0,
  }));
  const byWeek = new Map(weeks.map((week) => [week.week, week]));
  for (const { status, at } of settled) {
    const week = byWeek.get(weekOf(dayIn(zone, new Date(at))));
    if (week) week[status === 'completed' ? 'completed' : 'failed'] += 1;
  }
  return weeks;
}

/** One month of a person's work: sessions started within it, with their tasks, in their zone. */
export type MonthReport = Figures & {
  month: string;
  zone: string;
  madeAt: Date;
  person: { fullName: string; position: string };
  sessionRows: {
    startedAt: Date;
    endedAt: Date | null;
    minutes: number | null;
    tasks: number | null;
    rating: PerformanceRating | null;
  }[];
  taskRows: (AssignmentCard & { feedback: string | null })[];
  /** The mean grade of each session that has graded tasks, oldest first. */
  grades: { startedAt: string; grade: number }[];
};

/** One month of one person, in days of their time zone: sessions and tasks. */
export async function monthReport(
  deps: Deps,
  person: { candidateId: CandidateId; fullName: string; position: string },
  { month, zone }: ReportFileInput,
): Promise<MonthReport> {
  const { candidateId, fullName, position } = person;
  const within = monthRange(zone, month);
  const [totals, counts, sessions, taskRows] = await Promise.all([
    sessionTotals(deps, candidateId, within),
    taskCounts(deps, candidateId, within),
    newestSessions(deps, candidateId, MANY, within),
    tasksWithin(deps, candidateId, within, MANY),
  ]);
  // As in a shift's rating, a first grade doesn't count while a second try is open.
  const graded = taskRows.flatMap(({ sessionId, taskType, status, grade }) =>
    grade === null || status === 'pending' ? [] : [{ sessionId, skill: taskType, grade }],
  );
  const points = pointsOf(sessions, graded);
  return {
    ...figuresOf(totals, counts, points, gradesBySkill(graded), 'month'),
    grades: points.map(({ startedAt, grade }) => ({ startedAt, grade })),
    month,
    zone,
    madeAt: deps.clock.now(),
    person: { fullName, position },
    sessionRows: sessions.reverse().map((session) => ({
      startedAt: session.startedAt,
      endedAt: session.endedAt,
      minutes: session.durationMinutes,
      tasks: session.tasksCompleted,
      rating: session.performanceRating,
    })),
    taskRows,
  };
}

/** The four figures as they are printed. */
export function printedFigures(report: Figures): [label: string, value: string][] {
  return [
    ['Total Sessions', String(report.sessions)],
    ['Tasks Completed', `${report.completed}/${report.total}`],
    ['Success Rate', percentText(report.successRate)],
    ['Total Hours', String(report.totalHours)],
  ];
}

/** A report's file name; the same for everyone, so that no name ends up in a shared downloads folder. */
export function reportFileName(month: string, format: 'pdf' | 'csv'): string {
  return `${fileStem()}-report-${month}.${format}`;
}
