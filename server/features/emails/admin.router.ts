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
import { listMails, previewMail, retryMail } from './admin.ts';

const OneMail = z.strictObject({ mailId: EmailId });

export const mailsRouter = router({
  list: panelProcedure.input(EmailListInput).query(({ ctx, input }) => listMails(ctx.deps, ctx.actor, input)),
  preview: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) => previewMail(ctx.deps, ctx.actor, input.mailId)),
  returned: adminProcedure
    // Pages of 0.1.0 send no input: require it in the next version.
    .input(InboxListInput.prefault({}))
    .query(({ ctx, input }) => listReturned(ctx.deps, input)),
  cameBack: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) => markReturned(ctx.deps, ctx.actor, input.mailId)),
  undoCameBack: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) => unmarkReturned(ctx.deps, ctx.actor, input.mailId)),
  leave: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) => leaveReturned(ctx.deps, ctx.actor, input.mailId)),
  correct: adminProcedure
    .input(CorrectAddressInput)
    .mutation(({ ctx, input }) => correctAddress(ctx.deps, ctx.actor, input)),
  retry: adminProcedure.input(OneMail).mutation(async ({ ctx, input }) => {
    await retryMail(ctx.deps, ctx.actor, input.mailId);
    return done;
  }),
});
