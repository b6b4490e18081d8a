import { SetRoleInput } from '../../../../shared/panelSettings.ts';
import { adminProcedure, panelProcedure, router } from '../../../trpc.ts';
import { houseSettings, mailTemplates, panelPeople, setRole } from './service.ts';

export const settingsRouter = router({
  house: panelProcedure.query(({ ctx }) => houseSettings(ctx.deps)),
  templates: panelProcedure.query(({ ctx }) => mailTemplates(ctx.deps)),
  people: adminProcedure.query(({ ctx }) => panelPeople(ctx.deps, ctx.actor.userId)),
  setRole: adminProcedure
    .input(SetRoleInput)
    .mutation(({ ctx, input }) => setRole(ctx.deps, { userId: ctx.actor.userId, ip: ctx.ip }, input)),
});
