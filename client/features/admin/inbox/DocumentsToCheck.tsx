import { momentText } from '../../../../shared/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Fine, Hidden, Text } from '../../../ui/Text.tsx';
import { DemoMark } from '../../candidates/DemoMark.tsx';
import { InboxSection, ShowMore } from './InboxSection.tsx';

/** Onboarding documents that haven't been checked; each links to the person's Documents tab. */
export function DocumentsToCheck() {
  const list = trpc.admin.inbox.documents.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const people = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <InboxSection
      title="Documents to check"
      noun="documents"
      query={list}
      count={list.data ? people.length : null}
      waiting={list.data?.pages[0]?.total}
      empty={{
        title: 'All caught up',
        text: 'Onboarding documents appear here when people submit them.',
      }}
      more={<ShowMore list={list} />}
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
