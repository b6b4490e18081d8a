import { z } from 'zod';
import { DuplicateListInput, MergeInput, PairInput } from '../../../shared/candidates/merges.ts';
import { CandidateId } from '../../../shared/ids/schema.ts';
import { adminProcedure, done, panelProcedure, router } from '../../trpc.ts';
import { duplicatesOf, listDuplicates } from './queries.ts';
import { dismissPair, mergeCandidates, previewMerge } from './service.ts';

export const duplicatesRouter = router({
  list: panelProcedure.input(DuplicateListInput).query(({ ctx, input }) => listDuplicates(ctx.deps, input)),

  of: panelProcedure
    .input(z.strictObject({ candidateId: CandidateId }))
    .query(({ ctx, input }) => duplicatesOf(ctx.deps, input.candidateId)),

  preview: adminProcedure.input(PairInput).query(({ ctx, input }) => previewMerge(ctx.deps, input)),

  dismiss: adminProcedure.input(PairInput).mutation(async ({ ctx, input }) => {
    await dismissPair(ctx.deps, ctx.actor, input);
    return done;
  }),

  merge: adminProcedure
    .input(MergeInput)
    .mutation(({ ctx, input }) => mergeCandidates(ctx.deps, ctx.actor, input)),
});
