import { z } from 'zod';
import { BulkStatusInput } from '../../../shared/candidates/bulk.ts';
import {
  BoardColumnInput,
  BoardFilters,
  CandidateListInput,
  CandidateStatus,
  StatusChangeInput,
} from '../../../shared/candidates/schema.ts';
import { PracticeListInput, SessionInput } from '../../../shared/clientChat/schema.ts';
import { CandidateId, FileId, InterviewId } from '../../../shared/ids/schema.ts';
import { RescoreInput } from '../../../shared/interview/results.ts';
import { ContestListInput, DecideContestInput } from '../../../shared/workSessions/schema.ts';
import { adminProcedure, panelProcedure, router } from '../../trpc.ts';
import { auditRouter } from '../audit/admin.router.ts';
import { changeStatuses, previewStatusMail } from '../candidates/admin.ts';
import { boardCounts } from '../candidates/queries.ts';
import { addNote, changeStatus, reissueCode, reissueInvitation } from '../candidates/service.ts';
import { practiceChatForHr, practiceChats } from '../clientChat/service.ts';
import { decideContest, listContests } from '../contests/service.ts';
import { demoRouter } from '../demo/admin.router.ts';
import { employeesRouter } from '../employee/admin.router.ts';
import { PreviewInput, previewRatings, previewTurn, requestScoring } from '../interview/service.ts';
import { adminJobsRouter } from '../jobs/admin.router.ts';
import { mailsRouter } from '../mails/admin.router.ts';
import { duplicatesRouter } from '../merges/admin.router.ts';
import { reviewsRouter } from '../reviews/admin.router.ts';
import { viewsRouter } from '../savedViews/admin.router.ts';
import { stabilityRouter } from '../stability/admin.router.ts';
import { tagsRouter } from '../tags/admin.router.ts';
import { assistantRouter } from './assistant/router.ts';
import { exportsRouter } from './exports/router.ts';
import { inboxRouter } from './inbox/router.ts';
import { overviewRouter } from './overview/router.ts';
import { reportsRouter } from './reports/router.ts';
import { resultsRouter } from './results/router.ts';
import {
  adminCandidate,
  adminFileLink,
  adminFilePreview,
  changeProposal,
  panelCandidates,
  panelColumn,
  watchPanel,
} from './service.ts';
import { sessionsRouter } from './sessions/router.ts';
import { settingsRouter } from './settings/router.ts';

const never = new AbortController().signal;

