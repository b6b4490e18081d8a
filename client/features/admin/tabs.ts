import {
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
import type { Role } from '../../../shared/auth.ts';
import type { PanelCounts } from '../../../shared/panel.ts';
import type { AdminTab } from './search.ts';

/** `urgent`: open safety flags; 0 for reviewers. */
export type TabCounts = PanelCounts & { urgent: number };

type TabEntry = {
  tab: AdminTab;
  label: string;
  icon: TablerIcon;
  /** Which count stands beside the name. */
  count?: (counts: TabCounts) => number;
  /** The server answers admins only; reviewers are not shown the way there. */
  adminsOnly?: true;
};

/** The panel's tabs, in the order of the sidebar. */
export const tabEntries: readonly TabEntry[] = [
  { tab: 'overview', label: 'Overview', icon: IconLayoutDashboard },
  { tab: 'candidates', label: 'Candidates', icon: IconUsers, count: ({ candidates }) => candidates },
  { tab: 'jobs', label: 'Jobs', icon: IconBriefcase, count: ({ jobs }) => jobs },
  { tab: 'employees', label: 'Employees', icon: IconId, count: ({ employees }) => employees },
  { tab: 'sessions', label: 'Sessions', icon: IconClockPlay },
  { tab: 'reports', label: 'Reports', icon: IconChartBar },
  { tab: 'assistant', label: 'AI Assistant', icon: IconMessageChatbot, adminsOnly: true },
  {
    tab: 'inbox',
    label: 'Inbox',
    icon: IconInbox,
    count: ({ requests, contests, documents, returned, urgent }) =>
      requests + contests + documents + returned + urgent,
  },
  { tab: 'mail', label: 'Mail', icon: IconMail },
  { tab: 'audit', label: 'Audit', icon: IconHistory },
  { tab: 'settings', label: 'Settings', icon: IconSettings },
  { tab: 'privacy', label: 'Privacy', icon: IconLock, adminsOnly: true },
  { tab: 'preview', label: 'Preview interview', icon: IconMessages, adminsOnly: true },
  { tab: 'account', label: 'My account', icon: IconShieldLock },
];

/** The tabs somebody with these roles can use. */
export function tabsFor(roles: readonly Role[]): readonly TabEntry[] {
  return roles.includes('admin') ? tabEntries : tabEntries.filter(({ adminsOnly }) => !adminsOnly);
}
