import { Link, useLocation } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';
import { TextButton } from '../../ui/buttons/Button.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import styles from './SplitPage.module.css';
import { useSignOut } from './useSignOut.ts';

/** For signed-in people who open the sign-in page or the portal's entrance. */
export function SignedInNotice() {
  const me = trpc.auth.me.useQuery();
  const { pathname } = useLocation();
  const signOut = useSignOut({ stay: true });
  if (!me.data) return null;
  return (
    <Notice kind="info">
      You’re signed in as <bdi>{me.data.fullName}</bdi>.{' '}
      {!me.data.emailConfirmed && 'Open the link in our email to confirm your address. '}
      <Group as="span" gap={16} className={styles.inline}>
        {pathname !== me.data.home && <Link to={me.data.home}>Continue</Link>}
        <Link to="/auth" search={{ view: 'account' }}>
          My account
        </Link>
        <TextButton disabled={signOut.pending} onClick={signOut.start}>
          Sign out
        </TextButton>
      </Group>
    </Notice>
  );
}
