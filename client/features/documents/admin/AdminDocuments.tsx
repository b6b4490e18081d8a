import { IconCheck, IconClock, IconCopy, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { CandidateDetail } from '../../../../shared/candidates/schema.ts';
import { requestedLabels } from '../../../../shared/documents/requested.ts';
import {
  ADDRESS_MASK,
  type AdminDocumentsView,
  type MaskedDocuments,
  payCycleLabels,
  REVEAL_SECONDS,
  type VaultField,
  vaultFieldLabels,
} from '../../../../shared/documents/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { dateText, momentText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Fine, Muted, Remark, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './AdminDocuments.module.css';
import { AuditLines, Files } from './AdminFiles.tsx';
import { AskDialog } from './AskDialog.tsx';
import { HoldButton } from './HoldButton.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { type Reveal, useReveal } from './useReveal.ts';

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

function Row(props: { label: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{props.label}</span>
      <Text as="span" lines="anywhere">
        {props.children}
      </Text>
      {props.action ?? <span />}
    </div>
  );
}

function Payment(props: { candidateId: CandidateId; view: AdminDocumentsView; onFile: MaskedDocuments }) {
  const { candidateId, view, onFile } = props;
  const reveal = useReveal();
  const [asking, setAsking] = useState<VaultField | null>(null);
  const utils = trpc.useUtils();
  const request = trpc.documents.reveal.useMutation({
    // The answer contains the unmasked value, so it must not stay in the query cache.
    gcTime: 0,
    onSettled: () => void utils.documents.ofCandidate.invalidate(),
  });
  const close = (): void => {
    setAsking(null);
    request.reset();
  };
  const fields: [VaultField, string][] = [
    ['routingNumber', onFile.routingMasked],
    ['accountNumber', onFile.accountMasked],
    ['ssn', onFile.ssnMasked],
    ['address', ADDRESS_MASK],
  ];
  return (
    <>
      <h3>Payment and tax</h3>
      <div>
        <Row label="Payment option">
          {onFile.paymentOption}, {payCycleLabels[onFile.payCycle].toLowerCase()}
        </Row>
        <Row label="Bank name">
          <bdi>{onFile.bankName}</bdi>
          {view.replacedBanks.map(({ bankName, until }) => (
            <Fine as="span" key={until} style={{ display: 'block' }}>
              Until {dateText(until)}: <bdi>{bankName}</bdi>
            </Fine>
          ))}
        </Row>
        {fields.map(([field, masked]) => (
          <SecretRow
            key={field}
            field={field}
            masked={masked}
            replaced={view.replaced.includes(field)}
            reveal={reveal}
            onReveal={() => setAsking(field)}
          />
        ))}
        {view.previousBank && (
          <Row label="Previous account">
            <bdi>{view.previousBank.bankName}</bdi> ·{' '}
            <Text as="span" mono>
              {view.previousBank.routingMasked}
            </Text>{' '}
            ·{' '}
            <Text as="span" mono>
              {view.previousBank.accountMasked}
            </Text>
          </Row>
        )}
      </div>
      {view.holdUntil && (
        <Group as="p" gap={6} size="sm" style={{ marginTop: 12 }}>
          <Badge icon={IconClock} color="yellow">
            On hold
          </Badge>
          They changed their bank details. Payroll files will leave this person out until{' '}
          {momentText(view.holdUntil)}.
        </Group>
      )}
      <ReasonDialog
        opened={asking !== null}
        title={asking ? `Reveal: ${vaultFieldLabels[asking]}` : ''}
        action="Reveal"
        pending={request.isPending}
        error={request.isError ? readError(request.error).message : null}
        onClose={close}
        onConfirm={(given) => {
          if (!asking) return;
          request.mutate(
            { candidateId, field: asking, ...given },
            {
              // Only while the question is open: closing it drops this.
              onSuccess: ({ value, earlier }) => {
                if (reveal.show(asking, value ?? 'None', earlier)) return close();
                toast.info('Not shown', 'This page was in the background. Reveal it again.', {
                  id: 'reveal',
                });
              },
            },
          );
        }}
      >
        You’ll see it for {REVEAL_SECONDS} seconds. We record your name, the time, and the reason.
      </ReasonDialog>
    </>
  );
}

function SecretRow(props: {
  field: VaultField;
  masked: string;
  /** A legal hold keeps earlier values. */
  replaced: boolean;
  reveal: Reveal;
  onReveal: () => void;
}) {
  const { field, masked, replaced, reveal, onReveal } = props;
  const shown = reveal.shown(field);
  const label = vaultFieldLabels[field];
  const none = masked === 'None' && !replaced;
  return (
    <Row
      label={label}
      action={
        shown ? (
          <Group as="span" gap={4}>
            <Button
              icon={IconCopy}
              size="xs"
              aria-label={`Copy ${label}`}
              onClick={async () => {
                const copied = await reveal.copy(field);
                if (copied)
                  toast.info('Copied', `We’ll clear your clipboard after ${REVEAL_SECONDS} seconds.`);
                else
                  toast.error('We couldn’t copy it', 'Your browser doesn’t allow it here.', { id: 'copy' });
              }}
            >
              Copy
            </Button>
            <Button
              icon={IconEyeOff}
              size="xs"
              aria-label={`Hide ${label}`}
              onClick={() => reveal.hide(field)}
            >
              Hide
            </Button>
          </Group>
        ) : none ? (
          <span />
        ) : (
          <Button icon={IconEye} size="xs" aria-label={`Reveal ${label}`} onClick={onReveal}>
            Reveal
          </Button>
        )
      }
    >
      {shown ? (
        <>
          <Text as="span" mono bold>
            {shown.value}
          </Text>{' '}
          <Badge icon={IconClock} color="yellow">
            Hides in {shown.secondsLeft} s
          </Badge>
          {shown.earlier.map(({ value, until }) => (
            <Fine as="span" key={until} style={{ display: 'block' }}>
              Until {dateText(until)}: {value ?? 'unreadable until its encryption key is restored'}
            </Fine>
          ))}
        </>
      ) : (
        <Text as="span" mono={field !== 'address' && !none}>
          {masked}
        </Text>
      )}
    </Row>
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
