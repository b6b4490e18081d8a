import { Select } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import {
  changeText,
  figureText,
  type MonthLine,
  quietText,
  sectionNotes,
} from '../../../shared/reports/month.ts';
import { monthTitle } from '../../../shared/time/dates.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { monthIn, monthsBetween } from '../../../shared/time/zones.ts';
import { deviceZone } from '../../clock.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ButtonAnchor } from '../../ui/buttons/Button.tsx';
import { Figures } from '../../ui/figures/Figures.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Remark, Subtitle } from '../../ui/text/Text.tsx';
import { PanelSection } from '../panel/PanelParts.tsx';
import { usePanelSearch } from '../panel/usePanelSearch.ts';
import styles from './Reports.module.css';

const MONTHS = 36;
const MONTH_MS = 30.5 * DAY_MS;

/** The monthly report on screen, with PDF and CSV of the same figures. */
export function MonthReport({ month: chosen }: { month: string | undefined }) {
  const { go } = usePanelSearch();
  const zone = deviceZone();
  const now = new Date();
  const months = monthsBetween(zone, new Date(now.getTime() - (MONTHS - 1) * MONTH_MS), now, MONTHS);
  const month = chosen && months.includes(chosen) ? chosen : monthIn(zone, now);
  const report = trpc.admin.reports.month.useQuery({ month, zone }, { placeholderData: keepPreviousData });
  const file = (format: 'pdf' | 'csv'): string =>
    `/files/hr-reports/${month}.${format}?${new URLSearchParams({ zone })}`;
  const sections = [...new Set(report.data?.lines.map(({ section }) => section))];
  return (
    <PanelSection
      id="month-title"
      title="Monthly report"
      gap={12}
      aside={
        <Group gap={8} wrap>
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
          {/* Grouped so that neither button wraps alone on phones. */}
          <Group gap={8}>
            <ButtonAnchor icon={IconDownload} variant="filled" size="sm" href={file('pdf')} download>
              Download PDF
            </ButtonAnchor>
            <ButtonAnchor icon={IconDownload} size="sm" href={file('csv')} download>
              CSV
            </ButtonAnchor>
          </Group>
        </Group>
      }
    >
      {report.isPending && <SkeletonLines widths={['30%', '96%', '92%', '94%', '90%']} />}
      {report.isError && <Notice kind="bad">{readError(report.error).message}</Notice>}
      {report.data && (
        <>
          <Remark>
            {report.data.partial
              ? 'This month isn’t over, so we compare it with the same days last month.'
              : 'Compared with the previous month.'}{' '}
            No names are included. Downloads are recorded in the audit log.
          </Remark>
          <div>
            <Subtitle level={3}>Notable changes</Subtitle>
            {report.data.notable.length === 0 ? (
              <Remark>{quietText(report.data.lines)}</Remark>
            ) : (
              <ul className="ad-notable">
                {report.data.notable.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </div>
          <div className={styles.month} aria-busy={report.isPlaceholderData}>
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
    </PanelSection>
  );
}

type SectionProps = { name: string; lines: readonly MonthLine[]; notes: readonly string[] };

function Section({ name, lines, notes }: SectionProps) {
  return (
    <div>
      <Figures
        titled
        caption={name}
        columns={['Metric', 'Month', 'Previous', 'Change']}
        rows={lines.map((line) => [
          line.label,
          <b key="month">{figureText(line, line.value)}</b>,
          figureText(line, line.before),
          changeText(line),
        ])}
      />
      {notes.map((note) => (
        <Remark key={note}>{note}</Remark>
      ))}
    </div>
  );
}
