import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import styles from './EmployeeShell.module.css';
import { HOME, isCurrent, useEmployeeTabs } from './tabs.ts';

/** How many areas the bar itself has. */
const SHOWN = 4;

/** The bar at the bottom of phones: four areas and "More". */
export function PhoneTabs() {
  const tabs = useEmployeeTabs();
  const { pathname } = useLocation();
  const more = tabs.slice(SHOWN);
  const inMore = more.some(({ path }) => isCurrent(path, pathname));
  return (
    <nav className={styles.phoneTabs} aria-label="Employee portal">
      {tabs.slice(0, SHOWN).map(({ path, short, icon: Icon }) => (
        // The link itself says where people are; without `exact`, the dashboard's would say so on every page below it.
        <Link key={path} to={path} activeOptions={{ exact: path === HOME, includeSearch: false }}>
          <Icon size={22} stroke={1.75} aria-hidden="true" />
          {short}
        </Link>
      ))}
      {more.length > 0 && (
        <Menu position="top-end" width={220} shadow="lg" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <button type="button" data-current={inMore || undefined}>
              <IconDots size={22} stroke={1.75} aria-hidden="true" />
              More
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map(({ path, label, icon: Icon }) => (
              <Menu.Item
                key={path}
                component={Link}
                to={path}
                aria-current={isCurrent(path, pathname) ? 'page' : undefined}
                leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  );
}
