import type { ExportRecord } from '../../../shared/reports/exports.ts';
import { figure } from '../../../shared/text/counted.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { trpc } from '../../trpc.ts';
import { Badge, type BadgeColor } from '../../ui/labels/Badge.tsx';
import { type Column, Table } from '../../ui/tables/Table.tsx';
import { Remark, Subtitle } from '../../ui/text/Text.tsx';
import { PanelBox, PanelSpace } from '../panel/PanelParts.tsx';

const states: Record<ExportRecord['state'], { word: string; color: BadgeColor }> = {
  open: { word: 'Not finished', color: 'line' },
  complete: { word: 'Complete', color: 'green' },
  cut: { word: 'Interrupted', color: 'red' },
};

const columns: Column<ExportRecord>[] = [
  { id: 'at', header: 'When', rowHeader: true, figures: true, cell: ({ at }) => momentText(at) },
  { id: 'kind', header: 'Export', cell: ({ kind }) => kind },
  { id: 'who', header: 'Who', cell: ({ who }) => <bdi>{who}</bdi> },
  {
    id: 'rows',
    header: 'Rows',
    figures: true,
    cell: ({ rows }) => (rows === null ? '–' : figure(rows)),
  },
  { id: 'personal', header: 'Personal data', cell: ({ personal }) => (personal ? 'Unmasked' : 'Masked') },
  {
    id: 'state',
    header: 'File',
    cell: ({ state }) => <Badge color={states[state].color}>{states[state].word}</Badge>,
  },
];

/** The latest exports and whether their files are complete. */
export function RecentExports() {
  const recent = trpc.admin.exports.recent.useQuery();
  if (!recent.data || recent.data.length === 0) return null;
  return (
    <>
      <PanelSpace>
        <Subtitle level={3}>Latest exports</Subtitle>
        <Remark>
          If an export shows “Complete,” the file has every row plus a header. Your browser marks an
          interrupted download as failed.
        </Remark>
      </PanelSpace>
      <PanelBox>
        <Table
          label="Latest exports"
          cards
          columns={columns}
          rows={recent.data}
          rowKey={({ id }) => `${id}`}
        />
      </PanelBox>
    </>
  );
}
