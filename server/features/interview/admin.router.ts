import { z } from 'zod';
import { InterviewId } from '../../../shared/ids/schema.ts';
import {
  ConfirmResultInput,
  ConfirmSetting,
  OpenCriterionInput,
  RescoreAllInput,
} from '../../../shared/interview/results.ts';
import { adminProcedure, panelProcedure, router } from '../../trpc.ts';
import { changeConfirmSetting, confirmSetting } from '../results/service.ts';
import { lookedAgain, openOrConfirm } from './admin.ts';
import { earlierResults, rescoreAll } from './service.ts';

export const resultsRouter = router({
  setting: panelProcedure.query(({ ctx }) => confirmSetting(ctx.deps)),

  setSetting: adminProcedure.input(ConfirmSetting).mutation(async ({ ctx, input }) => {
    await changeConfirmSetting(ctx.deps, ctx.actor, input);
    return { ok: true as const };
  }),

  earlier: panelProcedure.query(({ ctx }) => earlierResults(ctx.deps)),

  rescoreAll: adminProcedure.input(RescoreAllInput).mutation(async ({ ctx, input }) => {
    await rescoreAll(ctx.deps, ctx.actor, input.id);
    return { ok: true as const };
  }),

  lookedAgain: adminProcedure
    .input(z.strictObject({ interviewId: InterviewId }))
    .mutation(async ({ ctx, input }) => {
      await lookedAgain(ctx.deps, ctx.actor, input.interviewId);
      return { ok: true as const };
    }),

  open: adminProcedure.input(OpenCriterionInput).mutation(async ({ ctx, input }) => {
    await openOrConfirm(ctx.deps, ctx.actor, input);
    return { ok: true as const };
  }),

  confirm: adminProcedure.input(ConfirmResultInput).mutation(async ({ ctx, input }) => {
    await openOrConfirm(ctx.deps, ctx.actor, input);
    return { ok: true as const };
  }),
});
