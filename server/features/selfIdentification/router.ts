import { z } from 'zod';
import { OwnSelfIdentificationInput } from '../../../shared/selfIdentification/schema.ts';
import { done, portalProcedure, router } from '../../trpc.ts';
import { ownAnswers, saveOwnAnswers, withdrawOwnAnswers } from './service.ts';

/** A person's own answers only: there's no procedure for the panel. */
export const selfIdentificationRouter = router({
  own: portalProcedure.query(({ ctx }) => ownAnswers(ctx.deps, ctx.candidate.candidateId)),

  save: portalProcedure
    .input(OwnSelfIdentificationInput)
    .mutation(({ ctx, input }) => saveOwnAnswers(ctx.deps, ctx.candidate.candidateId, input)),

  withdraw: portalProcedure.input(z.strictObject({ idempotencyKey: z.uuid() })).mutation(async ({ ctx }) => {
    await withdrawOwnAnswers(ctx.deps, ctx.candidate.candidateId);
    return done;
  }),
});
