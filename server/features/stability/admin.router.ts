import { z } from 'zod';
import { InterviewId, StabilityCheckId } from '../../../shared/ids/schema.ts';
import { StartCheckInput } from '../../../shared/interview/stability.ts';
import { adminProcedure, done, panelProcedure, router } from '../../trpc.ts';
import { cancelCheck, stabilityReport, stabilityView, startCheck } from './service.ts';

export const stabilityRouter = router({
  ofInterview: panelProcedure
    .input(z.strictObject({ interviewId: InterviewId }))
    .query(({ ctx, input }) => stabilityView(ctx.deps, ctx.actor, input.interviewId)),

  report: panelProcedure.query(({ ctx }) => stabilityReport(ctx.deps)),

  start: adminProcedure.input(StartCheckInput).mutation(async ({ ctx, input }) => {
    await startCheck(ctx.deps, ctx.actor, input);
    return done;
  }),

  cancel: adminProcedure
    .input(z.strictObject({ checkId: StabilityCheckId }))
    .mutation(async ({ ctx, input }) => {
      await cancelCheck(ctx.deps, ctx.actor, input.checkId);
      return done;
    }),
});
