import type { AuditAction } from '../../shared/auditWords.ts';
import type { DbOrTx } from '../db/client.ts';
import { auditLog } from '../db/schema/platform.ts';
import type { Clock } from './clock.ts';

type AuditActor =
  | { kind: 'anonymous' | 'system'; id: null; ip: string | null }
  | { kind: 'candidate' | 'user'; id: string; ip: string | null };

/** Insert-only record of security-relevant and HR actions. Never holds secrets or message bodies. */
export type Audit = {
  record(
    tx: DbOrTx,
    entry: {
      action: AuditAction;
      actor: AuditActor;
      subject?: { kind: string; id: string };
      data?: Record<string, string | number | boolean | null>;
    },
  ): Promise<void>;
};

/** The audit log: lines are written with the transaction they are about and never changed (quality S15). */
export function createAudit(clock: Clock): Audit {
  return {
    async record(tx, { action, actor, subject, data }) {
      await tx.insert(auditLog).values({
        action,
        actorKind: actor.kind,
        actorId: actor.id,
        subjectKind: subject?.kind ?? null,
        subjectId: subject?.id ?? null,
        ip: actor.ip,
        data: data ?? {},
        createdAt: clock.now(),
      });
    },
  };
}
