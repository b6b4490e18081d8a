import { FairnessInput } from '../../../shared/fairness/schema.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { fairnessReport } from './service.ts';

/** On the Reports tab. */
export const fairnessRouter = router({
  /** Admins only: people who review applications don’t need it. */
  fairness: adminProcedure.input(FairnessInput).query(({ ctx, input }) => fairnessReport(ctx.deps, input)),
});
