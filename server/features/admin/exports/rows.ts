import { type SQL, sql } from 'drizzle-orm';
import { auditText } from '../../../../shared/audit/labels.ts';
import { markText } from '../../../../shared/interview/resultMark.ts';
import {
  type ExportScope,
  type ExportSpec,
  maskEmail,
  maskName,
  maskPhone,
  type Period,
} from '../../../../shared/reports/exports.ts';
import type { Agreement } from '../../../../shared/reviews/agreement.ts';
import type { AgreementInput } from '../../../../shared/reviews/schema.ts';
import { addDays, dayStart } from '../../../../shared/time/zones.ts';
import type { Deps } from '../../../deps.ts';
import { readAudit } from '../../audit/admin.ts';
import { countCandidates, exportCandidates } from '../../candidates/service.ts';
import { fairnessColumns, fairnessRows } from '../../fairness/queries.ts';
import { agreementReport } from '../../reviews/queries.ts';
import type { Viewer } from '../../reviews/service.ts';
import { withoutScores } from '../service.ts';

type Cell = string | number | boolean | null;
type Table = { columns: string[]; batches: AsyncGenerator<Cell[][]> };
type Scope<K extends ExportScope['kind']> = Extract<ExportScope, { kind: K }>;
type Personal = { personal: boolean };

const BATCH = 1_000;

/** The export as a head and batches of rows; nothing is read until the first batch is requested. */
export function tableOf(deps: Deps, viewer: Viewer, spec: ExportSpec): Table {
  switch (spec.kind) {
    case 'candidates':
      return {
        columns: [...personColumns, 'Status', 'Score', 'Score status', 'Tags', 'Applied', 'LinkedIn'],
        batches: candidateRows(deps, viewer, spec),
      };
    case 'employees':
      return { columns: [...personColumns, 'Has account', 'Hired'], batches: employeeRows(deps, spec) };
    case 'sessions':
      return {
        columns: [
          'Session',
          'Employee ID',
          'Employee',
          'Email',
          'Started',
          'Ended',
          'Minutes',
          'Tasks completed',
          'Rating',
          'Status',
        ],
        batches: sessionRows(deps, spec),
      };
    case 'agreement':
      return {
        columns: [
          'Criterion',
          'Ratings',
          'Both rated',
          'Same',
          'Within one',
          'Mean difference',
          'Weighted kappa',
          'Small sample',
        ],
        batches: agreementRows(deps, viewer, spec.filters),
      };
    case 'fairness':
      return { columns: fairnessColumns, batches: fairnessRows(deps, spec.filters) };
    case 'audit':
      return {
        columns: ['ID', 'Time', 'Action', 'Label', 'Who', 'About', 'About ID', 'IP address', 'Details'],
        batches: auditRows(deps, viewer, spec),
      };
  }
}

/** How many rows such an export has now. @throws DomainError search_too_broad */
export async function countRows(deps: Deps, scope: ExportScope): Promise<number> {
  if (scope.kind === 'candidates') return countCandidates(deps, scope.filters, candidateBounds(scope));
  const [row] = await deps.db.execute<{ count: number }>(
    scope.kind === 'employees'
      ? sql`select count(*)::int as count from candidates c where ${employeesWhere(scope)}`
      : sql`select count(*)::int as count from employee_sessions s where ${sessionsWhere(scope)}`,
  );
  return row?.count ?? 0;
}

const personColumns = ['ID', 'Name', 'Email', 'Phone', 'Position', 'Country', 'State'];

/** The first moment of the period and the first moment after it, in the reader's time zone; null for an open end. */
function boundsOf(period: Period | undefined): { from: Date | null; to: Date | null } {
  return {
    from: period?.from ? dayStart(period.zone, period.from) : null,
    to: period?.until ? dayStart(period.zone, addDays(period.until, 1)) : null,
  };
}

function between(column: SQL, period: Period | undefined): SQL {
  const { from, to } = boundsOf(period);
  const after = from ? sql`and ${column} >= ${from.toISOString()}::timestamptz` : sql``;
  const before = to ? sql`and ${column} < ${to.toISOString()}::timestamptz` : sql``;
  return sql`${after} ${before}`;
}

const candidateBounds = ({ country, applied }: Scope<'candidates'>) => ({ country, ...boundsOf(applied) });

function namesOf(
  { fullName, email, phone }: { fullName: string; email: string; phone: string | null },
  personal: boolean,
): Cell[] {
  return personal ? [fullName, email, phone] : [maskName(fullName), maskEmail(email), maskPhone(phone)];
}

async function* candidateRows(
  deps: Deps,
  viewer: Viewer,
  spec: Scope<'candidates'> & Personal,
): AsyncGenerator<Cell[][]> {
  for await (const batch of exportCandidates(deps, spec.filters, candidateBounds(spec))) {
    const people = await withoutScores(deps, viewer, batch);
    yield people.map((person) => [
      person.id,
      ...namesOf(person, spec.personal),
      person.position,
      person.country,
      person.state,
      person.status,
      person.score,
      person.mark && markText(person.mark),
      person.tags.map(({ name }) => name).join('; '),
      person.appliedAt,
      // The address of a profile contains a name.
      spec.personal ? person.linkedinUrl : null,
    ]);
  }
}

/** People hired before the day of hire was recorded count from the first known day. */
const hiredAt = sql`coalesce(c.hired_at, c.created_at)`;

