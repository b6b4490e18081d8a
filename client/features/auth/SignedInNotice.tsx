import { Link } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useSignOut } from './useSignOut.ts';

/** For people who come to the sign-in page and are inside already. */
export function SignedInNotice() {
  const me = trpc.auth.me.useQuery();
  const signOut = useSignOut({ stay: true });
  if (!me.data) return null;
  return (
    <Notice kind="info">
      You are signed in as <bdi>{me.data.fullName}</bdi>.{' '}
      <span className="row g16" style={{ display: 'inline-flex' }}>
        <Link to={me.data.home}>Continue</Link>
        <button type="button" className="link" disabled={signOut.pending} onClick={signOut.start}>
          Sign out
        </button>
      </span>
    </Notice>
  );
}
