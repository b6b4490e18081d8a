import { AskInput, SendEmailInput } from '../../../shared/assistant/schema.ts';
import { adminProcedure, done, never, router, stillAdmin } from '../../trpc.ts';
import { sendWrittenEmail } from '../emails/service.ts';
import { recentActivity } from './parts/activity.ts';
import { askAssistant, assistantHistory, newConversation } from './service.ts';

export const assistantRouter = router({
  history: adminProcedure.query(({ ctx }) => assistantHistory(ctx.deps, ctx.actor.userId)),

  activity: adminProcedure.query(({ ctx }) => recentActivity(ctx.deps)),

  clear: adminProcedure.mutation(async ({ ctx }) => {
    await newConversation(ctx.deps, ctx.actor.userId);
    return done;
  }),

  /** Asking again with the same id continues the same question, so a reconnect is harmless. */
  ask: adminProcedure
    .input(AskInput)
    .subscription(({ ctx, input, signal }) =>
      askAssistant(ctx.deps, ctx.actor.userId, input, stillAdmin(ctx), signal ?? never),
    ),

  /** What HR edited and sends with a click; the assistant itself sends nothing. */
  sendMail: adminProcedure
    .input(SendEmailInput)
    .mutation(({ ctx, input }) => sendWrittenEmail(ctx.deps, ctx.actor, input)),
});
