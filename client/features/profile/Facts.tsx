import { IconCircleCheck } from '@tabler/icons-react';
import type { ProfileView } from '../../../shared/profile.ts';
import { percentText } from '../../../shared/statistics.ts';
import { momentText } from '../../../shared/time.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** Performance stats (specification file 2 §2, §9). */
export function Performance({ stats }: { stats: ProfileView['stats'] }) {
  const rows: [string, string][] = [
    ['Accuracy rate', percentText(stats.accuracy)],
    ['Average score', percentText(stats.averageScore)],
    ['Total tasks', String(stats.totalTasks)],
  ];
  return (
    <section className="ac-panel" aria-labelledby="ac-performance">
      <h2 className="h3 ac-title" id="ac-performance">
        Performance
      </h2>
      <dl className="ac-stats">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="sm dim">{label}</dt>
            <dd className="disp tn">{value}</dd>
          </div>
        ))}
      </dl>
      {stats.totalTasks === 0 && <p className="sm dim">Your figures appear here after your first task.</p>}
    </section>
  );
}

/** Facts about the account, to read. */
export function AccountInfo({ profile }: { profile: ProfileView }) {
  return (
    <section className="ac-panel" aria-labelledby="ac-account">
      <h2 className="h3 ac-title" id="ac-account">
        Account
      </h2>
      <dl className="ac-lines">
        <div>
          <dt className="dim">Member since</dt>
          <dd>{month.format(new Date(profile.memberSince))}</dd>
        </div>
        <div>
          <dt className="dim">Account Status</dt>
          <dd className="row g6 ac-active">
            <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
            Active
          </dd>
        </div>
        <div>
          <dt className="dim">Last updated</dt>
          <dd>{momentText(profile.updatedAt)}</dd>
        </div>
      </dl>
    </section>
  );
}
