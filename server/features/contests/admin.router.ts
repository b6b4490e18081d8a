import { ContestListInput, DecideContestInput } from '../../../shared/workSessions/schema.ts';
import { adminProcedure, panelProcedure, router } from '../../trpc.ts';
import { decideContest, listContests } from './admin.ts';

export const adminContestsRouter = router({
  contests: panelProcedure.input(ContestListInput).query(({ ctx, input }) => listContests(ctx.deps, input)),

  decideContest: adminProcedure
    .input(DecideContestInput)
    .mutation(({ ctx, input }) => decideContest(ctx.deps, ctx.actor, input)),
});
