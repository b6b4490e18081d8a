import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLogout, IconShieldLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Me } from '../../../shared/auth/schema.ts';
import { brand } from '../../../shared/company/brand.ts';
import { figure } from '../../../shared/text/counted.ts';
import { trpc } from '../../trpc.ts';
import { IconButton } from '../../ui/buttons/Button.tsx';
import { ColorSchemeToggle } from '../../ui/buttons/ColorSchemeToggle.tsx';
import { cx } from '../../ui/cx.ts';
import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { Avatar, AvatarButton } from '../../ui/labels/Avatar.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { TabLink, Tabs } from '../../ui/layout/Tabs.tsx';
import { usePaletteRequests } from '../../ui/palette/paletteRequests.ts';
import { NewVersion } from '../../ui/states/NewVersion.tsx';
import { Monogram, Wordmark } from '../../ui/text/Brand.tsx';
import { Fine, Text } from '../../ui/text/Text.tsx';
import { type SignOut, useSignOut } from '../auth/useSignOut.ts';
import { ConnectionLost } from '../conversation/ConnectionLost.tsx';
import { DemoBanner } from '../demo/DemoBanner.tsx';
import { OpenKeysHelp } from '../panel/keys/keysHelp.ts';
import { useKeys } from '../panel/keys/useKeys.ts';
import { useStepKeys } from '../panel/keys/useStepKeys.ts';
import type { AdminTab } from '../panel/search.ts';
import { useLostAccess, usePanelEvents } from '../panel/usePanelEvents.ts';
import { isPaletteHere, palette } from './palette/paletteLater.ts';
import { preloadTab } from './tabParts.ts';
import { sidebarFor, type TabCounts, type TabEntry } from './tabs.ts';

const keysHelp = comesLater(async () => (await import('../panel/keys/KeysHelp.tsx')).KeysHelp, 'idle');
const accountLink = { to: '/admin', search: { tab: 'account' } } as const;
const builtInLine = 'Built-in assistant – connect a model for richer conversations';

/** Loads a tab's part once someone is about to open it. */
const linkTo = (name: AdminTab, label: string) => ({
  to: '/admin' as const,
  search: { tab: name },
  title: label,
  'data-tab': name,
  onPointerEnter: () => preloadTab(name),
  onFocus: () => preloadTab(name),
});

