import { ProfileHistoryInput, ProfileInput } from '../../../shared/profile/schema.ts';
import { done, employeeProcedure, router } from '../../trpc.ts';
import { readHistory } from '../accountHistory/service.ts';
import { readProfile, updateProfile } from './service.ts';

/** The caller's own profile; no other can be named. */
export const profileRouter = router({
  view: employeeProcedure.query(({ ctx }) => readProfile(ctx.deps, ctx.employee)),

  update: employeeProcedure.input(ProfileInput).mutation(async ({ ctx, input }) => {
    await updateProfile(ctx.deps, ctx.employee, input);
    return done;
  }),

  history: employeeProcedure
    .input(ProfileHistoryInput)
    .query(({ ctx, input }) => readHistory(ctx.deps, ctx.employee.userId, input.cursor)),
});
