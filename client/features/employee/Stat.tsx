import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** One figure of a row of figures. */
export function Stat({
  icon: Icon,
  label,
  children,
}: {
  icon: TablerIcon;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="em-stat">
      <dt>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
