import { IconClock, IconCopy, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
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
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Fine, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { ReasonDialog, type ReasonGiven } from './ReasonDialog.tsx';
import { Row } from './Row.tsx';
import { type Reveal, useReveal } from './useReveal.ts';

/** How someone is paid, with the numbers masked until HR gives a reason to see them. */
export function Payment(props: {
  candidateId: CandidateId;
  view: AdminDocumentsView;
  onFile: MaskedDocuments;
}) {
  const { candidateId, view, onFile } = props;
  const { reveal, asking, ask, request, close, confirm } = useRevealing(candidateId);
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
            onReveal={() => ask(field)}
          />
        ))}
        {view.previousBank && <PreviousBank bank={view.previousBank} />}
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
        onConfirm={confirm}
      >
        You’ll see it for {REVEAL_SECONDS} seconds. We record your name, the time, and the reason.
      </ReasonDialog>
    </>
  );
}

/** Revealing a secret: HR gives a reason, and its value is shown for a while. */
function useRevealing(candidateId: CandidateId) {
  const reveal = useReveal();
  const [asking, ask] = useState<VaultField | null>(null);
  const utils = trpc.useUtils();
  const request = trpc.documents.reveal.useMutation({
    // The answer contains the unmasked value, so it must not stay in the query cache.
    gcTime: 0,
    onSettled: () => void utils.documents.ofCandidate.invalidate(),
  });
  const close = (): void => {
    ask(null);
    request.reset();
  };
  const confirm = (given: ReasonGiven): void => {
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
  };
  return { reveal, asking, ask, request, close, confirm };
}

function PreviousBank({ bank }: { bank: NonNullable<AdminDocumentsView['previousBank']> }) {
  return (
    <Row label="Previous account">
      <bdi>{bank.bankName}</bdi> ·{' '}
      <Text as="span" mono>
        {bank.routingMasked}
      </Text>{' '}
      ·{' '}
      <Text as="span" mono>
        {bank.accountMasked}
      </Text>
    </Row>
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
