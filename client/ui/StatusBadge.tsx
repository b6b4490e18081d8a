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

type Look = { colour: string; icon: TablerIcon; label: string };

const looks: Record<string, Look> = {
  applied: { colour: 'gray', icon: IconFileText, label: 'Applied' },
  shortlisted: { colour: 'yellow', icon: IconStar, label: 'Shortlisted' },
  interviewed: { colour: 'blue', icon: IconMessages, label: 'Interviewed' },
  hired: { colour: 'pine', icon: IconCheck, label: 'Hired' },
  rejected: { colour: 'red', icon: IconX, label: 'Rejected' },
  in_progress: { colour: 'blue', icon: IconProgress, label: 'In Progress' },
  ready: { colour: 'yellow', icon: IconCalendar, label: 'Ready to Start' },
  active: { colour: 'green', icon: IconCircleCheck, label: 'Active' },
  closed: { colour: 'gray', icon: IconCircleMinus, label: 'Closed' },
  draft: { colour: 'line', icon: IconPencil, label: 'Draft' },
  archived: { colour: 'gray', icon: IconArchive, label: 'Archived' },
  queued: { colour: 'yellow', icon: IconClock, label: 'Waiting' },
  sent: { colour: 'green', icon: IconCheck, label: 'Sent' },
  pending: { colour: 'yellow', icon: IconClock, label: 'Pending' },
  failed: { colour: 'red', icon: IconCircleX, label: 'Failed' },
  returned: { colour: 'red', icon: IconMailExclamation, label: 'Came back' },
  demo: { colour: 'gray', icon: IconMailOff, label: 'Not sent (demo)' },
  completed: { colour: 'green', icon: IconCircleCheck, label: 'Completed' },
};

/** Status as colour, icon and word; a value nobody knows shows as it is. */
export function StatusBadge({ status }: { status: string }) {
  const look = looks[status];
  if (!look) return <span className="bdg gray">{status}</span>;
  const Icon = look.icon;
  return (
    <span className={`bdg ${look.colour}`}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {look.label}
    </span>
  );
}
