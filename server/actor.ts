import type { Role } from '../shared/auth/schema.ts';
import type { CandidateStatus } from '../shared/candidates/schema.ts';
import type { CandidateId, UserId } from '../shared/ids/schema.ts';

/** The person who changes something, and their network. */
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
  /** The link in the email was followed, which confirms the address. */
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
 * The portal that a browser may use. `userId` is the signed-in account whose record it is; null for a
 * candidate with an access code.
 */
export type PortalActor = {
  kind: 'candidate';
  candidateId: CandidateId;
  sessionId: string;
  userId: UserId | null;
};
