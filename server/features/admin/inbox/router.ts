import { AnswerRequestInput } from '../../../../shared/panel/schema.ts';
import { adminProcedure, panelProcedure, router } from '../../../trpc.ts';
import { answerRequest, documentsToCheck, listRequests } from './service.ts';

export const inboxRouter = router({
  requests: panelProcedure.query(({ ctx }) => listRequests(ctx.deps, ctx.actor)),
  documents: adminProcedure.query(({ ctx }) => documentsToCheck(ctx.deps)),
  answer: adminProcedure
    .input(AnswerRequestInput)
    .mutation(({ ctx, input }) => answerRequest(ctx.deps, ctx.actor, input)),
});
