import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PanelHead } from '../PanelParts.tsx';
import type { AdminSearch } from '../search.ts';
import { AgreementReport } from './AgreementReport.tsx';
import { ExportCards, PayrollHint } from './ExportCards.tsx';
import { FairnessReport } from './FairnessReport.tsx';
import { MonthReport } from './MonthReport.tsx';
import { RecentExports } from './RecentExports.tsx';
import { StabilityReport } from './StabilityReport.tsx';
import { ValidityReport } from './ValidityReport.tsx';

/** Counts and exports (specification file 2 §2, Admin: Reports). */
export function ReportsTab({ search }: { search: AdminSearch }) {
  const counts = trpc.admin.reports.counts.useQuery();
  const cards = [
    ['Total Applications', counts.data?.applications],
    ['Active Employees', counts.data?.employees],
    ['Work Sessions', counts.data?.sessions],
    ['Interviews', counts.data?.interviews],
  ] as const;
  return (
    <main>
      <PanelHead title="Reports" />
      {counts.isError && !counts.data && (
        <div className="ad-side-space">
          <Notice kind="bad">{readError(counts.error).message}</Notice>
        </div>
      )}
      <dl className="ad-panel ad-stats">
        {cards.map(([label, value]) => (
          <div key={label} className="ad-stat">
            <dt className="ad-stat-k">{label}</dt>
            <dd className="ad-stat-v">{value?.toLocaleString('en-US') ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <section className="rp-part" aria-labelledby="exports-title">
        <h2 className="h3" id="exports-title">
          Exports
        </h2>
        <p className="dim sm">Everything as CSV, however much it is. Days are those of your time zone.</p>
        <ExportCards filters={search.exports} />
        <PayrollHint />
      </section>
      <RecentExports />
      <MonthReport month={search.month} />
      <FairnessReport search={search} />
      <StabilityReport />
      <AgreementReport />
      <ValidityReport />
    </main>
  );
}
