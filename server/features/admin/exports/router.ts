import { ExportInput, ExportScope } from '../../../../shared/reports/exports.ts';
import { panelProcedure, router } from '../../../trpc.ts';
import { exportChoices } from './choices.ts';
import { countRows } from './rows.ts';
import { prepareExport, recentExports } from './service.ts';

export const exportsRouter = router({
  /** Number of rows the export would have. */
  count: panelProcedure
    .input(ExportScope)
    .query(async ({ ctx, input }) => ({ rows: await countRows(ctx.deps, input) })),
  /** The available filters. */
  choices: panelProcedure.query(({ ctx }) => exportChoices(ctx.deps)),
  recent: panelProcedure.query(({ ctx }) => recentExports(ctx.deps)),
  prepare: panelProcedure
    .input(ExportInput)
    .mutation(({ ctx, input }) => prepareExport(ctx.deps, ctx.actor, input)),
});
