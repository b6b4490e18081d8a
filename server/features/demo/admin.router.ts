import { adminProcedure, done, panelProcedure, router } from '../../trpc.ts';
import { demoContent, inventedPeople, startRemoval } from './admin.ts';

export const demoRouter = router({
  people: panelProcedure.query(({ ctx }) => inventedPeople(ctx.deps)),
  content: panelProcedure.query(({ ctx }) => demoContent(ctx.deps)),
  remove: adminProcedure.mutation(async ({ ctx }) => {
    await startRemoval(ctx.deps, ctx.actor);
    return done;
  }),
});
