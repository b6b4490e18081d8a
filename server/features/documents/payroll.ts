import { asc, eq } from 'drizzle-orm';
import { type PayrollInput, payCycleLabels } from '../../../shared/documents.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { onboardingDocuments } from '../../db/schema/documents.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { proveOwnPassword } from '../auth/service.ts';
import type { HrActor } from './hr.ts';
import { openField } from './seal.ts';

const exportsRule = { name: 'documents-payroll', max: 5, windowSeconds: 3_600 };

type Payroll = {
  csv: string;
  people: number;
  /** Left out: their bank details changed less than three days ago. */
  onHold: string[];
  /** Left out: a value did not open. */
  unreadable: string[];
};

const header = [
  'Full name',
  'Email',
  'Position',
  'Address',
  'Social Security number',
  'Payment option',
  'Paid',
  'Bank name',
  'Routing number',
  'Account number',
];

/**
 * The payroll file of everybody hired. A line per person in the audit log commits before anything is
 * decrypted, as for a reveal.
 * @throws DomainError wrong_password, too_many_attempts
 */
export async function exportPayroll(deps: Deps, actor: HrActor, input: PayrollInput): Promise<Payroll> {
  await deps.limits.hit(exportsRule, actor.userId);
  await proveOwnPassword(deps, actor, input.password);
  const rows = await deps.db
    .select({ person: candidates, documents: onboardingDocuments })
    .from(onboardingDocuments)
    .innerJoin(candidates, eq(candidates.id, onboardingDocuments.candidateId))
    .where(eq(candidates.status, 'hired'))
    // Without a limit: whoever is left out without a word is not paid.
    .orderBy(asc(candidates.fullName), asc(candidates.id));
  const now = deps.clock.now();
  const held = rows.filter(({ documents }) => documents.holdUntil !== null && documents.holdUntil > now);
  const payable = rows.filter((row) => !held.includes(row));
  await deps.db.transaction(async (tx) => {
    const user = { kind: 'user' as const, id: actor.userId, ip: actor.ip };
    const data = { reason: input.reason };
    await deps.audit.record(tx, {
      action: 'documents.payroll_exported',
      actor: user,
      data: { ...data, people: payable.length },
    });
    for (const { person } of payable) {
      await deps.audit.record(tx, {
        action: 'documents.payroll_line',
        actor: user,
        subject: { kind: 'candidate', id: person.id },
        data,
      });
    }
  });
  const lines: string[][] = [header];
  const unreadable: string[] = [];
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
      unreadable.push(person.fullName);
    }
  }
  return {
    csv: lines.map((line) => line.map(csvCell).join(',')).join('\r\n'),
    people: lines.length - 1,
    onHold: held.map(({ person }) => person.fullName),
    unreadable,
  };
}

/** Quoted, and with nothing that a spreadsheet would run as a formula (quality S17). */
function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
