import { useState } from 'react';
import { momentText } from '../../../../shared/time/dates.ts';
import type { ContestItem } from '../../../../shared/workSessions/schema.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { RowLink } from '../../../ui/tables/TableParts.tsx';
import { Fine, Hidden, Remark, Text } from '../../../ui/text/Text.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { InboxSection, ShowMore } from '../../panel/InboxSection.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';
import { DecideContest } from './DecideContest.tsx';

/** Contested grades, for HR's inbox: read the case, set the final grade, and say why. */
export function ContestInbox() {
  const [state, setState] = useState<'open' | 'decided'>('open');
  const list = trpc.admin.contests.useInfiniteQuery(
    { state },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const mayChange = useMayChange();
  const [deciding, setDeciding] = useState<ContestItem | null>(null);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  // Newer contests can push this one to a page that isn't loaded yet.
  const reachesBack =
    !list.hasNextPage || items.some(({ createdAt }) => deciding && createdAt < deciding.createdAt);
  const gone =
    deciding !== null &&
    list.data !== undefined &&
    reachesBack &&
    !items.some(({ id }) => id === deciding.id);
  return (
    <>
      <InboxSection
        title="Contested grades"
        noun="contested grades"
        query={list}
        count={list.data ? items.length : null}
        waiting={list.data?.pages[0]?.openCount}
        empty={{
          title: state === 'open' ? 'All caught up' : 'Nothing decided yet',
          text: 'Grades that employees disagree with appear here.',
        }}
        action={
          <Button
            variant="subtle"
            size="xs"
            place="push"
            aria-pressed={state === 'decided'}
            onClick={() => setState(state === 'open' ? 'decided' : 'open')}
          >
            {state === 'open' ? 'Show decided' : 'Show open'}
          </Button>
        }
        more={
          <ShowMore
            more={list.hasNextPage}
            loading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
          />
        }
      >
        {items.map((item) => (
          <Row key={item.id} item={item} mayChange={mayChange} onDecide={() => setDeciding(item)} />
        ))}
      </InboxSection>
      <DecideContest item={deciding} gone={gone} onClose={() => setDeciding(null)} />
    </>
  );
}

function Row({ item, mayChange, onDecide }: { item: ContestItem; mayChange: boolean; onDecide: () => void }) {
  const { employeeId, employeeName, employeePosition, assignment, gradeBefore, gradeAfter } = item;
  return (
    <li>
      <Stack gap={4} place="grow">
        <Text as="span" lines="anywhere">
          <RowLink data-sentence="" to="/admin" search={{ tab: 'candidates', candidate: employeeId }}>
            {employeeName}
          </RowLink>{' '}
          <DemoMark person={employeeId} /> contested a grade of {gradeBefore} out of 100 for “
          {assignment.title}”
        </Text>
        <Fine as="span">
          <bdi>{employeePosition}</bdi> · {assignment.taskType} · {momentText(item.createdAt)}
        </Fine>
        {item.reason === '' ? (
          <Remark as="span">No text to show</Remark>
        ) : (
          <Text as="blockquote" lines="anywhere" className="ad-quote" dir="auto">
            {item.reason}
          </Text>
        )}
        {item.state === 'decided' && (
          <Text as="span" size="sm" lines="anywhere">
            {item.decidedBy ?? 'HR'} {gradeAfter === gradeBefore ? 'kept' : 'changed'} it
            {gradeAfter === gradeBefore ? '' : ` to ${gradeAfter}`}: {item.note}
          </Text>
        )}
      </Stack>
      {item.state === 'open' && mayChange && (
        <Button size="sm" onClick={onDecide}>
          Decide<Hidden> on {employeeName}’s grade</Hidden>
        </Button>
      )}
    </li>
  );
}
