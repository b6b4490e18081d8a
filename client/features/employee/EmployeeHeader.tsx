import { Menu } from '@mantine/core';
import { IconLogout, IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { brand } from '../../../shared/brand.ts';
import type { EmployeeCard } from '../../../shared/employee.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Monogram, Wordmark } from '../../ui/Brand.tsx';
import { ColorSchemeToggle } from '../../ui/ColorSchemeToggle.tsx';
import { openPalette } from '../../ui/CommandPalette.tsx';
import { DemoTag } from '../../ui/DemoTag.tsx';
import type { SignOut } from '../auth/useSignOut.ts';
import { ConnectionMark } from './ConnectionLost.tsx';
import { isCurrent, useEmployeeTabs } from './tabs.ts';

/** Name, tabs and Sign Out; on phones the tabs move to the bottom and the rest into a menu. */
export function EmployeeHeader({ me, signOut }: { me: EmployeeCard; signOut: SignOut }) {
  const tabs = useEmployeeTabs();
  const { pathname } = useLocation();
  return (
    <header className="em-hd">
      <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
        <Monogram />
        <span className="em-word">
          <Wordmark />
        </span>
      </Link>
      <nav className="tabs em-tabs" aria-label="Employee portal">
        {tabs.map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            className={isCurrent(path, pathname) ? 'on' : ''}
            aria-current={isCurrent(path, pathname) ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="up row g8 em-account">
        <ConnectionMark />
        <button
          type="button"
          className="btn quiet icon sm"
          aria-label="Search and commands"
          aria-keyshortcuts="Control+K Meta+K"
          title="Search and commands (Ctrl K)"
          onClick={openPalette}
        >
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        </button>
        <span className="only-d">
          <ColorSchemeToggle />
        </span>
        <b className="only-d b sm em-name" dir="auto" title={me.fullName}>
          {me.fullName}
        </b>
        {me.demo && <DemoTag />}
        <span className="only-d em-face">
          <Avatar name={me.fullName} size={34} />
        </span>
        <button
          type="button"
          className="btn default sm only-d em-out"
          disabled={signOut.pending}
          onClick={signOut.start}
        >
          <IconLogout size={16} stroke={1.75} aria-hidden="true" />
          <span className="em-out-word">Sign Out</span>
        </button>
        <AccountMenu me={me} signOut={signOut} />
      </div>
    </header>
  );
}

function AccountMenu({ me, signOut }: { me: EmployeeCard; signOut: SignOut }) {
  return (
    <span className="only-m row g4">
      <ColorSchemeToggle />
      <Menu position="bottom-end" width={240} shadow="lg" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className="em-avatar" aria-label={`Account of ${me.fullName}`}>
            <Avatar name={me.fullName} size={36} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <b className="b break" dir="auto">
              {me.fullName}
            </b>
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
    </span>
  );
}
