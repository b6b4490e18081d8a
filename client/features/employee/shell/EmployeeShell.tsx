import type { ReactNode } from 'react';
import { comesLater, Later } from '../../../ui/hooks/later.tsx';
import { usePaletteRequests } from '../../../ui/palette/paletteRequests.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { NewVersion } from '../../../ui/states/NewVersion.tsx';
import { useSignOut } from '../../auth/useSignOut.ts';
import { ConnectionLost } from '../../conversation/ConnectionLost.tsx';
import { Page } from '../../employeeArea/Page.tsx';
import { PageSkeleton } from '../../employeeArea/PageSkeleton.tsx';
import { NotHiredYet } from '../NotHiredYet.tsx';
import { EmployeeHeader } from './EmployeeHeader.tsx';
import styles from './EmployeeShell.module.css';
import { PhoneTabs } from './PhoneTabs.tsx';
import { useEmployee } from './useEmployee.ts';
import { useEmployeeEvents } from './useEmployeeEvents.ts';

const palette = comesLater(async () => (await import('./EmployeePalette.tsx')).EmployeePalette, 'idle');
const isPaletteHere = (): boolean => palette.current() !== null;

/**
 * The frame of every portal page: header, tabs, connection state, and the offer of a new version. Each page
 * brings its own `<main>`: a {@link Page} that scrolls, or a `Screen` that fills the window.
 */
export function EmployeeShell({ children }: { children: ReactNode }) {
  const access = useEmployee();
  const signOut = useSignOut();
  const { requests, request } = usePaletteRequests(isPaletteHere);
  if (access.state === 'loading') {
    return (
      <div className={styles.shell}>
        <header className={styles.header} />
        <Page>
          <PageSkeleton heights={[44, 250, 94, 320]} />
        </Page>
      </div>
    );
  }
  if (access.state === 'failed') {
    return (
      <main className="wrap" id="main">
        <ErrorState title="We couldn’t load the portal" message={access.message} onRetry={access.retry} />
      </main>
    );
  }
  if (access.state === 'notHired') return <NotHiredYet me={access.me} signOut={signOut} />;
  return (
    <div className={styles.shell}>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <EmployeeHeader me={access.me} signOut={signOut} onSearch={request} />
      <ConnectionLost />
      <NewVersion />
      {children}
      <PhoneTabs />
      <Later part={palette} props={{ signOut: signOut.start, requests }} urgent={requests > 0} />
      <EmployeeEvents />
    </div>
  );
}

function EmployeeEvents() {
  useEmployeeEvents();
  return null;
}
