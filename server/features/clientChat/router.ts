import { tracked } from '@trpc/server';
import { z } from 'zod';
import {
  ConnectInput,
  PracticeListInput,
  PracticeSendInput,
  ReplayInput,
  ReportDraft,
  ReportForm,
  SessionInput,
} from '../../../shared/clientChat/schema.ts';
import { PracticeId, ReplyId } from '../../../shared/ids/schema.ts';
import { done, hiredProcedure, never, router } from '../../trpc.ts';
import { chatState, endChat, resumeChat, retryClientReply, sendToClient, watchChat } from './parts/chat.ts';
import { practiceState, retryCoaching, saveReportDraft, submitReport } from './parts/reports.ts';
import { cancelConnecting, connect, replay } from './parts/starting.ts';
import { listScenarios, practiceChat, practiceHistory, practiceTrend } from './service.ts';

export const clientChatRouter = router({
  state: hiredProcedure.query(({ ctx }) => practiceState(ctx.deps, ctx.employee.candidateId)),

  scenarios: hiredProcedure.query(({ ctx }) => listScenarios(ctx.deps, ctx.employee.candidateId)),

  connect: hiredProcedure.input(ConnectInput).mutation(async ({ ctx, input }) => ({
    sessionId: await connect(ctx.deps, ctx.employee, input),
  })),

  replay: hiredProcedure.input(ReplayInput).mutation(async ({ ctx, input }) => ({
    sessionId: await replay(ctx.deps, ctx.employee, input),
  })),

  cancel: hiredProcedure.input(SessionInput).mutation(async ({ ctx, input }) => {
    await cancelConnecting(ctx.deps, ctx.employee.candidateId, input.sessionId);
    return done;
  }),

  chat: hiredProcedure
    .input(SessionInput)
    .query(({ ctx, input }) => chatState(ctx.deps, ctx.employee.candidateId, input.sessionId)),

  send: hiredProcedure.input(PracticeSendInput).mutation(async ({ ctx, input }) => ({
    message: await sendToClient(ctx.deps, ctx.employee.candidateId, input),
  })),

  retry: hiredProcedure
    .input(z.strictObject({ sessionId: PracticeId, replyId: ReplyId }))
    .mutation(async ({ ctx, input }) => {
      await retryClientReply(ctx.deps, ctx.employee.candidateId, input);
      return done;
    }),

  end: hiredProcedure.input(SessionInput).mutation(async ({ ctx, input }) => {
    await endChat(ctx.deps, ctx.employee.candidateId, input.sessionId);
    return done;
  }),

  /** Goes on after a pause; `end` leaves it without a report. */
  resume: hiredProcedure.input(SessionInput).mutation(async ({ ctx, input }) => {
    await resumeChat(ctx.deps, ctx.employee.candidateId, input.sessionId);
    return done;
  }),

  saveDraft: hiredProcedure
    .input(z.strictObject({ sessionId: PracticeId, draft: ReportDraft }))
    .mutation(async ({ ctx, input }) => {
      await saveReportDraft(ctx.deps, ctx.employee.candidateId, input);
      return done;
    }),

  submitReport: hiredProcedure
    .input(z.strictObject({ sessionId: PracticeId, report: ReportForm }))
    .mutation(({ ctx, input }) => submitReport(ctx.deps, ctx.employee.candidateId, input)),

  retryCoaching: hiredProcedure.input(SessionInput).mutation(async ({ ctx, input }) => {
    await retryCoaching(ctx.deps, ctx.employee.candidateId, input.sessionId);
    return done;
  }),

  history: hiredProcedure
    .input(PracticeListInput)
    .query(({ ctx, input }) => practiceHistory(ctx.deps, ctx.employee.candidateId, input)),

  past: hiredProcedure
    .input(SessionInput)
    .query(({ ctx, input }) => practiceChat(ctx.deps, ctx.employee.candidateId, input.sessionId)),

  trend: hiredProcedure.query(({ ctx }) => practiceTrend(ctx.deps, ctx.employee.candidateId)),

  /** Resumes after `lastEventId`, the sequence of the last message the browser has. */
  events: hiredProcedure
    .input(
      z.strictObject({
        sessionId: PracticeId,
        lastEventId: z
          .string()
          .regex(/^\d{1,9}$/)
          .optional(),
      }),
    )
    // Plain and awaited first: a generator's body would run only after the checks had long returned.
    .subscription(async ({ ctx, input, signal }) => {
      const events = await watchChat(ctx.deps, ctx.employee.candidateId, input.sessionId, {
        afterSeq: Number(input.lastEventId ?? 0),
        signal: signal ?? never,
        allowed: async () => {
          const employee = await ctx.employeeNow();
          return employee?.candidateId === ctx.employee.candidateId && employee.status === 'hired';
        },
      });
      return (async function* () {
        for await (const { cursor, event } of events) yield tracked(String(cursor), event);
      })();
    }),
});
