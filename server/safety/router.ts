import {
  CloseFlagInput,
  SafetyContactInput,
  SafetyFlagInput,
  SafetyListInput,
  TakeFlagInput,
} from '../../shared/safety/schema.ts';
import { adminProcedure, done, router } from '../trpc.ts';
import { contactSetting, setContact } from './contact.ts';
import { closeFlag, countOpenFlags, listFlags, openPassage, readFlag, takeFlag } from './flags.ts';

/** The only door to safety flags; reviewers have none. */
export const safetyRouter = router({
  flags: adminProcedure.input(SafetyListInput).query(({ ctx, input }) => listFlags(ctx.deps, input)),

  flag: adminProcedure.input(SafetyFlagInput).query(({ ctx, input }) => readFlag(ctx.deps, input.flagId)),

  count: adminProcedure.query(({ ctx }) => countOpenFlags(ctx.deps)),

  take: adminProcedure.input(TakeFlagInput).mutation(async ({ ctx, input }) => {
    await takeFlag(ctx.deps, ctx.actor, input);
    return done;
  }),

  open: adminProcedure
    .input(SafetyFlagInput)
    .mutation(({ ctx, input }) => openPassage(ctx.deps, ctx.actor, input.flagId)),

  close: adminProcedure.input(CloseFlagInput).mutation(async ({ ctx, input }) => {
    await closeFlag(ctx.deps, ctx.actor, input);
    return done;
  }),

  contact: adminProcedure.query(({ ctx }) => contactSetting(ctx.deps)),

  setContact: adminProcedure.input(SafetyContactInput).mutation(async ({ ctx, input }) => {
    await setContact(ctx.deps, ctx.actor, input);
    return done;
  }),
});
