import type { UserId } from '../../../shared/ids.ts';

/** The task that carries out a confirmed request. */
export const FULFIL_TASK = 'privacy.fulfil';

export type Actor = { userId: UserId; ip: string };
