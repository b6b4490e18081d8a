import { MonthReportInput } from '../../../shared/reports/month.ts';
import { panelProcedure, router } from '../../trpc.ts';
import { monthReport } from './parts/month.ts';
import { validityReport } from './parts/validity.ts';
import { reportCounts } from './service.ts';

export const reportsRouter = router({
  month: panelProcedure
    .input(MonthReportInput)
    .query(({ ctx, input }) => monthReport(ctx.deps, ctx.actor, input)),
  counts: panelProcedure.query(({ ctx }) => reportCounts(ctx.deps)),

  validity: panelProcedure.query(({ ctx }) => validityReport(ctx.deps, ctx.actor)),
});
