import { useState } from 'react';
import { figure } from '../../shared/text/counted.ts';
import { Facts } from '../ui/figures/Facts.tsx';
import { Timeline, TimelineEntry } from '../ui/figures/Timeline.tsx';
import { StatusBadge } from '../ui/labels/StatusBadge.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Segment, Segments, TabButtons, TabLink, Tabs } from '../ui/layout/Tabs.tsx';
import { MoreButton } from '../ui/states/Loaded.tsx';
import { type Column, Table } from '../ui/tables/Table.tsx';
import { ColumnsMenu, Pager, RowLink, RowName, TableFrame } from '../ui/tables/TableParts.tsx';
import { ViewSwitch } from '../ui/tables/ViewSwitch.tsx';
import { Section } from './Section.tsx';

type Job = { id: string; title: string; applicants: number; status: string };
const jobs: Job[] = [
  { id: 'a', title: 'Data Entry Clerk', applicants: 12, status: 'active' },
  { id: 'b', title: 'Virtual Assistant', applicants: 1_204, status: 'draft' },
  { id: 'c', title: 'Customer Support Representative', applicants: 3, status: 'closed' },
];
const columns: Column<Job>[] = [
  {
    id: 'title',
    header: 'Title',
    rowHeader: true,
    sortBy: ({ title }) => title,
    cell: ({ title }) => <RowName>{title}</RowName>,
    waiting: 160,
  },
  {
    id: 'applicants',
    header: 'Applicants',
    align: 'end',
    sortBy: ({ applicants }) => applicants,
    cell: ({ applicants }) => figure(applicants),
    waiting: 24,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'more', header: 'More', dim: true, cell: () => <RowLink to="/">Open</RowLink> },
];
const choices = columns.map(({ id, header }) => ({ id, label: header }));
const nothing = (): void => undefined;

function Jobs() {
  const [hidden, setHidden] = useState<string[]>([]);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['b']));
  const toggle = (id: string): void =>
    setIds((old) =>
      old.has(id) ? new Set([...old].filter((other) => other !== id)) : new Set([...old, id]),
    );
  return (
    <Stack>
      <ColumnsMenu columns={choices} hidden={hidden} onHide={setHidden} />
      <TableFrame
        busy={false}
        failure={null}
        empty={null}
        below={<Pager note="1–3 of 3" onPrevious={null} onNext={nothing} />}
      >
        <Table
          label="Jobs, table"
          cards
          columns={columns}
          rows={jobs}
          rowKey={({ id }) => id}
          hidden={hidden}
          chosen="c"
          selection={{
            ids,
            onToggle: toggle,
            onAll: (all) => setIds(new Set(all ? jobs.map(({ id }) => id) : [])),
            label: ({ title }) => `Select ${title}`,
            allLabel: 'Select all jobs',
          }}
        />
      </TableFrame>
      <TableFrame busy failure={null} empty={null}>
        <Table label="Jobs loading" columns={columns} rows={[]} rowKey={({ id }) => id} loading />
      </TableFrame>
    </Stack>
  );
}

export function Lists() {
  const [segment, setSegment] = useState('all');
  const [view, setView] = useState<string | null>('in');
  return (
    <Section title="Table, Tabs, Segments, Timeline">
      <Tabs label="Pages">
        <TabLink to="/" current>
          Overview
        </TabLink>
        <TabLink to="/" current={false} count={3}>
          Inbox
        </TabLink>
      </Tabs>
      <TabButtons
        label="About one thing"
        names={['Interview', 'Documents']}
        current="Interview"
        panel="catalog-panel"
        onChoose={nothing}
      />
      <div id="catalog-panel" role="tabpanel" aria-labelledby="tab-Interview">
        <Facts
          rows={[
            ['Position', 'Data Entry Clerk'],
            ['Email', 'amina@example.com'],
          ]}
        />
      </div>
      <Segments label="Status">
        {['all', 'open', 'closed'].map((name) => (
          <Segment key={name} on={segment === name} onClick={() => setSegment(name)}>
            {name} <b>4</b>
          </Segment>
        ))}
      </Segments>
      <ViewSwitch
        label="Two views"
        value={view ?? 'in'}
        onChange={setView}
        views={[
          { value: 'in', label: 'Sign In', content: 'The first view' },
          { value: 'up', label: 'Sign Up', content: 'The second view' },
        ]}
      />
      <Jobs />
      <Timeline>
        <TimelineEntry when="Nov 19, 10:20 AM" kind="Note" actor="Ruth Abara">
          Called back, very friendly.
        </TimelineEntry>
        <TimelineEntry when="Nov 18, 9:00 AM">Applied</TimelineEntry>
      </Timeline>
      <MoreButton list={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: nothing }} />
    </Section>
  );
}
