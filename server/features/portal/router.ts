import { z } from 'zod';
import { AccessCodeInput } from '../../../shared/auth/schema.ts';
import { FileId } from '../../../shared/ids/schema.ts';
import { done, portalProcedure, publicProcedure, router } from '../../trpc.ts';
import { openPortal } from '../accessCodes/service.ts';
import { endPortalSession } from '../auth/sessions.ts';
import { ownFileLink, portalView } from './service.ts';

export const candidatePortalRouter = router({
  open: publicProcedure.input(AccessCodeInput).mutation(async ({ ctx, input }) => {
    const { fullName, session } = await openPortal(ctx.deps, input.code, { ip: ctx.ip });
    ctx.setCookie('portal', session.value, session.expires);
    return { fullName };
  }),

  /** Whether this browser is signed in; checked before anything that refuses others. */
  door: publicProcedure.query(async ({ ctx }) => ({ inside: (await ctx.portal()) !== null })),

  view: portalProcedure.query(({ ctx }) => portalView(ctx.deps, ctx.candidate)),

  fileLink: portalProcedure
    .input(z.strictObject({ fileId: FileId }))
    .mutation(({ ctx, input }) => ownFileLink(ctx.deps, ctx.candidate, input.fileId)),

  leave: publicProcedure.mutation(async ({ ctx }) => {
    const candidate = await ctx.portal();
    // An account is left by signing out.
    if (candidate?.userId === null) await endPortalSession(ctx.deps, candidate.sessionId);
    ctx.clearCookie('portal');
    return done;
  }),
});
