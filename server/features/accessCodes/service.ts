import { and, desc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import type { CandidateId, UserId } from '../../../shared/ids/schema.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/time/durations.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { accessCodes, candidates, portalSessions } from '../../db/schema/candidates.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import {
  createPortalSession,
  endAllPortalSessions,
  type OpenedSession,
  opensByCode,
} from '../auth/sessions.ts';
import { recordChange, recordEvent } from '../timeline/service.ts';
import { newCode, parseCode, verifierMatches } from './rules.ts';

/** How long a code works. */
export const CODE_DAYS = 30;

/** Throttle of access codes, per network. */
const perNetwork = { name: 'access-code-ip', max: 10, windowSeconds: 15 * 60 };

/**
 * Creates this person's only valid code and revokes any other. The returned code goes into the email only;
 * the database stores a hash of the secret part.
 */
export async function issueCode(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<string> {
  await revokeCodes(deps, tx, candidateId);
  const now = deps.clock.now();
  const code = newCode(deps.clock);
  await tx.insert(accessCodes).values({
    id: deps.clock.uuid(),
    candidateId,
    selector: code.selector,
    verifierHash: code.verifierHash,
    expiresAt: new Date(now.getTime() + CODE_DAYS * DAY_MS),
    createdAt: now,
  });
  return code.shown;
}

/** Revokes the person's working code. True if there was one. */
export async function revokeCodes(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<boolean> {
  const revoked = await tx
    .update(accessCodes)
    .set({ revokedAt: deps.clock.now() })
    .where(and(eq(accessCodes.candidateId, candidateId), isNull(accessCodes.revokedAt)))
    .returning({ id: accessCodes.id });
  return revoked.length > 0;
}

/** Ends a person's codes for good: none of them is restored when a decision is undone. True when one still worked. */
export async function endCodes(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<boolean> {
  const revoked = await revokeCodes(deps, tx, candidateId);
  const now = deps.clock.now();
  await tx
    .update(accessCodes)
    .set({ expiresAt: now })
    .where(and(eq(accessCodes.candidateId, candidateId), gt(accessCodes.expiresAt, now)));
  return revoked;
}

/**
 * Restores the code that a decision at `endedAt` revoked, because the decision was undone. A code that
 * expired or was replaced since stays revoked. Returns true if one was restored.
 */
export async function restoreCode(
  deps: Deps,
  tx: Tx,
  candidateId: CandidateId,
  endedAt: Date,
): Promise<boolean> {
  if (await validCode(deps, candidateId, tx)) return false;
  const [code] = await tx
    .select({ id: accessCodes.id })
    .from(accessCodes)
    .where(
      and(
        eq(accessCodes.candidateId, candidateId),
        gte(accessCodes.revokedAt, endedAt),
        gt(accessCodes.expiresAt, deps.clock.now()),
      ),
    )
    .orderBy(desc(accessCodes.createdAt))
    .limit(1);
  if (!code) return false;
  await tx.update(accessCodes).set({ revokedAt: null }).where(eq(accessCodes.id, code.id));
  return true;
}

/** The person's working code, without what would open it; null when there is none. */
export async function validCode(
  deps: Deps,
  candidateId: CandidateId,
  db: DbOrTx = deps.db,
): Promise<{ createdAt: Date; expiresAt: Date } | null> {
  const [code] = await db
    .select({ createdAt: accessCodes.createdAt, expiresAt: accessCodes.expiresAt })
    .from(accessCodes)
    .where(
      and(
        eq(accessCodes.candidateId, candidateId),
        isNull(accessCodes.revokedAt),
        gte(accessCodes.expiresAt, deps.clock.now()),
      ),
    );
  return code ?? null;
}

/**
 * Exchanges an access code for a portal session. Unknown, expired, revoked and wrong codes get the same
 * answer. The throttle counts per network only, so a guesser elsewhere never keeps the owner out.
 * @throws DomainError invalid_access_code, too_many_attempts
 */
export async function openPortal(
  deps: Deps,
  typed: string,
  { ip }: { ip: string },
): Promise<{ fullName: string; session: OpenedSession }> {
  await deps.limits.hit(perNetwork, ip);
  const parsed = parseCode(typed);
  const selector = parsed?.selector ?? '';
  const row = await readCode(deps.db, selector);
  const matches = verifierMatches(parsed?.verifier ?? '', row?.code.verifierHash ?? '');
  if (!matches || !isOpen(deps, row)) throw refused(deps);
  const opened = await deps.db.transaction(async (tx) => {
    const candidate = await stillOpen(deps, tx, selector);
    await recordEvent(tx, deps, { candidateId: candidate.id, kind: 'portal_opened', oncePerMs: HOUR_MS });
    await deps.audit.record(tx, {
      action: 'portal.opened',
      actor: { kind: 'candidate', id: candidate.id, ip },
    });
    const session = await createPortalSession(deps, tx, candidate.id);
    return { fullName: candidate.fullName, session };
  });
  // Not all of them: a guesser with a valid code could otherwise reset the count after each ninth try.
  await deps.limits.takeBack(perNetwork, ip);
  return opened;
}

/**
 * Records that a person uses their portal with an account. From then on the account is the only way in: the
 * emailed code ends, with every browser signed in by it (product decision on access codes). Idempotent.
 */
export async function openPortalWithAccount(
  deps: Deps,
  candidateId: CandidateId,
  userId: UserId,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await recordEvent(tx, deps, { candidateId, kind: 'portal_opened', oncePerMs: HOUR_MS });
    const [door] = await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(and(eq(candidates.id, candidateId), or(hasCode, hasSession)));
    if (!door) return;
    // Locked first, like everything that opens or closes doors of a record.
    await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for('no key update');
    await replaceCodeByAccount(deps, tx, candidateId, userId);
  });
}

/** Ends code and code sessions in favor of the account. The caller holds the lock of the candidate's row. */
export async function replaceCodeByAccount(
  deps: Deps,
  tx: Tx,
  candidateId: CandidateId,
  userId: UserId,
): Promise<void> {
  await endAllPortalSessions(deps, tx, candidateId);
  if (!(await revokeCodes(deps, tx, candidateId))) return;
  await recordChange(tx, deps, {
    candidateId,
    kind: 'code_revoked',
    data: { by: 'account' },
    audit: { action: 'candidate.code_replaced', actor: { kind: 'user', id: userId, ip: null } },
  });
}

const hasCode = sql`exists (select 1 from ${accessCodes} where ${accessCodes.candidateId} = ${candidates.id} and ${accessCodes.revokedAt} is null)`;
const hasSession = sql`exists (select 1 from ${portalSessions} where ${portalSessions.candidateId} = ${candidates.id})`;

type KnownCode = { code: typeof accessCodes.$inferSelect; candidate: typeof candidates.$inferSelect };

async function readCode(db: DbOrTx, selector: string): Promise<KnownCode | undefined> {
  const [row] = await db
    .select({ code: accessCodes, candidate: candidates })
    .from(accessCodes)
    .innerJoin(candidates, eq(candidates.id, accessCodes.candidateId))
    .where(eq(accessCodes.selector, selector));
  return row;
}

function isOpen(deps: Deps, row: KnownCode | undefined): row is KnownCode {
  return (
    row !== undefined &&
    !row.code.revokedAt &&
    row.code.expiresAt > deps.clock.now() &&
    opensByCode(row.candidate.status)
  );
}

function refused(deps: Deps): DomainError {
  deps.log.warn({ event: 'access_code_refused' }, 'access code refused');
  return new DomainError('invalid_access_code');
}

/**
 * The person whose portal this code opens, with their record locked: revoking codes and ending sessions takes
 * the same lock, so a code revoked in the meantime opens nothing. A merge may have moved the code to another
 * record.
 * @throws DomainError('invalid_access_code')
 */
async function stillOpen(deps: Deps, tx: Tx, selector: string): Promise<KnownCode['candidate']> {
  const before = await readCode(tx, selector);
  if (!isOpen(deps, before)) throw refused(deps);
  const { id } = before.candidate;
  await tx.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, id)).for('no key update');
  const now = await readCode(tx, selector);
  if (!isOpen(deps, now)) throw refused(deps);
  return now.candidate.id === id ? now.candidate : stillOpen(deps, tx, selector);
}
