import { panelProcedure, router } from '../../../trpc.ts';
import { panelCounts } from './service.ts';

export const overviewRouter = router({
  counts: panelProcedure.query(({ ctx }) => panelCounts(ctx.deps)),
});
