import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type CandidateId, FileId, PrivacyRequestId, type SafetyFlagId } from '../../../shared/ids/schema.ts';
import type {
  DataRequestInput,
  PrivacyKind,
  PrivacyRequestRow,
  RequestAnswer,
  RetentionSettings,
  SetRetentionInput,
} from '../../../shared/privacy/schema.ts';
import { CONFIRM_HOURS } from '../../../shared/privacy/terms.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/time/durations.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { legalHolds, privacyRequests } from '../../db/schema/privacy.ts';
import type { Deps, LeftAddress } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { randomToken, sha256 } from '../../platform/crypto/vault.ts';
import { isWithin } from '../../platform/limits/limits.ts';
import { readSetting, readVersioned, saveSetting } from '../../platform/settings/change.ts';
import { hrSettings } from '../../platform/settings/register.ts';
import { type FoundInText, PUBLIC_FORMS, raiseTextFlag, readText } from '../../safety/service.ts';
import { signIn, signOf } from '../../safety/tongue.ts';
import { fileLink } from '../files/service.ts';
import { confirmRequestEmail, requestEmailToHr } from './emails.ts';
import { erasePerson, lockPerson } from './parts/erase.ts';
import { heldAmong } from './parts/holds.ts';
import { FULFIL_TASK, isLate } from './parts/requests.ts';
import { findSubjects, lockSubjects, whose } from './parts/subjects.ts';

const perNetwork = { name: 'privacy-ip', max: 5, windowSeconds: 3_600 };
/** For an address within one network: tries from elsewhere don't use up its owner's. */
const perEmail = { name: 'privacy-email', max: 3, windowSeconds: 24 * 3_600 };
/** A link emailed this recently isn't emailed again, so that no mailbox can be flooded from any network. */
const EMAIL_PAUSE_MS = 30 * 60_000;
/** Apart from the public page's: a stranger who types the address there must not use up its owner's tries. */
const perPerson = { name: 'privacy-person', max: 3, windowSeconds: 24 * 3_600 };
/** Repeated calls of one request that read its note for danger again; above it, they're answered without reading. */
const rereading = { name: 'privacy-again', max: 20, windowSeconds: 3_600 };
const perDownload = { name: 'privacy-download-ip', max: 30, windowSeconds: 3_600 };
const LIST_MAX = 200;

/**
 * Stores a request from the public page. Answer and work are the same whether or not the address is known
 * (quality S10): the address gets a link, and only its reader learns more. A note that raises a safety flag
 * is stored in the flag only, whatever the request's outcome.
 * @returns the safety layer's findings in the note; the person is shown where to get help
 * @throws DomainError('too_many_attempts')
 */
export async function requestData(
  deps: Deps,
  input: DataRequestInput,
  { ip }: { ip: string },
): Promise<SafetySign | null> {
  if (input.website !== '') return null;
  if (await isStored(deps, input.idempotencyKey))
    return (await isWithin(deps.limits, rereading, input.idempotencyKey)) ? signIn(input.note) : null;
  await deps.limits.hit(perNetwork, ip);
  await deps.limits.hit(perEmail, `${input.email.toLowerCase()} ${ip}`);
  const now = deps.clock.now();
  const token = randomToken(deps.clock);
  const email = await confirmRequestEmail(deps, input.email, input.kind, token);
  const found = await readText(deps, input.note, PUBLIC_FORMS);
  await deps.db.transaction(async (tx) => {
    if (found) await raiseRequestFlag(deps, tx, input, found);
    if (await wasEmailed(tx, input, new Date(now.getTime() - EMAIL_PAUSE_MS))) return;
    const inserted = await tx
      .insert(privacyRequests)
      .values({
        id: PrivacyRequestId.parse(deps.clock.uuid()),
        kind: input.kind,
        state: 'unconfirmed',
        source: 'public',
        email: input.email,
        note: found ? '' : input.note,
        tokenHash: sha256(token),
        tokenExpiresAt: new Date(now.getTime() + CONFIRM_HOURS * HOUR_MS),
        idempotencyKey: input.idempotencyKey,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: privacyRequests.id });
    if (inserted.length > 0) await deps.mailer.enqueue(tx, email);
  });
  return signOf(found);
}

/** The passage contains the address, because the flag's assignee has no other way to answer. */
function raiseRequestFlag(
  deps: Deps,
  tx: Tx,
  { email, idempotencyKey }: DataRequestInput,
  found: FoundInText,
): Promise<SafetyFlagId> {
  const passage = `${email}\n\n${found.passage}`;
  return raiseTextFlag(
    deps,
    tx,
    { ...found, passage },
    { source: 'request', candidateId: null, idempotencyKey },
  );
}

/** Whether a link for the same request was sent to this address since then and is still unused. */
async function wasEmailed(tx: Tx, { email, kind }: DataRequestInput, since: Date): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.email, email),
        eq(privacyRequests.kind, kind),
        eq(privacyRequests.state, 'unconfirmed'),
        gt(privacyRequests.createdAt, since),
      ),
    )
    .limit(1);
  return waiting !== undefined;
}

