import { z } from 'zod';
import { MailId } from '../../../../shared/ids.ts';
import { CorrectAddressInput, MailListInput } from '../../../../shared/panel.ts';
import { adminProcedure, panelProcedure, router } from '../../../trpc.ts';
import { correctAddress, leaveReturned, listReturned, markReturned, unmarkReturned } from './returned.ts';
import { listMails, previewMail, retryMail } from './service.ts';

const OneMail = z.strictObject({ mailId: MailId });

export const mailsRouter = router({
  list: panelProcedure.input(MailListInput).query(({ ctx, input }) => listMails(ctx.deps, ctx.actor, input)),
  preview: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) => previewMail(ctx.deps, { ...ctx.actor, ip: ctx.ip }, input.mailId)),
  returned: adminProcedure.query(({ ctx }) => listReturned(ctx.deps)),
  cameBack: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) =>
      markReturned(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input.mailId),
    ),
  undoCameBack: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) =>
      unmarkReturned(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input.mailId),
    ),
  leave: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) =>
      leaveReturned(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input.mailId),
    ),
  correct: adminProcedure
    .input(CorrectAddressInput)
    .mutation(({ ctx, input }) => correctAddress(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input)),
  retry: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) =>
      retryMail(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input.mailId),
    ),
});
