import { Link } from '@tanstack/react-router';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { TableFrame } from '../../../ui/tables/TableParts.tsx';
import { Remark } from '../../../ui/text/Text.tsx';
import { DocumentsRule } from '../../documents/admin/DocumentsRule.tsx';
import { PayrollExport } from '../../documents/admin/PayrollExport.tsx';
import { PanelHead, PanelSpace } from '../../panel/PanelParts.tsx';
import styles from '../../panel/parts.module.css';
import { Holds } from './Holds.tsx';
import { RequestList } from './RequestList.tsx';

/** Data requests, legal holds, and who may submit documents. Retention periods are in Settings. */
export function PrivacyTab() {
  const requests = trpc.privacy.requests.useQuery();
  const waiting = requests.data?.filter(({ state }) => state === 'waiting').length ?? 0;
  return (
    <main>
      <PanelHead
        title="Privacy and payroll"
        note={requests.data ? (waiting > 0 ? `${waiting} waiting for HR` : 'Nothing waiting for HR') : null}
      >
        <PayrollExport />
      </PanelHead>
      <TableFrame
        className={styles.box}
        busy={requests.isFetching}
        failure={
          requests.isError && !requests.data
            ? {
                title: 'We couldn’t load the requests',
                message: readError(requests.error).message,
                onRetry: () => void requests.refetch(),
              }
            : null
        }
        empty={
          requests.data?.length === 0 && (
            <EmptyState title="No data requests">
              People make requests on the “Request or delete my data” page or in the candidate portal.
            </EmptyState>
          )
        }
      >
        <RequestList rows={requests.data} />
      </TableFrame>
      <Holds />
      <DocumentsRule />
      <PanelSpace>
        <Remark>
          Retention periods and the people due for deletion are in{' '}
          <Link to="/admin" search={{ tab: 'settings' }}>
            Settings
          </Link>
          .
        </Remark>
      </PanelSpace>
    </main>
  );
}
