import { IconUpload } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { requestedLabels } from '../../../shared/requestedThings.ts';
import { shortDate } from '../../../shared/time.ts';
import { trpc } from '../../trpc.ts';
import { comesLater, Later } from '../../ui/later.tsx';
import { Notice } from '../../ui/Notice.tsx';

const dialog = comesLater(async () => (await import('./DocumentsDialog.tsx')).DocumentsDialog, 'idle');

/** The part of the portal's documents card that hands in more: what HR asks for, what is on file, the button. */
export function DocumentsCard() {
  const own = trpc.documents.own.useQuery();
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  if (!own.data) return null;
  const { allowed, onFile, requests } = own.data;
  return (
    <>
      {requests.map(({ id, what, reason, dueAt }) => (
        <Notice key={id} kind="warn">
          <b>HR asks for: {requestedLabels[what]}.</b> <span className="break">{reason}</span> Please by{' '}
          {shortDate(dueAt)}.
        </Notice>
      ))}
      {onFile && (
        <p className="sm">
          Onboarding documents sent on {shortDate(onFile.submittedAt)}
          {onFile.updatedAt !== onFile.submittedAt && `, changed on ${shortDate(onFile.updatedAt)}`}. Account{' '}
          <span className="mono">{onFile.accountMasked}</span>.
        </p>
      )}
      {allowed && (
        <button
          type="button"
          className="btn default sm"
          style={{ alignSelf: 'flex-start' }}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          <IconUpload size={16} stroke={1.75} aria-hidden="true" />
          Submit Additional Documents
        </button>
      )}
      {allowed && <Later part={dialog} urgent={opened} props={{ own: own.data, opened, onClose: close }} />}
    </>
  );
}