function employeesWhere({ position, country, hired }: Scope<'employees'>): SQL {
  return sql`c.status = 'hired' ${position ? sql`and c.position = ${position}` : sql``}
    ${country ? sql`and c.country = ${country}` : sql``} ${between(hiredAt, hired)}`;
}

type EmployeeRecord = {
  id: string;
  fullName: string;
  email: string;
  phone: string | null;
  position: string;
  country: string;
  state: string | null;
  account: boolean;
  hired: Date | string;
  key: string;
};

async function* employeeRows(deps: Deps, spec: Scope<'employees'> & Personal): AsyncGenerator<Cell[][]> {
  let last: { key: string; id: string } | null = null;
  for (;;) {
    const before = last ? sql`and (${hiredAt}, c.id) < (${last.key}::timestamptz, ${last.id}::uuid)` : sql``;
    const rows: EmployeeRecord[] = await deps.db.execute<EmployeeRecord>(sql`
      select c.id, c.full_name as "fullName", c.email::text, c.phone, c.position, c.country, c.state,
        c.user_id is not null as account, ${hiredAt} as hired, (${hiredAt})::text as key
      from candidates c where ${employeesWhere(spec)} ${before}
      order by ${hiredAt} desc, c.id desc limit ${BATCH}`);
    yield rows.map((row) => [
      row.id,
      ...namesOf(row, spec.personal),
      row.position,
      row.country,
      row.state,
      row.account,
      new Date(row.hired).toISOString(),
    ]);
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    last = { key: end.key, id: end.id };
  }
}

function sessionsWhere({ started, employeeId, state }: Scope<'sessions'>): SQL {
  const open = state === 'open' ? sql`and s.ended_at is null` : sql``;
  const completed = state === 'completed' ? sql`and s.ended_at is not null` : sql``;
  return sql`true ${employeeId ? sql`and s.employee_id = ${employeeId}` : sql``} ${open} ${completed}
    ${between(sql`s.started_at`, started)}`;
}

type SessionRecord = {
  id: string;
  employee_id: string;
  employee: string | null;
  email: string | null;
  started_at: Date | string;
  ended_at: Date | string | null;
  minutes: number | null;
  tasks: number;
  rating: string | null;
  key: string;
};

async function* sessionRows(deps: Deps, spec: Scope<'sessions'> & Personal): AsyncGenerator<Cell[][]> {
  let last: { key: string; id: string } | null = null;
  for (;;) {
    const before = last
      ? sql`and (s.started_at, s.id) < (${last.key}::timestamptz, ${last.id}::uuid)`
      : sql``;
    const rows: SessionRecord[] = await deps.db.execute<SessionRecord>(sql`
      select s.id, s.employee_id, c.full_name as employee, c.email::text, s.started_at, s.ended_at, s.duration_minutes as minutes,
        coalesce(s.tasks_completed, (select count(*)::int from task_assignments a
          where a.session_id = s.id and a.status = 'completed')) as tasks,
        s.performance_rating as rating, s.started_at::text as key
      from employee_sessions s left join candidates c on c.id = s.employee_id
      where ${sessionsWhere(spec)} ${before}
      order by s.started_at desc, s.id desc limit ${BATCH}`);
    yield rows.map((row) => [
      row.id,
      // The same ID as in the export of employees, because several people can have the same name or initials.
      row.employee_id,
      row.employee === null ? 'Unknown' : spec.personal ? row.employee : maskName(row.employee),
      row.email && (spec.personal ? row.email : maskEmail(row.email)),
      new Date(row.started_at).toISOString(),
      row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
      row.minutes,
      row.tasks,
      row.rating ?? 'Pending',
      row.ended_at === null ? 'Active' : 'Completed',
    ]);
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    last = { key: end.key, id: end.id };
  }
}

async function* agreementRows(deps: Deps, viewer: Viewer, filters: AgreementInput): AsyncGenerator<Cell[][]> {
  const { overall, criteria } = await agreementReport(deps, viewer, filters);
  const rounded = (value: number | null): number | null => value && Math.round(value * 1000) / 1000;
  const line = (name: string, of: Agreement): Cell[] => [
    name,
    of.pairs,
    of.rated,
    rounded(of.exact),
    rounded(of.withinOne),
    rounded(of.meanDifference),
    rounded(of.kappa),
    of.small,
  ];
  yield [...criteria.map(({ label, agreement }) => line(label, agreement)), line('All criteria', overall)];
}

/** Details that any export may contain; people named in settings or emails are masked as elsewhere. */
const withoutAddresses = (text: string): string => text.replace(/[^\s"<>,;:]+@[^\s"<>,;]+/g, maskEmail);

async function* auditRows(
  deps: Deps,
  viewer: Viewer,
  { filters, personal }: Extract<ExportSpec, { kind: 'audit' }>,
): AsyncGenerator<Cell[][]> {
  let before: number | null = null;
  for (;;) {
    const rows = await readAudit(deps, viewer, filters, { before, limit: BATCH, exported: true });
    yield rows.map((row) => [
      row.id,
      row.createdAt,
      row.action,
      auditText(row.action),
      personal || !row.actorNamed ? row.actor : maskName(row.actor),
      row.subjectKind,
      row.subjectId,
      personal ? row.ip : null,
      personal ? JSON.stringify(row.data) : withoutAddresses(JSON.stringify(row.data)),
    ]);
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    before = end.id;
  }
}
