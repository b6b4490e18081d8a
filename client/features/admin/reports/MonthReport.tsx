import { Select } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import {
  changeText,
  figureText,
  type MonthLine,
  monthTitle,
  quietText,
  sectionNotes,
} from '../../../../shared/monthReport.ts';
import { monthIn, monthsBetween } from '../../../../shared/zones.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { usePanelSearch } from '../usePanelSearch.ts';
import { ownZone } from './period.ts';

const MONTHS = 36;
const MONTH_MS = 30.5 * 86_400_000;

/** A month in numbers, to look at and to take along; the files hold the same figures. */
export function MonthReport({ month: chosen }: { month: string | undefined }) {
  const { go } = usePanelSearch();
  const zone = ownZone();
  const now = new Date();
  const months = monthsBetween(zone, new Date(now.getTime() - (MONTHS - 1) * MONTH_MS), now, MONTHS);
  const month = chosen && months.includes(chosen) ? chosen : monthIn(zone, now);
  const report = trpc.admin.reports.month.useQuery({ month, zone }, { placeholderData: keepPreviousData });
  const file = (format: 'pdf' | 'csv'): string =>
    `/files/hr-reports/${month}.${format}?${new URLSearchParams({ zone })}`;
  const sections = [...new Set(report.data?.lines.map(({ section }) => section))];
  return (
    <section className="ad-panel ad-box stack g12" aria-labelledby="month-title">
      <div className="row sp w g12">
        <h2 className="h3" id="month-title">
          Monthly report
        </h2>
        <div className="row g8 w">
          <Select
            size="sm"
            w={180}
            aria-label="Month"
            allowDeselect={false}
            searchable
            data={months.map((value) => ({ value, label: monthTitle(value) }))}
            value={month}
            onChange={(value) => go({ month: value ?? undefined }, true)}
          />
          {/* Together, so that a phone does not leave one of them alone in a line. */}
          <div className="row g8">
            <a className="btn filled sm" href={file('pdf')} download>
              <IconDownload size={16} stroke={1.75} aria-hidden="true" />
              Download PDF
            </a>
            <a className="btn default sm" href={file('csv')} download>
              <IconDownload size={16} stroke={1.75} aria-hidden="true" />
              CSV
            </a>
          </div>
        </div>
      </div>
      {report.isPending && <p className="dim">Loading…</p>}
      {report.isError && <Notice kind="bad">{readError(report.error).message}</Notice>}
      {report.data && (
        <>
          <p className="sm dim">
            {report.data.partial
              ? 'This month isn’t over: the previous one is counted to the same day.'
              : 'Beside the month before.'}{' '}
            No names. Downloads are recorded in the audit log.
          </p>
          <div>
            <h3 className="h4">Notable changes</h3>
            {report.data.notable.length === 0 ? (
              <p className="sm dim">{quietText(report.data.lines)}</p>
            ) : (
              <ul className="rp-notable sm">
                {report.data.notable.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </div>
          <div className="rp-month" aria-busy={report.isPlaceholderData}>
            {sections.map((section) => (
              <Section
                key={section}
                name={section}
                lines={report.data.lines.filter((line) => line.section === section)}
                notes={sectionNotes(report.data, section)}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

type SectionProps = { name: string; lines: readonly MonthLine[]; notes: readonly string[] };

function Section({ name, lines, notes }: SectionProps) {
  return (
    <table className="rp-table">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Month</th>
          <th scope="col">Before</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.label}</th>
            <td className="tn b">{figureText(line, line.value)}</td>
            <td className="tn dim">{figureText(line, line.before)}</td>
            <td className="tn dim">{changeText(line)}</td>
          </tr>
        ))}
        {notes.map((note) => (
          <tr key={note}>
            <td colSpan={4} className="rp-note dim">
              {note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
