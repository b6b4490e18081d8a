import { useRef, useState } from 'react';
import { counted } from '../../../../shared/counted.ts';
import { mailErrorText, mailKindText } from '../../../../shared/mailWords.ts';
import type { MailRow } from '../../../../shared/panel.ts';
import { momentText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { toast } from '../../../ui/toast.ts';
import { WaitingRows } from '../PanelParts.tsx';
import { useMayChange } from '../panelPerson.ts';
import { MailPreview } from './MailPreview.tsx';

const widths = { subject: 200, to: 180, kind: 110, status: 70, created: 150, actions: 100 };

/** Mails with what became of them; admins may read them and send them again. */
export function MailTable({ mails, waiting }: { mails: MailRow[]; waiting: boolean }) {
  const mayChange = useMayChange();
  const [shown, setShown] = useState<MailRow | null>(null);
  return (
    <>
      <section className="ad-scroll" aria-label="Emails, table">
        <table className="tbl ad-rows">
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">To</th>
              <th scope="col">Kind</th>
              <th scope="col">Status</th>
              <th scope="col">Written</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody className={waiting ? 'ad-wait' : ''}>
            {waiting && <WaitingRows widths={widths} />}
            {mails.map((mail) => (
              <MailLine key={mail.id} mail={mail} mayChange={mayChange} onShow={() => setShown(mail)} />
            ))}
          </tbody>
        </table>
      </section>
      <MailPreview mail={shown} onClose={() => setShown(null)} />
    </>
  );
}

function MailLine({ mail, mayChange, onShow }: { mail: MailRow; mayChange: boolean; onShow: () => void }) {
  const utils = trpc.useUtils();
  const preview = useRef<HTMLButtonElement>(null);
  const retry = trpc.admin.mails.retry.useMutation({
    onSuccess: () => {
      toast.success('Sending the email again', mail.subject, { id: 'mail' });
      // The button that was pressed goes once the mail has left.
      preview.current?.focus();
    },
    onError: (error) =>
      toast.error('We couldn’t send the email again', readError(error).message, { id: 'mail' }),
    onSettled: () => utils.admin.mails.invalidate(),
  });
  return (
    <tr>
      <th scope="row" className="ad-rowhead" title={mail.subject}>
        {mail.subject}
      </th>
      <td data-label="To" className="dim" title={mail.to}>
        {mail.to}
      </td>
      <td data-label="Kind" className="dim">
        {mailKindText(mail.kind)}
      </td>
      <td data-label="Status">
        <span className="row g8">
          <StatusBadge status={mail.state} />
          {mail.lastError && mail.state !== 'returned' && (
            <span className="xs dim" title={`Answer of the SMTP server: ${mail.lastError}`}>
              {mailErrorText(mail.lastError)}, {counted(mail.attempts, 'try', 'tries')}
            </span>
          )}
        </span>
      </td>
      <td data-label="Written" className="dim tn">
        {momentText(mail.createdAt)}
      </td>
      <td data-label="Actions">
        {mayChange && (
          <span className="row g4">
            <button
              ref={preview}
              type="button"
              className="btn default xs"
              aria-label={`Preview ${mail.subject} to ${mail.to}`}
              onClick={onShow}
            >
              Preview
            </button>
            {mail.state === 'sent' && <CameBack mail={mail} />}
            {mail.state !== 'sent' && mail.state !== 'demo' && (
              <button
                type="button"
                className="btn default xs"
                aria-label={`Retry ${mail.subject} to ${mail.to}`}
                disabled={retry.isPending}
                onClick={() => retry.mutate({ mailId: mail.id })}
              >
                Retry
              </button>
            )}
          </span>
        )}
      </td>
    </tr>
  );
}

/** The notice of a failed delivery goes to HR's mailbox, which this program doesn't read: HR says so here. */
function CameBack({ mail }: { mail: MailRow }) {
  const utils = trpc.useUtils();
  const id = `mail-${mail.id}`;
  const unmark = trpc.admin.mails.undoCameBack.useMutation({
    onSuccess: () => toast.success('Marked as sent again', mail.subject, { id }),
    onError: (error) => toast.error('Not undone', readError(error).message, { id }),
    onSettled: () => utils.admin.invalidate(),
  });
  const mark = trpc.admin.mails.cameBack.useMutation({
    onSuccess: () =>
      toast.undoable('Email marked', 'It’s in your inbox, where you correct the address.', {
        id,
        undo: () => unmark.mutate({ mailId: mail.id }),
      }),
    onError: (error) => toast.error('Not marked', readError(error).message, { id }),
    onSettled: () => utils.admin.invalidate(),
  });
  return (
    <button
      type="button"
      className="btn default xs"
      aria-label={`${mail.subject} to ${mail.to} came back`}
      disabled={mark.isPending}
      onClick={() => mark.mutate({ mailId: mail.id })}
    >
      Came back
    </button>
  );
}
