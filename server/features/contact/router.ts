import { ContactInput } from '../../../shared/contact/schema.ts';
import { publicProcedure, router } from '../../trpc.ts';
import { sendContact } from './service.ts';

export const contactRouter = router({
  send: publicProcedure
    .input(ContactInput)
    .mutation(({ ctx, input }) => sendContact(ctx.deps, input, { ip: ctx.ip })),
});
