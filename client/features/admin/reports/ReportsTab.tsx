import { CandidateListInput } from '../../../../shared/candidates.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PanelHead } from '../PanelParts.tsx';
import { ExportButton } from './ExportButton.tsx';

/** Counts and exports (specification file 2 §2, Admin: Reports). */
export function ReportsTab() {
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
      <section className="ad-panel ad-box stack g12" aria-labelledby="exports-title">
        <h2 className="h3" id="exports-title">
          Exports
        </h2>
        <p className="dim">
          Everything as CSV, however much it is. For a part of it, filter the list of candidates and export
          there.
        </p>
        <div className="row g8 w">
          <ExportButton
            label="Export candidates"
            title="Export candidates"
            spec={(people) => ({ kind: 'candidates', filters: CandidateListInput.parse({}), ...people })}
          />
          <ExportButton
            label="Export employees"
            title="Export employees"
            spec={(people) => ({ kind: 'employees', ...people })}
          />
          <ExportButton
            label="Export sessions"
            title="Export work sessions"
            spec={(people) => ({ kind: 'sessions', ...people })}
          />
        </div>
      </section>
    </main>
  );
}
