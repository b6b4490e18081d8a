import { z } from 'zod';
import {
  AskInput,
  DocumentsInput,
  DocumentsUpdateInput,
  PayrollInput,
  RevealInput,
} from '../../../shared/documents.ts';
import { CandidateId, DocumentRequestId } from '../../../shared/ids.ts';
import { adminProcedure, portalProcedure, router } from '../../trpc.ts';
import { adminDocuments, askForDocument, markChecked, revealField, withdrawRequest } from './hr.ts';
import { exportPayroll } from './payroll.ts';
import { ownDocuments, submitDocuments, updateDocuments } from './service.ts';
import { DocumentsSettings, readSettings, writeSettings } from './settings.ts';

const done = { ok: true as const };
const person = z.strictObject({ candidateId: CandidateId });

export const documentsRouter = router({
  own: portalProcedure.query(({ ctx }) => ownDocuments(ctx.deps, ctx.candidate.candidateId)),

  submit: portalProcedure.input(DocumentsInput).mutation(async ({ ctx, input }) => {
    await submitDocuments(ctx.deps, { candidateId: ctx.candidate.candidateId, ip: ctx.ip }, input);
    return done;
  }),

  update: portalProcedure.input(DocumentsUpdateInput).mutation(async ({ ctx, input }) => {
    await updateDocuments(ctx.deps, { candidateId: ctx.candidate.candidateId, ip: ctx.ip }, input);
    return done;
  }),

  ofCandidate: adminProcedure
    .input(person)
    .query(({ ctx, input }) => adminDocuments(ctx.deps, input.candidateId)),

  reveal: adminProcedure
    .input(RevealInput)
    .mutation(({ ctx, input }) => revealField(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input)),

  markChecked: adminProcedure.input(person).mutation(async ({ ctx, input }) => {
    await markChecked(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input.candidateId);
    return done;
  }),

  ask: adminProcedure.input(AskInput).mutation(async ({ ctx, input }) => {
    await askForDocument(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input);
    return done;
  }),

  withdraw: adminProcedure
    .input(z.strictObject({ requestId: DocumentRequestId }))
    .mutation(async ({ ctx, input }) => {
      await withdrawRequest(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input);
      return done;
    }),

  payroll: adminProcedure
    .input(PayrollInput)
    .mutation(({ ctx, input }) => exportPayroll(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input)),

  settings: adminProcedure.query(({ ctx }) => readSettings(ctx.deps)),

  setSettings: adminProcedure.input(DocumentsSettings).mutation(async ({ ctx, input }) => {
    await writeSettings(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input);
    return done;
  }),
});
