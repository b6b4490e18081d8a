import { z } from 'zod';
import {
  ChangeEmailInput,
  ChangePasswordInput,
  ForgotInput,
  LinkToken,
  type Me,
  PasswordInput,
  RenewCodesInput,
  ResetInput,
  SecondProofInput,
  SetUpSecondFactorInput,
  SignInInput,
  SignUpInput,
} from '../../../shared/auth/schema.ts';
import { type Context, done, publicProcedure, router, signedInProcedure } from '../../trpc.ts';
import {
  changePassword,
  confirmEmail,
  confirmEmailChange,
  readEmailChange,
  requestEmailChange,
  resendConfirmation,
} from './parts/account.ts';
import { endOtherSessions, endOwnSession, listUserSessions } from './parts/ownSessions.ts';
import { readMe } from './parts/people.ts';
import { requestReset, resetWithLink } from './parts/recovery.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './parts/secondFactor.ts';
import { signIn } from './parts/signIn.ts';
import { readInvitation, signUp } from './parts/signUp.ts';
import { endPortalSession, endUserSession } from './sessions.ts';

/** Ends the portal session that a code opened in this browser, so that the account's own portal opens. */
async function leaveCodePortal(ctx: Context, { employee }: Pick<Me, 'employee'>): Promise<void> {
  const opened = employee ? await ctx.portal() : null;
  if (opened?.userId !== null) return;
  await endPortalSession(ctx.deps, opened.sessionId);
  ctx.clearCookie('portal');
}

export const authRouter = router({
  me: publicProcedure.query(async ({ ctx }) => {
    const user = await ctx.user();
    return user && readMe(ctx.deps, user);
  }),

  signIn: publicProcedure.input(SignInInput).mutation(async ({ ctx, input }) => {
    const before = await ctx.user();
    const { me, home, session, cookie } = await signIn(ctx.deps, input, {
      ip: ctx.ip,
      device: ctx.device,
      deviceCookie: ctx.readCookie('device'),
    });
    if (before) await endUserSession(ctx.deps, before.sessionId);
    ctx.setCookie('auth', session.value, session.expires);
    ctx.setCookie('device', cookie.value, cookie.expires);
    if (me.emailConfirmed) await leaveCodePortal(ctx, me);
    return { me, home };
  }),

  signOut: publicProcedure.mutation(async ({ ctx }) => {
    const user = await ctx.user();
    if (user) await endUserSession(ctx.deps, user.sessionId);
    ctx.clearCookie('auth');
    return done;
  }),

  signUp: publicProcedure.input(SignUpInput).mutation(async ({ ctx, input }) => {
    await signUp(ctx.deps, input, { ip: ctx.ip });
    return done;
  }),

  // Only reads. As a query, its token would be in the address, and in the logs of proxies.
  invitation: publicProcedure
    .input(z.strictObject({ token: LinkToken }))
    .mutation(({ ctx, input }) => readInvitation(ctx.deps, input.token, { ip: ctx.ip })),

  requestReset: publicProcedure.input(ForgotInput).mutation(async ({ ctx, input }) => {
    await requestReset(ctx.deps, input, { ip: ctx.ip });
    return done;
  }),

  reset: publicProcedure.input(ResetInput).mutation(async ({ ctx, input }) => {
    const from = { ip: ctx.ip, deviceCookie: ctx.readCookie('device') };
    const cookie = await resetWithLink(ctx.deps, input, from);
    ctx.setCookie('device', cookie.value, cookie.expires);
    return done;
  }),

  confirmEmail: signedInProcedure
    .input(z.strictObject({ token: LinkToken }))
    .mutation(async ({ ctx, input }) => {
      await confirmEmail(ctx.deps, ctx.actor, input.token);
      await leaveCodePortal(ctx, await readMe(ctx.deps, { ...ctx.actor, emailConfirmed: true }));
      return done;
    }),

  resendConfirmation: signedInProcedure.mutation(async ({ ctx }) => {
    await resendConfirmation(ctx.deps, ctx.actor);
    return done;
  }),

  requestEmailChange: signedInProcedure.input(ChangeEmailInput).mutation(async ({ ctx, input }) => {
    await requestEmailChange(ctx.deps, ctx.actor, input);
    return done;
  }),

  // Only reads; its token stays out of the address, as with an invitation.
  emailChange: signedInProcedure
    .input(z.strictObject({ token: LinkToken }))
    .mutation(({ ctx, input }) => readEmailChange(ctx.deps, ctx.actor, input.token)),

  confirmEmailChange: signedInProcedure
    .input(z.strictObject({ token: LinkToken }))
    .mutation(({ ctx, input }) => confirmEmailChange(ctx.deps, ctx.actor, input.token)),

  changePassword: signedInProcedure.input(ChangePasswordInput).mutation(async ({ ctx, input }) => {
    const owner = ctx.actor;
    const browser = { device: ctx.device, deviceCookie: ctx.readCookie('device') };
    const { session, cookie } = await changePassword(ctx.deps, owner, input, browser);
    ctx.setCookie('auth', session.value, session.expires);
    ctx.setCookie('device', cookie.value, cookie.expires);
    return done;
  }),

  sessions: signedInProcedure.query(({ ctx }) => listUserSessions(ctx.deps, ctx.actor)),

  endSession: signedInProcedure
    .input(z.strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/) }))
    .mutation(async ({ ctx, input }) => {
      await endOwnSession(ctx.deps, ctx.actor.userId, input.id);
      return done;
    }),

  endOtherSessions: signedInProcedure.mutation(async ({ ctx }) => {
    await endOtherSessions(ctx.deps, ctx.actor);
    return done;
  }),

  secondFactor: signedInProcedure.query(({ ctx }) => readSecondFactor(ctx.deps, ctx.actor.userId)),

  beginSecondFactor: signedInProcedure
    .input(PasswordInput)
    .mutation(({ ctx, input }) => beginSecondFactor(ctx.deps, ctx.actor, input.password)),

  confirmSecondFactor: signedInProcedure
    .input(SetUpSecondFactorInput)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx.deps, ctx.actor, input)),

  endSecondFactor: signedInProcedure.input(SecondProofInput).mutation(async ({ ctx, input }) => {
    await endSecondFactor(ctx.deps, ctx.actor, input);
    return done;
  }),

  renewRecoveryCodes: signedInProcedure
    .input(RenewCodesInput)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx.deps, ctx.actor, input)),
});
