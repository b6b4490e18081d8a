import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import type { Me } from '../../../shared/auth.ts';
import { sentence } from '../../../shared/errors.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { CandidatesTab } from '../candidates/CandidatesTab.tsx';
import { AuditTab } from './audit/AuditTab.tsx';
import { EmployeesTab } from './employees/EmployeesTab.tsx';
import { InboxTab } from './inbox/InboxTab.tsx';
import { JobsTab } from './jobs/JobsTab.tsx';
import { MailsTab } from './mails/MailsTab.tsx';
import { OverviewTab } from './overview/OverviewTab.tsx';
import { PanelEmpty, PanelHead } from './PanelParts.tsx';
import { PanelShell } from './PanelShell.tsx';
import { PreviewInterview } from './PreviewInterview.tsx';
import { ReportsTab } from './reports/ReportsTab.tsx';
import { type AdminSearch, tabOf } from './search.ts';
import { SessionsTab } from './sessions/SessionsTab.tsx';
import { tabEntries } from './tabs.ts';

const AccountTab = lazy(() => import('./account/AccountTab.tsx'));
const PrivacyTab = lazy(() => import('./privacy/PrivacyTab.tsx'));
const SettingsTab = lazy(() => import('./settings/SettingsTab.tsx'));
const AssistantTab = lazy(() => import('./assistant/AssistantTab.tsx'));

/** The HR Control Panel. The server decides who may see it; this only shows what it answered. */
export function AdminPage({ search }: { search: AdminSearch }) {
  useTitle('HR Control Panel');
  const navigate = useNavigate();
  const me = trpc.auth.me.useQuery();
  const refused = me.isSuccess ? refusal(me.data) : null;
  useEffect(() => {
    if (!refused) return;
    toast.error('Access Denied', refused, { id: 'access-denied' });
    void navigate({ to: '/' });
  }, [refused, navigate]);

  if (me.isError && !me.data) {
    return (
      <main className="wrap" id="main">
        <ErrorState
          title="The panel did not load"
          message={readError(me.error).message}
          onRetry={() => me.refetch()}
        />
      </main>
    );
  }
  if (!me.data || refused) {
    return (
      <p className="connecting dim" role="status">
        Loading…
      </p>
    );
  }
  return (
    <PanelShell me={me.data} tab={tabOf(search)}>
      <Tab search={search} me={me.data} />
    </PanelShell>
  );
}

function Tab({ search, me }: { search: AdminSearch; me: Me }) {
  const tab = tabOf(search);
  const known = tabEntries.find((entry) => entry.tab === tab);
  if (known?.adminsOnly && !me.roles.includes('admin')) return <AdminsOnly label={known.label} />;
  switch (tab) {
    case 'candidates':
      return <CandidatesTab search={search} />;
    case 'jobs':
      return <JobsTab search={search} />;
    case 'employees':
      return <EmployeesTab search={search} />;
    case 'sessions':
      return <SessionsTab search={search} />;
    case 'reports':
      return <ReportsTab search={search} />;
    case 'privacy':
      return (
        <Suspense fallback={<p className="connecting dim">Loading…</p>}>
          <PrivacyTab />
        </Suspense>
      );
    case 'assistant':
      return (
        <Suspense fallback={<p className="connecting dim">Loading…</p>}>
          <AssistantTab />
        </Suspense>
      );
    case 'inbox':
      return <InboxTab />;
    case 'mail':
      return <MailsTab search={search} />;
    case 'audit':
      return <AuditTab search={search} />;
    case 'account':
      return (
        <Suspense fallback={<p className="connecting dim">Loading…</p>}>
          <AccountTab />
        </Suspense>
      );
    case 'settings':
      return (
        <Suspense fallback={<p className="connecting dim">Loading…</p>}>
          <SettingsTab search={search} />
        </Suspense>
      );
    case 'preview':
      return <PreviewInterview adminName={me.fullName} />;
    default:
      return <OverviewTab me={me} search={search} />;
  }
}

/** What a reviewer finds behind an old link to a tab that is not theirs. */
function AdminsOnly({ label }: { label: string }) {
  return (
    <main>
      <PanelHead title={label} />
      <div className="ad-panel">
        <PanelEmpty
          title="Only admins work here"
          text="As a reviewer you read candidates, jobs, employees, sessions and reports."
        />
      </div>
    </main>
  );
}

/** The notice of specification file 2 §6, or null for HR. */
function refusal(me: Me | null): string | null {
  if (!me) return sentence('not_signed_in');
  return me.roles.length > 0 ? null : sentence('not_allowed');
}
