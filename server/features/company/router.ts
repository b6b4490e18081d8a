import { LegalKindInput } from '../../../shared/company/legalSettings.ts';
import { publicProcedure, router } from '../../trpc.ts';

/** What public pages show of the company beyond its name. */
export const companyRouter = router({
  legal: publicProcedure
    .input(LegalKindInput)
    .query(({ ctx, input }) => ctx.deps.appSettings.legal(input.kind)),
});
