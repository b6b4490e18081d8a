import { z } from 'zod';
import { BoardColumnInput, CandidateListInput } from '../../../shared/candidates/schema.ts';
import { CandidateId } from '../../../shared/ids/schema.ts';
import { mergeRouters, never, panelProcedure, router } from '../../trpc.ts';
import { modelRouter } from '../ai/admin.router.ts';
import { assistantRouter } from '../assistant/admin.router.ts';
import { auditRouter } from '../audit/admin.router.ts';
import { peopleRouter } from '../auth/admin.router.ts';
import { candidatesRouter } from '../candidates/admin.router.ts';
import { practiceRouter, sessionPracticeRouter } from '../clientChat/admin.router.ts';
import { companySettingsRouter } from '../company/admin.router.ts';
import { adminContestsRouter } from '../contests/admin.router.ts';
import { demoRouter } from '../demo/admin.router.ts';
import { emailsRouter } from '../emails/admin.router.ts';
import { employeesRouter } from '../employee/admin.router.ts';
import { fairnessRouter } from '../fairness/admin.router.ts';
import { adminFilesRouter } from '../files/admin.router.ts';
import { inboxRouter } from '../inbox/admin.router.ts';
import { adminInterviewRouter, resultsRouter } from '../interview/admin.router.ts';
import { adminJobsRouter } from '../jobs/admin.router.ts';
import { duplicatesRouter } from '../merges/admin.router.ts';
import { overviewRouter } from '../overview/admin.router.ts';
import { reportsRouter } from '../reports/admin.router.ts';
import { reviewsRouter } from '../reviews/admin.router.ts';
import { viewsRouter } from '../savedViews/admin.router.ts';
import { stabilityRouter } from '../stability/admin.router.ts';
import { tagsRouter } from '../tags/admin.router.ts';
import { sessionsRouter } from '../workSessions/admin.router.ts';
import { watchPanel } from './events.ts';
import { exportsRouter } from './exports/router.ts';
import { adminCandidate, panelCandidates, panelColumn } from './service.ts';
import { settingsRouter } from './settings/router.ts';

/** The panel’s own procedures: where several nouns meet, and the shell. */
const panelRouter = router({
  candidates: panelProcedure
    .input(CandidateListInput)
    .query(({ ctx, input }) => panelCandidates(ctx.deps, ctx.actor, input)),

  boardColumn: panelProcedure
    .input(BoardColumnInput)
    .query(({ ctx, input }) => panelColumn(ctx.deps, ctx.actor, input)),

  candidate: panelProcedure
    .input(z.strictObject({ candidateId: CandidateId }))
    .query(({ ctx, input }) => adminCandidate(ctx.deps, ctx.actor, input.candidateId)),

  aiStatus: panelProcedure.query(({ ctx }) => ({ builtIn: ctx.deps.ai.builtIn, model: ctx.deps.ai.model })),

  /** Hints to reread; access is fully checked before anything streams. */
  events: panelProcedure.subscription(async ({ ctx, signal }) =>
    watchPanel(ctx.deps, signal ?? never, async () => (await ctx.user())?.roles ?? []),
  ),
});

export const adminRouter = mergeRouters(
  panelRouter,
  candidatesRouter,
  adminContestsRouter,
  adminFilesRouter,
  adminInterviewRouter,
  practiceRouter,
  router({
    overview: overviewRouter,
    jobs: adminJobsRouter,
    employees: employeesRouter,
    duplicates: duplicatesRouter,
    sessions: mergeRouters(sessionsRouter, sessionPracticeRouter),
    inbox: inboxRouter,
    mails: emailsRouter,
    audit: auditRouter,
    exports: exportsRouter,
    reports: mergeRouters(reportsRouter, fairnessRouter),
    reviews: reviewsRouter,
    results: resultsRouter,
    assistant: assistantRouter,
    stability: stabilityRouter,
    views: viewsRouter,
    settings: mergeRouters(settingsRouter, companySettingsRouter, peopleRouter, modelRouter),
    tags: tagsRouter,
    demo: demoRouter,
  }),
);
