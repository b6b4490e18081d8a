import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../shared/audit/labels.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { auditLog } from '../../db/schema/platform.ts';
import type { Clock } from '../clock.ts';
import { lockErasures } from './erasures.ts';

type AuditActor =
  | Actor
  | 'system'
  | { kind: 'anonymous'; ip: string | null }
  | { kind: 'candidate' | 'user'; id: string; ip: string | null };

/** One line of the log. */
export type AuditEntry = {
  action: AuditAction;
  actor: AuditActor;
  subject?: { kind: string; id: string };
  data?: Record<string, string | number | boolean | null>;
};

/** Insert-only record of security-relevant and HR actions. Never holds secrets or message bodies. */
export type Audit = {
  /** Writes these lines, at least one, in one statement. */
  record(tx: DbOrTx, ...entries: readonly AuditEntry[]): Promise<void>;
};

/** The audit log: lines are written with the transaction they are about and never changed (quality S15). */
export function createAudit(clock: Clock): Audit {
  return {
    async record(tx, ...entries) {
      await tx.insert(auditLog).values(
        entries.map(({ action, actor, subject, data }) => ({
          action,
          ...actorColumns(actor),
          subjectKind: subject?.kind ?? null,
          subjectId: subject?.id ?? null,
          data: data ?? {},
          createdAt: clock.now(),
        })),
      );
    },
  };
}

function actorColumns(actor: AuditActor) {
  if (actor === 'system') return { actorKind: actor, actorId: null, ip: null };
  if ('userId' in actor) return { actorKind: 'user' as const, actorId: actor.userId, ip: actor.ip };
  return { actorKind: actor.kind, actorId: 'id' in actor ? actor.id : null, ip: actor.ip };
}

/**
 * The only redaction of the log (quality S22): HR's typed reasons about erased people, and their networks.
 * The fields' salts in the chain are deleted too, so the lines verify as redacted. Call it after records are
 * deleted, and after records that are kept by law, accounts, and data requests (`requests`) have lost their address; triggers
 * refuse it for people who still exist (`db/functions/audit.sql`).
 */
export async function redactAudit(
  tx: Tx,
  gone: { subjects?: readonly string[]; actors?: readonly string[]; requests?: readonly string[] },
): Promise<void> {
  const { subjects = [], actors = [], requests = [] } = gone;
  await lockErasures(tx);
  if (subjects.length > 0) {
    const about = and(eq(auditLog.subjectKind, 'candidate'), inArray(auditLog.subjectId, [...subjects]));
    await tx
      .update(auditLog)
      .set({ data: sql`${auditLog.data} - 'reason'` })
      .where(and(about, sql`${auditLog.data} ? 'reason'`));
    await tx.execute(sql`
      update audit_chain set reason_salt = null from audit_log
      where audit_chain.id = audit_log.id and ${about} and not audit_log.data ? 'reason'
        and audit_chain.reason_salt is not null`);
  }
  if (actors.length + requests.length > 0) {
    const anonymous = (subjectKind: string, ids: readonly string[]) =>
      and(
        eq(auditLog.actorKind, 'anonymous'),
        eq(auditLog.subjectKind, subjectKind),
        inArray(auditLog.subjectId, [...ids]),
      );
    // Someone who mistypes a password or downloads their data isn't signed in, so the line has no actor.
    const by = or(
      inArray(auditLog.actorId, [...actors]),
      anonymous('user', actors),
      anonymous('privacy_request', requests),
    );
    await tx
      .update(auditLog)
      .set({ ip: null })
      .where(and(by, isNotNull(auditLog.ip)));
    await tx.execute(sql`
      update audit_chain set ip_salt = null from audit_log
      where audit_chain.id = audit_log.id and ${by} and audit_log.ip is null
        and audit_chain.ip_salt is not null`);
  }
}
