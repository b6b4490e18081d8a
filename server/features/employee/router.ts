import { AssignmentInput, AssignmentListInput, ReportInput } from '../../../shared/employee/schema.ts';
import { ChecklistInput } from '../../../shared/resources/articles.ts';
import { employeeProcedure, never, router } from '../../trpc.ts';
import { readChecked, setChecked } from './parts/checklist.ts';
import { reportView } from './parts/reports.ts';
import { assignmentPage } from './queries.ts';
import { dashboard, employeeCard, mayListen, readAssignment, watchEmployee } from './service.ts';

/** A person's own work, limited to `ctx.employee`. */
export const employeeRouter = router({
  me: employeeProcedure.query(({ ctx }) => employeeCard(ctx.employee)),

  dashboard: employeeProcedure.query(({ ctx }) => dashboard(ctx.deps, ctx.employee.candidateId)),

  assignments: employeeProcedure
    .input(AssignmentListInput)
    .query(({ ctx, input }) => assignmentPage(ctx.deps, ctx.employee.candidateId, input)),

  assignment: employeeProcedure
    .input(AssignmentInput)
    .query(({ ctx, input }) => readAssignment(ctx.deps, ctx.employee.candidateId, input.assignmentId)),

  reports: employeeProcedure
    .input(ReportInput)
    .query(({ ctx, input }) => reportView(ctx.deps, ctx.employee.candidateId, input.zone)),

  ticks: employeeProcedure.query(({ ctx }) => readChecked(ctx.deps, ctx.employee.candidateId)),

  tick: employeeProcedure
    .input(ChecklistInput)
    .mutation(({ ctx, input }) => setChecked(ctx.deps, ctx.employee.candidateId, input)),

  /** Hints to reread; access is fully checked before anything streams. */
  events: employeeProcedure.subscription(async ({ ctx, signal }) => {
    const { candidateId } = ctx.employee;
    return watchEmployee(ctx.deps, candidateId, signal ?? never, async () =>
      mayListen(await ctx.employeeNow(), candidateId),
    );
  }),
});
