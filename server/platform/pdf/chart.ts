import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { pdfColours, pdfStyles } from './document.ts';

/** Charts of reports: drawn from boxes, so that every figure is text that can be selected and read aloud. */

type Pair = { label: string; value: number; before: number };

const bar = { height: 9, borderRadius: 2 } as const;

/** Two bars a line: now, and fainter the time before. Every bar has its figure beside it. */
export function pdfPairs(pairs: readonly Pair[], names: { now: string; before: string }): ReactElement {
  const most = Math.max(1, ...pairs.flatMap(({ value, before }) => [value, before]));
  const line = (value: number, color: string, strong: boolean) =>
    h(
      View,
      { style: { flexDirection: 'row', alignItems: 'center', height: 13 } },
      // Beside the longest bar there's room for its figure.
      h(View, { style: { ...bar, width: `${(value / most) * 76}%`, minWidth: 1.5, backgroundColor: color } }),
      h(
        Text,
        {
          style: {
            width: 48,
            fontSize: 9,
            lineHeight: 1.2,
            marginLeft: 5,
            ...(strong ? pdfStyles.bold : pdfStyles.dim),
          },
        },
        value.toLocaleString('en-US', { maximumFractionDigits: 1 }),
      ),
    );
  return h(
    View,
    { key: 'pairs', wrap: false, style: { marginTop: 4 } },
    ...pairs.map(({ label, value, before }) =>
      h(
        View,
        { key: label, style: { flexDirection: 'row', alignItems: 'center', marginBottom: 7 } },
        h(Text, { style: { width: 96, fontSize: 9.5, paddingRight: 8 } }, label),
        h(
          View,
          { style: { flex: 1, borderLeftWidth: 1, borderLeftColor: pdfColours.dim, paddingLeft: 1 } },
          line(value, pdfColours.pine, true),
          line(before, pdfColours.faint, false),
        ),
      ),
    ),
    h(
      View,
      { style: { flexDirection: 'row' } },
      key(pdfColours.pine, names.now),
      key(pdfColours.faint, names.before),
    ),
  );
}

function key(color: string, name: string): ReactElement {
  return h(
    View,
    { style: { flexDirection: 'row', alignItems: 'center', gap: 5, width: 118 } },
    h(View, { style: { width: 9, height: 9, borderRadius: 2, backgroundColor: color } }),
    h(Text, { style: { ...pdfStyles.dim, fontSize: 9 } }, name),
  );
}

const COLUMNS_HIGH = 96;

/** Grades from 0 to 100 in their order of time, the newest marked; `bar` is the grade to reach. */
export function pdfGrades(
  points: readonly { label: string; grade: number }[],
  reach: { grade: number; label: string },
): ReactElement {
  const high = (grade: number): number => (grade / 100) * COLUMNS_HIGH;
  const few = points.length <= 16;
  return h(
    View,
    { key: 'grades', wrap: false, style: { marginTop: 6 } },
    h(
      View,
      {
        style: {
          height: COLUMNS_HIGH + 14,
          flexDirection: 'row',
          alignItems: 'flex-end',
          gap: few ? 6 : 2,
          borderBottomWidth: 1,
          borderBottomColor: pdfColours.dim,
        },
      },
      h(View, {
        style: {
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: high(reach.grade),
          borderTopWidth: 1,
          borderTopColor: pdfColours.line,
        },
      }),
      ...points.map(({ label, grade }, index) =>
        h(
          View,
          { key: `${index} ${label}`, style: { flex: 1, maxWidth: 44, alignItems: 'center' } },
          few ? h(Text, { style: { ...pdfStyles.bold, fontSize: 9 } }, String(grade)) : null,
          h(View, {
            style: {
              width: '100%',
              height: Math.max(1.5, high(grade)),
              borderTopLeftRadius: 2,
              borderTopRightRadius: 2,
              backgroundColor: index === points.length - 1 ? pdfColours.mark : pdfColours.pine,
            },
          }),
        ),
      ),
    ),
    few
      ? h(
          View,
          { style: { flexDirection: 'row', gap: 6, marginTop: 3 } },
          ...points.map(({ label }, index) =>
            h(
              View,
              { key: `${index} ${label}`, style: { flex: 1, maxWidth: 44, alignItems: 'center' } },
              h(Text, { style: { ...pdfStyles.dim, fontSize: 8 } }, label),
            ),
          ),
        )
      : null,
    h(Text, { style: { ...pdfStyles.dim, fontSize: 9, marginTop: 3 } }, reach.label),
  );
}
