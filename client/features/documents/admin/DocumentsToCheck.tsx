import { keepPreviousData } from '@tanstack/react-query';
import { INBOX_MAX, INBOX_PAGE } from '../../../../shared/panel/schema.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Fine, Hidden, Text } from '../../../ui/text/Text.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { InboxSection, useGrowing } from '../../panel/InboxSection.tsx';

/** Onboarding documents that haven't been checked; each links to the person's Documents tab. */
export function DocumentsToCheck() {
  const { pages, showMore } = useGrowing();
  const list = trpc.admin.inbox.documents.useQuery(
    { limit: pages * INBOX_PAGE },
    { placeholderData: keepPreviousData },
  );
  const people = list.data?.items ?? [];
  return (
    <InboxSection
      title="Documents to check"
      noun="documents"
      query={list}
      count={list.data ? people.length : null}
      waiting={list.data?.total}
      empty={{
        title: 'All caught up',
        text: 'Onboarding documents appear here when people submit them.',
      }}
      more={showMore(list, people.length < Math.min(list.data?.total ?? 0, INBOX_MAX))}
    >
      {people.map(({ candidateId, fullName, position, since }) => (
        <li key={candidateId}>
          <Stack gap={4} place="grow">
            <Text as="b" bold lines="anywhere" dir="auto">
              {fullName} <DemoMark person={candidateId} />
            </Text>
            <Fine as="span">
              <bdi>{position}</bdi> · {momentText(since)}
            </Fine>
          </Stack>
          <ButtonLink
            to="/admin"
            search={{ tab: 'candidates', candidate: candidateId, show: 'documents' }}
            size="sm"
          >
            Check<Hidden> the documents of {fullName}</Hidden>
          </ButtonLink>
        </li>
      ))}
    </InboxSection>
  );
}
