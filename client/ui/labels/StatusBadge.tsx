import {
  IconArchive,
  IconCalendar,
  IconCheck,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconFileText,
  IconMailExclamation,
  IconMailOff,
  IconMessages,
  IconPencil,
  IconProgress,
  IconStar,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { Badge, type BadgeColor } from './Badge.tsx';

type Look = { color: BadgeColor; icon: TablerIcon; label: string };

const looks: Record<string, Look> = {
  applied: { color: 'gray', icon: IconFileText, label: 'Applied' },
  shortlisted: { color: 'yellow', icon: IconStar, label: 'Shortlisted' },
  interviewed: { color: 'blue', icon: IconMessages, label: 'Interviewed' },
  hired: { color: 'pine', icon: IconCheck, label: 'Hired' },
  rejected: { color: 'red', icon: IconX, label: 'Rejected' },
  in_progress: { color: 'blue', icon: IconProgress, label: 'In Progress' },
  ready: { color: 'yellow', icon: IconCalendar, label: 'Ready to Start' },
  active: { color: 'green', icon: IconCircleCheck, label: 'Active' },
  closed: { color: 'gray', icon: IconCircleMinus, label: 'Closed' },
  draft: { color: 'line', icon: IconPencil, label: 'Draft' },
  archived: { color: 'gray', icon: IconArchive, label: 'Archived' },
  queued: { color: 'yellow', icon: IconClock, label: 'Waiting' },
  sent: { color: 'green', icon: IconCheck, label: 'Sent' },
  pending: { color: 'yellow', icon: IconClock, label: 'Pending' },
  failed: { color: 'red', icon: IconCircleX, label: 'Failed' },
  returned: { color: 'red', icon: IconMailExclamation, label: 'Returned' },
  demo: { color: 'gray', icon: IconMailOff, label: 'Not sent (demo)' },
  completed: { color: 'green', icon: IconCircleCheck, label: 'Completed' },
};

/** A status as color, icon, and word; an unknown value is shown as it is. */
export function StatusBadge({ status }: { status: string }) {
  const look = looks[status];
  if (!look) return <Badge>{status}</Badge>;
  const Icon = look.icon;
  return (
    <Badge color={look.color} icon={Icon}>
      {look.label}
    </Badge>
  );
}
