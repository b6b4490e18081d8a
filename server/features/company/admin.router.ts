import { LegalKindInput, SaveLegalInput } from '../../../shared/company/legalSettings.ts';
import { LogoInput } from '../../../shared/company/settings.ts';
import { adminProcedure, panelProcedure, router } from '../../trpc.ts';
import { storeLogo } from './admin.ts';
import { legalRevisions, saveLegal } from './parts/legal.ts';

/** Company settings on the Settings tab. */
export const companySettingsRouter = router({
  legal: panelProcedure.input(LegalKindInput).query(({ ctx, input }) => legalRevisions(ctx.deps, input.kind)),
  saveLegal: adminProcedure
    .input(SaveLegalInput)
    .mutation(({ ctx, input }) => saveLegal(ctx.deps, ctx.actor, input)),
  addLogo: adminProcedure
    .input(LogoInput)
    .mutation(({ ctx, input }) => storeLogo(ctx.deps, ctx.actor, input)),
});
