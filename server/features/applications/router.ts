import {
  ApplyInput,
  ConfirmApplicationInput,
  ResendConfirmationInput,
} from '../../../shared/applications/schema.ts';
import { done, publicProcedure, router } from '../../trpc.ts';
import { apply } from './parts/apply.ts';
import { confirmApplication, resendConfirmation } from './parts/confirm.ts';

export const applicationsRouter = router({
  submit: publicProcedure.input(ApplyInput).mutation(async ({ ctx, input }) => {
    const [user, portal] = await Promise.all([ctx.user(), ctx.portal()]);
    const { selfIdentification, safety } = await apply(ctx.deps, input, {
      ip: ctx.ip,
      email: user?.emailConfirmed ? user.email : null,
      candidateId: portal?.candidateId ?? null,
    });
    return { ...done, selfIdentification, safety };
  }),
  resend: publicProcedure.input(ResendConfirmationInput).mutation(async ({ ctx, input }) => {
    await resendConfirmation(ctx.deps, input, { ip: ctx.ip });
    return done;
  }),
  confirm: publicProcedure.input(ConfirmApplicationInput).mutation(async ({ ctx, input }) => {
    const again = await confirmApplication(ctx.deps, input, { ip: ctx.ip });
    return { ...done, again };
  }),
});
