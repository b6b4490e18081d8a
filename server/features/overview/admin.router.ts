import { z } from 'zod';
import { firstSteps } from '../../../shared/company/firstSteps.ts';
import { OverviewInput } from '../../../shared/panel/schema.ts';
import { adminProcedure, panelProcedure, router } from '../../trpc.ts';
import { overviewCharts } from './parts/charts.ts';
import { needsYou } from './parts/needs.ts';
import { endSteps, putOff, stepsToTake } from './parts/steps.ts';
import { panelCounts } from './service.ts';

export const overviewRouter = router({
  counts: panelProcedure.query(({ ctx }) => panelCounts(ctx.deps, ctx.actor)),
  charts: panelProcedure
    .input(OverviewInput)
    .query(({ ctx, input }) => overviewCharts(ctx.deps, ctx.actor, input)),
  steps: adminProcedure.query(({ ctx }) => stepsToTake(ctx.deps)),
  putOff: adminProcedure
    .input(z.strictObject({ step: z.enum(firstSteps), later: z.boolean() }))
    .mutation(({ ctx, input }) => putOff(ctx.deps, ctx.actor, input)),
  endSteps: adminProcedure.mutation(({ ctx }) => endSteps(ctx.deps, ctx.actor)),
  needs: panelProcedure.query(({ ctx }) => needsYou(ctx.deps, ctx.actor)),
});
