import type { DbOrTx } from '../db/client.ts';

export type AuditActor =
  | { kind: 'anonymous' | 'system'; id: null; ip: string | null }
  | { kind: 'candidate' | 'user'; id: string; ip: string | null };

/** Insert-only record of security-relevant and HR actions. Never holds secrets or message bodies. */
export type Audit = {
  record(
    tx: DbOrTx,
    entry: {
      action: string;
      actor: AuditActor;
      subject?: { kind: string; id: string };
      data?: Record<string, string | number | boolean | null>;
    },
  ): Promise<void>;
};
