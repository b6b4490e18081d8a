import type { UserId } from '../../../shared/ids.ts';

/** Who of HR does something, and from where. */
export type Actor = { userId: UserId; ip: string };
