/** `max` tries per `windowSeconds`. */
export type LimitRule = { name: string; max: number; windowSeconds: number };

/** Throttle counters in PostgreSQL, so that all instances count together (quality S9). */
export type Limits = {
  /**
   * Counts one try of `subject` (an IP, an account's hash …).
   * @throws DomainError('too_many_attempts', {wait}) once `max` is passed, with a wait that a person can read.
   */
  hit(rule: LimitRule, subject: string): Promise<void>;
  /** Forgets the tries, for example after a successful sign-in. */
  clear(rule: LimitRule, subject: string): Promise<void>;
};
