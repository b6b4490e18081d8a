import { useRef, useState } from 'react';
import { emailErrorText, emailKindText } from '../../../shared/emails/labels.ts';
import type { EmailRow } from '../../../shared/panel/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { clockText, momentText, shortDate } from '../../../shared/time/dates.ts';
import { readError } from '../../errors.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { StatusBadge } from '../../ui/labels/StatusBadge.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { type Column, Table } from '../../ui/tables/Table.tsx';
import { Fine } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useMayChange } from '../panel/panelPerson.ts';
import { EmailPreview } from './EmailPreview.tsx';
import styles from './EmailTable.module.css';

/** Emails with their delivery state; admins may view and resend them. */
export function EmailTable({ emails, waiting }: { emails: EmailRow[]; waiting: boolean }) {
  const mayChange = useMayChange();
  const [shown, setShown] = useState<EmailRow | null>(null);
  return (
    <>
      <Table
        label="Emails, table"
        cards
        columns={columnsFor(mayChange ? setShown : null)}
        rows={emails}
        rowKey={({ id }) => id}
        loading={waiting}
      />
      <EmailPreview email={shown} onClose={() => setShown(null)} />
    </>
  );
}

function columnsFor(onShow: ((email: EmailRow) => void) | null): Column<EmailRow>[] {
  return [
    {
      id: 'subject',
      header: 'Subject',
      rowHeader: true,
      title: ({ subject }) => subject,
      cell: ({ subject }) => subject,
      waiting: 200,
    },
    {
      id: 'to',
      header: 'To',
      dim: true,
      className: styles.to,
      title: ({ to }) => to,
      cell: ({ to }) => to,
      waiting: 170,
    },
    { id: 'kind', header: 'Kind', dim: true, cell: ({ kind }) => emailKindText(kind), waiting: 110 },
    {
      id: 'status',
      header: 'Status',
      cell: (email) => (
        <Group as="span" gap={8}>
          <StatusBadge status={email.state} />
          {email.lastError && email.state !== 'returned' && (
            <Fine as="span" title={`The SMTP server replied: ${email.lastError}`}>
              {emailErrorText(email.lastError)}, {counted(email.attempts, 'try', 'tries')}
            </Fine>
          )}
        </Group>
      ),
    },
    {
      id: 'written',
      header: 'Created',
      dim: true,
      figures: true,
      title: ({ createdAt }) => momentText(createdAt),
      cell: ({ createdAt }) => `${shortDate(createdAt)}, ${clockText(createdAt)}`,
      waiting: 90,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (email) => onShow && <EmailActions email={email} onShow={() => onShow(email)} />,
      waiting: 100,
    },
  ];
}

function EmailActions({ email, onShow }: { email: EmailRow; onShow: () => void }) {
  const utils = trpc.useUtils();
  const preview = useRef<HTMLButtonElement>(null);
  const retry = trpc.admin.mails.retry.useMutation({
    onSuccess: () => {
      toast.success('Sending the email again', email.subject, { id: 'email' });
      // The pressed button disappears once the email is sent.
      preview.current?.focus();
    },
    onError: toastFailure('We couldn’t send the email again', 'email'),
    onSettled: () => utils.admin.mails.invalidate(),
  });
  return (
    <Group as="span" gap={4}>
      <Button ref={preview} size="xs" aria-label={`Preview ${email.subject} to ${email.to}`} onClick={onShow}>
        Preview
      </Button>
      {email.state === 'sent' && <CameBack email={email} />}
      {email.hasBody && email.state !== 'sent' && email.state !== 'demo' && (
        <Button
          size="xs"
          aria-label={`Retry ${email.subject} to ${email.to}`}
          loading={retry.isPending}
          onClick={() => retry.mutate({ mailId: email.id })}
        >
          Retry
        </Button>
      )}
    </Group>
  );
}

/** Bounce notices go to HR's mailbox, which this program doesn't read, so HR marks bounced emails here. */
function CameBack({ email }: { email: EmailRow }) {
  const utils = trpc.useUtils();
  const id = `email-${email.id}`;
  const unmark = trpc.admin.mails.undoCameBack.useMutation({
    onSuccess: () => toast.success('Marked as sent', email.subject, { id }),
    onError: (error) => toast.error('We couldn’t undo it', readError(error).message, { id }),
    onSettled: () => utils.admin.invalidate(),
  });
  const mark = trpc.admin.mails.cameBack.useMutation({
    onSuccess: () =>
      toast.undoable('Marked as returned', 'You can correct the address in your inbox.', {
        id,
        undo: () => unmark.mutate({ mailId: email.id }),
      }),
    onError: (error) => toast.error('We couldn’t mark the email', readError(error).message, { id }),
    onSettled: () => utils.admin.invalidate(),
  });
  return (
    <Button
      size="xs"
      aria-label={`Mark as returned: ${email.subject} to ${email.to}`}
      loading={mark.isPending}
      onClick={() => mark.mutate({ mailId: email.id })}
    >
      Mark as returned
    </Button>
  );
}
