import {
  IconBriefcase,
  IconId,
  IconLayoutDashboard,
  IconMessageChatbot,
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
  { tab: 'preview', label: 'Preview interview', icon: IconMessageChatbot },
];
