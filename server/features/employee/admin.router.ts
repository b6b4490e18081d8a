import { EmployeeListInput } from '../../../shared/panel/schema.ts';
import { panelProcedure, router } from '../../trpc.ts';
import { listEmployees } from './admin.ts';

export const employeesRouter = router({
  list: panelProcedure.input(EmployeeListInput).query(({ ctx, input }) => listEmployees(ctx.deps, input)),
});
