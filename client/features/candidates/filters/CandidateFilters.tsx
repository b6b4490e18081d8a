import { Drawer, Select } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { type CandidateFacets, candidateStatuses, totalOf } from '../../../../shared/candidates/schema.ts';
import { plural } from '../../../../shared/text/counted.ts';
import { Button, IconButton } from '../../../ui/buttons/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Segment } from '../../../ui/layout/Tabs.tsx';
import { PanelChoices, PanelTools } from '../../panel/PanelParts.tsx';
import { PanelSearch } from '../../panel/PanelSearch.tsx';
import type { AdminSearch } from '../../panel/search.ts';
import { TagFilter } from '../../tags/TagFilter.tsx';
import { useRatesBlind } from './useRatesBlind.ts';

const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  score: 'Highest score',
} as const;
const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];

type Props = {
  search: AdminSearch;
  list: CandidateFacets | undefined;
  /** False on the board, whose columns are the statuses. */
  statuses: boolean;
  /** On phones the selects are in a drawer. */
  narrow: boolean;
  onFilter: (next: Partial<AdminSearch>) => void;
};

/** Search, filters, and sorting, kept in the URL. */
export function CandidateFilters({ search, list, statuses, narrow, onFilter }: Props) {
  const [opened, setOpened] = useState(false);
  const blind = useRatesBlind();
  const selects = <Selects search={search} list={list} narrow={narrow} blind={blind} onFilter={onFilter} />;
  return (
    <>
      <PanelTools>
        <PanelSearch
          label="Search by name, email, or country"
          placeholder="Name, email, or country"
          slash
          value={search.q}
          onChange={(q) => onFilter({ q })}
        />
        {!narrow && selects}
        {narrow && (
          <IconButton
            icon={IconAdjustmentsHorizontal}
            variant="default"
            style={{ flex: 'none', alignSelf: 'stretch', height: 'auto' }}
            label="Filters"
            onClick={() => setOpened(true)}
          />
        )}
      </PanelTools>
      <Drawer
        opened={narrow && opened}
        onClose={() => setOpened(false)}
        title="Filters"
        size="min(340px, 100%)"
      >
        <Stack>
          {selects}
          <Button variant="filled" onClick={() => setOpened(false)}>
            Show{' '}
            {list ? `${totalOf(list, search.status)} ${plural(list.total, 'person', 'people')}` : 'people'}
          </Button>
        </Stack>
      </Drawer>
      {statuses && <Statuses search={search} list={list} onFilter={onFilter} />}
    </>
  );
}

/** Position, time, tags, and order. */
function Selects(
  props: Pick<Props, 'search' | 'list' | 'narrow' | 'onFilter'> & {
    /** HR rates before seeing scores, so they can't be sorted by. */
    blind: boolean;
  },
) {
  const { search, list, narrow, blind, onFilter } = props;
  return (
    <>
      <Select
        size="sm"
        {...name('Position', narrow)}
        placeholder="All positions"
        clearable
        searchable
        data={withChosen(list?.positions ?? [], search.position)}
        value={search.position ?? null}
        onChange={(position) => onFilter({ position: position ?? undefined })}
      />
      <Select
        size="sm"
        {...name('Applied within', narrow)}
        placeholder="Any time"
        clearable
        data={periodsWith(search.days)}
        value={search.days ? String(search.days) : null}
        onChange={(days) => onFilter({ days: days ? Number(days) : undefined })}
      />
      <TagFilter
        chosen={search.tag ?? []}
        onChoose={(tag) => onFilter({ tag: tag.length > 0 ? tag : undefined })}
        labelled={narrow}
      />
      <Select
        size="sm"
        {...name('Sort', narrow)}
        allowDeselect={false}
        data={Object.entries(sortLabels)
          .filter(([value]) => !blind || value !== 'score')
          .map(([value, label]) => ({ value, label }))}
        value={blind && search.sort === 'score' ? 'newest' : (search.sort ?? 'newest')}
        onChange={(value) =>
          onFilter({
            sort: value === 'oldest' || value === 'name' || value === 'score' ? value : undefined,
          })
        }
      />
    </>
  );
}

function Statuses({ search, list, onFilter }: Pick<Props, 'search' | 'list' | 'onFilter'>) {
  return (
    <PanelChoices label="Status">
      <Segment on={search.status === undefined} onClick={() => onFilter({ status: undefined })}>
        All <b>{list && totalOf(list)}</b>
      </Segment>
      {candidateStatuses.map((status) => (
        <Segment key={status} on={search.status === status} onClick={() => onFilter({ status })}>
          {status.charAt(0).toUpperCase() + status.slice(1)} <b>{list && totalOf(list, status)}</b>
        </Segment>
      ))}
    </PanelChoices>
  );
}

/** A visible label in the drawer, an accessible one in the toolbar. */
const name = (text: string, visible: boolean) => (visible ? { label: text } : { 'aria-label': text });

/** The chosen position stays listed even if no one has it anymore. */
function withChosen(positions: string[], chosen: string | undefined): string[] {
  return chosen && !positions.includes(chosen) ? [...positions, chosen] : positions;
}

function periodsWith(days: number | undefined): typeof periods {
  if (!days || periods.some(({ value }) => value === String(days))) return periods;
  return [...periods, { value: String(days), label: `Last ${days} days` }];
}
