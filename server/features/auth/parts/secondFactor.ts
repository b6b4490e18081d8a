import { and, count, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type {
  RenewCodesInput,
  SecondFactorSetup,
  SecondFactorView,
  SecondProofInput,
  SetUpSecondFactorInput,
} from '../../../../shared/auth/schema.ts';
import { brand } from '../../../../shared/company/brand.ts';
import type { UserId } from '../../../../shared/ids/schema.ts';
import { CROCKFORD, readCrockford, typedCode } from '../../../../shared/text/crockford.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { recoveryCodes, secondFactors } from '../../../db/schema/accounts.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { sha256 } from '../../../platform/crypto/vault.ts';
import { noteChange } from '../../accountHistory/service.ts';
import { secondFactorEmail } from '../emails.ts';
import { emailOwner } from './owner.ts';
import { checkOwnPassword } from './passwords.ts';

/** Optional codes from an authenticator app (RFC 6238, quality S13), and recovery codes in case it's lost. */

type Owner = { userId: UserId; email: string; fullName: string; emailConfirmed: boolean; ip: string };

/**
 * Only people who know the password can try codes. Tries inside a session, at each known browser, and
 * elsewhere count separately, so that a stolen password can't lock its owner out either.
 */
const perAccount = { name: 'second-factor', max: 10, windowSeconds: 15 * 60 };
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 16 characters of 32 are 80 random bits: enough to need no slow hash. */
const RECOVERY_LENGTH = 16;
/** How long a repeated call gets the codes again that the first one's lost answer had. */
const REPEAT_MS = 15 * MINUTE_MS;

const placeOf = (userId: UserId) => ({ table: 'second_factors', column: 'secret', row: userId });

/** Whether the account requires codes, and how many recovery codes are left. */
export async function readSecondFactor(deps: Deps, userId: UserId): Promise<SecondFactorView> {
  const [row] = await deps.db
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return { on: Boolean(row?.confirmedAt), recoveryCodesLeft: await codesLeft(deps.db, userId) };
}

async function codesLeft(db: DbOrTx, userId: UserId): Promise<number> {
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return left?.count ?? 0;
}

/** The time since which the account requires codes; null when it doesn't. */
export async function secondFactorSince(deps: Deps, userId: UserId): Promise<Date | null> {
  const [row] = await deps.db
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return row?.confirmedAt ?? null;
}

/** Removes it with its recovery codes, however far its set-up got. */
export async function removeSecondFactor(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/**
 * Starts the set-up: a new secret, which takes effect after one of its codes was entered.
 * @throws DomainError email_unconfirmed, wrong_password, conflict when it's on already
 */
export async function beginSecondFactor(
  deps: Deps,
  owner: Owner,
  password: string,
): Promise<SecondFactorSetup> {
  // An account of an unproven address may be another person's to claim; it must not get a lock.
  if (!owner.emailConfirmed) throw new DomainError('email_unconfirmed');
  await checkOwnPassword(deps, owner, password);
  const secret = new Secret({ buffer: Uint8Array.from(deps.clock.bytes(SECRET_BYTES)).buffer });
  const fresh = { secret: await deps.vault.encrypt(placeOf(owner.userId), secret.base32), lastStep: 0 };
  const [stored] = await deps.db
    .insert(secondFactors)
    .values({ userId: owner.userId, ...fresh, createdAt: deps.clock.now() })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (!stored) throw new DomainError('conflict');
  const uri = new TOTP({ issuer: brand.name, label: owner.email, secret }).toString();
  // Loaded on use, because turning it on is rare.
  const { default: QRCode } = await import('qrcode');
  return { qr: await QRCode.toDataURL(uri, { margin: 2, width: 240 }), secret: secret.base32 };
}

/**
 * Turns it on with the app's first code; returns recovery codes, which can't be shown again.
 * @throws DomainError second_factor_wrong, too_many_attempts, conflict when no set-up was started
 */
export async function confirmSecondFactor(
  deps: Deps,
  owner: Owner,
  { code, idempotencyKey = deps.clock.uuid() }: SetUpSecondFactorInput,
): Promise<string[]> {
  await deps.limits.hit(perAccount, `${owner.userId} inside`);
  const codes = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, owner.userId), isNull(secondFactors.confirmedAt)))
      .for('update');
    if (!row) {
      const shown = await sameCodes(deps, tx, owner.userId, idempotencyKey);
      if (shown) return shown;
      throw new DomainError('conflict');
    }
    const step = await stepOf(deps, row, code);
    if (step === null) throw new DomainError('second_factor_wrong');
    await tx
      .update(secondFactors)
      .set({ confirmedAt: deps.clock.now(), lastStep: step })
      .where(eq(secondFactors.userId, owner.userId));
    await noteChange(deps, tx, owner.userId, { kind: 'second_factor_on' });
    await deps.audit.record(tx, {
      action: 'auth.second_factor_on',
      actor: owner,
    });
    await emailOwner(deps, tx, owner.userId, await secondFactorEmail(deps, owner, 'on'));
    return freshRecoveryCodes(deps, tx, owner.userId, idempotencyKey);
  });
  await deps.limits.clear(perAccount, `${owner.userId} inside`);
  return codes;
}

