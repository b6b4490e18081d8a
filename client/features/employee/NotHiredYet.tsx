import { IconArrowRight, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { EmployeeCard } from '../../../shared/employee.ts';
import { trpc } from '../../trpc.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import type { SignOut } from '../auth/useSignOut.ts';
import { ConfirmFirst } from '../portal/OwnAccess.tsx';
import { PublicShell } from '../site/PublicShell.tsx';

/** What comes next for somebody whom HR has not hired; no shift waits for them. */
const nextSteps: Partial<Record<EmployeeCard['status'], string>> = {
  applied: 'HR is reading your application. If you’re shortlisted, your interview opens there.',
  shortlisted: 'You’re shortlisted. Your interview is there whenever you’re ready.',
  interviewed: 'You’ve been interviewed. HR will email you its decision.',
};

/** The employee area's address for people with an application and no job here yet. */
export function NotHiredYet({ me, signOut }: { me: EmployeeCard; signOut: SignOut }) {
  useTitle('Your application');
  const account = trpc.auth.me.useQuery();
  return (
    <PublicShell>
      <main className="wrap nh" id="main">
        <div className="stack g12">
          <div className="row g12 w">
            <h1 className="h2">Your application</h1>
            <StatusBadge status={me.status} />
          </div>
          <p className="dim break">
            <bdi>{me.fullName}</bdi>
            {me.position !== 'Applicant' && ` · ${me.position}`}
          </p>
        </div>
        <p>
          This is the employee area. It opens once you’re hired. Until then, everything is in your candidate
          portal. {nextSteps[me.status]}
        </p>
        {account.data && !account.data.emailConfirmed ? (
          <p>
            <ConfirmFirst email={account.data.email} />
          </p>
        ) : (
          <Link to="/candidate" className="btn filled lg start">
            Open my application
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
          </Link>
        )}
        <p className="row g16 w sm">
          <Link to="/auth" search={{ view: 'account' }} className="b">
            My account
          </Link>
          <button type="button" className="link" disabled={signOut.pending} onClick={signOut.start}>
            <IconLogout size={16} stroke={1.75} aria-hidden="true" /> Sign Out
          </button>
        </p>
      </main>
    </PublicShell>
  );
}
