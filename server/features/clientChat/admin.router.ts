import { z } from 'zod';
import { PracticeListInput } from '../../../shared/clientChat/admin.ts';
import { PracticeId } from '../../../shared/ids/schema.ts';
import { panelProcedure, router } from '../../trpc.ts';
import { listPractice, practiceDetail } from './admin.ts';

/** The Sessions tab has practice chats beside shifts, so they share a path. */
export const sessionPracticeRouter = router({
  practice: panelProcedure.input(PracticeListInput).query(({ ctx, input }) => listPractice(ctx.deps, input)),
  practiceById: panelProcedure
    .input(z.strictObject({ practiceId: PracticeId }))
    .query(({ ctx, input }) => practiceDetail(ctx.deps, input.practiceId)),
});
