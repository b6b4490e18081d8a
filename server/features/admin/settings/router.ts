import { z } from 'zod';
import {
  EmailTemplateDraft,
  EmailTemplateKindInput,
  ResetEmailTemplateInput,
  SaveEmailTemplateInput,
} from '../../../../shared/emails/templates.ts';
import { ResetSettingsInput, SaveSettingsInput, settingSections } from '../../../../shared/panel/settings.ts';
import { adminProcedure, done, panelProcedure, router } from '../../../trpc.ts';
import {
  listEmailTemplates,
  previewEmailTemplate,
  readEmailTemplate,
  resetEmailTemplate,
  saveEmailTemplate,
  testEmailTemplate,
  undoEmailTemplate,
} from './emailTemplates.ts';
import {
  jobChoices,
  readAppSettings,
  resetSettings,
  saveSettings,
  sectionHistory,
  sendTestEmail,
  undoSettings,
} from './service.ts';

export const settingsRouter = router({
  house: panelProcedure.query(({ ctx }) => readAppSettings(ctx.deps)),
  save: adminProcedure.input(SaveSettingsInput).mutation(async ({ ctx, input }) => {
    await saveSettings(ctx.deps, ctx.actor, input);
    return done;
  }),
  reset: adminProcedure.input(ResetSettingsInput).mutation(async ({ ctx, input }) => {
    await resetSettings(ctx.deps, ctx.actor, input);
    return done;
  }),
  undo: adminProcedure.input(ResetSettingsInput).mutation(async ({ ctx, input }) => {
    await undoSettings(ctx.deps, ctx.actor, input);
    return done;
  }),
  history: panelProcedure
    .input(z.strictObject({ section: z.enum(settingSections) }))
    .query(({ ctx, input }) => sectionHistory(ctx.deps, input.section)),
  testMail: adminProcedure.mutation(({ ctx }) => sendTestEmail(ctx.deps, ctx.actor)),
  jobChoices: panelProcedure.query(({ ctx }) => jobChoices(ctx.deps)),
  letters: panelProcedure.query(({ ctx }) => listEmailTemplates(ctx.deps)),
  letter: panelProcedure
    .input(z.strictObject({ kind: EmailTemplateKindInput }))
    .query(({ ctx, input }) => readEmailTemplate(ctx.deps, input.kind)),
  previewLetter: adminProcedure
    .input(EmailTemplateDraft)
    .mutation(({ ctx, input }) => previewEmailTemplate(ctx.deps, input)),
  saveLetter: adminProcedure.input(SaveEmailTemplateInput).mutation(async ({ ctx, input }) => {
    await saveEmailTemplate(ctx.deps, ctx.actor, input);
    return done;
  }),
  resetLetter: adminProcedure.input(ResetEmailTemplateInput).mutation(async ({ ctx, input }) => {
    await resetEmailTemplate(ctx.deps, ctx.actor, input);
    return done;
  }),
  undoLetter: adminProcedure.input(ResetEmailTemplateInput).mutation(async ({ ctx, input }) => {
    await undoEmailTemplate(ctx.deps, ctx.actor, input);
    return done;
  }),
  testLetter: adminProcedure
    .input(EmailTemplateDraft)
    .mutation(({ ctx, input }) => testEmailTemplate(ctx.deps, ctx.actor, input)),
});
