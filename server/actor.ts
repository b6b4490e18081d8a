import type { Role } from '../shared/auth.ts';
import type { CandidateStatus } from '../shared/candidates.ts';
import type { CandidateId, UserId } from '../shared/ids.ts';

/** Who changes something, and from which network. */
export type Actor = { userId: UserId; ip: string };

/**
 * A signed-in account; procedures add the network, which makes it an {@link Actor}. `sessionId` is the hash stored in
 * the database, never the cookie's value.
 */
export type UserActor = {
  kind: 'user';
  userId: UserId;
  fullName: string;
  email: string;
  /** The link in the mail was followed: the address is really theirs. */
  emailConfirmed: boolean;
  roles: Role[];
  sessionId: string;
};
/** A signed-in account that is linked to a candidate record: `employee` pages are theirs. */
export type EmployeeActor = {
  userId: UserId;
  candidateId: CandidateId;
  fullName: string;
  email: string;
  position: string;
  status: CandidateStatus;
  /** Invented by the demo content. */
  demo: boolean;
  sessionId: string;
};
/**
 * Whose portal a browser may use. `userId` is the signed-in account whose record it is; null for a candidate who
 * came in with an access code.
 */
export type PortalActor = {
  kind: 'candidate';
  candidateId: CandidateId;
  sessionId: string;
  userId: UserId | null;
};
