import { z } from 'zod';
import { BulkStatusInput } from '../../../shared/candidates/bulk.ts';
import { BoardFilters, CandidateStatus, StatusChangeInput } from '../../../shared/candidates/schema.ts';
import { CandidateId } from '../../../shared/ids/schema.ts';
import { plainText } from '../../../shared/text/plainText.ts';
import { adminProcedure, done, panelProcedure, router } from '../../trpc.ts';
import {
  addNote,
  changeStatus,
  changeStatuses,
  previewStatusEmail,
  reissueCode,
  reissueInvitation,
} from './admin.ts';
import { boardCounts } from './queries.ts';

/** What HR does with one or several people. Table and drawer need other nouns, so they’re in the panel’s own router. */
export const candidatesRouter = router({
  candidateCounts: panelProcedure.input(BoardFilters).query(({ ctx, input }) => boardCounts(ctx.deps, input)),

  changeStatus: adminProcedure
    .input(StatusChangeInput)
    .mutation(({ ctx, input }) => changeStatus(ctx.deps, ctx.actor, input)),

  changeStatuses: adminProcedure
    .input(BulkStatusInput)
    .mutation(({ ctx, input }) => changeStatuses(ctx.deps, ctx.actor, input)),

  statusMail: panelProcedure
    .input(z.strictObject({ candidateId: CandidateId, status: CandidateStatus }))
    .query(({ ctx, input }) => previewStatusEmail(ctx.deps, input)),

  reissueCode: adminProcedure
    .input(z.strictObject({ candidateId: CandidateId, idempotencyKey: z.uuid() }))
    .mutation(({ ctx, input }) => reissueCode(ctx.deps, ctx.actor, input)),

  reissueInvitation: adminProcedure
    .input(z.strictObject({ candidateId: CandidateId, idempotencyKey: z.uuid() }))
    .mutation(async ({ ctx, input }) => {
      await reissueInvitation(ctx.deps, ctx.actor, input);
      return done;
    }),

  addNote: adminProcedure
    .input(
      z.strictObject({
        candidateId: CandidateId,
        text: plainText()
          .min(1, 'Please write a note first')
          .max(2000, 'Please use at most 2,000 characters'),
        idempotencyKey: z.uuid(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await addNote(ctx.deps, ctx.actor, input);
      return done;
    }),
});
