import type { ReactNode } from 'react';
import { trpc } from '../../../trpc.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Segment } from '../../../ui/layout/Tabs.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Subtitle } from '../../../ui/text/Text.tsx';
import { CompanyTab } from '../../company/CompanyTab.tsx';
import { DemoContent } from '../../demo/DemoContent.tsx';
import { Templates } from '../../emails/Templates.tsx';
import { PanelChoices, PanelHead, PanelSpace } from '../../panel/PanelParts.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';
import type { AdminSearch } from '../../panel/search.ts';
import { usePanelSearch } from '../../panel/usePanelSearch.ts';
import { Retention } from '../../privacy/admin/Retention.tsx';
import { SafetyContact } from '../../safety/admin/SafetyContact.tsx';
import { BlindReview } from './BlindReview.tsx';
import { BudgetsForm } from './BudgetsForm.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { ModelPanel } from './ModelPanel.tsx';
import { PacingForm } from './PacingForm.tsx';
import { PanelAccess } from './PanelAccess.tsx';

/** Company settings, email templates, and panel access. */
export function SettingsTab({ search }: { search: AdminSearch }) {
  const { go } = usePanelSearch();
  const mayChange = useMayChange();
  // A reviewer who follows an admin's link gets a section they may read.
  const part = search.part === 'access' && !mayChange ? 'house' : (search.part ?? 'house');
  return (
    <main>
      <PanelHead title="Settings" note={mayChange ? null : 'View only: ask an admin to change settings.'} />
      <PanelChoices label="Settings sections">
        <Segment on={part === 'house'} onClick={() => go({ part: undefined })}>
          General
        </Segment>
        <Segment on={part === 'company'} onClick={() => go({ part: 'company' })}>
          Your company
        </Segment>
        <Segment on={part === 'mails'} onClick={() => go({ part: 'mails' })}>
          Email templates
        </Segment>
        {mayChange && (
          <Segment on={part === 'access'} onClick={() => go({ part: 'access' })}>
            Access
          </Segment>
        )}
      </PanelChoices>
      {(part === 'house' || part === 'company') && <AppSettingsSection part={part} mayChange={mayChange} />}
      {part === 'mails' && <Templates search={search} mayChange={mayChange} />}
      {part === 'access' && <PanelAccess />}
    </main>
  );
}

function AppSettingsSection({ part, mayChange }: { part: 'house' | 'company'; mayChange: boolean }) {
  const appSettings = trpc.admin.settings.house.useQuery();
  if (appSettings.isError && !appSettings.data) {
    return (
      <PanelSpace>
        <QueryError title="We couldn’t load the settings" query={appSettings} />
      </PanelSpace>
    );
  }
  if (!appSettings.data)
    return (
      <PanelSpace>
        <SkeletonLines widths={['40%', '92%', '86%', '90%', '64%']} />
      </PanelSpace>
    );
  if (part === 'company') return <CompanyTab settings={appSettings.data} mayChange={mayChange} />;
  const { sections, spent, facts } = appSettings.data;
  return (
    <>
      <Part title="AI">
        <ModelPanel mayChange={mayChange} />
        <BudgetsForm stored={sections.budgets} spent={spent} mayChange={mayChange} />
        <PacingForm stored={sections.pacing} mayChange={mayChange} />
      </Part>
      <Part title="Reviews and safety">
        <BlindReview />
        {mayChange && <SafetyContact />}
      </Part>
      <Part title="Data">
        {mayChange && <Retention />}
        <Stack className="st-column">
          <DemoContent mayChange={mayChange} />
          <Elsewhere facts={facts} mayChange={mayChange} />
        </Stack>
      </Part>
    </>
  );
}

/** Related settings; each box is saved separately. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Subtitle className="st-part">{title}</Subtitle>
      <div className="st-grid">{children}</div>
    </>
  );
}
