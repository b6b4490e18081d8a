import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { emailErrorText, emailKindText } from '../../../shared/emails/labels.ts';
import { INBOX_MAX, INBOX_PAGE, type ReturnedEmail } from '../../../shared/panel/schema.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { RowLink } from '../../ui/tables/TableParts.tsx';
import { Fine, Hidden, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { DemoMark } from '../demo/DemoMark.tsx';
import { InboxSection, useGrowing } from '../panel/InboxSection.tsx';
import { CorrectAddress } from './CorrectAddress.tsx';

/** Emails that were refused or bounced: HR corrects the address, resends, or dismisses them. */
export function ReturnedEmails() {
  const { pages, showMore } = useGrowing();
  const list = trpc.admin.mails.returned.useQuery(
    { limit: pages * INBOX_PAGE },
    { placeholderData: keepPreviousData },
  );
  const emails = list.data?.items ?? [];
  const [correcting, setCorrecting] = useState<ReturnedEmail | null>(null);
  return (
    <>
      <InboxSection
        title="Returned emails"
        noun="emails"
        query={list}
        // A server of the previous version answers without "items". That doesn't mean that every address works.
        count={list.data?.items ? emails.length : null}
        waiting={list.data?.total}
        empty={{
          title: 'No returned emails',
          text: 'Emails appear here when an address refuses them, or when you mark one as returned in the email log.',
        }}
        more={showMore(list, emails.length < Math.min(list.data?.total ?? 0, INBOX_MAX))}
      >
        {emails.map((email) => (
          <Row key={email.id} email={email} onCorrect={() => setCorrecting(email)} />
        ))}
      </InboxSection>
      <CorrectAddress email={correcting} onClose={() => setCorrecting(null)} />
    </>
  );
}

function Row({ email, onCorrect }: { email: ReturnedEmail; onCorrect: () => void }) {
  const { person, subject, to } = email;
  return (
    <li>
      <Stack gap={4} place="grow">
        <Text as="span" lines="anywhere">
          {person && (
            <>
              <RowLink
                data-sentence=""
                to="/admin"
                search={{ tab: 'candidates', candidate: person.candidateId }}
              >
                {person.fullName}
              </RowLink>{' '}
              <DemoMark person={person.candidateId} />{' '}
            </>
          )}
          <bdi>{to}</bdi>
        </Text>
        <Fine as="span" lines="anywhere">
          {emailKindText(email.kind)} · <bdi>{subject}</bdi> · {momentText(email.at)}
          {email.lastError && ` · ${emailErrorText(email.lastError)}`}
        </Fine>
      </Stack>
      <Group gap={8} wrap align="stretch" className="ad-acts">
        {email.correctable && (
          <Button variant="filled" size="sm" onClick={onCorrect}>
            Correct the address<Hidden> of {person?.fullName}</Hidden>
          </Button>
        )}
        <Again email={email} />
        <Leave email={email} />
      </Group>
    </li>
  );
}

/** Resends the same email to the same address: a full mailbox may have room again. */
function Again({ email }: { email: ReturnedEmail }) {
  const utils = trpc.useUtils();
  const retry = trpc.admin.mails.retry.useMutation({
    onSuccess: () => toast.success('We’re sending it again', email.subject, { id: 'returned' }),
    onError: toastFailure('We couldn’t send the email again', 'returned'),
    onSettled: () => utils.admin.invalidate(),
  });
  if (!email.hasBody) return null;
  return (
    <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate({ mailId: email.id })}>
      Send again<Hidden> to {email.to}</Hidden>
    </Button>
  );
}

function Leave({ email }: { email: ReturnedEmail }) {
  const utils = trpc.useUtils();
  const leave = trpc.admin.mails.leave.useMutation({
    onError: toastFailure('We couldn’t remove it from the list', 'returned'),
    onSettled: () => utils.admin.invalidate(),
  });
  return (
    <Button size="sm" loading={leave.isPending} onClick={() => leave.mutate({ mailId: email.id })}>
      Dismiss<Hidden>: {email.subject}</Hidden>
    </Button>
  );
}
