import { z } from 'zod';
import { SessionPracticeInput } from '../../../shared/clientChat/admin.ts';
import { PracticeListInput, SessionInput } from '../../../shared/clientChat/schema.ts';
import { CandidateId, PracticeId } from '../../../shared/ids/schema.ts';
import { panelProcedure, router } from '../../trpc.ts';
import { listPractice, practiceChatForHr, practiceChats, practiceDetail } from './admin.ts';

/** The Sessions tab has practice chats beside shifts, so they share a path. */
export const sessionPracticeRouter = router({
  practice: panelProcedure
    .input(SessionPracticeInput)
    .query(({ ctx, input }) => listPractice(ctx.deps, input)),
  practiceById: panelProcedure
    .input(z.strictObject({ practiceId: PracticeId }))
    .query(({ ctx, input }) => practiceDetail(ctx.deps, input.practiceId)),
});

export const practiceRouter = router({
  /** Practice chats of everyone, or of one person. */
  practiceChats: panelProcedure
    .input(PracticeListInput.extend({ candidateId: CandidateId.optional() }))
    .query(({ ctx, input }) => practiceChats(ctx.deps, input)),

  practiceChat: panelProcedure
    .input(SessionInput)
    .query(({ ctx, input }) => practiceChatForHr(ctx.deps, input.sessionId)),
});
