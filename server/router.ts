import { router } from './trpc.ts';

/** All procedures. Importing this file starts nothing. */
export const appRouter = router({});

export type AppRouter = typeof appRouter;
