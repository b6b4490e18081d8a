import { OverviewInput } from '../../../../shared/panel.ts';
import { panelProcedure, router } from '../../../trpc.ts';
import { overviewCharts } from './charts.ts';
import { needsYou } from './needs.ts';
import { panelCounts } from './service.ts';

export const overviewRouter = router({
  counts: panelProcedure.query(({ ctx }) => panelCounts(ctx.deps)),
  charts: panelProcedure.input(OverviewInput).query(({ ctx, input }) => overviewCharts(ctx.deps, input)),
  needs: panelProcedure.query(({ ctx }) => needsYou(ctx.deps)),
});
