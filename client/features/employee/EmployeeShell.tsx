import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NewVersion } from '../../ui/NewVersion.tsx';
import { useSignOut } from '../auth/useSignOut.ts';
import { ConnectionLost } from './ConnectionLost.tsx';
import { EmployeeHeader } from './EmployeeHeader.tsx';
import { EmployeePalette } from './EmployeePalette.tsx';
import { NotHiredYet } from './NotHiredYet.tsx';
import { PhoneTabs } from './PhoneTabs.tsx';
import { useEmployee } from './useEmployee.ts';
import { useEmployeeEvents } from './useEmployeeEvents.ts';

/**
 * Around every page of the portal: header, tabs, connection, offer of a new version. A page brings its own
 * `<main id="main">`, with the class `em-main` for a page that scrolls or `em-fill` for one that fills the
 * screen.
 */
export function EmployeeShell({ children }: { children: ReactNode }) {
  const access = useEmployee();
  const signOut = useSignOut();
  if (access.state === 'loading') {
    return (
      <p className="connecting dim" role="status">
        Loading…
      </p>
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
    <div className="em">
      <a href="#main" className="skip">
        Skip to content
      </a>
      <EmployeeHeader me={access.me} signOut={signOut} />
      <ConnectionLost />
      <NewVersion />
      {children}
      <PhoneTabs />
      <EmployeePalette signOut={signOut.start} />
      <Live />
    </div>
  );
}

function Live() {
  useEmployeeEvents();
  return null;
}
