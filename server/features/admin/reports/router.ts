import { FairnessInput } from '../../../../shared/reports/fairness.ts';
import { MonthReportInput } from '../../../../shared/reports/month.ts';
import { adminProcedure, panelProcedure, router } from '../../../trpc.ts';
import { fairnessReport } from './fairness/service.ts';
import { monthReport } from './month.ts';
import { reportCounts } from './service.ts';
import { validityReport } from './validity.ts';

export const reportsRouter = router({
  month: panelProcedure
    .input(MonthReportInput)
    .query(({ ctx, input }) => monthReport(ctx.deps, ctx.actor, input)),
  counts: panelProcedure.query(({ ctx }) => reportCounts(ctx.deps)),

  validity: panelProcedure.query(({ ctx }) => validityReport(ctx.deps, ctx.actor)),

  /** Admins only: people who review applications don't need it. */
  fairness: adminProcedure.input(FairnessInput).query(({ ctx, input }) => fairnessReport(ctx.deps, input)),
});
