import { IconLogout } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import type { PortalView } from '../../../shared/portal/schema.ts';
import { firstName } from '../../../shared/text/firstName.ts';
import { clockIn, inZone } from '../../../shared/time/dates.ts';
import { deviceZone, useNow } from '../../clock.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ColorSchemeToggle } from '../../ui/buttons/ColorSchemeToggle.tsx';
import { cx } from '../../ui/cx.ts';
import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { DemoTag } from '../../ui/labels/DemoTag.tsx';
import { StatusBadge } from '../../ui/labels/StatusBadge.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { TabLink, Tabs } from '../../ui/layout/Tabs.tsx';
import { NewVersion } from '../../ui/states/NewVersion.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Monogram, Wordmark } from '../../ui/text/Brand.tsx';
import { Fine, Heading, Remark, Text } from '../../ui/text/Text.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSignOut } from '../auth/useSignOut.ts';
import { clearDrafts } from '../conversation/drafts.ts';
import { INTERVIEW_DRAFTS } from '../interview/draftKeys.ts';
import { Overview } from './Overview.tsx';
import styles from './Portal.module.css';
import { rememberInside } from './portalSession.ts';
import { type PortalTab, portalTabs } from './portalTabs.ts';

/** Tabs that are rarely opened first. The interview tab is preloaded. */
const interview = comesLater(async () => (await import('./InterviewTab.tsx')).InterviewTab);
const profile = comesLater(async () => (await import('./Profile.tsx')).Profile);
const resources = comesLater(async () => (await import('./Resources.tsx')).Resources);

const tabLabels: Record<PortalTab, string> = {
  overview: 'Overview',
  interview: 'Interview',
  resources: 'Resources',
  profile: 'Profile',
};

type PortalProps = { view: PortalView; tab: PortalTab; guide: string | undefined };

/** A candidate's portal, opened with a code or an account. */
export function Portal({ view, tab, guide }: PortalProps) {
  useTitle(tab === 'overview' ? 'Candidate portal' : `${tabLabels[tab]} · Candidate portal`);
  const navigate = useNavigate({ from: '/candidate' });
  const utils = trpc.useUtils();
  useEffect(() => whenIdle(interview.preload), []);
  const openInterview = async (): Promise<void> => {
    await utils.candidatePortal.view.invalidate();
    await navigate({ search: { tab: 'interview', screen: 'live' } });
  };
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <Header view={view} />
      <NewVersion />
      <main className="wrap" id="main">
        <div className={styles.head}>
          <Stack gap={8} place="shrink">
            <Heading level={1} size={2} lines="anywhere" className={styles.welcome}>
              Welcome, <bdi>{firstName(view.fullName)}</bdi>
            </Heading>
            <LocalTime />
          </Stack>
          <StatusBadge status={view.status} />
        </div>
        <Tabs label="Candidate portal">
          {portalTabs.map((name) => (
            <TabLink
              key={name}
              to="/candidate"
              search={{ tab: name }}
              resetScroll={false}
              current={name === tab}
            >
              {tabLabels[name]}
            </TabLink>
          ))}
        </Tabs>
        {tab === 'overview' && <Overview view={view} onResume={openInterview} />}
        {tab === 'interview' && (
          <Later part={interview} props={{ view, onStart: openInterview }} instead={<Loading />} />
        )}
        {tab === 'resources' && <Later part={resources} props={{ guideId: guide }} instead={<Loading />} />}
        {tab === 'profile' && <Later part={profile} props={{ view }} instead={<Loading />} />}
      </main>
    </>
  );
}

function Header({ view }: { view: PortalView }) {
  const navigate = useNavigate({ from: '/candidate' });
  const utils = trpc.useUtils();
  const leave = trpc.candidatePortal.leave.useMutation({
    onSuccess: async () => {
      clearDrafts(INTERVIEW_DRAFTS);
      rememberInside(null);
      await navigate({ search: { tab: 'overview' }, ignoreBlocker: true });
      await utils.interview.transcript.reset();
      // An account signed in here may open its own portal. Signing out leaves that one.
      await utils.candidatePortal.door.refetch();
      await utils.candidatePortal.view.reset();
    },
    onError: () => toast.error('Error', 'You’re still in the portal. Please try again.', { id: 'leave' }),
  });
  return (
    <header className={cx('hd', styles.header)}>
      <div className="in">
        <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
          <Monogram />
          <Wordmark />
        </Link>
        <Remark as="span" only="desktop" className={styles.label}>
          Candidate portal
        </Remark>
        <Group place="push" className={styles.actions}>
          <ColorSchemeToggle />
          <span data-only="desktop" className={styles.who}>
            <Text as="b" size="sm" lines="cut" dir="auto">
              {view.fullName} {view.demo && <DemoTag />}
            </Text>
            <Fine as="span" lines="cut">
              {view.position}
            </Fine>
          </span>
          <Avatar name={view.fullName} />
          {view.byAccount ? (
            <Account />
          ) : (
            <Button icon={IconLogout} size="sm" loading={leave.isPending} onClick={() => leave.mutate()}>
              Leave
            </Button>
          )}
        </Group>
      </div>
    </header>
  );
}

/** Accounts leave by signing out; their password and sessions have a page of their own. */
function Account() {
  const signOut = useSignOut();
  return (
    <>
      <TextLink to="/auth" search={{ view: 'account' }} size="sm" bold lines="one" only="desktop">
        My account
      </TextLink>
      <Button
        icon={IconLogout}
        size="sm"
        loading={signOut.pending}
        data-account
        onClick={() => {
          rememberInside(null);
          signOut.start();
        }}
      >
        Sign out
      </Button>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.tab}>
      <SkeletonLines widths={['30%', '62%', '58%', '60%']} />
    </div>
  );
}

/** Date and time where the person is. */
function LocalTime() {
  const now = useNow();
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(now);
  return (
    <Text tone="dim" figures>
      {date} · {clockIn(now)} {inZone(deviceZone())}
    </Text>
  );
}
