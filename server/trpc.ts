import type { CandidateId, UserId } from '../shared/ids.ts';
import type { Role } from '../shared/auth.ts';
import type { Deps } from './deps.ts';

/** Who may call a procedure. Each has a builder below; a procedure without one stops the boot. */
export type Access = 'public' | 'portal' | 'signedIn' | 'employee' | 'reviewer' | 'admin';

/** A signed-in account. `sessionId` is the hash stored in the database. */
export type UserActor = { kind: 'user'; userId: UserId; fullName: string; email: string; roles: Role[]; sessionId: string };
/** A candidate inside the portal. */
export type PortalActor = { kind: 'candidate'; candidateId: CandidateId; sessionId: string };

export type Context = {
  deps: Deps;
  ip: string;
  transport: 'http' | 'ws';
  signal: AbortSignal;
  /** Looked up at each call, so that an ended session stops answering on an open socket too (S4). */
  user(): Promise<UserActor | null>;
  portal(): Promise<PortalActor | null>;
  /** Cookie writers; no-ops over WebSocket. */
  setCookie(kind: 'auth' | 'portal', value: string, expires: Date): void;
  clearCookie(kind: 'auth' | 'portal'): void;
};
