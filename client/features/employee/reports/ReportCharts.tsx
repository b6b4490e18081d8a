import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import type { ReportView } from '../../../../shared/employee/schema.ts';
import { clockText, shortDate, shortDay } from '../../../../shared/time/dates.ts';
import { PASS_GRADE } from '../../../../shared/workSessions/schema.ts';
import { cx } from '../../../ui/cx.ts';
import { Panel, TitledPanel } from '../../../ui/layout/Panel.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Hidden, Text, Title } from '../../../ui/text/Text.tsx';
import page from '../../employeeArea/Page.module.css';
import styles from './Reports.module.css';

export type ReportChartsProps = Pick<ReportView, 'weeks' | 'points' | 'skills'>;

const ALL = 'All skills';
const axis = { fontSize: 12, fill: 'var(--mantine-color-dimmed)' };

/** Tasks per week, and grades by session; each also as a table for people who can't see the chart. */
export function ReportCharts({ weeks, points, skills }: ReportChartsProps) {
  return (
    <div className={cx(page.columns, styles.charts)}>
      <Weeks weeks={weeks} />
      <Grades points={points} skills={skills} />
    </div>
  );
}

function Weeks({ weeks }: Pick<ReportView, 'weeks'>) {
  const rows = weeks.map(({ week, completed, failed }) => ({
    week: shortDay(week),
    Completed: completed,
    Failed: failed,
  }));
  const empty = weeks.every(({ completed, failed }) => completed + failed === 0);
  return (
    <TitledPanel title="Tasks per week">
      {empty ? (
        <Text tone="dim" align="center" className={styles.noChart}>
          No finished tasks in the last eight weeks.
        </Text>
      ) : (
        <>
          <div aria-hidden="true">
            <BarChart
              h={262}
              data={rows}
              dataKey="week"
              type="stacked"
              withLegend
              legendProps={{ verticalAlign: 'top', align: 'right', height: 32 }}
              series={[
                { name: 'Completed', color: 'var(--em-chart-first)' },
                { name: 'Failed', color: 'var(--em-chart-second)' },
              ]}
              yAxisProps={{ allowDecimals: false, width: 34, tick: axis }}
              xAxisProps={{ tick: axis }}
              gridProps={{ strokeDasharray: '0' }}
              barProps={{ isAnimationActive: false }}
              barChartProps={{ accessibilityLayer: false }}
            />
          </div>
          <Hidden as="div">
            <table>
              <caption>Tasks per week, starting Monday</caption>
              <thead>
                <tr>
                  <th scope="col">Week of</th>
                  <th scope="col">Completed</th>
                  <th scope="col">Failed</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.week}>
                    <th scope="row">{row.week}</th>
                    <td>{row.Completed}</td>
                    <td>{row.Failed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Hidden>
        </>
      )}
    </TitledPanel>
  );
}

function Grades({ points, skills }: Pick<ReportView, 'points' | 'skills'>) {
  const [chosen, setChosen] = useState<string>(ALL);
  const skill = skills.some((one) => one.skill === chosen) ? chosen : ALL;
  const rows = points.flatMap((point) => {
    const grade = skill === ALL ? point.grade : point.skills.find((one) => one.skill === skill)?.grade;
    if (grade === undefined) return [];
    return [
      {
        id: point.sessionId,
        session: `${shortDate(point.startedAt)}, ${clockText(point.startedAt)}`,
        Grade: grade,
      },
    ];
  });
  return (
    <Panel as="section" round="lg" pad="lg" gap={16} aria-labelledby="grades">
      <Group wrap justify="between">
        <Title id="grades">Grades by session</Title>
        {skills.length > 1 && (
          <Select
            size="sm"
            aria-label="Skill"
            data={[ALL, ...skills.map((one) => one.skill)]}
            value={skill}
            onChange={(value) => setChosen(value ?? ALL)}
            allowDeselect={false}
            w={180}
          />
        )}
      </Group>
      {rows.length === 0 ? (
        <Text tone="dim" align="center" className={styles.noChart}>
          Grades appear here after your first evaluated task.
        </Text>
      ) : (
        <GradeChart rows={rows} skill={skill} />
      )}
    </Panel>
  );
}

type GradeRow = { id: string; session: string; Grade: number };

/** The line of grades, and the same as a table. */
function GradeChart({ rows, skill }: { rows: GradeRow[]; skill: string }) {
  return (
    <>
      <div aria-hidden="true">
        <LineChart
          h={230}
          data={rows}
          dataKey="session"
          series={[{ name: 'Grade', color: 'var(--em-chart-first)' }]}
          curveType="linear"
          strokeWidth={2.5}
          yAxisProps={{ domain: [0, 100], ticks: [0, 25, 50, 75, 100], width: 34, tick: axis }}
          xAxisProps={{ tick: axis, tickFormatter: (label: string) => label.split(',')[0] ?? '' }}
          referenceLines={[{ y: PASS_GRADE, color: 'var(--em-chart-second)' }]}
          gridProps={{ strokeDasharray: '0' }}
          lineProps={{ isAnimationActive: false }}
          // Without room above it, the label of the highest line would be below the line.
          lineChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 4 } }}
        />
        {/* Beside the chart: inside it, the line of grades would cross the text. */}
        <Group as="p" gap={6} justify="end" size="xs" tone="dim" className={styles.pass}>
          <i />
          completed at {PASS_GRADE} or higher
        </Group>
      </div>
      <Hidden as="div">
        <table>
          <caption>Grades by session: {skill}</caption>
          <thead>
            <tr>
              <th scope="col">Session</th>
              <th scope="col">Average grade (out of 100)</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.session}</th>
                <td>{row.Grade}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Hidden>
    </>
  );
}