/** Sidebar on wide screens, tabs on phones, and the content of the current tab. */
export function PanelShell(props: { me: Me; live: boolean; tab: AdminTab; children: ReactNode }) {
  const { me, live, tab, children } = props;
  usePanelEvents(live);
  // The reading view uses the full width, and its keys step through criteria.
  const reading = tab === 'reading';
  useStepKeys(!reading);
  const { requests } = usePaletteRequests(isPaletteHere);
  const [keysShown, keys] = useDisclosure();
  useKeys('both', { '?': keys.open });
  const counts = useTabCounts(me.roles.includes('admin'));
  const ai = trpc.admin.aiStatus.useQuery(undefined, { staleTime: 600_000 });
  const signOut = useSignOut();
  const phoneTabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not all tabs fit on a phone; keep the current one visible.
    const current = phoneTabs.current?.querySelector(`[data-tab="${tab}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  const account: AccountProps = { me, builtIn: ai.data?.builtIn === true, signOut };
  const groups = sidebarFor(me.roles);
  return (
    <div className={reading ? 'ad ad-whole' : 'ad'}>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <header className="ad-phone-top">
        <Monogram />
        <Text as="b" bold place="grow">
          HR Control Panel
        </Text>
        <AccountMenu {...account} />
        <ColorSchemeToggle />
      </header>
      <Tabs label="Panel" data-bar="" className="ad-phone-tabs" ref={phoneTabs}>
        {groups
          .flatMap(({ tabs }) => tabs)
          .map(({ tab: name, label }) => (
            <TabLink key={name} {...linkTo(name, label)} current={name === tab}>
              {label}
            </TabLink>
          ))}
      </Tabs>
      <aside className="ad-side" aria-label="HR Control Panel">
        <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
          <Monogram />
          <Wordmark height={24} />
        </Link>
        <span className="ad-title">HR Control Panel</span>
        <nav aria-label="Panel">
          {groups.map(({ title, tabs }) => (
            <Stack key={title ?? ''} gap={2} className="ad-group">
              {title && <h2 className="ad-group-title">{title}</h2>}
              {tabs.map((entry) => (
                <SideLink key={entry.tab} entry={entry} current={entry.tab === tab} counts={counts} />
              ))}
            </Stack>
          ))}
        </nav>
        <Account {...account} />
      </aside>
      <div className="ad-main" id="main" tabIndex={-1}>
        <NewVersion />
        <ConnectionLost />
        {tab !== 'preview' && <DemoBanner />}
        <OpenKeysHelp value={keys.open}>{children}</OpenKeysHelp>
      </div>
      <Later
        part={palette}
        props={{ me, signOut: signOut.start, onKeys: keys.open, requests }}
        urgent={requests > 0}
      />
      <Later part={keysHelp} props={{ opened: keysShown, onClose: keys.close }} urgent={keysShown} />
    </div>
  );
}

type SideLinkProps = { entry: TabEntry; current: boolean; counts: TabCounts | undefined };

function SideLink({ entry: { tab, label, icon: Icon, count }, current, counts }: SideLinkProps) {
  return (
    <Link
      {...linkTo(tab, label)}
      className={cx('ad-link', current && 'on')}
      aria-current={current ? 'page' : undefined}
    >
      <Icon className="ic" size={18} stroke={1.75} aria-hidden="true" />
      <span className="ad-label">{label}</span>
      {count && counts && count(counts) > 0 && <i className="ad-count">{figure(count(counts))}</i>}
    </Link>
  );
}

/** The counts beside tabs. */
function useTabCounts(isAdmin: boolean): TabCounts | undefined {
  const counts = trpc.admin.overview.counts.useQuery();
  useLostAccess(counts.error);
  // Urgent items are for admins only, and so is their count.
  const urgent = trpc.safety.count.useQuery(undefined, { enabled: isAdmin });
  return counts.data && { ...counts.data, urgent: (isAdmin && urgent.data?.open) || 0 };
}

type AccountProps = {
  me: Me;
  /** No model is connected. */
  builtIn: boolean;
  signOut: SignOut;
};

/** The person's account on phones. */
function AccountMenu({ me, builtIn, signOut }: AccountProps) {
  return (
    <Menu position="bottom-end" width={240} shadow="lg" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <AvatarButton name={me.fullName} aria-label={`${me.fullName}’s account`} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{me.fullName}</Menu.Label>
        {builtIn && <Menu.Label>{builtInLine}</Menu.Label>}
        <Menu.Item
          renderRoot={(props) => <Link {...props} {...accountLink} />}
          leftSection={<IconShieldLock size={18} stroke={1.75} aria-hidden="true" />}
        >
          My account
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.75} aria-hidden="true" />}
          onClick={signOut.start}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The person's account at the end of the sidebar. */
function Account({ me, builtIn, signOut }: AccountProps) {
  return (
    <>
      {builtIn && <Fine className="ad-ai">{builtInLine}</Fine>}
      <div className="ad-me">
        <Link {...accountLink} className="ad-me-link" aria-label={`My account: ${me.fullName}`}>
          <Avatar name={me.fullName} size={32} />
          <span className="ad-me-name">
            <b dir="auto" title={me.fullName}>
              {me.fullName}
            </b>
            <Fine as="span">{me.roles.includes('admin') ? 'Admin' : 'Reviewer'}</Fine>
          </span>
        </Link>
        <Group as="span" style={{ gap: 0 }}>
          <ColorSchemeToggle />
          <IconButton
            icon={IconLogout}
            size="sm"
            label="Logout"
            title="Logout"
            loading={signOut.pending}
            onClick={signOut.start}
          />
        </Group>
      </div>
    </>
  );
}
