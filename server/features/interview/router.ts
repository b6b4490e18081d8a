import { tracked } from '@trpc/server';
import { z } from 'zod';
import { SendInput } from '../../../shared/conversation/schema.ts';
import { InterviewId, ReplyId } from '../../../shared/ids/schema.ts';
import { ReviewRequestInput } from '../../../shared/interview/reviewSchema.ts';
import { StartInterviewInput } from '../../../shared/interview/schema.ts';
import { never, portalInOneProcedure, portalProcedure, router } from '../../trpc.ts';
import {
  completeInterview,
  interviewState,
  interviewTranscript,
  requestReview,
  resumeInterview,
  retryInterviewReply,
  sendToInterview,
  startInterview,
  stopInterviewForToday,
  watchInterview,
} from './parts/inProgress.ts';
import { requestHuman } from './parts/requests.ts';

/** The interview that the page shows; left out by pages that were open before an update. */
const shown = { interviewId: InterviewId.optional() };
const Shown = z.strictObject(shown).default({});

export const interviewRouter = router({
  state: portalProcedure
    .input(Shown)
    .query(({ ctx, input }) => interviewState(ctx.deps, ctx.candidate.candidateId, input.interviewId)),

  start: portalProcedure.input(StartInterviewInput).mutation(async ({ ctx }) => {
    await startInterview(ctx.deps, ctx.candidate.candidateId);
    return { ok: true as const };
  }),

  send: portalInOneProcedure.input(SendInput.extend(shown)).mutation(async ({ ctx, input }) => ({
    message: await sendToInterview(ctx.deps, async (tx) => (await ctx.candidateIn(tx)).candidateId, input),
  })),

  retry: portalProcedure.input(z.strictObject({ replyId: ReplyId })).mutation(async ({ ctx, input }) => {
    await retryInterviewReply(ctx.deps, ctx.candidate.candidateId, input.replyId);
    return { ok: true as const };
  }),

  /** After a disclosure: nothing is lost, and `resume` continues on another day. */
  stopForToday: portalProcedure.input(Shown).mutation(async ({ ctx, input }) => {
    await stopInterviewForToday(ctx.deps, ctx.candidate.candidateId, input.interviewId);
    return { ok: true as const };
  }),

  resume: portalProcedure.input(Shown).mutation(async ({ ctx, input }) => {
    await resumeInterview(ctx.deps, ctx.candidate.candidateId, input.interviewId);
    return { ok: true as const };
  }),

  complete: portalProcedure
    .input(Shown)
    .mutation(({ ctx, input }) => completeInterview(ctx.deps, ctx.candidate.candidateId, input.interviewId)),

  requestHuman: portalProcedure.input(Shown).mutation(async ({ ctx, input }) => {
    await requestHuman(ctx.deps, ctx.candidate.candidateId, input);
    return { ok: true as const };
  }),

  requestReview: portalProcedure.input(ReviewRequestInput.extend(shown)).mutation(async ({ ctx, input }) => {
    const { safety } = await requestReview(
      ctx.deps,
      ctx.candidate.candidateId,
      input.note,
      input.interviewId,
    );
    return { ok: true as const, safety };
  }),

  transcript: portalProcedure.query(async ({ ctx }) => ({
    messages: await interviewTranscript(ctx.deps, ctx.candidate.candidateId),
  })),

  /** Resumes after `lastEventId`, the sequence of the last message the browser has. */
  events: portalProcedure
    .input(
      z.strictObject({
        ...shown,
        lastEventId: z
          .string()
          .regex(/^\d{1,9}$/)
          .optional(),
      }),
    )
    // Plain and awaited first: a generator's body would run only after the checks had long returned.
    .subscription(async ({ ctx, input, signal }) => {
      const events = await watchInterview(ctx.deps, ctx.candidate.candidateId, {
        interviewId: input.interviewId,
        afterSeq: Number(input.lastEventId ?? 0),
        signal: signal ?? never,
        allowed: async () => (await ctx.portal())?.candidateId === ctx.candidate.candidateId,
      });
      return (async function* () {
        for await (const { cursor, event } of events) yield tracked(String(cursor), event);
      })();
    }),
});
