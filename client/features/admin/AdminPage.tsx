import { IconLogout, IconMessageChatbot, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Me } from '../../../shared/auth.ts';
import { brand } from '../../../shared/brand.ts';
import { sentence } from '../../../shared/errors.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Monogram, Wordmark } from '../../ui/Brand.tsx';
import { ColorSchemeToggle } from '../../ui/ColorSchemeToggle.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { CandidatesTab } from '../candidates/CandidatesTab.tsx';
import { PreviewInterview } from './PreviewInterview.tsx';
import type { AdminSearch } from './search.ts';

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

  if (me.isError) {
    return (
      <main className="wrap">
        <ErrorState
          title="The panel did not load"
          message={readError(me.error).message}
          onRetry={() => me.refetch()}
        />
      </main>
    );
  }
  if (!me.data || refused) return <p className="connecting dim">Loading…</p>;
  return (
    <Shell me={me.data} tab={search.tab}>
      {search.tab === 'preview' ? (
        <PreviewInterview adminName={me.data.fullName} />
      ) : (
        <CandidatesTab search={search} />
      )}
    </Shell>
  );
}

/** The notice of specification file 2 §6, or null for an admin. */
function refusal(me: Me | null): string | null {
  if (!me) return sentence('not_signed_in');
  return me.roles.includes('admin') ? null : sentence('not_allowed');
}

const entries = [
  { tab: 'candidates', label: 'Candidates', icon: IconUsers },
  { tab: 'preview', label: 'Preview interview', icon: IconMessageChatbot },
] as const;

function Shell({ me, tab, children }: { me: Me; tab: AdminSearch['tab']; children: ReactNode }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const ai = trpc.admin.aiStatus.useQuery(undefined, { staleTime: 600_000 });
  const signOut = trpc.auth.signOut.useMutation({
    onSettled: async () => {
      await navigate({ to: '/' });
      await utils.invalidate();
    },
  });
  const links = (className: string): ReactNode =>
    entries.map(({ tab: name, label, icon: Icon }) => (
      <Link
        key={name}
        to="/admin"
        search={{ tab: name }}
        className={`${className} ${name === tab ? 'on' : ''}`}
        aria-current={name === tab ? 'page' : undefined}
      >
        <Icon className="ic" size={18} stroke={1.75} aria-hidden="true" />
        {label}
      </Link>
    ));
  const logout = (
    <button
      type="button"
      className="btn quiet sm icon"
      aria-label="Logout"
      disabled={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      <IconLogout size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
  return (
    <div className="ad">
      <a href="#main" className="skip">
        Skip to content
      </a>
      <header className="mtop">
        <Monogram />
        <b className="b grow">HR Control Panel</b>
        <ColorSchemeToggle />
        {logout}
      </header>
      <nav className="mtabs tabs" aria-label="Panel">
        {links('')}
      </nav>
      <aside className="sb">
        <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
          <Monogram />
          <Wordmark height={24} />
        </Link>
        <span className="t">HR Control Panel</span>
        <nav className="stack g4" aria-label="Panel">
          {links('n')}
        </nav>
        {ai.data?.builtIn && (
          <p className="xs dim ai-note">Built-in assistant – connect a model for richer conversations</p>
        )}
        <div className="me">
          <InitialsAvatar name={me.fullName} size={32} />
          <span className="grow sm" style={{ lineHeight: 1.3, minWidth: 0 }}>
            <b className="b break" style={{ display: 'block' }}>
              {me.fullName}
            </b>
            <span className="xs dim">HR lead</span>
          </span>
          <ColorSchemeToggle />
          {logout}
        </div>
      </aside>
      <div className="mainx" id="main">
        {children}
      </div>
    </div>
  );
}
