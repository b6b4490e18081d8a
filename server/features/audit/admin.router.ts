import { AuditListInput } from '../../../shared/panel/schema.ts';
import { panelProcedure, router } from '../../trpc.ts';
import { listAudit } from './admin.ts';

export const auditRouter = router({
  list: panelProcedure.input(AuditListInput).query(({ ctx, input }) => listAudit(ctx.deps, ctx.actor, input)),
});
