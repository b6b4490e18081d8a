import { employeeProcedure, router } from '../../trpc.ts';
import { employeeCard } from './service.ts';

/** What a person reads about their own work; everything here concerns `ctx.employee` and nobody else. */
export const employeeRouter = router({
  me: employeeProcedure.query(({ ctx }) => employeeCard(ctx.employee)),
});
