import { ConfirmResultInput, ConfirmSetting, OpenCriterionInput } from '../../../../shared/resultMark.ts';
import { adminProcedure, panelProcedure, router } from '../../../trpc.ts';
import { changeConfirmSetting, confirmSetting } from '../../results/service.ts';
import { openOrConfirm } from '../service.ts';

export const resultsRouter = router({
  setting: panelProcedure.query(({ ctx }) => confirmSetting(ctx.deps)),

  setSetting: adminProcedure.input(ConfirmSetting).mutation(async ({ ctx, input }) => {
    await changeConfirmSetting(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input);
    return { ok: true as const };
  }),

  open: adminProcedure.input(OpenCriterionInput).mutation(async ({ ctx, input }) => {
    await openOrConfirm(ctx.deps, { ...ctx.actor, ip: ctx.ip }, input);
    return { ok: true as const };
  }),

  confirm: adminProcedure.input(ConfirmResultInput).mutation(async ({ ctx, input }) => {
    await openOrConfirm(ctx.deps, { ...ctx.actor, ip: ctx.ip }, input);
    return { ok: true as const };
  }),
});
