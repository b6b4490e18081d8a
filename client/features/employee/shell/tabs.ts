import {
  IconBooks,
  IconChartBar,
  IconHeadset,
  IconLayoutDashboard,
  IconListCheck,
  IconMessage2,
  IconUserCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';

type EmployeeTab = {
  path: string;
  label: string;
  /** Under the icon on phones, where space is limited. */
  short: string;
  icon: TablerIcon;
};

/** The dashboard, whose address all others begin with. */
export const HOME = '/employee';

/** The seven areas of the portal (specification file 2 §2); phones show four of them and "More". */
const tabs: readonly EmployeeTab[] = [
  { path: HOME, label: 'Dashboard', short: 'Home', icon: IconLayoutDashboard },
  { path: '/employee/work', label: 'Active Work', short: 'Work', icon: IconMessage2 },
  { path: '/employee/client-chat', label: 'Client Chat', short: 'Clients', icon: IconHeadset },
  { path: '/employee/assignments', label: 'Assignments', short: 'Tasks', icon: IconListCheck },
  { path: '/employee/reports', label: 'Reports', short: 'Reports', icon: IconChartBar },
  { path: '/employee/resources', label: 'Resources', short: 'Resources', icon: IconBooks },
  { path: '/employee/profile', label: 'Profile', short: 'Profile', icon: IconUserCircle },
];

/** Tabs whose page is part of this build, so no link leads to the 404 page. */
export function useEmployeeTabs(): readonly EmployeeTab[] {
  const { routesByPath } = useRouter();
  return tabs.filter(({ path }) => Object.hasOwn(routesByPath, path));
}

/** Whether `path` is the page at `pathname`, or a parent of it; the dashboard is a parent of none. */
export function isCurrent(path: string, pathname: string): boolean {
  const here = pathname.replace(/\/+$/, '');
  return here === path || (path !== HOME && here.startsWith(`${path}/`));
}

/** The page of a shift. */
export const WORK: string = '/employee/work';

/** Whether this build has the page of a shift. */
export function useCanWork(): boolean {
  return useEmployeeTabs().some(({ path }) => path === WORK);
}
