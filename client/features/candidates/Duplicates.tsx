import { useState } from 'react';
import type { CandidateId } from '../../../shared/ids.ts';
import type { DuplicatePair } from '../../../shared/merges.ts';
import { trpc } from '../../trpc.ts';
import { PanelDrawer } from '../admin/PanelDrawer.tsx';
import { useMayChange } from '../admin/panelPerson.ts';
import { DemoMark } from './DemoMark.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { reasonText } from './SamePeople.tsx';
import { useNotTheSame } from './useNotTheSame.ts';

type Pair = { keptId: CandidateId; goneId: CandidateId };

/** All pairs of records that may be one person, the likeliest first. */
export function Duplicates(props: {
  opened: boolean;
  onClose: () => void;
  onOpen: (candidate: CandidateId) => void;
}) {
  const [comparing, setComparing] = useState<Pair | null>(null);
  const list = trpc.admin.duplicates.list.useInfiniteQuery(
    {},
    { enabled: props.opened, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const pairs = list.data?.pages.flatMap((page) => page.pairs) ?? [];
  return (
    <>
      <PanelDrawer
        opened={props.opened}
        onClose={props.onClose}
        title="Duplicates"
        note="Records that may be the same person. Nothing is merged without you."
        query={list}
      >
        <div className="stack g16">
          {list.data && pairs.length === 0 && !list.hasNextPage && (
            <p className="dim">Nobody seems to be here twice.</p>
          )}
          <ul className="ad-list">
            {pairs.map((pair) => (
              <Line
                key={`${pair.first.id} ${pair.second.id}`}
                pair={pair}
                onOpen={props.onOpen}
                onCompare={() => setComparing({ keptId: pair.first.id, goneId: pair.second.id })}
              />
            ))}
          </ul>
          {list.hasNextPage && (
            <button
              type="button"
              className="btn default sm"
              disabled={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
            </button>
          )}
        </div>
      </PanelDrawer>
      <MergeDialog pair={comparing} onClose={() => setComparing(null)} onMerged={() => undefined} />
    </>
  );
}

function Line(props: {
  pair: DuplicatePair;
  onOpen: (candidate: CandidateId) => void;
  onCompare: () => void;
}) {
  const { first, second, reasons, likeness } = props.pair;
  const mayChange = useMayChange();
  const notTheSame = useNotTheSame();
  return (
    <li>
      <div className="grow stack g4">
        {[first, second].map((person) => (
          <span key={person.id} className="break">
            <button type="button" className="ad-name" dir="auto" onClick={() => props.onOpen(person.id)}>
              {person.fullName}
            </button>{' '}
            <DemoMark person={person.id} />{' '}
            <span className="sm dim">
              <bdi>{person.email}</bdi>
            </span>
          </span>
        ))}
        <span className="xs dim">
          {likeness}: {reasonText(reasons)}
        </span>
        {mayChange && (
          <span className="row g4 w">
            <button
              type="button"
              className="btn default xs"
              aria-label={`Compare ${first.fullName} and ${second.fullName}`}
              onClick={props.onCompare}
            >
              Compare
            </button>
            <button
              type="button"
              className="btn quiet xs"
              aria-label={`${first.fullName} and ${second.fullName} aren’t the same person`}
              disabled={notTheSame.isPending}
              onClick={() => notTheSame.mutate({ keptId: first.id, goneId: second.id })}
            >
              Not the same person
            </button>
          </span>
        )}
      </div>
    </li>
  );
}
