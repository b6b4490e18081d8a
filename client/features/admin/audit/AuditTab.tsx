import { Select, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { auditText, subjectText } from '../../../../shared/auditWords.ts';
import type { AuditFilters, AuditRow } from '../../../../shared/panel.ts';
import { momentText } from '../../../../shared/time.ts';
import { trpc } from '../../../trpc.ts';
import { ListPanel } from '../ListPanel.tsx';
import { PanelHead, WaitingRows } from '../PanelParts.tsx';
import { ExportButton } from '../reports/ExportButton.tsx';
import type { AdminSearch } from '../search.ts';
import { usePanelSearch } from '../usePanelSearch.ts';

const widths = { time: 150, action: 190, who: 120, about: 120, details: 220 };

/** Who did what to whom; nothing here can be changed. */
export function AuditTab({ search }: { search: AdminSearch }) {
  const { go, filter } = usePanelSearch();
  const filters: AuditFilters = {
    action: search.action,
    actorId: search.actor,
    subjectId: search.about,
    from: search.from,
    until: search.until,
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
      <div className="ad-tools">
        <Select
          size="sm"
          aria-label="Action"
          placeholder="All actions"
          clearable
          searchable
          data={(list.data?.actions ?? [])
            .map((action) => ({ value: action, label: auditText(action) }))
            .sort((a, b) => a.label.localeCompare(b.label))}
          value={search.action ?? null}
          onChange={(action) => filter({ action: action ?? undefined })}
        />
        <Select
          size="sm"
          aria-label="Who"
          placeholder="Everybody"
          clearable
          data={list.data?.actors.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          value={search.actor ?? null}
          onChange={(actor) => filter({ actor: actor ?? undefined })}
        />
        <TextInput
          size="sm"
          type="date"
          aria-label="From"
          value={search.from ?? ''}
          onChange={(event) => filter({ from: event.currentTarget.value || undefined })}
        />
        <TextInput
          size="sm"
          type="date"
          aria-label="Until"
          value={search.until ?? ''}
          onChange={(event) => filter({ until: event.currentTarget.value || undefined })}
        />
        {search.about && (
          <button type="button" className="btn default sm" onClick={() => filter({ about: undefined })}>
            About one thing ×
          </button>
        )}
      </div>
      <ListPanel
        noun="audit log"
        query={list}
        count={list.data?.rows.length ?? null}
        empty={{ title: 'Nothing matches', text: 'Remove a filter to see more.' }}
        pages={search.pages}
        nextCursor={next ? String(next) : null}
        onGo={(pages) => go({ pages })}
      >
        <section className="ad-scroll" aria-label="Audit log, table">
          <table className="tbl ad-rows">
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Action</th>
                <th scope="col">Who</th>
                <th scope="col">About</th>
                <th scope="col">Details</th>
              </tr>
            </thead>
            <tbody className={list.isPending ? 'ad-wait' : ''}>
              {list.isPending && <WaitingRows widths={widths} />}
              {list.data?.rows.map((row) => (
                <AuditLine
                  key={row.id}
                  row={row}
                  onAbout={() => filter({ about: row.subjectId ?? undefined })}
                />
              ))}
            </tbody>
          </table>
        </section>
      </ListPanel>
    </main>
  );
}

function AuditLine({ row, onAbout }: { row: AuditRow; onAbout: () => void }) {
  const details = Object.entries(row.data)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
  return (
    <tr>
      <th scope="row" className="ad-rowhead tn">
        {momentText(row.createdAt)}
      </th>
      <td data-label="Action" title={row.action}>
        {auditText(row.action)}
      </td>
      <td data-label="Who" title={row.ip ?? undefined}>
        <bdi>{row.actor}</bdi>
      </td>
      <td data-label="About">
        {row.subjectId ? (
          <button type="button" className="ad-name dim" onClick={onAbout}>
            {subjectText(row.subjectKind)} {row.subjectId.slice(0, 8)}
          </button>
        ) : (
          '–'
        )}
      </td>
      <td data-label="Details" className="dim" title={details}>
        {details || '–'}
      </td>
    </tr>
  );
}
