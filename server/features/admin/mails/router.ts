import { z } from 'zod';
import { MailId } from '../../../../shared/ids.ts';
import { MailListInput } from '../../../../shared/panel.ts';
import { adminProcedure, panelProcedure, router } from '../../../trpc.ts';
import { listMails, previewMail, retryMail } from './service.ts';

const OneMail = z.strictObject({ mailId: MailId });

export const mailsRouter = router({
  list: panelProcedure.input(MailListInput).query(({ ctx, input }) => listMails(ctx.deps, input)),
  preview: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) => previewMail(ctx.deps, { ...ctx.actor, ip: ctx.ip }, input.mailId)),
  retry: adminProcedure
    .input(OneMail)
    .mutation(({ ctx, input }) =>
      retryMail(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input.mailId),
    ),
});
