import { z } from 'zod';
import {
  AskInput,
  CheckedInput,
  DocumentsInput,
  DocumentsUpdateInput,
  PayrollInput,
  RevealInput,
} from '../../../shared/documents/schema.ts';
import { DocumentsSettings } from '../../../shared/documents/settings.ts';
import { CandidateId, DocumentRequestId } from '../../../shared/ids/schema.ts';
import type { PortalActor } from '../../actor.ts';
import { adminProcedure, type Context, done, portalProcedure, router } from '../../trpc.ts';
import { endUserSession } from '../auth/sessions.ts';
import { adminDocuments, askForDocument, markChecked, revealField, withdrawRequest } from './admin.ts';
import { sendBankCode } from './parts/bankProof.ts';
import { type PortalLogin, submitDocuments, updateDocuments } from './parts/handIn.ts';
import { exportPayroll } from './parts/payroll.ts';
import { changeDocumentsSettings, documentsSettings, ownDocuments } from './service.ts';

const person = z.strictObject({ candidateId: CandidateId });

const ownerOf = (ctx: Context & { candidate: PortalActor }) => ({
  candidateId: ctx.candidate.candidateId,
  ip: ctx.ip,
  device: ctx.device,
  deviceCookie: ctx.readCookie('device'),
});

/** A login created here replaces the code that opened the portal. */
async function enter(ctx: Context, login: PortalLogin | null): Promise<void> {
  if (!login) return;
  const before = await ctx.user();
  if (before) await endUserSession(ctx.deps, before.sessionId);
  ctx.setCookie('auth', login.session.value, login.session.expires);
  ctx.setCookie('device', login.cookie.value, login.cookie.expires);
  ctx.clearCookie('portal');
}

export const documentsRouter = router({
  own: portalProcedure.query(({ ctx }) => ownDocuments(ctx.deps, ctx.candidate.candidateId)),

  submit: portalProcedure.input(DocumentsInput).mutation(async ({ ctx, input }) => {
    await enter(ctx, await submitDocuments(ctx.deps, ownerOf(ctx), input));
    return done;
  }),

  update: portalProcedure.input(DocumentsUpdateInput).mutation(async ({ ctx, input }) => {
    await enter(ctx, await updateDocuments(ctx.deps, ownerOf(ctx), input));
    return done;
  }),

  /** The code that proves a change of bank details, to the address the person applied with. */
  sendBankCode: portalProcedure.mutation(async ({ ctx }) => {
    await sendBankCode(ctx.deps, ownerOf(ctx));
    return done;
  }),

  ofCandidate: adminProcedure
    .input(person)
    .query(({ ctx, input }) => adminDocuments(ctx.deps, input.candidateId)),

  reveal: adminProcedure
    .input(RevealInput)
    .mutation(({ ctx, input }) => revealField(ctx.deps, ctx.actor, input)),

  markChecked: adminProcedure.input(CheckedInput).mutation(async ({ ctx, input }) => {
    await markChecked(ctx.deps, ctx.actor, input);
    return done;
  }),

  ask: adminProcedure.input(AskInput).mutation(async ({ ctx, input }) => {
    await askForDocument(ctx.deps, ctx.actor, input);
    return done;
  }),

  withdraw: adminProcedure
    .input(z.strictObject({ requestId: DocumentRequestId }))
    .mutation(async ({ ctx, input }) => {
      await withdrawRequest(ctx.deps, ctx.actor, input);
      return done;
    }),

  payroll: adminProcedure
    .input(PayrollInput)
    .mutation(({ ctx, input }) => exportPayroll(ctx.deps, ctx.actor, input)),

  settings: adminProcedure.query(({ ctx }) => documentsSettings(ctx.deps.db)),

  setSettings: adminProcedure.input(DocumentsSettings).mutation(async ({ ctx, input }) => {
    await changeDocumentsSettings(ctx.deps, ctx.actor, input);
    return done;
  }),
});
