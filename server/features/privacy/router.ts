import { z } from 'zod';
import { CandidateId, PrivacyRequestId } from '../../../shared/ids/schema.ts';
import {
  DataRequestInput,
  EmailedToken,
  privacyKinds,
  RetentionSettings,
  SetRetentionInput,
} from '../../../shared/privacy/schema.ts';
import { plainText } from '../../../shared/text/plainText.ts';
import { adminProcedure, done, portalProcedure, publicProcedure, router } from '../../trpc.ts';
import { listHolds, setHold } from './parts/holds.ts';
import { planRetention } from './parts/retention.ts';
import {
  carryOut,
  changeRetention,
  confirmRequest,
  listRequests,
  openDownload,
  requestData,
  requestFromPortal,
  storedRetention,
} from './service.ts';

export const privacyRouter = router({
  request: publicProcedure.input(DataRequestInput).mutation(async ({ ctx, input }) => {
    return { ...done, safety: await requestData(ctx.deps, input, { ip: ctx.ip }) };
  }),

  confirm: publicProcedure
    .input(EmailedToken)
    .mutation(({ ctx, input }) => confirmRequest(ctx.deps, input.token, { ip: ctx.ip })),

  openDownload: publicProcedure.input(EmailedToken).mutation(async ({ ctx, input }) => {
    const browser = { ip: ctx.ip, cookie: ctx.readCookie('download') };
    const { url, cookie } = await openDownload(ctx.deps, input.token, browser);
    if (cookie) ctx.setCookie('download', cookie.value, cookie.expires);
    return { url };
  }),

  requestOwn: portalProcedure
    .input(z.strictObject({ kind: z.enum(privacyKinds), idempotencyKey: z.uuid() }))
    .mutation(({ ctx, input }) => requestFromPortal(ctx.deps, ctx.candidate.candidateId, input)),

  requests: adminProcedure.query(({ ctx }) => listRequests(ctx.deps)),

  carryOut: adminProcedure
    .input(z.strictObject({ requestId: PrivacyRequestId }))
    .mutation(async ({ ctx, input }) => {
      await carryOut(ctx.deps, ctx.actor, input.requestId);
      return done;
    }),

  holds: adminProcedure.query(({ ctx }) => listHolds(ctx.deps)),

  setHold: adminProcedure
    .input(
      z.strictObject({
        candidateId: CandidateId,
        held: z.boolean(),
        reason: plainText().min(5, 'Please say why').max(500, 'Please use at most 500 characters'),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await setHold(ctx.deps, ctx.actor, input);
      return done;
    }),

  /** Retention, and what the next run would delete, under the current or tentative settings. */
  retention: adminProcedure.input(RetentionSettings.optional()).query(async ({ ctx, input }) => {
    const { value, ...stored } = await storedRetention(ctx.deps.db);
    return { settings: value, ...stored, plan: await planRetention(ctx.deps, input) };
  }),

  setRetention: adminProcedure.input(SetRetentionInput).mutation(async ({ ctx, input }) => {
    await changeRetention(ctx.deps, ctx.actor, input);
    return done;
  }),
});
