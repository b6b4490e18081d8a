import '../../styles/account.css';
import { Link } from '@tanstack/react-router';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { AccountSecurity } from '../auth/security/AccountSecurity.tsx';
import { PageSkeleton } from '../employee/PageSkeleton.tsx';
import { AccountInfo, Performance } from './Facts.tsx';
import { History } from './History.tsx';
import { Information } from './Information.tsx';

/** The Profile tab (specification file 2 §2): who one is here, what one may change, and how the account is kept. */
export function ProfilePage() {
  useTitle('Profile');
  const profile = trpc.profile.view.useQuery();
  return (
    <main className="em-main stack g24" id="main">
      <div className="stack g4">
        <h1 className="h2 em-title">Profile</h1>
        <p className="dim">
          Only you and HR see this page. Your bank details are with your{' '}
          <Link to="/employee/documents">onboarding documents</Link>.
        </p>
      </div>
      {profile.data ? (
        <div className="ac-page">
          <div className="stack g24">
            <Information key={profile.data.updatedAt} profile={profile.data} />
            <AccountSecurity />
          </div>
          <div className="stack g24">
            <Performance stats={profile.data.stats} />
            <AccountInfo profile={profile.data} />
            <History />
          </div>
        </div>
      ) : profile.isError ? (
        <ErrorState
          title="We couldn’t load your profile"
          message={readError(profile.error).message}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <PageSkeleton heights={[320, 260, 180]} />
      )}
    </main>
  );
}