async function isStored(deps: Deps, idempotencyKey: string): Promise<boolean> {
  const [row] = await deps.db
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(eq(privacyRequests.idempotencyKey, idempotencyKey));
  return row !== undefined;
}

/**
 * Opens a request with the emailed link. Idempotent: the same link gets the same answer.
 * @throws DomainError('request_link_invalid')
 */
export async function confirmRequest(
  deps: Deps,
  token: string,
  { ip }: { ip: string },
): Promise<RequestAnswer> {
  await deps.limits.hit(perDownload, ip);
  return deps.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.tokenHash, sha256(token)))
      .for('update');
    const now = deps.clock.now();
    if (!request?.email || !request.tokenExpiresAt || request.tokenExpiresAt <= now) {
      throw new DomainError('request_link_invalid');
    }
    if (request.state !== 'unconfirmed') return { kind: request.kind, state: request.state };
    // Locked: a merge in this very moment either sees this request, or is through and leaves the record that stayed.
    const [subject] = await lockSubjects(tx, { email: request.email });
    await open(deps, tx, { id: request.id, kind: request.kind, candidateId: subject?.candidateId ?? null });
    return { kind: request.kind, state: 'working' };
  });
}

/** Puts a proven request to work. */
async function open(
  deps: Deps,
  tx: Tx,
  request: { id: PrivacyRequestId; kind: PrivacyKind; candidateId: CandidateId | null },
): Promise<void> {
  await tx
    .update(privacyRequests)
    .set({ state: 'working', candidateId: request.candidateId, confirmedAt: deps.clock.now() })
    .where(eq(privacyRequests.id, request.id));
  await deps.audit.record(tx, {
    action: `privacy.${request.kind}_requested`,
    actor: request.candidateId
      ? { kind: 'candidate', id: request.candidateId, ip: null }
      : { kind: 'anonymous', ip: null },
    subject: { kind: 'privacy_request', id: request.id },
  });
  await deps.mailer.enqueue(tx, await requestEmailToHr(deps, request.kind));
  await deps.queue.enqueue(tx, FULFIL_TASK, { requestId: request.id });
  await deps.bus.publish(tx, 'panel', {});
}

/**
 * A request from inside the portal, where the emailed code has confirmed the person.
 * @throws DomainError too_many_attempts; not_found when the record was merged into another or erased in the
 *   meantime
 */
export async function requestFromPortal(
  deps: Deps,
  candidateId: CandidateId,
  input: { kind: PrivacyKind; idempotencyKey: string },
): Promise<RequestAnswer> {
  await deps.limits.hit(perPerson, candidateId);
  await deps.db.transaction(async (tx) => {
    const [candidate] = await tx
      .select({ email: candidates.email })
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for('update');
    if (!candidate) throw new DomainError('not_found');
    const id = PrivacyRequestId.parse(deps.clock.uuid());
    const inserted = await tx
      .insert(privacyRequests)
      .values({
        id,
        kind: input.kind,
        state: 'unconfirmed',
        source: 'portal',
        email: candidate.email,
        candidateId,
        idempotencyKey: input.idempotencyKey,
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: privacyRequests.id });
    if (inserted.length > 0) await open(deps, tx, { id, kind: input.kind, candidateId });
  });
  return { kind: input.kind, state: 'working' };
}

/**
 * Exchanges the token of an emailed download link for a five-minute link to the archive. The first browser
 * that opens it gets a cookie; other browsers are refused after that.
 * @throws DomainError('download_link_invalid')
 */
export async function openDownload(
  deps: Deps,
  token: string,
  browser: { ip: string; cookie: string | undefined },
): Promise<{ url: string; cookie: { value: string; expires: Date } | null }> {
  await deps.limits.hit(perDownload, browser.ip);
  return deps.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.downloadTokenHash, sha256(token)))
      .for('update');
    const expires = request?.downloadExpiresAt;
    if (!request?.exportFileId || !expires || expires <= deps.clock.now()) {
      throw new DomainError('download_link_invalid');
    }
    const holder = browser.cookie ? sha256(browser.cookie) : null;
    if (request.downloadSessionHash && request.downloadSessionHash !== holder) {
      throw new DomainError('download_link_invalid');
    }
    await deps.audit.record(tx, {
      action: 'privacy.copy_opened',
      actor: { kind: 'anonymous', ip: browser.ip },
      subject: { kind: 'privacy_request', id: request.id },
    });
    if (request.downloadSessionHash && holder) {
      return { ...fileLink(deps, { fileId: request.exportFileId, sessionId: holder }), cookie: null };
    }
    const value = randomToken(deps.clock);
    await tx
      .update(privacyRequests)
      .set({ downloadSessionHash: sha256(value) })
      .where(eq(privacyRequests.id, request.id));
    const link = fileLink(deps, { fileId: FileId.parse(request.exportFileId), sessionId: sha256(value) });
    return { ...link, cookie: { value, expires } };
  });
}

/** What isn't done after a day can't be carried out by itself. */
const lateForHr = (now: Date): SQL<boolean> => isLate(new Date(now.getTime() - DAY_MS));

