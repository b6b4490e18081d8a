import { and, asc, eq, gt } from 'drizzle-orm';
import { type PayrollInput, payCycleLabels } from '../../../../shared/documents/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { csvCell } from '../../../../shared/reports/exports.ts';
import { figure } from '../../../../shared/text/counted.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Actor } from '../../../actor.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { onboardingDocuments } from '../../../db/schema/documents.ts';
import { auditLog } from '../../../db/schema/platform.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { checkOwnPassword, panelAccounts, proveSecondStep } from '../../auth/service.ts';
import { payrollEmail } from '../emails.ts';
import { openField } from './encryption.ts';

const exportsRule = { name: 'documents-payroll', max: 5, windowSeconds: 3_600 };
/** Lines of the payroll files one admin exports in a day. One admin must not be able to keep another from paying people. */
const rowsRule = (deps: Deps) => ({
  name: 'documents-payroll-rows',
  max: deps.env.PAYROLL_ROWS_A_DAY,
  windowSeconds: 86_400,
});

/** Someone left out of the file until HR acts. */
type LeftOut = { candidateId: CandidateId; fullName: string };
type Payroll = {
  csv: string;
  people: number;
  /** Left out: they haven't submitted anything. */
  missing: LeftOut[];
  /** Left out: HR hasn't reviewed the documents, or a change to them. */
  unreviewed: LeftOut[];
  /** Left out: their bank details changed less than three days ago. */
  onHold: LeftOut[];
  /** Left out: a value couldn't be decrypted. */
  unreadable: LeftOut[];
};

type Row = {
  person: typeof candidates.$inferSelect;
  documents: typeof onboardingDocuments.$inferSelect;
};

const header = [
  'Full name',
  'Email',
  'Position',
  'Address',
  'Social Security number',
  'Payment option',
  'Pay frequency',
  'Bank name',
  'Routing number',
  'Account number',
];

/**
 * The payroll file of all hired people whose documents HR has reviewed. An audit line per person commits
 * before anything is decrypted, as for a reveal, and with it an email to every admin. Where more than one
 * person can open the panel, or could a day ago, it requires the second step (quality S28), on for a day: a
 * thief of one password could turn it on, or remove the others' access, and export at once. The emails about
 * both give a day to respond.
 * @throws DomainError wrong_password, too_many_attempts, second_factor_missing, second_factor_new,
 *   second_factor_required, second_factor_wrong, payroll_too_large
 */
