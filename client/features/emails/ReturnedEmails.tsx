import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { emailErrorText, emailKindText } from '../../../shared/emails/labels.ts';
import { INBOX_MAX, INBOX_PAGE, type ReturnedEmail } from '../../../shared/panel/schema.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/Button.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';
import { RowLink } from '../../ui/TableParts.tsx';
import { Fine, Hidden, Text } from '../../ui/Text.tsx';
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
        {emails.map((mail) => (
          <Row key={mail.id} mail={mail} onCorrect={() => setCorrecting(mail)} />
        ))}
      </InboxSection>
      <CorrectAddress mail={correcting} onClose={() => setCorrecting(null)} />
    </>
  );
}

function Row({ mail, onCorrect }: { mail: ReturnedEmail; onCorrect: () => void }) {
  const { person, subject, to } = mail;
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
          {emailKindText(mail.kind)} · <bdi>{subject}</bdi> · {momentText(mail.at)}
          {mail.lastError && ` · ${emailErrorText(mail.lastError)}`}
        </Fine>
      </Stack>
      <Group gap={8} wrap align="stretch" className="ad-acts">
        {mail.correctable && (
          <Button variant="filled" size="sm" onClick={onCorrect}>
            Correct the address<Hidden> of {person?.fullName}</Hidden>
          </Button>
        )}
        <Again mail={mail} />
        <Leave mail={mail} />
      </Group>
    </li>
  );
}

/** Resends the same email to the same address: a full mailbox may have room again. */
function Again({ mail }: { mail: ReturnedEmail }) {
  const utils = trpc.useUtils();
  const retry = trpc.admin.mails.retry.useMutation({
    onSuccess: () => toast.success('We’re sending it again', mail.subject, { id: 'returned' }),
    onError: toastFailure('We couldn’t send the email again', 'returned'),
    onSettled: () => utils.admin.invalidate(),
  });
  if (!mail.hasBody) return null;
  return (
    <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate({ mailId: mail.id })}>
      Send again<Hidden> to {mail.to}</Hidden>
    </Button>
  );
}

function Leave({ mail }: { mail: ReturnedEmail }) {
  const utils = trpc.useUtils();
  const leave = trpc.admin.mails.leave.useMutation({
    onError: toastFailure('We couldn’t remove it from the list', 'returned'),
    onSettled: () => utils.admin.invalidate(),
  });
  return (
    <Button size="sm" loading={leave.isPending} onClick={() => leave.mutate({ mailId: mail.id })}>
      Dismiss<Hidden>: {mail.subject}</Hidden>
    </Button>
  );
}
