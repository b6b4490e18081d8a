import { sql } from 'drizzle-orm';
import type { Agreement } from '../../../../shared/agreement.ts';
import { CandidateListInput } from '../../../../shared/candidates.ts';
import { type ExportSpec, maskEmail, maskName, maskPhone } from '../../../../shared/exports.ts';
import type { AgreementInput } from '../../../../shared/reviews.ts';
import type { Deps } from '../../../deps.ts';
import { exportCandidates } from '../../candidates/service.ts';
import type { Viewer } from '../../reviews/service.ts';
import { readAudit } from '../audit/service.ts';
import { agreementReport } from '../reviews/agreement.ts';
import { withoutScores } from '../service.ts';

type Cell = string | number | boolean | null;
export type Table = { columns: string[]; batches: AsyncGenerator<Cell[][]> };

const BATCH = 1_000;
const DAY_MS = 86_400_000;

/** The export as a head and batches of rows; nothing is read before the first batch is asked for. */
export function tableOf(deps: Deps, viewer: Viewer, spec: ExportSpec): Table {
  switch (spec.kind) {
    case 'candidates':
      return { columns: personColumns('Applied'), batches: candidateRows(deps, viewer, spec) };
    case 'employees':
      return { columns: personColumns('Applied'), batches: employeeRows(deps, viewer, spec) };
    case 'sessions':
      return {
        columns: ['Session', 'Employee', 'Started', 'Ended', 'Minutes', 'Tasks completed', 'Rating', 'State'],
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
          'Kappa',
          'Small',
        ],
        batches: agreementRows(deps, spec.filters),
      };
    case 'audit':
      return {
        columns: ['Id', 'Time', 'Action', 'Who', 'About', 'About id', 'Address', 'Details'],
        batches: auditRows(deps, viewer, spec),
      };
  }
}

const personColumns = (when: string): string[] => [
  'Id',
  'Name',
  'Email',
  'Phone',
  'Position',
  'Country',
  'State',
  'Status',
  'Score',
  'Tags',
  when,
];

async function* candidateRows(
  deps: Deps,
  viewer: Viewer,
  { filters, personal }: { filters: CandidateListInput; personal: boolean },
): AsyncGenerator<Cell[][]> {
  for await (const batch of exportCandidates(deps, filters)) {
    const people = await withoutScores(deps, viewer, batch);
    yield people.map((person) => [
      person.id,
      personal ? person.fullName : maskName(person.fullName),
      personal ? person.email : maskEmail(person.email),
      personal ? person.phone : maskPhone(person.phone),
      person.position,
      person.country,
      person.state,
      person.status,
      person.score,
      person.tags.map(({ name }) => name).join('; '),
      person.appliedAt,
    ]);
  }
}

function employeeRows(
  deps: Deps,
  viewer: Viewer,
  { personal }: { personal: boolean },
): AsyncGenerator<Cell[][]> {
  return candidateRows(deps, viewer, { filters: CandidateListInput.parse({ status: 'hired' }), personal });
}

type SessionRecord = {
  id: string;
  employee: string | null;
  started_at: Date | string;
  ended_at: Date | string | null;
  minutes: number | null;
  tasks: number;
  rating: string | null;
};

async function* sessionRows(
  deps: Deps,
  spec: { from?: string | undefined; until?: string | undefined; personal: boolean },
): AsyncGenerator<Cell[][]> {
  const from = spec.from ?? '1970-01-01';
  const until = new Date(
    new Date(`${spec.until ?? '9000-01-01'}T00:00:00Z`).getTime() + DAY_MS,
  ).toISOString();
  let last: { at: string; id: string } | null = null;
  for (;;) {
    const before = last ? sql`and (s.started_at, s.id) < (${last.at}::timestamptz, ${last.id}::uuid)` : sql``;
    const rows: SessionRecord[] = await deps.db.execute<SessionRecord>(sql`
      select s.id, c.full_name as employee, s.started_at, s.ended_at, s.duration_minutes as minutes,
        coalesce(s.tasks_completed, (select count(*)::int from task_assignments a
          where a.session_id = s.id and a.status = 'completed')) as tasks,
        s.performance_rating as rating
      from employee_sessions s left join candidates c on c.id = s.employee_id
      where s.started_at >= ${from}::date and s.started_at < ${until} ${before}
      order by s.started_at desc, s.id desc limit ${BATCH}`);
    yield rows.map((row) => [
      row.id,
      row.employee === null ? 'Unknown' : spec.personal ? row.employee : maskName(row.employee),
      new Date(row.started_at).toISOString(),
      row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
      row.minutes,
      row.tasks,
      row.rating ?? 'Pending',
      row.ended_at === null ? 'Active' : 'Completed',
    ]);
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    last = { at: new Date(end.started_at).toISOString(), id: end.id };
  }
}

async function* agreementRows(deps: Deps, filters: AgreementInput): AsyncGenerator<Cell[][]> {
  const { overall, criteria } = await agreementReport(deps, filters);
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

async function* auditRows(
  deps: Deps,
  viewer: Viewer,
  { filters, personal }: Extract<ExportSpec, { kind: 'audit' }>,
): AsyncGenerator<Cell[][]> {
  let before: number | null = null;
  for (;;) {
    const rows = await readAudit(deps, viewer, filters, { before, limit: BATCH });
    yield rows.map((row) => [
      row.id,
      row.createdAt,
      row.action,
      personal ? row.actor : maskName(row.actor),
      row.subjectKind,
      row.subjectId,
      personal ? row.ip : null,
      JSON.stringify(row.data),
    ]);
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    before = end.id;
  }
}
