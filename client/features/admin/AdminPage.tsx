import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Me } from '../../../shared/auth/schema.ts';
import { sentence } from '../../../shared/errors/errors.ts';
import { onSignInChange } from '../../signedIn.ts';
import { realtimeSocket, trpc } from '../../trpc.ts';
import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { OverviewTab } from '../overview/OverviewTab.tsx';
import { PanelBox, PanelHead } from '../panel/PanelParts.tsx';
import { clearPanelDrafts } from '../panel/panelDrafts.ts';
import { PanelPerson } from '../panel/panelPerson.ts';
import { type AdminSearch, tabOf } from '../panel/search.ts';
import { PanelShell } from './PanelShell.tsx';
import { PanelSkeleton, TabSkeleton } from './PanelSkeleton.tsx';
import { parts, preloadTab } from './tabParts.ts';
import { entryOf } from './tabs.ts';

/** The HR Control Panel. The server decides who may open it; this component only shows the answer. */
export function AdminPage({ search }: { search: AdminSearch }) {
  // Starts while the account is still loading, not after it.
  const tab = tabOf(search);
  useTitle(entryOf(tab)?.label ?? 'HR Control Panel');
  useEffect(() => preloadTab(tab), [tab]);
  const navigate = useNavigate();
  const me = trpc.auth.me.useQuery();
  const { inside, away, other, leave } = useInside(me.data);
  useEffect(() => clearPanelDrafts, []);
  const refused = me.isSuccess && !away ? refusal(me.data) : null;
  useEffect(() => {
    if (!refused) return;
    toast.error('Access Denied', refused, { id: 'access-denied' });
    void navigate({ to: '/' });
  }, [refused, navigate]);

  if (me.isError && !me.data && !away) {
    return (
      <main className="wrap" id="main">
        <QueryError title="We couldn’t load the panel" query={me} />
      </main>
    );
  }
  const person = away ? inside : me.data;
  if (!person || refused || other) return <PanelSkeleton />;
  return (
    <PanelPerson value={person}>
      <PanelShell me={person} live={!away} tab={tab}>
        <Tab search={search} me={person} />
      </PanelShell>
      {away ? <Later part={signInAgain} props={{ me: person, onLeave: leave }} urgent /> : <Ready />}
    </PanelPerson>
  );
}

/** Loaded ahead of time: when it's needed, the session is gone and the build may be outdated. */
const signInAgain = comesLater(async () => (await import('./SignInAgain.tsx')).SignInAgain, 'idle');

function Ready() {
  useEffect(
    () =>
      whenIdle(() => {
        signInAgain.preload();
        for (const { preload } of Object.values(parts)) preload();
      }),
    [],
  );
  return null;
}

/**
 * The account that opened the panel, kept after its session has ended: the sign-in form then opens over the page, so
 * half an hour on the phone costs no typed text. Signing out, here or in another tab, leaves the panel immediately.
 */
function useInside(me: Me | null | undefined) {
  const utils = trpc.useUtils();
  const [inside, setInside] = useState<Me | null>(null);
  const [left, setLeft] = useState(false);
  const other = Boolean(me && inside && me.id !== inside.id);
  if (me && me !== inside && me.roles.length > 0 && !other) setInside(me);
  const away = me === null && inside !== null && !left;
  useEffect(() => {
    // No data of the previous account may stay on the page. At this point nothing of it is shown, and no unsaved text
    // blocks the reload.
    if (other) window.location.reload();
  }, [other]);
  useEffect(
    () =>
      onSignInChange((signedOut) => {
        if (signedOut) setLeft(true);
        void utils.auth.me.invalidate();
      }),
    [utils],
  );
  useEffect(() => {
    if (!away) return;
    return () => {
      // Signed in again, perhaps in another tab.
      realtimeSocket.renew();
      void utils.invalidate();
    };
  }, [away, utils]);
  return { inside, away, other, leave: () => setLeft(true) };
}

function Tab({ search, me }: { search: AdminSearch; me: Me }) {
  const tab = tabOf(search);
  const known = entryOf(tab);
  if (known?.adminsOnly && !me.roles.includes('admin')) return <AdminsOnly label={known.label} />;
  switch (tab) {
    case 'candidates':
    case 'reading':
    case 'jobs':
    case 'employees':
    case 'sessions':
    case 'reports':
    case 'mail':
    case 'audit':
    case 'settings':
      return <Later part={parts[tab]} props={{ search }} instead={<TabSkeleton />} />;
    case 'privacy':
    case 'assistant':
    case 'inbox':
    case 'account':
    case 'preview':
      return <Later part={parts[tab]} props={{}} instead={<TabSkeleton />} />;
    default:
      return <OverviewTab me={me} search={search} />;
  }
}

/** Shown to a reviewer who follows a link to a tab for admins. */
function AdminsOnly({ label }: { label: string }) {
  return (
    <main>
      <PanelHead title={label} />
      <PanelBox>
        <EmptyState title="Admins only">
          As a reviewer, you can view candidates, jobs, employees, sessions, and reports.
        </EmptyState>
      </PanelBox>
    </main>
  );
}

/** The notice of specification file 2 §6, or null for HR. */
function refusal(me: Me | null): string | null {
  if (!me) return sentence('not_signed_in');
  return me.roles.length > 0 ? null : sentence('not_allowed');
}
