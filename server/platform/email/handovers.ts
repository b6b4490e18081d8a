import type { EmailId } from '../../../shared/ids/schema.ts';

/**
 * Emails that this process handed to the email server and whose outcome isn't stored yet: the database may go away in
 * between. An accepted one is kept until then, so that another try stores the answer instead of sending the email twice.
 */
export type Handovers = {
  /** Sends an email, unless this process has already done so, to the same address: then the answer to that. */
  handOver(email: { id: EmailId; to: string }, send: () => Promise<void>): Promise<void>;
  /** Whether this one is on its way, or was accepted. */
  has(id: EmailId): boolean;
  /** Whether this process has sent it to that address, once the server has answered. */
  accepted(email: { id: EmailId; to: string }): Promise<boolean>;
  /** Its outcome is stored. */
  stored(id: EmailId): void;
};

/** The handovers of one process; they end with it. */
export function createHandovers(): Handovers {
  const open = new Map<EmailId, { to: string; answer: Promise<void> }>();
  return {
    handOver({ id, to }, send) {
      const known = open.get(id);
      if (known?.to === to) return known.answer;
      const answer = send();
      open.set(id, { to, answer });
      // Not accepted: it may be sent again.
      answer.catch(() => {
        if (open.get(id)?.answer === answer) open.delete(id);
      });
      return answer;
    },
    has: (id) => open.has(id),
    async accepted({ id, to }) {
      const known = open.get(id);
      if (known?.to !== to) return false;
      return known.answer.then(
        () => true,
        () => false,
      );
    },
    stored: (id) => void open.delete(id),
  };
}
