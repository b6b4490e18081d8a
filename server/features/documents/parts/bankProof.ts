import { and, eq, gt, lt } from 'drizzle-orm';
import { type BankProof, CODE_MINUTES } from '../../../../shared/documents/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { bankCodes, onboardingDocuments } from '../../../db/schema/documents.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import {
  checkOwnPassword,
  hashSecret,
  matchesSecret,
  provenAccount,
  proveSecondStep,
} from '../../auth/service.ts';
import { bankCodeEmail } from '../emails.ts';

/**
 * Proof that the owner requests a change of bank details, because an open portal alone isn't enough: with an
 * account, its password and second step; otherwise a code that's emailed for this change.
 */

const DIGITS = 8;
const sending = { name: 'bank-code-send', max: 5, windowSeconds: 3_600 };
const trying = { name: 'bank-code', max: 5, windowSeconds: CODE_MINUTES * 60 };

type Owner = { candidateId: CandidateId; ip: string };
type Person = typeof candidates.$inferSelect;

/** A proof that holds; an emailed code is used up by {@link spendBankProof}. */
export type HeldProof = { kind: 'password' } | { kind: 'code'; codeHash: string };

/** What this person proves a change with. */
export async function proofKind(deps: Deps, person: Person): Promise<'password' | 'code'> {
  return (await provenAccount(deps.db, person.userId)) ? 'password' : 'code';
}

/** Bound to the address: a code that was sent to an old one proves nothing. */
const secretOf = (email: string, code: string): string => `${email.toLowerCase()} ${code}`;

/**
 * Emails a code that works once, for ten minutes, and ends the one before.
 * @throws DomainError nothing_on_file, bank_password_needed for people with an account, too_many_attempts
 */
export async function sendBankCode(deps: Deps, owner: Owner): Promise<void> {
  const [found] = await deps.db
    .select({ person: candidates })
    .from(candidates)
    .innerJoin(onboardingDocuments, eq(onboardingDocuments.candidateId, candidates.id))
    .where(eq(candidates.id, owner.candidateId));
  if (!found) throw new DomainError('nothing_on_file');
  const { person } = found;
  if ((await proofKind(deps, person)) === 'password') throw new DomainError('bank_password_needed');
  await deps.limits.hit(sending, owner.candidateId);
  const code = newCode(deps);
  const codeHash = await hashSecret(secretOf(person.email, code));
  const now = deps.clock.now();
  const fresh = { codeHash, createdAt: now, expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000) };
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(bankCodes)
      .values({ candidateId: owner.candidateId, ...fresh })
      .onConflictDoUpdate({ target: bankCodes.candidateId, set: fresh });
    await deps.audit.record(tx, {
      action: 'documents.bank_code_sent',
      actor: { kind: 'candidate', id: owner.candidateId, ip: owner.ip },
      subject: { kind: 'candidate', id: owner.candidateId },
    });
    await deps.mailer.enqueue(tx, await bankCodeEmail(deps, person, code));
  });
}

function newCode(deps: Deps): string {
  const bytes = deps.clock.bytes(4);
  const number = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/**
 * Checks a proof before the change is stored; hashing takes too long for a transaction.
 * @throws DomainError bank_password_needed, wrong_password, second_factor_required, second_factor_wrong,
 *   bank_code_needed, bank_code_wrong, too_many_attempts
 */
export async function checkBankProof(
  deps: Deps,
  person: Person,
  ip: string,
  proof: BankProof | null,
): Promise<HeldProof> {
  const account = await provenAccount(deps.db, person.userId);
  if (account) {
    if (!proof?.password) throw new DomainError('bank_password_needed');
    await checkOwnPassword(deps, { userId: account.id, ip }, proof.password);
    await proveSecondStep(deps, account.id, { code: proof.code || undefined, neededMs: null });
    return { kind: 'password' };
  }
  const typed = proof?.code.normalize('NFKC').replace(/\D/g, '') ?? '';
  if (typed === '') throw new DomainError('bank_code_needed');
  await deps.limits.hit(trying, person.id);
  const [row] = await deps.db
    .select({ codeHash: bankCodes.codeHash })
    .from(bankCodes)
    .where(and(eq(bankCodes.candidateId, person.id), gt(bankCodes.expiresAt, deps.clock.now())));
  if (!(await matchesSecret(row?.codeHash ?? null, secretOf(person.email, typed))) || !row)
    throw new DomainError('bank_code_wrong');
  return { kind: 'code', codeHash: row.codeHash };
}

/**
 * Uses a proof together with the change. Of two changes with one code, one succeeds.
 * @throws DomainError bank_code_needed without a proof, bank_code_wrong when the code has been used
 */
export async function spendBankProof(
  deps: Deps,
  tx: Tx,
  id: CandidateId,
  held: HeldProof | null,
): Promise<void> {
  if (!held) throw new DomainError('bank_code_needed');
  if (held.kind === 'password') return;
  const used = await tx
    .delete(bankCodes)
    .where(and(eq(bankCodes.candidateId, id), eq(bankCodes.codeHash, held.codeHash)))
    .returning({ candidateId: bankCodes.candidateId });
  if (used.length === 0) throw new DomainError('bank_code_wrong');
  await deps.limits.clear(trying, id, tx);
}

/** Deletes codes that have run out. */
export async function sweepBankCodes(deps: Deps): Promise<void> {
  await deps.db.delete(bankCodes).where(lt(bankCodes.expiresAt, deps.clock.now()));
}
