import { ContestInput } from '../../../shared/workSessions/schema.ts';
import { hiredProcedure, router } from '../../trpc.ts';
import { contestGrade } from './service.ts';

/** An employee's contest of a grade; mounted with their shifts. */
export const contestsRouter = router({
  contest: hiredProcedure
    .input(ContestInput)
    .mutation(({ ctx, input }) => contestGrade(ctx.deps, ctx.employee.candidateId, input)),
});
