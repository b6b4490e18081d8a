import { Select, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { auditText } from '../../../shared/audit/labels.ts';
import type { AuditFilters, AuditList } from '../../../shared/panel/schema.ts';
import { deviceZone } from '../../clock.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Fine } from '../../ui/text/Text.tsx';
import { ExportButton } from '../panel/ExportButton.tsx';
import { ListPanel } from '../panel/ListPanel.tsx';
import { PanelHead, PanelTools } from '../panel/PanelParts.tsx';
import type { AdminSearch } from '../panel/search.ts';
import { usePanelSearch } from '../panel/usePanelSearch.ts';
import { AuditStory } from './AuditStory.tsx';

/** The audit log, read-only. */
export function AuditTab({ search }: { search: AdminSearch }) {
  const { filter } = usePanelSearch();
  const filters: AuditFilters = {
    action: search.action,
    actorId: search.actor,
    subjectId: search.about,
    from: search.from,
    until: search.until,
    // The list is grouped by the reader's days.
    zone: deviceZone(),
  };
  const before = Number(search.pages?.at(-1)) || undefined;
  const list = trpc.admin.audit.list.useQuery({ ...filters, before }, { placeholderData: keepPreviousData });
  const next = list.data?.nextBefore;
  return (
    <main>
      <PanelHead title="Audit">
        <ExportButton
          label="Export"
          title="Export the audit log"
          spec={(people) => ({ kind: 'audit', filters, ...people })}
        />
      </PanelHead>
      <Filters search={search} list={list.data} />
      <ListPanel
        noun="audit log"
        query={list}
        count={list.data?.rows.length}
        empty={{ title: 'Nothing matches', text: 'Remove a filter to see more.' }}
        pages={search.pages}
        nextCursor={next ? String(next) : null}
      >
        <AuditStory
          rows={list.data?.rows ?? []}
          waiting={list.isPending}
          onAbout={(about) => filter({ about })}
        />
      </ListPanel>
    </main>
  );
}

/** Filters by action, person, and day; kept in the URL. */
function Filters({ search, list }: { search: AdminSearch; list: AuditList | undefined }) {
  const { filter } = usePanelSearch();
  return (
    <PanelTools>
      <Select
        size="sm"
        aria-label="Action"
        placeholder="All actions"
        clearable
        searchable
        data={(list?.actions ?? [])
          .map((action) => ({ value: action, label: auditText(action) }))
          .sort((a, b) => a.label.localeCompare(b.label))}
        value={search.action ?? null}
        onChange={(action) => filter({ action: action ?? undefined })}
      />
      <Select
        size="sm"
        aria-label="Who"
        placeholder="Everyone"
        clearable
        searchable
        data={list?.actors.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        value={search.actor ?? null}
        onChange={(actor) => filter({ actor: actor ?? undefined })}
      />
      <TextInput
        size="sm"
        type="date"
        aria-label="From"
        leftSection={<Fine as="span">From</Fine>}
        leftSectionWidth={48}
        value={search.from ?? ''}
        onChange={(event) => filter({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        size="sm"
        type="date"
        aria-label="Through"
        leftSection={<Fine as="span">Through</Fine>}
        leftSectionWidth={68}
        value={search.until ?? ''}
        onChange={(event) => filter({ until: event.currentTarget.value || undefined })}
      />
      {search.about && (
        <Button size="sm" onClick={() => filter({ about: undefined })}>
          One record only ×
        </Button>
      )}
    </PanelTools>
  );
}
