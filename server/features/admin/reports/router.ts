import { panelProcedure, router } from '../../../trpc.ts';
import { reportCounts } from './service.ts';

export const reportsRouter = router({
  counts: panelProcedure.query(({ ctx }) => reportCounts(ctx.deps)),
});
