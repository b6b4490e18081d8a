import { useState } from 'react';
import { type Duplicate, sameReasonWords } from '../../../../shared/candidates/merges.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';
import styles from './MergeDialog.module.css';
import { MergeDialog } from './MergeDialog.tsx';
import { useNotTheSame } from './useNotTheSame.ts';

/** Possible duplicates of the person in the drawer, with reasons. */
export function SamePeople(props: { candidateId: CandidateId; onMerged: (kept: CandidateId) => void }) {
  const found = trpc.admin.duplicates.of.useQuery({ candidateId: props.candidateId });
  const [comparing, setComparing] = useState<CandidateId | null>(null);
  return (
    <>
      {found.data && found.data.length > 0 && (
        <div className={styles.same}>
          <Notice kind="info">
            <b>Possibly the same person:</b>
            <ul>
              {found.data.map((duplicate) => (
                <Line
                  key={duplicate.person.id}
                  shown={props.candidateId}
                  duplicate={duplicate}
                  onCompare={() => setComparing(duplicate.person.id)}
                />
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {/* Stays open if someone else resolves the pair, and says so. */}
      <MergeDialog
        pair={comparing && { keptId: props.candidateId, goneId: comparing }}
        onClose={() => setComparing(null)}
        onMerged={props.onMerged}
      />
    </>
  );
}

function Line(props: { shown: CandidateId; duplicate: Duplicate; onCompare: () => void }) {
  const { person, reasons } = props.duplicate;
  const mayChange = useMayChange();
  const notTheSame = useNotTheSame();
  return (
    <Text as="li" lines="anywhere">
      <bdi>{person.fullName}</bdi> <DemoMark person={person.id} /> (<bdi>{person.email}</bdi>):{' '}
      {reasonText(reasons)}
      {mayChange && (
        <Group as="span" gap={4} wrap>
          <Button size="xs" aria-label={`Compare with ${person.fullName}`} onClick={props.onCompare}>
            Compare
          </Button>
          <Button
            variant="quiet"
            size="xs"
            aria-label={`${person.fullName} isn’t the same person`}
            loading={notTheSame.isPending}
            onClick={() => notTheSame.mutate({ keptId: props.shown, goneId: person.id })}
          >
            Not the same person
          </Button>
        </Group>
      )}
    </Text>
  );
}

/** "same phone number, same name and country" */
export const reasonText = (reasons: Duplicate['reasons']): string =>
  reasons.map((reason) => sameReasonWords[reason]).join(', ');
