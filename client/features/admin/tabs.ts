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
import type { PanelCounts } from '../../../shared/panel.ts';
import type { AdminTab } from './search.ts';

export type TabEntry = {
  tab: AdminTab;
  label: string;
  icon: TablerIcon;
  /** Which count stands beside the name. */
  count?: (counts: PanelCounts) => number;
};

/** The panel's tabs, in the order of the sidebar. */
export const tabEntries: readonly TabEntry[] = [
  { tab: 'overview', label: 'Overview', icon: IconLayoutDashboard },
  { tab: 'candidates', label: 'Candidates', icon: IconUsers, count: ({ candidates }) => candidates },
  { tab: 'jobs', label: 'Jobs', icon: IconBriefcase, count: ({ jobs }) => jobs },
  { tab: 'employees', label: 'Employees', icon: IconId, count: ({ employees }) => employees },
  { tab: 'sessions', label: 'Sessions', icon: IconClockPlay },
  { tab: 'reports', label: 'Reports', icon: IconChartBar },
  { tab: 'assistant', label: 'AI Assistant', icon: IconMessageChatbot },
  {
    tab: 'inbox',
    label: 'Inbox',
    icon: IconInbox,
    count: ({ requests, contests }) => requests + contests,
  },
  { tab: 'mail', label: 'Mail', icon: IconMail },
  { tab: 'audit', label: 'Audit', icon: IconHistory },
  { tab: 'settings', label: 'Settings', icon: IconSettings },
  { tab: 'privacy', label: 'Privacy', icon: IconLock },
  { tab: 'preview', label: 'Preview interview', icon: IconMessages },
  { tab: 'account', label: 'My account', icon: IconShieldLock },
];
