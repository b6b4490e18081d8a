import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Me } from '../../../../shared/auth.ts';
import { StatCards } from './StatCards.tsx';
import { useNow } from './useNow.ts';

/** What HR sees first: how the house stands, and what waits for them. */
export function OverviewTab({ me }: { me: Me }) {
  const now = useNow();
  return (
    <main>
      <div className="ad-top ad-top-stacked">
        <div>
          <h1>HR Control Panel</h1>
          <p className="sm dim">
            Welcome back, <bdi>{me.fullName.split(/\s+/)[0]}</bdi>. {now}
          </p>
        </div>
        {me.roles.includes('admin') && (
          <div className="up row g8">
            <Link to="/admin" search={{ tab: 'jobs', job: 'new' }} className="btn filled sm">
              <IconPlus size={16} stroke={1.75} aria-hidden="true" />
              Post a job
            </Link>
          </div>
        )}
      </div>
      <StatCards />
    </main>
  );
}
