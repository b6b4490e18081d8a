import { AnswerRequestInput, InboxListInput } from '../../../shared/panel/schema.ts';
import { adminProcedure, done, panelProcedure, router } from '../../trpc.ts';
import { answerRequest, documentsToCheck, listRequests } from './service.ts';

export const inboxRouter = router({
  requests: panelProcedure
    .input(InboxListInput)
    .query(({ ctx, input }) => listRequests(ctx.deps, ctx.actor, input)),
  documents: adminProcedure
    .input(InboxListInput)
    .query(({ ctx, input }) => documentsToCheck(ctx.deps, input)),
  answer: adminProcedure.input(AnswerRequestInput).mutation(async ({ ctx, input }) => {
    await answerRequest(ctx.deps, ctx.actor, input);
    return done;
  }),
});
