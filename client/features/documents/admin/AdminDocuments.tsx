import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { CandidateDetail } from '../../../../shared/candidates/schema.ts';
import { requestedLabels } from '../../../../shared/documents/requested.ts';
import { type AdminDocumentsView, REVEAL_SECONDS } from '../../../../shared/documents/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { dateText } from '../../../../shared/time/dates.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Muted, Remark, Text } from '../../../ui/text/Text.tsx';
import styles from './AdminDocuments.module.css';
import { AuditLines, Files } from './AdminFiles.tsx';
import { AskDialog } from './AskDialog.tsx';
import { HoldButton } from './HoldButton.tsx';
import { Payment } from './Payment.tsx';
import { Row } from './Row.tsx';

/** HR's Documents tab (picture 15b): masked values, a reason for each reveal, and who opened what. */
export function AdminDocuments({ person }: { person: CandidateDetail }) {
  const view = trpc.documents.ofCandidate.useQuery({ candidateId: person.id });
  const [asking, setAsking] = useState(false);
  if (!view.data) {
    if (view.isError)
      return (
        <div className="dw-pad">
          <QueryError title="We couldn’t load the documents" query={view} />
        </div>
      );
    return (
      <div className="dw-pad">
        <SkeletonLines widths={['70%', '92%', '60%']} />
      </div>
    );
  }
  const { onFile, requests, canRequest } = view.data;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {onFile ? (
          <>
            <Notice kind="warn">
              <b>Sensitive data is hidden.</b> Each reveal needs a reason, lasts {REVEAL_SECONDS} seconds, and
              is recorded in the audit log.
            </Notice>
            <Payment candidateId={person.id} view={view.data} onFile={onFile} />
          </>
        ) : (
          <Notice kind="info">
            No onboarding documents yet.{' '}
            {person.status === 'hired'
              ? 'This person can submit them from the employee area.'
              : canRequest
                ? 'People submit them after they’re hired, or when you request them.'
                : person.status === 'applied' &&
                  'You can request them after you shortlist this person, because the portal opens then.'}
          </Notice>
        )}
        {requests.map((request) => (
          <OpenRequest key={request.id} request={request} />
        ))}
        <Files person={person} onFile={onFile} replacedIds={view.data.replacedIds} />
        {onFile && (
          <>
            <h3>Login</h3>
            <div>
              <Row label="Username">
                {onFile.username ? (
                  <Text as="span" lines="anywhere">
                    {onFile.username}
                  </Text>
                ) : (
                  <Muted>Signs in with their email address</Muted>
                )}
              </Row>
              <Row label="Password">
                <Muted>Never shown</Muted>
              </Row>
            </div>
          </>
        )}
        <div className={styles.actions}>
          {onFile && <Checked candidateId={person.id} view={view.data} basedOn={onFile.updatedAt} />}
          {canRequest && <Button onClick={() => setAsking(true)}>Request a new file</Button>}
          <HoldButton candidateId={person.id} />
          {onFile && (
            <Remark as="span" place="push">
              Received {dateText(onFile.submittedAt)}
            </Remark>
          )}
        </div>
        <AskDialog candidateId={person.id} opened={asking} onClose={() => setAsking(false)} />
      </div>
      <AuditLines lines={view.data.audit} />
    </div>
  );
}

function OpenRequest({ request }: { request: AdminDocumentsView['requests'][number] }) {
  const utils = trpc.useUtils();
  const withdraw = trpc.documents.withdraw.useMutation({
    onError: toastFailure('We couldn’t withdraw the request', 'withdraw'),
    onSettled: () => utils.documents.ofCandidate.invalidate(),
  });
  return (
    <Group as="p" gap={8} wrap size="sm" style={{ marginTop: 12 }}>
      <Badge color="orange">Requested</Badge>
      <Text as="span" lines="anywhere" place="grow">
        {requestedLabels[request.what]}: {request.reason} · due {dateText(request.dueAt)}
      </Text>
      <Button
        variant="subtle"
        size="xs"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ requestId: request.id })}
      >
        Withdraw
      </Button>
    </Group>
  );
}

function Checked(props: { candidateId: CandidateId; view: AdminDocumentsView; basedOn: string }) {
  const { candidateId, view, basedOn } = props;
  const utils = trpc.useUtils();
  const check = trpc.documents.markChecked.useMutation({
    onError: toastFailure('We couldn’t save this', 'checked'),
    onSettled: () => utils.documents.ofCandidate.invalidate(),
  });
  if (view.checkedAt) {
    return (
      <Badge icon={IconCheck} color="green">
        Checked{view.checkedBy && ` by ${view.checkedBy}`} on {dateText(view.checkedAt)}
      </Badge>
    );
  }
  return (
    <Button
      icon={IconCheck}
      variant="filled"
      loading={check.isPending}
      onClick={() => check.mutate({ candidateId, basedOn })}
    >
      Mark as checked
    </Button>
  );
}
