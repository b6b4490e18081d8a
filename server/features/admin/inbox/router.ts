import { AnswerRequestInput } from '../../../../shared/panel.ts';
import { adminProcedure, panelProcedure, router } from '../../../trpc.ts';
import { answerRequest, listRequests } from './service.ts';

export const inboxRouter = router({
  requests: panelProcedure.query(({ ctx }) => listRequests(ctx.deps, ctx.actor)),
  answer: adminProcedure
    .input(AnswerRequestInput)
    .mutation(({ ctx, input }) => answerRequest(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input)),
});