/**
 * Turns it off with the password and a code of the app, or a recovery code: a stolen password alone must not do it.
 * @throws DomainError wrong_password, second_factor_wrong, too_many_attempts
 */
export async function endSecondFactor(
  deps: Deps,
  owner: Owner,
  { password, code }: SecondProofInput,
): Promise<void> {
  await checkOwnPassword(deps, owner, password);
  await passSecondFactor(deps, owner.userId, { code, from: 'inside', endsCodes: true });
  await deps.db.transaction(async (tx) => {
    const ended = await tx
      .delete(secondFactors)
      .where(and(eq(secondFactors.userId, owner.userId), isNotNull(secondFactors.confirmedAt)))
      .returning({ userId: secondFactors.userId });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner.userId));
    if (ended.length === 0) return;
    await noteChange(deps, tx, owner.userId, { kind: 'second_factor_off' });
    await deps.audit.record(tx, {
      action: 'auth.second_factor_off',
      actor: owner,
    });
    await emailOwner(deps, tx, owner.userId, await secondFactorEmail(deps, owner, 'off'));
  });
}

/**
 * Replaces all recovery codes, for a code as well: with fresh ones a stolen password could turn the second step off.
 * @throws DomainError wrong_password, second_factor_wrong, too_many_attempts, conflict when the second step is off
 */
export async function renewRecoveryCodes(
  deps: Deps,
  owner: Owner,
  { password, code, idempotencyKey = deps.clock.uuid() }: RenewCodesInput,
): Promise<string[]> {
  await checkOwnPassword(deps, owner, password);
  if (!(await readSecondFactor(deps, owner.userId)).on) throw new DomainError('conflict');
  // The code was used up by the first call.
  const shown = await sameCodes(deps, deps.db, owner.userId, idempotencyKey);
  if (shown) return shown;
  await passSecondFactor(deps, owner.userId, { code, from: 'inside', endsCodes: true });
  return deps.db.transaction(async (tx) => {
    await noteChange(deps, tx, owner.userId, { kind: 'recovery_codes' });
    await deps.audit.record(tx, { action: 'auth.recovery_codes_renewed', actor: owner });
    await emailOwner(deps, tx, owner.userId, await secondFactorEmail(deps, owner, 'renewed'));
    return freshRecoveryCodes(deps, tx, owner.userId, idempotencyKey);
  });
}

/**
 * The second step of a sign-in; nothing for accounts without one. Tries count by `from`: a known browser, `inside` a
 * session, or `elsewhere`. `endsCodes`: what follows ends all recovery codes, so none are counted.
 * @throws DomainError second_factor_required, second_factor_wrong, too_many_attempts
 */
