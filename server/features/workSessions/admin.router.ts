import { z } from 'zod';
import { PracticeId, WorkSessionId } from '../../../shared/ids/schema.ts';
import { PracticeListInput, SessionListInput } from '../../../shared/panel/schema.ts';
import { panelProcedure, router } from '../../trpc.ts';
import { listPractice, listSessions, practiceDetail, sessionDetail } from './admin.ts';

export const sessionsRouter = router({
  list: panelProcedure.input(SessionListInput).query(({ ctx, input }) => listSessions(ctx.deps, input)),
  byId: panelProcedure
    .input(z.strictObject({ sessionId: WorkSessionId }))
    .query(({ ctx, input }) => sessionDetail(ctx.deps, input.sessionId)),
  practice: panelProcedure.input(PracticeListInput).query(({ ctx, input }) => listPractice(ctx.deps, input)),
  practiceById: panelProcedure
    .input(z.strictObject({ practiceId: PracticeId }))
    .query(({ ctx, input }) => practiceDetail(ctx.deps, input.practiceId)),
});
