import { SignInInput } from '../../../shared/auth.ts';
import { publicProcedure, router } from '../../trpc.ts';
import { signIn, signOut } from './service.ts';

export const authRouter = router({
  me: publicProcedure.query(async ({ ctx }) => {
    const user = await ctx.user();
    return user && { id: user.userId, fullName: user.fullName, email: user.email, roles: user.roles };
  }),

  signIn: publicProcedure.input(SignInInput).mutation(async ({ ctx, input }) => {
    const before = await ctx.user();
    const { me, home, session } = await signIn(ctx.deps, input, { ip: ctx.ip });
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
});
