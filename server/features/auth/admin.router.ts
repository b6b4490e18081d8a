import { InvitePersonInput, SetRoleInput } from '../../../shared/panel/settings.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { invitePerson, panelPeople, setRole } from './admin.ts';

/** Who may open the panel, on the Settings tab. */
export const peopleRouter = router({
  people: adminProcedure.query(({ ctx }) => panelPeople(ctx.deps, ctx.actor.userId)),
  invite: adminProcedure
    .input(InvitePersonInput)
    .mutation(({ ctx, input }) => invitePerson(ctx.deps, ctx.actor, input)),
  setRole: adminProcedure
    .input(SetRoleInput)
    .mutation(({ ctx, input }) => setRole(ctx.deps, ctx.actor, input)),
});
