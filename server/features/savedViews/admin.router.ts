import { z } from 'zod';
import { SaveViewInput } from '../../../shared/candidates/bulk.ts';
import { panelProcedure, router } from '../../trpc.ts';
import { listViews, removeView, saveView } from './admin.ts';

export const viewsRouter = router({
  list: panelProcedure.query(({ ctx }) => listViews(ctx.deps, ctx.actor.userId)),
  save: panelProcedure
    .input(SaveViewInput)
    .mutation(({ ctx, input }) => saveView(ctx.deps, ctx.actor.userId, input)),
  remove: panelProcedure
    .input(z.strictObject({ id: z.uuid() }))
    .mutation(({ ctx, input }) => removeView(ctx.deps, ctx.actor.userId, input.id)),
});
