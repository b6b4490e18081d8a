import { Select } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { emailKinds, emailLabels, emailStates, isEmailKind } from '../../../shared/emails/labels.ts';
import { trpc } from '../../trpc.ts';
import { Segment } from '../../ui/layout/Tabs.tsx';
import { ListPanel } from '../panel/ListPanel.tsx';
import { PanelChoices, PanelHead, PanelTools } from '../panel/PanelParts.tsx';
import { PanelSearch } from '../panel/PanelSearch.tsx';
import type { AdminSearch } from '../panel/search.ts';
import { usePanelSearch } from '../panel/usePanelSearch.ts';
import { EmailTable } from './EmailTable.tsx';

const stateLabels = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  returned: 'Returned',
  demo: 'Not sent (demo)',
} as const;

const kinds = emailKinds
  .map((kind) => ({ value: kind, label: emailLabels[kind] }))
  .sort((a, b) => a.label.localeCompare(b.label));

/** The log of all emails: delivery state, errors, and retry. */
export function EmailsTab({ search }: { search: AdminSearch }) {
  const { filter } = usePanelSearch();
  const kind = search.mailKind !== undefined && isEmailKind(search.mailKind) ? search.mailKind : undefined;
  const filtered = kind !== undefined || search.mails !== undefined || search.q !== undefined;
  const list = trpc.admin.mails.list.useQuery(
    { search: search.q ?? '', state: search.mails, kind, cursor: search.pages?.at(-1) },
    { placeholderData: keepPreviousData },
  );
  return (
    <main>
      <PanelHead title="Email log" />
      <PanelTools>
        <PanelSearch label="Search by address or subject" value={search.q} onChange={(q) => filter({ q })} />
        <Select
          size="sm"
          aria-label="Kind of email"
          placeholder="All kinds"
          clearable
          searchable
          data={kinds}
          value={kind ?? null}
          onChange={(chosen) => filter({ mailKind: chosen ?? undefined })}
        />
      </PanelTools>
      <PanelChoices label="Status">
        <Segment on={search.mails === undefined} onClick={() => filter({ mails: undefined })}>
          All
        </Segment>
        {emailStates.map((state) => (
          <Segment key={state} on={search.mails === state} onClick={() => filter({ mails: state })}>
            {stateLabels[state]}
          </Segment>
        ))}
      </PanelChoices>
      <ListPanel
        noun="emails"
        query={list}
        count={list.data?.mails.length}
        empty={
          filtered
            ? { title: 'Nothing matches', text: 'Remove a filter to see more.' }
            : { title: 'No emails yet', text: 'Every email we send is listed here.' }
        }
        pages={search.pages}
        nextCursor={list.data?.nextCursor}
      >
        <EmailTable emails={list.data?.mails ?? []} waiting={list.isPending} />
      </ListPanel>
    </main>
  );
}
