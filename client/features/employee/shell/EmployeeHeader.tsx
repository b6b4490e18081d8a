import { Menu } from '@mantine/core';
import { IconLogout, IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { brand } from '../../../../shared/company/brand.ts';
import type { EmployeeCard } from '../../../../shared/employee/schema.ts';
import { Button, IconButton } from '../../../ui/buttons/Button.tsx';
import { ColorSchemeToggle } from '../../../ui/buttons/ColorSchemeToggle.tsx';
import { Avatar, AvatarButton } from '../../../ui/labels/Avatar.tsx';
import { DemoTag } from '../../../ui/labels/DemoTag.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { TabLink, Tabs } from '../../../ui/layout/Tabs.tsx';
import { Monogram, Wordmark } from '../../../ui/text/Brand.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { SignOut } from '../../auth/useSignOut.ts';
import { ConnectionMark } from '../../conversation/ConnectionLost.tsx';
import styles from './EmployeeShell.module.css';
import { isCurrent, useEmployeeTabs } from './tabs.ts';

/** Name, tabs, and Sign Out; on phones the tabs move to the bottom and the rest into a menu. */
export function EmployeeHeader({
  me,
  signOut,
  onSearch,
}: {
  me: EmployeeCard;
  signOut: SignOut;
  onSearch: () => void;
}) {
  const tabs = useEmployeeTabs();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
        <Monogram />
        <span className={styles.word}>
          <Wordmark />
        </span>
      </Link>
      <Tabs label="Employee portal" className={styles.tabs}>
        {tabs.map(({ path, label }) => (
          <TabLink key={path} to={path} current={isCurrent(path, pathname)}>
            {label}
          </TabLink>
        ))}
      </Tabs>
      <Group gap={8} place="push" className={styles.account}>
        <ConnectionMark />
        <IconButton
          icon={IconSearch}
          size="sm"
          label="Search and commands"
          aria-keyshortcuts="Control+K Meta+K"
          title="Search and commands (Ctrl K)"
          onClick={onSearch}
        />
        <span data-only="desktop">
          <ColorSchemeToggle />
        </span>
        <Text
          as="b"
          size="sm"
          only="desktop"
          lines="cut"
          className={styles.name}
          dir="auto"
          title={me.fullName}
        >
          {me.fullName}
        </Text>
        {me.demo && (
          <span data-only="desktop" className={styles.demo}>
            <DemoTag />
          </span>
        )}
        <span data-only="desktop">
          <Avatar name={me.fullName} size={34} />
        </span>
        <Button icon={IconLogout} size="sm" only="desktop" loading={signOut.pending} onClick={signOut.start}>
          <span className={styles.signOut}>Sign Out</span>
        </Button>
        <AccountMenu me={me} signOut={signOut} />
      </Group>
    </header>
  );
}

function AccountMenu({ me, signOut }: { me: EmployeeCard; signOut: SignOut }) {
  return (
    <Group as="span" gap={4} only="phone">
      <ColorSchemeToggle />
      <Menu position="bottom-end" width={240} shadow="lg" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <AvatarButton name={me.fullName} aria-label={`${me.fullName}’s account`} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text as="b" lines="anywhere" dir="auto">
              {me.fullName} {me.demo && <DemoTag />}
            </Text>
          </Menu.Label>
          <Menu.Item
            leftSection={<IconLogout size={18} stroke={1.75} aria-hidden="true" />}
            disabled={signOut.pending}
            onClick={signOut.start}
          >
            Sign Out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
