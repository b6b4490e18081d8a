import { LegalKindInput, SaveLegalInput } from '../../../shared/company/legalSettings.ts';
import { LogoInput } from '../../../shared/company/settings.ts';
import { adminProcedure, done, panelProcedure, router } from '../../trpc.ts';
import { storeLogo } from './admin.ts';
import { legalRevisions, saveLegal } from './parts/legal.ts';

/** Company settings on the Settings tab. */
export const companySettingsRouter = router({
  legal: panelProcedure.input(LegalKindInput).query(({ ctx, input }) => legalRevisions(ctx.deps, input.kind)),
  saveLegal: adminProcedure.input(SaveLegalInput).mutation(async ({ ctx, input }) => {
    await saveLegal(ctx.deps, ctx.actor, input);
    return done;
  }),
  addLogo: adminProcedure
    .input(LogoInput)
    .mutation(({ ctx, input }) => storeLogo(ctx.deps, ctx.actor, input)),
});
