import type { Tx } from '../db/client.ts';
import type { CandidateId, MailId } from '../../shared/ids.ts';

export type OutgoingMail = {
  /** What kind of mail it is, for the log: `application-received`, `access-code`, … */
  kind: string;
  /** One plain address. @throws DomainError('invalid_input') for anything else (CR, LF, lists). */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whom it is about, so that it shows in their log and goes when they are erased. */
  candidateId?: CandidateId;
  /** Holds a code or a link that lets someone in: the body is dropped once it was sent. */
  sensitive?: boolean;
};

/** Transactional outbox: the mail is a row written with the caller's transaction; a task sends it later. */
export type Mailer = {
  enqueue(tx: Tx, mail: OutgoingMail): Promise<MailId>;
};

/** How a finished message leaves the house. */
export type MailTransport = {
  send(message: { id: MailId; from: string; to: string; subject: string; html: string; text: string }): Promise<void>;
  close(): Promise<void>;
};
