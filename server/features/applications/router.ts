import { ApplyInput } from '../../../shared/applications.ts';
import { publicProcedure, router } from '../../trpc.ts';
import { apply } from './service.ts';

export const applicationsRouter = router({
  submit: publicProcedure.input(ApplyInput).mutation(async ({ ctx, input }) => {
    const { selfIdentification } = await apply(ctx.deps, input, { ip: ctx.ip });
    return { ok: true as const, selfIdentification };
  }),
});
