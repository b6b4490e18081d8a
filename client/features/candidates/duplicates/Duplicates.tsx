import { useState } from 'react';
import type { DuplicatePair } from '../../../../shared/candidates/merges.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { MoreButton } from '../../../ui/states/Loaded.tsx';
import { RowName } from '../../../ui/tables/TableParts.tsx';
import { Fine, Remark, Text } from '../../../ui/text/Text.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { PanelDrawer } from '../../panel/PanelDrawer.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { reasonText } from './SamePeople.tsx';
import { useNotTheSame } from './useNotTheSame.ts';

type Pair = { keptId: CandidateId; goneId: CandidateId };

/** All pairs of records that may be one person, most likely first. */
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
        note="Records that may be the same person. Nothing is merged until you say so."
        query={list}
      >
        <Stack>
          {list.data && pairs.length === 0 && !list.hasNextPage && (
            <Text tone="dim">No duplicates found.</Text>
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
          <MoreButton list={list} />
        </Stack>
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
      <Stack gap={4} place="grow">
        {[first, second].map((person) => (
          <Text key={person.id} as="span" lines="anywhere">
            <RowName onClick={() => props.onOpen(person.id)}>{person.fullName}</RowName>{' '}
            <DemoMark person={person.id} />{' '}
            <Remark as="span">
              <bdi>{person.email}</bdi>
            </Remark>
          </Text>
        ))}
        <Fine as="span">
          {likeness}: {reasonText(reasons)}
        </Fine>
        {mayChange && (
          <Group as="span" gap={4} wrap>
            <Button
              size="xs"
              aria-label={`Compare ${first.fullName} and ${second.fullName}`}
              onClick={props.onCompare}
            >
              Compare
            </Button>
            <Button
              variant="quiet"
              size="xs"
              aria-label={`${first.fullName} and ${second.fullName} aren’t the same person`}
              loading={notTheSame.isPending}
              onClick={() => notTheSame.mutate({ keptId: first.id, goneId: second.id })}
            >
              Not the same person
            </Button>
          </Group>
        )}
      </Stack>
    </li>
  );
}
