import { Link } from '@tanstack/react-router';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PanelHead } from '../PanelParts.tsx';
import { DocumentsRule } from './DocumentsRule.tsx';
import { Holds } from './Holds.tsx';
import { PayrollExport } from './PayrollExport.tsx';
import { RequestList } from './RequestList.tsx';

/** Data requests, legal holds, and who may hand in documents. How long data stays is among the settings. */
export function PrivacyTab() {
  const requests = trpc.privacy.requests.useQuery();
  const waiting = requests.data?.filter(({ state }) => state === 'waiting').length ?? 0;
  return (
    <main>
      <PanelHead
        title="Privacy and payroll"
        note={requests.data ? (waiting > 0 ? `${waiting} wait for HR` : 'Nothing waits for HR') : null}
      >
        <PayrollExport />
      </PanelHead>
      <div className="ad-panel">
        {requests.isError && !requests.data ? (
          <div className="ad-inset">
            <ErrorState
              title="We couldn’t load the requests"
              message={readError(requests.error).message}
              onRetry={() => requests.refetch()}
            />
          </div>
        ) : (
          <RequestList rows={requests.data ?? null} />
        )}
      </div>
      <Holds />
      <DocumentsRule />
      <p className="sm dim ad-side-space">
        How long data stays, and whom the next run would delete, is in{' '}
        <Link to="/admin" search={{ tab: 'settings' }}>
          Settings
        </Link>
        .
      </p>
    </main>
  );
}
