import { z } from 'zod';
import { WorkSessionId } from '../../../shared/ids/schema.ts';
import { SessionListInput } from '../../../shared/workSessions/admin.ts';
import { panelProcedure, router } from '../../trpc.ts';
import { listSessions, sessionDetail } from './admin.ts';

export const sessionsRouter = router({
  list: panelProcedure.input(SessionListInput).query(({ ctx, input }) => listSessions(ctx.deps, input)),
  byId: panelProcedure
    .input(z.strictObject({ sessionId: WorkSessionId }))
    .query(({ ctx, input }) => sessionDetail(ctx.deps, input.sessionId)),
});
