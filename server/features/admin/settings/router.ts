import { z } from 'zod';
import {
  InvitePersonInput,
  ResetSettingsInput,
  SaveSettingsInput,
  SetRoleInput,
  settingSections,
} from '../../../../shared/panelSettings.ts';
import { adminProcedure, panelProcedure, router } from '../../../trpc.ts';
import { mailTemplates } from './letters.ts';
import { invitePerson, panelPeople, setRole } from './people.ts';
import {
  houseSettings,
  jobChoices,
  resetSettings,
  saveSettings,
  sectionHistory,
  sendTestMail,
} from './service.ts';

export const settingsRouter = router({
  house: panelProcedure.query(({ ctx }) => houseSettings(ctx.deps)),
  save: adminProcedure
    .input(SaveSettingsInput)
    .mutation(({ ctx, input }) => saveSettings(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input)),
  reset: adminProcedure
    .input(ResetSettingsInput)
    .mutation(({ ctx, input }) => resetSettings(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input)),
  history: panelProcedure
    .input(z.strictObject({ section: z.enum(settingSections) }))
    .query(({ ctx, input }) => sectionHistory(ctx.deps, input.section)),
  testMail: adminProcedure.mutation(({ ctx }) => sendTestMail(ctx.deps, ctx.actor)),
  jobChoices: panelProcedure.query(({ ctx }) => jobChoices(ctx.deps)),
  templates: panelProcedure.query(({ ctx }) => mailTemplates(ctx.deps)),
  people: adminProcedure.query(({ ctx }) => panelPeople(ctx.deps, ctx.actor.userId)),
  invite: adminProcedure
    .input(InvitePersonInput)
    .mutation(({ ctx, input }) => invitePerson(ctx.deps, { ...ctx.actor, ip: ctx.ip }, input)),
  setRole: adminProcedure
    .input(SetRoleInput)
    .mutation(({ ctx, input }) => setRole(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input)),
});
