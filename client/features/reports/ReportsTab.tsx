import { figure } from '../../../shared/text/counted.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Stat } from '../../ui/figures/Stat.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Remark, Title } from '../../ui/text/Text.tsx';
import { FairnessReport } from '../fairness/FairnessReport.tsx';
import { PanelHead, PanelSpace, PanelStats } from '../panel/PanelParts.tsx';
import type { AdminSearch } from '../panel/search.ts';
import { AgreementReport } from './AgreementReport.tsx';
import { ExportCards, PayrollHint } from './ExportCards.tsx';
import { MonthReport } from './MonthReport.tsx';
import { RecentExports } from './RecentExports.tsx';
import styles from './Reports.module.css';
import { StabilityReport } from './StabilityReport.tsx';
import { ValidityReport } from './ValidityReport.tsx';

/** Counts and exports (specification file 2 §2, Admin: Reports). */
export function ReportsTab({ search }: { search: AdminSearch }) {
  const counts = trpc.admin.reports.counts.useQuery();
  const cards: readonly (readonly [label: string, value: number | undefined, note?: string])[] = [
    ['Total Applications', counts.data?.applications],
    ['Active Employees', counts.data?.employees],
    ['Work Sessions', counts.data?.sessions],
    ['Interviews', counts.data?.interviews, 'Open, or waiting for a decision'],
  ];
  return (
    <main>
      <PanelHead title="Reports" />
      {counts.isError && !counts.data && (
        <PanelSpace>
          <Notice kind="bad">{readError(counts.error).message}</Notice>
        </PanelSpace>
      )}
      <PanelStats>
        {cards.map(([label, value, note]) => (
          <Stat key={label} label={label} note={note}>
            {value === undefined ? '–' : figure(value)}
          </Stat>
        ))}
      </PanelStats>
      <MonthReport month={search.month} />
      <section className={styles.part} aria-labelledby="exports-title">
        <Title id="exports-title">Exports</Title>
        <Remark>Export everything as CSV. Filters use your time zone. Times in the files are UTC.</Remark>
        <ExportCards filters={search.exports} />
        <PayrollHint />
      </section>
      <RecentExports />
      <FairnessReport search={search} />
      <StabilityReport />
      <AgreementReport />
      <ValidityReport />
    </main>
  );
}
