import { z } from 'zod';
import { InterviewId } from '../../../shared/ids/schema.ts';
import {
  ConfirmResultInput,
  ConfirmSetting,
  OpenCriterionInput,
  RescoreAllInput,
  RescoreInput,
} from '../../../shared/interview/results.ts';
import { plainText } from '../../../shared/text/plainText.ts';
import { adminProcedure, done, never, panelProcedure, router, stillAdmin } from '../../trpc.ts';
import { changeConfirmSetting, confirmSetting } from '../results/service.ts';
import { changeProposal, lookedAgain, openOrConfirm } from './admin.ts';
import { PreviewInput, previewRatings, previewTurn } from './parts/preview.ts';
import { requestScoring } from './parts/rating/rating.ts';
import { earlierResults, rescoreAll } from './parts/rating/rescoring.ts';

export const resultsRouter = router({
  setting: panelProcedure.query(({ ctx }) => confirmSetting(ctx.deps)),

  setSetting: adminProcedure.input(ConfirmSetting).mutation(async ({ ctx, input }) => {
    await changeConfirmSetting(ctx.deps, ctx.actor, input);
    return done;
  }),

  earlier: panelProcedure.query(({ ctx }) => earlierResults(ctx.deps)),

  rescoreAll: adminProcedure.input(RescoreAllInput).mutation(async ({ ctx, input }) => {
    await rescoreAll(ctx.deps, ctx.actor, input.id);
    return done;
  }),

  lookedAgain: adminProcedure
    .input(z.strictObject({ interviewId: InterviewId }))
    .mutation(async ({ ctx, input }) => {
      await lookedAgain(ctx.deps, ctx.actor, input.interviewId);
      return done;
    }),

  open: adminProcedure.input(OpenCriterionInput).mutation(async ({ ctx, input }) => {
    await openOrConfirm(ctx.deps, ctx.actor, input);
    return done;
  }),

  confirm: adminProcedure.input(ConfirmResultInput).mutation(async ({ ctx, input }) => {
    await openOrConfirm(ctx.deps, ctx.actor, input);
    return done;
  }),
});

/** HR’s work on one interview, and trial interviews that aren’t stored. */
export const adminInterviewRouter = router({
  changeRating: adminProcedure
    .input(
      z.strictObject({
        interviewId: InterviewId,
        criterion: z.string().max(100),
        /** The rating that was on the screen. The AI's can be a half step. */
        from: z.number().min(1).max(5).nullable(),
        rating: z.number().int().min(1).max(5).nullable(),
        note: plainText().min(3, 'Please say why').max(500, 'Please use at most 500 characters'),
        idempotencyKey: z.uuid(),
      }),
    )
    .mutation(({ ctx, input }) => changeProposal(ctx.deps, ctx.actor, input)),

  rescore: adminProcedure.input(RescoreInput).mutation(async ({ ctx, input }) => {
    await requestScoring(ctx.deps, ctx.actor, input);
    return done;
  }),

  /** One turn of an unsaved interview; the conversation is kept in the browser. */
  previewTurn: adminProcedure.input(PreviewInput).subscription(async ({ ctx, input, signal }) =>
    previewTurn(ctx.deps, ctx.actor, input, {
      signal: signal ?? never,
      allowed: stillAdmin(ctx),
    }),
  ),

  /** The ratings of an unsaved interview; connected models take longer than a request may. */
  previewRatings: adminProcedure.input(PreviewInput).subscription(async ({ ctx, input, signal }) =>
    previewRatings(ctx.deps, ctx.actor, input, {
      signal: signal ?? never,
      allowed: stillAdmin(ctx),
    }),
  ),
});