/** The requests that need HR: those that wait for a decision, and those that can't be carried out. */
export const needsHr = (now: Date): SQL => sql`(privacy_requests.state = 'waiting' or ${lateForHr(now)})`;

/**
 * HR's list: those waiting for HR, the longest wait first, because the law sets them a deadline. Then other open
 * ones, finished ones, and unconfirmed ones, which anyone can make, each newest first.
 */
export async function listRequests(deps: Deps): Promise<PrivacyRequestRow[]> {
  const rows = await deps.db
    .select({
      request: privacyRequests,
      fullName: candidates.fullName,
      late: lateForHr(deps.clock.now()),
    })
    .from(privacyRequests)
    .leftJoin(candidates, eq(candidates.id, privacyRequests.candidateId))
    .orderBy(
      sql`case ${privacyRequests.state} when 'waiting' then 0 when 'held' then 1 when 'working' then 1
        when 'unconfirmed' then 3 else 2 end`,
      sql`case when ${privacyRequests.state} = 'waiting' then ${privacyRequests.createdAt} end`,
      desc(privacyRequests.createdAt),
      desc(privacyRequests.id),
    )
    .limit(LIST_MAX);
  return rows.map(({ request, fullName, late }) => ({
    id: request.id,
    kind: request.kind,
    state: request.state,
    late,
    source: request.source,
    email: request.email,
    candidateId: request.candidateId,
    fullName,
    note: request.note,
    kept: request.kept,
    keepUntil: request.keepUntil?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
    confirmedAt: request.confirmedAt?.toISOString() ?? null,
    finishedAt: request.finishedAt?.toISOString() ?? null,
  }));
}

/** HR's deletion of a current employee, or another try of a held one. */
export async function carryOut(deps: Deps, actor: Actor, requestId: PrivacyRequestId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.id, requestId))
      .for('update');
    if (!request) throw new DomainError('not_found');
    if (request.state !== 'waiting' && request.state !== 'held') return;
    // A hold on any of its records delays the deletion, and an approval meanwhile would be lost.
    // Not locked: a hold locks records before requests, and the task looks again.
    const found = request.email ? await findSubjects(tx, whose(request, request.email)) : [];
    const records = [request, ...found].flatMap(({ candidateId }) => candidateId ?? []);
    if ((await heldAmong(tx, records)).size > 0) throw new DomainError('legal_hold');
    await tx
      .update(privacyRequests)
      .set({ state: 'working', approved: true })
      .where(eq(privacyRequests.id, requestId));
    await deps.audit.record(tx, {
      action: 'privacy.deletion_approved',
      actor,
      subject: { kind: 'privacy_request', id: requestId },
    });
    await deps.queue.enqueue(tx, FULFIL_TASK, { requestId });
  });
}

/** Retention in months, days, and years, as it's carried out and stated to people. */
export function retentionSettings(db: DbOrTx): Promise<RetentionSettings> {
  return readSetting(db, hrSettings.retention);
}

/** The retention with its version, for a change of it. */
export const storedRetention = (db: DbOrTx) => readVersioned(db, hrSettings.retention);

/**
 * Changes the retention, from the next nightly run on; the privacy policy states it at once.
 * @throws DomainError('conflict') when someone else changed it after it was read: a shorter time deletes people
 */
export async function changeRetention(
  deps: Deps,
  actor: Actor,
  { basedOn, ...value }: SetRetentionInput,
): Promise<void> {
  await saveSetting(deps, actor, hrSettings.retention, value, basedOn);
  await deps.appSettings.refresh();
}

/** Erases a demo person with nothing retained. False for anyone else, and for deleted records. */
export async function eraseInvented(deps: Deps, id: CandidateId): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const candidate = await lockPerson(tx, id);
    if (!candidate?.demo) return false;
    await erasePerson(deps, tx, { candidateId: id, userId: candidate.userId }, { invented: true });
    return true;
  });
}

/** The open holds of two records that become one are one afterwards, with both reasons. */
export async function joinHolds(
  deps: Deps,
  tx: Tx,
  { kept, gone }: { kept: CandidateId; gone: CandidateId },
): Promise<void> {
  const holds = await tx
    .select()
    .from(legalHolds)
    .where(and(inArray(legalHolds.candidateId, [kept, gone]), isNull(legalHolds.liftedAt)));
  const own = holds.find(({ candidateId }) => candidateId === kept);
  const other = holds.find(({ candidateId }) => candidateId === gone);
  if (!own || !other) return;
  await tx
    .update(legalHolds)
    .set({ reason: `${own.reason} / ${other.reason}` })
    .where(eq(legalHolds.id, own.id));
  await tx.update(legalHolds).set({ liftedAt: deps.clock.now() }).where(eq(legalHolds.id, other.id));
}

/** Ends the links that confirm a request, or open a copy, of a person who has left this address. */
export async function endRequestLinks(tx: Tx, { candidateId, email }: LeftAddress): Promise<void> {
  await tx
    .update(privacyRequests)
    .set({ tokenHash: null, downloadTokenHash: null })
    .where(or(eq(privacyRequests.candidateId, candidateId), eq(privacyRequests.email, email)));
}
