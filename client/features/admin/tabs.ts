import {
  IconBook2,
  IconBriefcase,
  IconChartBar,
  IconClockPlay,
  IconHistory,
  IconId,
  IconInbox,
  IconLayoutDashboard,
  IconLock,
  IconMail,
  IconMessageChatbot,
  IconMessages,
  IconSettings,
  IconShieldLock,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Role } from '../../../shared/auth/schema.ts';
import type { PanelCounts } from '../../../shared/panel/schema.ts';
import type { AdminTab } from '../panel/search.ts';

/** `urgent`: open safety flags; 0 for reviewers. */
export type TabCounts = PanelCounts & { urgent: number };

export type TabEntry = {
  tab: AdminTab;
  label: string;
  icon: TablerIcon;
  /** The count next to the label. */
  count?: (counts: TabCounts) => number;
  /** For admins only; hidden from reviewers. */
  adminsOnly?: true;
  /** A page reached from another one: listed in the palette but not in the sidebar. */
  within?: true;
};

type TabGroup = { title: string | null; tabs: readonly TabEntry[] };

/** The panel's tabs, as the sidebar groups them. */
const groups: readonly TabGroup[] = [
  {
    title: null,
    tabs: [
      { tab: 'overview', label: 'Overview', icon: IconLayoutDashboard },
      {
        tab: 'inbox',
        label: 'Inbox',
        icon: IconInbox,
        count: ({ requests, contests, documents, returned, urgent }) =>
          requests + contests + documents + returned + urgent,
      },
      { tab: 'assistant', label: 'AI Assistant', icon: IconMessageChatbot, adminsOnly: true },
    ],
  },
  {
    title: 'Hiring',
    tabs: [
      { tab: 'candidates', label: 'Candidates', icon: IconUsers, count: ({ candidates }) => candidates },
      { tab: 'reading', label: 'Read interviews', icon: IconBook2, within: true },
      { tab: 'jobs', label: 'Jobs', icon: IconBriefcase, count: ({ jobs }) => jobs },
      { tab: 'preview', label: 'Preview interview', icon: IconMessages, adminsOnly: true, within: true },
    ],
  },
  {
    title: 'Work',
    tabs: [
      { tab: 'employees', label: 'Employees', icon: IconId, count: ({ employees }) => employees },
      { tab: 'sessions', label: 'Sessions', icon: IconClockPlay },
    ],
  },
  {
    title: 'Records',
    tabs: [
      { tab: 'reports', label: 'Reports', icon: IconChartBar },
      { tab: 'mail', label: 'Email log', icon: IconMail },
      { tab: 'audit', label: 'Audit', icon: IconHistory },
    ],
  },
  {
    title: 'Setup',
    tabs: [
      { tab: 'settings', label: 'Settings', icon: IconSettings },
      { tab: 'privacy', label: 'Privacy', icon: IconLock, adminsOnly: true },
      { tab: 'account', label: 'My account', icon: IconShieldLock, within: true },
    ],
  },
];

const all: readonly TabEntry[] = groups.flatMap(({ tabs }) => tabs);
const mayOpen = (roles: readonly Role[], { adminsOnly }: TabEntry): boolean =>
  !adminsOnly || roles.includes('admin');

export const entryOf = (tab: AdminTab): TabEntry | undefined => all.find((entry) => entry.tab === tab);

/** All tabs available to these roles. */
export const tabsFor = (roles: readonly Role[]): readonly TabEntry[] =>
  all.filter((entry) => mayOpen(roles, entry));

/** The sidebar for these roles. */
export const sidebarFor = (roles: readonly Role[]): readonly TabGroup[] =>
  groups.map(({ title, tabs }) => ({
    title,
    tabs: tabs.filter((entry) => mayOpen(roles, entry) && !entry.within),
  }));
