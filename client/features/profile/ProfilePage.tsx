import { Link } from '@tanstack/react-router';
import { trpc } from '../../trpc.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { AccountSecurity } from '../auth/security/AccountSecurity.tsx';
import { Page } from '../employeeArea/Page.tsx';
import { PageSkeleton } from '../employeeArea/PageSkeleton.tsx';
import { AccountInfo, Performance } from './Facts.tsx';
import { History } from './History.tsx';
import { Information } from './Information.tsx';
import styles from './ProfilePage.module.css';

/** The Profile tab (specification file 2 §2): personal data, what can be edited, and account security. */
export function ProfilePage() {
  useTitle('Profile');
  const profile = trpc.profile.view.useQuery();
  return (
    <Page
      title="Profile"
      text={
        <>
          Only you and HR see this page. Your bank details are with your{' '}
          <Link to="/employee/documents">onboarding documents</Link>.
        </>
      }
    >
      <Loaded
        query={profile}
        failed="We couldn’t load your profile"
        waiting={<PageSkeleton heights={[320, 260, 180]} />}
      >
        {(data) => (
          <div className={styles.page}>
            <Stack gap={24}>
              <Information profile={data} />
              <AccountSecurity />
            </Stack>
            <Stack gap={24}>
              <Performance stats={data.stats} />
              <AccountInfo profile={data} />
              <History />
            </Stack>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
