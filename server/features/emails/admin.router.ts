import { z } from 'zod';
import { EmailId } from '../../../shared/ids/schema.ts';
import { CorrectAddressInput, EmailListInput, InboxListInput } from '../../../shared/panel/schema.ts';
import { adminProcedure, done, panelProcedure, router } from '../../trpc.ts';
import {
  correctAddress,
  leaveReturned,
  listReturned,
  markReturned,
  unmarkReturned,
} from '../returnedEmails/admin.ts';
import { listEmails, previewEmail, retryEmail } from './admin.ts';

const OneEmail = z.strictObject({ mailId: EmailId });

export const emailsRouter = router({
  list: panelProcedure
    .input(EmailListInput)
    .query(({ ctx, input }) => listEmails(ctx.deps, ctx.actor, input)),
  preview: adminProcedure
    .input(OneEmail)
    .mutation(({ ctx, input }) => previewEmail(ctx.deps, ctx.actor, input.mailId)),
  returned: adminProcedure
    // Pages of 0.1.0 send no input: require it in the next version.
    .input(InboxListInput.prefault({}))
    .query(({ ctx, input }) => listReturned(ctx.deps, input)),
  cameBack: adminProcedure
    .input(OneEmail)
    .mutation(({ ctx, input }) => markReturned(ctx.deps, ctx.actor, input.mailId)),
  undoCameBack: adminProcedure
    .input(OneEmail)
    .mutation(({ ctx, input }) => unmarkReturned(ctx.deps, ctx.actor, input.mailId)),
  leave: adminProcedure
    .input(OneEmail)
    .mutation(({ ctx, input }) => leaveReturned(ctx.deps, ctx.actor, input.mailId)),
  correct: adminProcedure
    .input(CorrectAddressInput)
    .mutation(({ ctx, input }) => correctAddress(ctx.deps, ctx.actor, input)),
  retry: adminProcedure.input(OneEmail).mutation(async ({ ctx, input }) => {
    await retryEmail(ctx.deps, ctx.actor, input.mailId);
    return done;
  }),
});
