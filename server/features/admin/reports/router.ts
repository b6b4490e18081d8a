import { MonthReportInput } from '../../../../shared/reports/month.ts';
import { panelProcedure, router } from '../../../trpc.ts';
import { monthReport } from './month.ts';
import { reportCounts } from './service.ts';
import { validityReport } from './validity.ts';

export const reportsRouter = router({
  month: panelProcedure
    .input(MonthReportInput)
    .query(({ ctx, input }) => monthReport(ctx.deps, ctx.actor, input)),
  counts: panelProcedure.query(({ ctx }) => reportCounts(ctx.deps)),

  validity: panelProcedure.query(({ ctx }) => validityReport(ctx.deps, ctx.actor)),
});
