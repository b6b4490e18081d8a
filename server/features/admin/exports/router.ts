import { ExportInput } from '../../../../shared/exports.ts';
import { panelProcedure, router } from '../../../trpc.ts';
import { prepareExport } from './service.ts';

export const exportsRouter = router({
  prepare: panelProcedure
    .input(ExportInput)
    .mutation(({ ctx, input }) => prepareExport(ctx.deps, { ...ctx.actor, ip: ctx.ip }, input)),
});
