import { z } from 'zod';
import { SaveViewInput } from '../../../shared/candidates/bulk.ts';
import { done, panelProcedure, router } from '../../trpc.ts';
import { listViews, removeView, saveView } from './admin.ts';

export const viewsRouter = router({
  list: panelProcedure.query(({ ctx }) => listViews(ctx.deps, ctx.actor.userId)),
  save: panelProcedure.input(SaveViewInput).mutation(async ({ ctx, input }) => {
    await saveView(ctx.deps, ctx.actor.userId, input);
    return done;
  }),
  remove: panelProcedure.input(z.strictObject({ id: z.uuid() })).mutation(async ({ ctx, input }) => {
    await removeView(ctx.deps, ctx.actor.userId, input.id);
    return done;
  }),
});
