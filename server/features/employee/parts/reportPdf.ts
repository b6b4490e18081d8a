import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { brand } from '../../../../shared/company/brand.ts';
import { durationText } from '../../../../shared/employee/statistics.ts';

import { figure } from '../../../../shared/text/counted.ts';
import { momentIn, monthTitle, zoneCity } from '../../../../shared/time/dates.ts';
import { PASS_GRADE } from '../../../../shared/workSessions/schema.ts';
import { pdfGrades } from '../../../platform/pdf/chart.ts';
import { pdfBytes, pdfColours, pdfFigures, pdfRows, pdfStyles } from '../../../platform/pdf/document.ts';
import { printable } from '../../../platform/pdf/fonts.ts';
import { type MonthReport, printedFigures } from './reports.ts';

/** Maximum of printed tasks. More take too long to lay out and are in the CSV. */
const TASKS_MAX = 200;
/** Longest feedback printed. Assignments shows all of it. */
const FEEDBACK_MAX = 220;

/** A monthly report as PDF. */
export function reportPdf(report: MonthReport): Promise<Buffer> {
  const title = `Monthly report, ${monthTitle(report.month)}`;
  const made = moment(report, report.madeAt);
  return pdfBytes({
    title,
    foot: `${brand.name} · ${title}`,
    children: [
      h(Text, { key: 'title', style: pdfStyles.title }, title),
      h(
        Text,
        { key: 'person', style: { marginTop: 8 } },
        `${printable(report.person.fullName)} · ${printable(report.person.position)}`,
      ),
      h(Text, { key: 'zone', style: pdfStyles.dim }, `Times in ${zoneCity(report.zone)}. Created ${made}.`),
      pdfFigures(printedFigures(report)),
      ...section('Summary', [h(Text, { key: 'summary' }, report.summary.map(printable).join(' '))]),
      ...grades(report),
      ...section('Grades by task type', skills(report)),
      ...section('Sessions', pdfRows('last sessions', sessions(report))),
      ...section('Tasks', tasks(report)),
    ],
  });
}

function section(heading: string, [first, ...rest]: ReactElement[]): ReactElement[] {
  return [
    h(
      View,
      { key: `section ${heading}`, wrap: false },
      h(Text, { style: pdfStyles.heading }, heading),
      first ?? nothing,
    ),
    ...rest,
  ];
}

const nothing = h(Text, { style: pdfStyles.dim }, 'Nothing this month.');

/** Most columns the chart holds; the newest count. */
const GRADES_MAX = 31;

function grades(report: MonthReport): ReactElement[] {
  // One column alone compares nothing.
  if (report.grades.length < 2) return [];
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: report.zone });
  const points = report.grades
    .slice(-GRADES_MAX)
    .map(({ startedAt, grade }) => ({ label: day.format(new Date(startedAt)), grade }));
  const label = `Out of 100. The line marks ${PASS_GRADE}, the grade a task needs to count as completed.`;
  return section('Grade of each session', [pdfGrades(points, { grade: PASS_GRADE, label })]);
}

function skills(report: MonthReport): ReactElement[] {
  return report.skills.map(({ skill, grade, count }) =>
    h(
      View,
      {
        key: skill,
        style: { flexDirection: 'row', gap: 8, alignItems: 'center', marginBottom: 4 },
        wrap: false,
      },
      h(Text, { style: { width: 150 } }, printable(skill)),
      h(
        View,
        { style: { flex: 1, height: 7, backgroundColor: pdfColours.sunken, borderRadius: 2 } },
        h(View, {
          style: { width: `${grade}%`, height: 7, backgroundColor: pdfColours.pine, borderRadius: 2 },
        }),
      ),
      h(Text, { style: { width: 86, textAlign: 'right' } }, `${grade} out of 100 (${count})`),
    ),
  );
}

function sessions(report: MonthReport): ReactElement[] {
  return report.sessionRows.map((session) =>
    row(session.startedAt.toISOString(), [
      [moment(report, session.startedAt), 190],
      [session.minutes === null ? 'Open' : durationText(session.minutes), 90],
      [session.tasks === null ? '' : `${session.tasks} completed`, 90],
      [session.endedAt === null ? '' : (session.rating ?? 'Pending'), 0],
    ]),
  );
}

function tasks(report: MonthReport): ReactElement[] {
  const more = report.taskRows.length - TASKS_MAX;
  const note =
    more > 0
      ? [
          h(
            Text,
            { key: 'more', style: pdfStyles.dim },
            `Showing the first ${TASKS_MAX} tasks. The CSV has ${figure(more)} more.`,
          ),
        ]
      : [];
  const rows = report.taskRows
    .slice(0, TASKS_MAX)
    .map((task) =>
      h(
        View,
        { key: task.id, style: { ...ruled, paddingBottom: 4 }, wrap: false },
        h(
          View,
          { style: { flexDirection: 'row', gap: 8 } },
          h(Text, { style: { ...pdfStyles.bold, flex: 1 } }, printable(task.title)),
          h(Text, { style: { width: 66 } }, statusText[task.status]),
          h(
            Text,
            { style: { width: 40, textAlign: 'right' } },
            task.grade === null ? '–' : String(task.grade),
          ),
        ),
        h(
          Text,
          { style: { ...pdfStyles.dim, fontSize: 9 } },
          `${printable(task.taskType)} · ${moment(report, new Date(task.createdAt))}`,
        ),
        task.feedback === null
          ? null
          : h(Text, { style: { fontSize: 9 } }, printable(shortened(task.feedback))),
      ),
    );
  return [...note, ...pdfRows('last tasks', rows)];
}

const statusText = { pending: 'Pending', completed: 'Completed', failed: 'Failed' } as const;

const ruled = { borderBottomWidth: 1, borderBottomColor: pdfColours.line, paddingTop: 4 };

/** A line of a table; a width of 0 takes what is left. */
function row(key: string, cells: [text: string, width: number][]): ReactElement {
  return h(
    View,
    { key, style: { ...ruled, paddingBottom: 3, flexDirection: 'row', gap: 8 }, wrap: false },
    ...cells.map(([text, width], index) =>
      h(Text, { key: `${index} ${text}`, style: width === 0 ? { flex: 1 } : { width } }, text),
    ),
  );
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= FEEDBACK_MAX ? line : `${line.slice(0, FEEDBACK_MAX).replace(/\s+\S*$/, '')} …`;
}

const moment = ({ zone }: MonthReport, at: Date): string => momentIn(at, zone);
