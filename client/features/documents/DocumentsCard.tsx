import { IconUpload } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { requestedLabels } from '../../../shared/documents/requested.ts';
import { shortDate } from '../../../shared/time/dates.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { DocumentsArea } from './DocumentsDialog.tsx';

const dialog = comesLater(async () => (await import('./DocumentsDialog.tsx')).DocumentsDialog, 'idle');

/** Uploads for onboarding: what HR asks for, what's on file, and a button labeled `action`. */
export function DocumentsCard({
  area,
  action = 'Submit Additional Documents',
}: {
  area: DocumentsArea;
  action?: string;
}) {
  const own = trpc.documents.own.useQuery();
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  if (!own.data) return null;
  const { allowed, onFile, requests } = own.data;
  return (
    <>
      {requests.map(({ id, what, reason, dueAt }) => (
        <Notice key={id} kind="warn">
          <b>{what === 'other' ? 'HR needs another document.' : `HR needs: ${requestedLabels[what]}.`}</b>{' '}
          <Text as="span" lines="anywhere">
            {reason}
          </Text>{' '}
          Please send this by {shortDate(dueAt)}.
        </Notice>
      ))}
      {onFile && (
        <Text size="sm">
          Onboarding documents sent on {shortDate(onFile.submittedAt)}
          {onFile.updatedAt !== onFile.submittedAt && `, changed on ${shortDate(onFile.updatedAt)}`}. Account{' '}
          <Text as="span" mono>
            {onFile.accountMasked}
          </Text>
          .
        </Text>
      )}
      {allowed && (
        <Button
          icon={IconUpload}
          size="sm"
          style={{ alignSelf: 'flex-start' }}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          {action}
        </Button>
      )}
      {/* The request may be closed or withdrawn while something is typed. */}
      {(allowed || opened) && (
        <Later part={dialog} urgent={opened} props={{ own: own.data, area, opened, onClose: close }} />
      )}
    </>
  );
}
