import { z } from 'zod';
import { LinkToken, SignInInput, SignUpInput } from '../../../shared/auth.ts';
import { publicProcedure, router } from '../../trpc.ts';
import { readMe } from './people.ts';
import { signIn, signOut } from './service.ts';
import { readInvitation, signUp } from './signUp.ts';

export const authRouter = router({
  me: publicProcedure.query(async ({ ctx }) => {
    const user = await ctx.user();
    return user && readMe(ctx.deps, user);
  }),

  signIn: publicProcedure.input(SignInInput).mutation(async ({ ctx, input }) => {
    const before = await ctx.user();
    const { me, home, session } = await signIn(ctx.deps, input, { ip: ctx.ip, device: ctx.device });
    if (before) await signOut(ctx.deps, before.sessionId);
    ctx.setCookie('auth', session.value, session.expires);
    return { me, home };
  }),

  signOut: publicProcedure.mutation(async ({ ctx }) => {
    const user = await ctx.user();
    if (user) await signOut(ctx.deps, user.sessionId);
    ctx.clearCookie('auth');
    return { ok: true as const };
  }),

  signUp: publicProcedure.input(SignUpInput).mutation(async ({ ctx, input }) => {
    await signUp(ctx.deps, input, { ip: ctx.ip });
    return { ok: true as const };
  }),

  invitation: publicProcedure
    .input(z.strictObject({ token: LinkToken }))
    .query(({ ctx, input }) => readInvitation(ctx.deps, input.token, { ip: ctx.ip })),
});