export const adminRouter = router({
  overview: overviewRouter,
  jobs: adminJobsRouter,
  employees: employeesRouter,
  duplicates: duplicatesRouter,
  sessions: sessionsRouter,
  inbox: inboxRouter,
  mails: mailsRouter,
  audit: auditRouter,
  exports: exportsRouter,
  reports: reportsRouter,
  reviews: reviewsRouter,
  results: resultsRouter,
  assistant: assistantRouter,
  stability: stabilityRouter,
  views: viewsRouter,
  settings: settingsRouter,
  tags: tagsRouter,
  demo: demoRouter,

  candidates: panelProcedure
    .input(CandidateListInput)
    .query(({ ctx, input }) => panelCandidates(ctx.deps, ctx.actor, input)),

  boardColumn: panelProcedure
    .input(BoardColumnInput)
    .query(({ ctx, input }) => panelColumn(ctx.deps, ctx.actor, input)),

  candidateCounts: panelProcedure.input(BoardFilters).query(({ ctx, input }) => boardCounts(ctx.deps, input)),

  candidate: panelProcedure
    .input(z.strictObject({ candidateId: CandidateId }))
    .query(({ ctx, input }) => adminCandidate(ctx.deps, ctx.actor, input.candidateId)),

  changeStatus: adminProcedure
    .input(StatusChangeInput)
    .mutation(({ ctx, input }) => changeStatus(ctx.deps, ctx.actor, input)),

  changeStatuses: adminProcedure
    .input(BulkStatusInput)
    .mutation(({ ctx, input }) => changeStatuses(ctx.deps, ctx.actor, input)),

  statusMail: panelProcedure
    .input(z.strictObject({ candidateId: CandidateId, status: CandidateStatus }))
    .query(({ ctx, input }) => previewStatusMail(ctx.deps, input)),

  reissueCode: adminProcedure
    .input(z.strictObject({ candidateId: CandidateId, idempotencyKey: z.uuid() }))
    .mutation(({ ctx, input }) => reissueCode(ctx.deps, ctx.actor, input)),

  reissueInvitation: adminProcedure
    .input(z.strictObject({ candidateId: CandidateId, idempotencyKey: z.uuid() }))
    .mutation(async ({ ctx, input }) => {
      await reissueInvitation(ctx.deps, ctx.actor, input);
      return { ok: true as const };
    }),

  contests: panelProcedure.input(ContestListInput).query(({ ctx, input }) => listContests(ctx.deps, input)),

  decideContest: adminProcedure
    .input(DecideContestInput)
    .mutation(({ ctx, input }) => decideContest(ctx.deps, ctx.actor, input)),

  addNote: adminProcedure
    .input(
      z.strictObject({
        candidateId: CandidateId,
        text: z
          .string()
          .trim()
          .min(1, 'Please write a note first')
          .max(2000, 'Please use at most 2000 characters'),
        idempotencyKey: z.uuid(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await addNote(ctx.deps, ctx.actor, input);
      return { ok: true as const };
    }),

  changeRating: adminProcedure
    .input(
      z.strictObject({
        interviewId: InterviewId,
        criterion: z.string().max(100),
        /** The rating that was on the screen; the AI's may be between two steps. */
        from: z.number().min(1).max(5).nullable(),
        rating: z.number().int().min(1).max(5).nullable(),
        note: z.string().trim().min(3, 'Please say why').max(500, 'Please use at most 500 characters'),
        idempotencyKey: z.uuid(),
      }),
    )
    .mutation(({ ctx, input }) => changeProposal(ctx.deps, ctx.actor, input)),

  rescore: adminProcedure.input(RescoreInput).mutation(async ({ ctx, input }) => {
    await requestScoring(ctx.deps, ctx.actor, input);
    return { ok: true as const };
  }),

  fileLink: adminProcedure
    .input(z.strictObject({ fileId: FileId, unread: z.boolean().default(false) }))
    .mutation(({ ctx, input }) => adminFileLink(ctx.deps, ctx.actor, input)),

  filePreview: adminProcedure
    .input(z.strictObject({ fileId: FileId }))
    .mutation(({ ctx, input }) => adminFilePreview(ctx.deps, ctx.actor, input.fileId)),

  /** Practice chats of everyone, or of one person. */
  practiceChats: panelProcedure
    .input(PracticeListInput.extend({ candidateId: CandidateId.optional() }))
    .query(({ ctx, input }) => practiceChats(ctx.deps, input)),

  practiceChat: panelProcedure
    .input(SessionInput)
    .query(({ ctx, input }) => practiceChatForHr(ctx.deps, input.sessionId)),

  aiStatus: panelProcedure.query(({ ctx }) => ({ builtIn: ctx.deps.ai.builtIn, model: ctx.deps.ai.model })),

  /** Hints to reread; access is fully checked before anything streams. */
  events: panelProcedure.subscription(async ({ ctx, signal }) =>
    watchPanel(ctx.deps, signal ?? never, async () => (await ctx.user())?.roles ?? []),
  ),

  /** One turn of an unsaved interview; the conversation is kept in the browser. */
  previewTurn: adminProcedure.input(PreviewInput).subscription(async ({ ctx, input, signal }) =>
    previewTurn(ctx.deps, ctx.actor, input, {
      signal: signal ?? never,
      allowed: async () => (await ctx.user())?.roles.includes('admin') ?? false,
    }),
  ),

  /** The ratings of an unsaved interview; connected models take longer than a request may. */
  previewRatings: adminProcedure.input(PreviewInput).subscription(async ({ ctx, input, signal }) =>
    previewRatings(ctx.deps, ctx.actor, input, {
      signal: signal ?? never,
      allowed: async () => (await ctx.user())?.roles.includes('admin') ?? false,
    }),
  ),
});
