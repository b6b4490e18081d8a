import { DemoMark } from '../candidates/DemoMark.tsx';
import '../../styles/work.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { momentText } from '../../../shared/time.ts';
import type { ContestItem } from '../../../shared/workSessions.ts';
import { trpc } from '../../trpc.ts';
import { InboxSection } from '../admin/inbox/InboxSection.tsx';
import { useMayChange } from '../admin/panelPerson.ts';
import { DecideContest } from './DecideContest.tsx';

/** Grades that employees contest, for HR's inbox: read the case, set the grade that stands, say why. */
export function ContestInbox() {
  const [state, setState] = useState<'open' | 'decided'>('open');
  const list = trpc.admin.contests.useInfiniteQuery(
    { state },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const mayChange = useMayChange();
  const [deciding, setDeciding] = useState<ContestItem | null>(null);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <InboxSection
        title="Contested grades"
        noun="contested grades"
        query={list}
        count={list.data ? items.length : null}
        waiting={list.data?.pages[0]?.openCount}
        empty={{
          title: state === 'open' ? 'Nothing waits' : 'Nothing decided yet',
          text: 'Grades that employees disagree with appear here.',
        }}
        action={
          <button
            type="button"
            className="btn subtle xs up"
            aria-pressed={state === 'decided'}
            onClick={() => setState(state === 'open' ? 'decided' : 'open')}
          >
            {state === 'open' ? 'Show decided' : 'Show open'}
          </button>
        }
        more={
          list.hasNextPage && (
            <div className="ad-inset">
              <button
                type="button"
                className="btn default sm"
                disabled={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
              </button>
            </div>
          )
        }
      >
        {items.map((item) => (
          <Row key={item.id} item={item} mayChange={mayChange} onDecide={() => setDeciding(item)} />
        ))}
      </InboxSection>
      <DecideContest item={deciding} onClose={() => setDeciding(null)} />
    </>
  );
}

function Row({ item, mayChange, onDecide }: { item: ContestItem; mayChange: boolean; onDecide: () => void }) {
  const { employeeId, employeeName, employeePosition, assignment, gradeBefore, gradeAfter } = item;
  return (
    <li>
      <div className="stack g4 grow">
        <span className="break">
          <Link
            to="/admin"
            search={{ tab: 'candidates', candidate: employeeId }}
            className="ad-name"
            dir="auto"
          >
            {employeeName}
          </Link>{' '}
          <DemoMark person={employeeId} /> contests {gradeBefore} of 100 for “{assignment.title}”
        </span>
        <span className="xs dim">
          <bdi>{employeePosition}</bdi> · {assignment.taskType} · {momentText(item.createdAt)}
        </span>
        {item.reason === '' ? (
          <span className="sm dim">No text to show</span>
        ) : (
          <blockquote className="ad-quote break" dir="auto">
            {item.reason}
          </blockquote>
        )}
        {item.state === 'decided' && (
          <span className="sm break">
            {item.decidedBy ?? 'HR'} {gradeAfter === gradeBefore ? 'kept' : 'changed'} it
            {gradeAfter === gradeBefore ? '' : ` to ${gradeAfter}`}: {item.note}
          </span>
        )}
      </div>
      {item.state === 'open' && mayChange && (
        <button type="button" className="btn default sm" onClick={onDecide}>
          Decide<span className="vh"> on the grade of {employeeName}</span>
        </button>
      )}
    </li>
  );
}
