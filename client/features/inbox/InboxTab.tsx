import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { markWords } from '../../../shared/interview/resultMark.ts';
import { type CandidateRequest, INBOX_MAX, INBOX_PAGE } from '../../../shared/panel/schema.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RowLink } from '../../ui/tables/TableParts.tsx';
import { Fine, Hidden } from '../../ui/text/Text.tsx';
import { DemoMark } from '../demo/DemoMark.tsx';
import { DocumentsToCheck } from '../documents/admin/DocumentsToCheck.tsx';
import { ReturnedEmails } from '../emails/ReturnedEmails.tsx';
import { InboxSection, useGrowing } from '../panel/InboxSection.tsx';
import { useKeys } from '../panel/keys/useKeys.ts';
import { focusedRow } from '../panel/keys/useStepKeys.ts';
import { PanelHead } from '../panel/PanelParts.tsx';
import { useMayChange } from '../panel/panelPerson.ts';
import { UrgentItems } from '../safety/admin/UrgentItems.tsx';
import { ContestInbox } from '../workSessions/admin/ContestInbox.tsx';
import { AnswerRequest } from './AnswerRequest.tsx';
import { ModelTrouble } from './ModelTrouble.tsx';

/** HR's inbox: everything that needs a person's decision. */
export function InboxTab() {
  const mayChange = useMayChange();
  return (
    <main>
      <PanelHead title="Inbox" note={mayChange ? null : 'View only: an admin replies and decides.'} />
      {mayChange && <UrgentItems />}
      <ModelTrouble />
      <Requests />
      <ContestInbox />
      {mayChange && <DocumentsToCheck />}
      {mayChange && <ReturnedEmails />}
    </main>
  );
}

const requestTexts: Record<CandidateRequest['about'], string> = {
  human: 'would rather talk with a person',
  accommodation: 'asked for an accommodation',
  review: 'requested a score review',
  question: 'asked a question in the interview',
};

function requestText({ about, score, mark }: CandidateRequest): string {
  const shown = [score, mark && markWords(mark)].filter((part) => part !== null).join(', ');
  return `${requestTexts[about]}${about === 'review' && shown !== '' ? ` (${shown})` : ''}`;
}

function Requests() {
  const { pages, showMore } = useGrowing();
  const list = trpc.admin.inbox.requests.useQuery(
    { limit: pages * INBOX_PAGE },
    { placeholderData: keepPreviousData },
  );
  const requests = list.data?.items ?? [];
  const mayChange = useMayChange();
  const [answering, setAnswering] = useState<CandidateRequest | null>(null);
  // The oldest come first, so nothing newer pushes a request off the list.
  const gone =
    answering !== null && list.data !== undefined && !requests.some(({ id }) => id === answering.id);
  useKeys('page', { e: () => focusedRow()?.querySelector<HTMLElement>('[data-answer]')?.click() });
  return (
    <>
      <InboxSection
        title="Candidates waiting for an answer"
        noun="requests"
        query={list}
        count={list.data ? requests.length : null}
        waiting={list.data?.total}
        empty={{
          title: 'All caught up',
          text: 'Questions for HR and requests for a human interview, an accommodation, or a score review appear here.',
        }}
        more={showMore(list, requests.length < Math.min(list.data?.total ?? 0, INBOX_MAX))}
      >
        {requests.map((request) => (
          <li key={request.id}>
            <Stack gap={4} place="grow">
              <span>
                <RowLink
                  data-sentence=""
                  to="/admin"
                  search={{ tab: 'candidates', candidate: request.candidateId }}
                >
                  {request.fullName}
                </RowLink>{' '}
                <DemoMark person={request.candidateId} /> {requestText(request)}
              </span>
              <Fine as="span">
                <bdi>{request.position}</bdi> · {momentText(request.createdAt)}
              </Fine>
              {request.note && (
                <blockquote className="ad-quote" dir="auto">
                  {request.note}
                </blockquote>
              )}
            </Stack>
            {mayChange && (
              <Button size="sm" data-answer="" onClick={() => setAnswering(request)}>
                Answer<Hidden> {request.fullName}’s request</Hidden>
              </Button>
            )}
          </li>
        ))}
      </InboxSection>
      <AnswerRequest request={answering} gone={gone} onClose={() => setAnswering(null)} />
    </>
  );
}
