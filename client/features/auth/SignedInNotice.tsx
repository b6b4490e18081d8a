import { Link, useLocation } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useSignOut } from './useSignOut.ts';

/** For people who come to a door and are signed in already. */
export function SignedInNotice() {
  const me = trpc.auth.me.useQuery();
  const { pathname } = useLocation();
  const signOut = useSignOut({ stay: true });
  if (!me.data) return null;
  return (
    <Notice kind="info">
      You're signed in as <bdi>{me.data.fullName}</bdi>.{' '}
      {!me.data.emailConfirmed && 'Open the link in our email to confirm your address. '}
      <span className="row g16" style={{ display: 'inline-flex' }}>
        {pathname !== me.data.home && <Link to={me.data.home}>Continue</Link>}
        <Link to="/auth" search={{ view: 'account' }}>
          My account
        </Link>
        <button type="button" className="link" disabled={signOut.pending} onClick={signOut.start}>
          Sign out
        </button>
      </span>
    </Notice>
  );
}
