import { MonthReportInput } from '../../../../shared/monthReport.ts';
import { panelProcedure, router } from '../../../trpc.ts';
import { monthReport } from './month.ts';
import { reportCounts } from './service.ts';

export const reportsRouter = router({
  month: panelProcedure.input(MonthReportInput).query(({ ctx, input }) => monthReport(ctx.deps, input)),
  counts: panelProcedure.query(({ ctx }) => reportCounts(ctx.deps)),
});
