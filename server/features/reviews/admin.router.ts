import { z } from 'zod';
import { InterviewId } from '../../../shared/ids/schema.ts';
import {
  AgreementInput,
  BlindSetting,
  RateInterviewInput,
  ShowProposalInput,
} from '../../../shared/reviews/schema.ts';
import { adminProcedure, done, panelProcedure, router } from '../../trpc.ts';
import { agreementReport } from './queries.ts';
import { blindSetting, changeBlindSetting, markSeen, rateInterview, showProposal } from './service.ts';

export const reviewsRouter = router({
  setting: panelProcedure.query(({ ctx }) => blindSetting(ctx.deps)),

  setSetting: adminProcedure.input(BlindSetting).mutation(async ({ ctx, input }) => {
    await changeBlindSetting(ctx.deps, ctx.actor, input);
    return done;
  }),

  rate: adminProcedure
    .input(RateInterviewInput)
    .mutation(({ ctx, input }) => rateInterview(ctx.deps, ctx.actor, input)),

  show: adminProcedure.input(ShowProposalInput).mutation(async ({ ctx, input }) => {
    await showProposal(ctx.deps, ctx.actor, input);
    return done;
  }),

  seen: adminProcedure
    .input(z.strictObject({ interviewId: InterviewId }))
    .mutation(async ({ ctx, input }) => {
      await markSeen(ctx.deps, ctx.actor, input.interviewId);
      return done;
    }),

  agreement: panelProcedure
    .input(AgreementInput)
    .query(({ ctx, input }) => agreementReport(ctx.deps, ctx.actor, input)),
});
