import { tracked } from '@trpc/server';
import { z } from 'zod';
import { SendInput } from '../../../shared/conversation/schema.ts';
import { ReplyId, WorkSessionId } from '../../../shared/ids/schema.ts';
import { hiredProcedure, never, router } from '../../trpc.ts';
import {
  endWork,
  resumeWork,
  retryWork,
  sendWork,
  startWork,
  stillHired,
  watchWork,
  workState,
} from './service.ts';

/** The shift that the page shows; left out by pages that were open before an update. */
const shown = { sessionId: WorkSessionId.optional() };

/** Shifts with the AI supervisor, limited to `ctx.employee`. */
export const workSessionsRouter = router({
  state: hiredProcedure.query(({ ctx }) => workState(ctx.deps, ctx.employee.candidateId)),

  start: hiredProcedure.mutation(({ ctx }) => startWork(ctx.deps, ctx.employee.candidateId)),

  send: hiredProcedure.input(SendInput.extend(shown)).mutation(async ({ ctx, input }) => ({
    message: await sendWork(ctx.deps, ctx.employee.candidateId, input),
  })),

  retry: hiredProcedure.input(z.strictObject({ replyId: ReplyId })).mutation(async ({ ctx, input }) => {
    await retryWork(ctx.deps, ctx.employee.candidateId, input.replyId);
    return { ok: true as const };
  }),

  /** Goes on after a pause; `end` ends the shift without a grade for the open task. */
  resume: hiredProcedure.input(z.strictObject(shown).default({})).mutation(async ({ ctx, input }) => {
    await resumeWork(ctx.deps, ctx.employee.candidateId, input.sessionId);
    return { ok: true as const };
  }),

  end: hiredProcedure
    .input(z.strictObject({ sessionId: WorkSessionId }))
    .mutation(({ ctx, input }) => endWork(ctx.deps, ctx.employee.candidateId, input.sessionId)),

  /** Resumes after `lastEventId`, the sequence of the last message the browser has. */
  events: hiredProcedure
    .input(
      z.strictObject({
        sessionId: WorkSessionId,
        lastEventId: z
          .string()
          .regex(/^\d{1,9}$/)
          .optional(),
      }),
    )
    // Plain and awaited first: a generator's body would run only after the checks had long returned.
    .subscription(async ({ ctx, input, signal }) => {
      const { candidateId } = ctx.employee;
      const events = await watchWork(ctx.deps, candidateId, {
        sessionId: input.sessionId,
        afterSeq: Number(input.lastEventId ?? 0),
        signal: signal ?? never,
        allowed: async () => stillHired(await ctx.employeeNow(), candidateId),
      });
      return (async function* () {
        for await (const { cursor, event } of events) yield tracked(String(cursor), event);
      })();
    }),
});