export async function passSecondFactor(
  deps: Deps,
  userId: UserId,
  { code, from, endsCodes = false }: { code: string | undefined; from: string; endsCodes?: boolean },
): Promise<void> {
  const [row] = await deps.db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  if (!row) return;
  if (!code) throw new DomainError('second_factor_required');
  await deps.limits.hit(perAccount, `${userId} ${from}`);
  // Only codes from an app have six digits.
  const passed = /^\d{6}$/.test(typedCode(code))
    ? await passCode(deps, row, code)
    : await passRecoveryCode(deps, userId, { typed: code, endsCodes });
  if (!passed) throw new DomainError('second_factor_wrong');
  await deps.limits.clear(perAccount, `${userId} ${from}`);
}

type Stored = { userId: UserId; secret: string; lastStep: number };

/** The time step of a code that is right now, or was a moment ago; null otherwise. */
async function stepOf(deps: Deps, { userId, secret }: Stored, typed: string): Promise<number | null> {
  const timestamp = deps.clock.now().getTime();
  const delta = TOTP.validate({
    token: typedCode(typed),
    secret: Secret.fromBase32(await deps.vault.decrypt(placeOf(userId), secret)),
    timestamp,
    window: 1,
  });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** A code that was read over a shoulder must not work again, hence the step is used up with it. */
async function passCode(deps: Deps, row: Stored, typed: string): Promise<boolean> {
  const step = await stepOf(deps, row, typed);
  if (step === null) return false;
  const used = await deps.db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, row.userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/** Uses a recovery code up, and tells the owner: someone else may have found it. */
function passRecoveryCode(
  deps: Deps,
  userId: UserId,
  { typed, endsCodes }: { typed: string; endsCodes: boolean },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: deps.clock.now() })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, hashOf(typed)),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ id: recoveryCodes.id });
    const [owner] = used.length > 0 ? await tx.select().from(users).where(eq(users.id, userId)) : [];
    if (!owner) return false;
    const left = endsCodes ? null : await codesLeft(tx, userId);
    await deps.audit.record(tx, {
      action: 'auth.recovery_code_used',
      actor: 'system',
      subject: { kind: 'user', id: userId },
    });
    await emailOwner(deps, tx, userId, await secondFactorEmail(deps, owner, { codesLeft: left }));
    return true;
  });
}

const hashOf = (code: string): string => sha256(readCrockford(code));

/** Made from the call's key with a key of ours, so that a repeated call can show them although only hashes are stored. */
function codesOf(deps: Deps, userId: UserId, idempotencyKey: string): string[] {
  return Array.from({ length: RECOVERY_CODES }, (_, n) => {
    const signature = deps.vault.sign('recovery codes', `${userId} ${idempotencyKey} ${n}`);
    const bytes = Buffer.from(signature, 'base64url').subarray(0, RECOVERY_LENGTH);
    return Array.from(bytes, (byte) => CROCKFORD[byte % 32] ?? '0').join('');
  });
}

const shownAs = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** The codes that the call with this key made a moment ago; null when it made none, or others replaced them. */
async function sameCodes(
  deps: Deps,
  db: DbOrTx,
  userId: UserId,
  idempotencyKey: string,
): Promise<string[] | null> {
  const since = new Date(deps.clock.now().getTime() - REPEAT_MS);
  const stored = await db
    .select({ hash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), gt(recoveryCodes.createdAt, since)));
  const codes = codesOf(deps, userId, idempotencyKey);
  const hashes = new Set(codes.map(hashOf));
  return stored.some(({ hash }) => hashes.has(hash)) ? codes.map(shownAs) : null;
}

async function freshRecoveryCodes(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  idempotencyKey: string,
): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = codesOf(deps, userId, idempotencyKey);
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      id: deps.clock.uuid(),
      userId,
      codeHash: hashOf(code),
      createdAt: deps.clock.now(),
    })),
  );
  return codes.map(shownAs);
}
