import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PanelHead, Segment } from '../PanelParts.tsx';
import { useMayChange } from '../panelPerson.ts';
import type { AdminSearch } from '../search.ts';
import { usePanelSearch } from '../usePanelSearch.ts';
import { BlindReview } from './BlindReview.tsx';
import { BudgetsForm } from './BudgetsForm.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { DemoContent } from './DemoContent.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { MailboxesForm } from './MailboxesForm.tsx';
import { ModelPanel } from './ModelPanel.tsx';
import { PacingForm } from './PacingForm.tsx';
import { PanelAccess } from './PanelAccess.tsx';
import { Retention } from './Retention.tsx';
import { SafetyContact } from './SafetyContact.tsx';
import { Templates } from './Templates.tsx';

/** The company's settings, the texts of its emails, and who can open the panel. */
export function SettingsTab({ search }: { search: AdminSearch }) {
  const { go } = usePanelSearch();
  const mayChange = useMayChange();
  // Behind an admin's link a reviewer finds what they may read.
  const part = search.part === 'access' && !mayChange ? 'house' : (search.part ?? 'house');
  return (
    <main>
      <PanelHead title="Settings" note={mayChange ? null : 'You read the settings; an admin changes them.'} />
      <fieldset className="ad-segments">
        <legend className="vh">Which settings</legend>
        <Segment on={part === 'house'} onClick={() => go({ part: undefined })}>
          General
        </Segment>
        <Segment on={part === 'mails'} onClick={() => go({ part: 'mails' })}>
          What emails say
        </Segment>
        {mayChange && (
          <Segment on={part === 'access'} onClick={() => go({ part: 'access' })}>
            Who may open the panel
          </Segment>
        )}
      </fieldset>
      {part === 'house' && <AppSettingsSection mayChange={mayChange} />}
      {part === 'mails' && <Templates search={search} mayChange={mayChange} />}
      {part === 'access' && <PanelAccess />}
    </main>
  );
}

function AppSettingsSection({ mayChange }: { mayChange: boolean }) {
  const appSettings = trpc.admin.settings.house.useQuery();
  if (appSettings.isError && !appSettings.data) {
    return (
      <ErrorState
        title="We couldn’t load the settings"
        message={readError(appSettings.error).message}
        onRetry={() => appSettings.refetch()}
      />
    );
  }
  if (!appSettings.data) return <p className="connecting dim">Loading…</p>;
  const { sections, spent, facts } = appSettings.data;
  return (
    <div className="st-grid">
      <DemoContent mayChange={mayChange} />
      <ModelPanel mayChange={mayChange} />
      <BudgetsForm stored={sections.budgets} spent={spent} mayChange={mayChange} />
      <PacingForm stored={sections.pacing} mayChange={mayChange} />
      <MailboxesForm stored={sections.mailboxes} facts={facts} mayChange={mayChange} />
      <CompanyForm stored={sections.company} facts={facts} mayChange={mayChange} />
      {mayChange && <SafetyContact />}
      {mayChange && <Retention />}
      <BlindReview />
      <Elsewhere facts={facts} mayChange={mayChange} />
    </div>
  );
}
