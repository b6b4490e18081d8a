import { AllowScoringInput } from '../../../shared/ai/evaluation.ts';
import { adminProcedure, done, panelProcedure, router } from '../../trpc.ts';
import { aiJudging, allowScoring, startEvaluation, stopEvaluation } from './parts/evaluation.ts';
import { aiConnection, startModelTest, stopModelTest } from './parts/model.ts';

/** The connected models and whether one may score, on the Settings tab. */
export const modelRouter = router({
  model: panelProcedure.query(({ ctx }) => aiConnection(ctx.deps)),
  testModel: adminProcedure.mutation(({ ctx }) => startModelTest(ctx.deps, ctx.actor)),
  stopModelTest: adminProcedure.mutation(({ ctx }) => stopModelTest(ctx.deps)),
  judging: panelProcedure.query(({ ctx }) => aiJudging(ctx.deps)),
  evaluateModel: adminProcedure.mutation(({ ctx }) => startEvaluation(ctx.deps, ctx.actor)),
  stopEvaluation: adminProcedure.mutation(({ ctx }) => stopEvaluation(ctx.deps)),
  allowScoring: adminProcedure.input(AllowScoringInput).mutation(async ({ ctx, input }) => {
    await allowScoring(ctx.deps, ctx.actor, input);
    return done;
  }),
});