export async function exportPayroll(deps: Deps, actor: Actor, input: PayrollInput): Promise<Payroll> {
  await deps.limits.hit(exportsRule, actor.userId);
  await checkOwnPassword(deps, actor, input.password);
  const accounts = await panelAccounts(deps);
  await proveForExport(deps, actor, { code: input.code, panelSize: accounts.length });
  const { missing, unreviewed, held, payable } = await hiredPeople(deps);
  const admins = accounts.filter(({ admin }) => admin);
  const by = accounts.find(({ userId }) => userId === actor.userId)?.fullName ?? '';
  const details = { by, people: payable.length, reason: input.reason };
  const emails = await Promise.all(admins.map(({ email }) => payrollEmail(deps, email, details)));
  await countLines(deps, actor, payable.length, () =>
    deps.db.transaction(async (tx) => {
      const data = { reason: input.reason };
      await deps.audit.record(tx, {
        action: 'documents.payroll_exported',
        actor,
        data: { ...data, people: payable.length },
      });
      for (const email of emails) await deps.mailer.enqueue(tx, email);
      for (const { person } of payable) {
        await deps.audit.record(tx, {
          action: 'documents.payroll_line',
          actor,
          subject: { kind: 'candidate', id: person.id },
          data,
        });
      }
    }),
  );
  const { lines, unreadable } = await openLines(deps, payable);
  if (unreadable.length > 0) await recordLeftOut(deps, actor, unreadable, input.reason);
  return {
    csv: [header, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n'),
    people: lines.length,
    missing: missing.map(leftOut),
    unreviewed: unreviewed.map(leftOut),
    onHold: held.map(leftOut),
    unreadable,
  };
}

/** Requires the second step unless only this admin can open the panel, and could a day ago. */
async function proveForExport(
  deps: Deps,
  { userId }: Actor,
  { code, panelSize }: { code: PayrollInput['code']; panelSize: number },
): Promise<void> {
  const alone = panelSize <= 1 && !(await accessChanged(deps));
  try {
    await proveSecondStep(deps, userId, { code, neededMs: alone ? null : DAY_MS });
  } catch (error) {
    // The screen asks for a code after this error, so this call doesn't count as a separate try.
    if (error instanceof DomainError && error.code === 'second_factor_required')
      await deps.limits.takeBack(exportsRule, userId);
    throw error;
  }
}

/** All hired people: those in the file, and the others by what keeps them out of it. */
async function hiredPeople(deps: Deps) {
  const hired = await deps.db
    .select({ person: candidates, documents: onboardingDocuments })
    .from(candidates)
    .leftJoin(onboardingDocuments, eq(onboardingDocuments.candidateId, candidates.id))
    .where(eq(candidates.status, 'hired'))
    // Without a limit: people left out without a notice wouldn't be paid.
    .orderBy(asc(candidates.fullName), asc(candidates.id));
  const rows = hired.flatMap(({ person, documents }): Row[] => (documents ? [{ person, documents }] : []));
  const now = deps.clock.now();
  const isHeld = ({ documents }: Row): boolean => documents.holdUntil !== null && documents.holdUntil > now;
  return {
    missing: hired.filter(({ person, documents }) => documents === null && !person.demo),
    // Changed bank details are both held and unreviewed. Listed in both groups, so that HR reviews them before the hold ends.
    unreviewed: rows.filter(({ documents }) => documents.checkedAt === null),
    held: rows.filter(isHeld),
    payable: rows.filter((row) => !isHeld(row) && row.documents.checkedAt !== null),
  };
}

/** The decrypted lines of the file, and whose values can't be decrypted. */
async function openLines(
  deps: Deps,
  payable: readonly Row[],
): Promise<{ lines: string[][]; unreadable: LeftOut[] }> {
  const lines: string[][] = [];
  const unreadable: LeftOut[] = [];
  for (const { person, documents } of payable) {
    try {
      const open = async (field: 'address' | 'ssn' | 'routingNumber' | 'accountNumber'): Promise<string> =>
        (await openField(deps, documents, field)) ?? '';
      lines.push([
        person.fullName,
        person.email,
        person.position,
        await open('address'),
        await open('ssn'),
        documents.paymentOption,
        payCycleLabels[documents.payCycle],
        documents.bankName,
        await open('routingNumber'),
        await open('accountNumber'),
      ]);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      unreadable.push(leftOut({ person }));
    }
  }
  return { lines, unreadable };
}

const leftOut = ({
  person: { id, fullName },
}: {
  person: { id: CandidateId; fullName: string };
}): LeftOut => ({
  candidateId: id,
  fullName,
});

/** Corrects their audit lines, which are written before decryption and say that they were in the file. */
async function recordLeftOut(
  deps: Deps,
  actor: Actor,
  people: readonly LeftOut[],
  reason: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const { candidateId } of people) {
      await deps.audit.record(tx, {
        action: 'documents.payroll_left_out',
        actor,
        subject: { kind: 'candidate', id: candidateId },
        data: { reason },
      });
    }
  });
}

/** Counts the lines of a file against the admin's daily limit, and refunds them if nothing is exported. */
async function countLines(
  deps: Deps,
  actor: Actor,
  people: number,
  record: () => Promise<void>,
): Promise<void> {
  const rule = rowsRule(deps);
  if (people > rule.max) {
    throw new DomainError('payroll_too_large', { people: figure(people), max: figure(rule.max) });
  }
  try {
    await deps.limits.hit(rule, actor.userId, people);
    await record();
  } catch (error) {
    await deps.limits.takeBack(rule, actor.userId, people);
    throw error;
  }
}

/** Whether anyone's access to the panel changed in the last day. */
async function accessChanged(deps: Deps): Promise<boolean> {
  const since = new Date(deps.clock.now().getTime() - DAY_MS);
  const [line] = await deps.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'panel.role_changed'), gt(auditLog.createdAt, since)))
    .limit(1);
  return line !== undefined;
}

/** A cell that's always quoted, and that no spreadsheet runs as a formula (quality S17). */
function quoted(value: string): string {
  const cell = csvCell(value);
  return cell.startsWith('"') ? cell : `"${cell}"`;
}
