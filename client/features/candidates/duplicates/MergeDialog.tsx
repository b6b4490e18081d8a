import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type MergeField,
  type MergeSide,
  type MergeView,
  mergeFields,
} from '../../../../shared/candidates/merges.ts';
import { sentence } from '../../../../shared/errors/errors.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { dateText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Fine, Remark, Subtitle, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { doneWith, keyFor } from '../../panel/panelDrafts.ts';
import styles from './MergeDialog.module.css';

type Pair = { keptId: CandidateId; goneId: CandidateId };
type Props = {
  /** Null while it's closed. */
  pair: Pair | null;
  onClose: () => void;
  onMerged: (kept: CandidateId) => void;
};

/** Merges two records: which one stays, which values to keep, and what moves. */
export function MergeDialog({ pair, onClose, onMerged }: Props) {
  return (
    <Dialog opened={pair !== null} onClose={onClose} size={860} title="Merge two records for one person">
      {pair && (
        <Sides key={`${pair.keptId} ${pair.goneId}`} pair={pair} onClose={onClose} onMerged={onMerged} />
      )}
    </Dialog>
  );
}

function Sides({ pair: first, onClose, onMerged }: Props & { pair: Pair }) {
  const [swapped, setSwapped] = useState(false);
  const pair = swapped ? { keptId: first.goneId, goneId: first.keptId } : first;
  const view = trpc.admin.duplicates.preview.useQuery(pair.keptId === pair.goneId ? skipToken : pair);
  // The two records may have been merged or deleted while the dialog was open.
  if (view.isError && readError(view.error).code === 'not_found') return <Gone onClose={onClose} />;
  if (view.isError && !view.data) {
    return <QueryError title="We couldn’t load these records" query={view} />;
  }
  if (!view.data) return <SkeletonLines widths={['60%', '96%', '92%', '94%']} />;
  return (
    <Form
      key={pair.keptId}
      pair={pair}
      view={view.data}
      onSwap={() => setSwapped(!swapped)}
      onClose={onClose}
      onMerged={onMerged}
    />
  );
}

function Gone({ onClose }: { onClose: () => void }) {
  return (
    <Stack>
      <Notice kind="bad">
        One of these two records is gone: someone merged or deleted it in the meantime.
      </Notice>
      <Group>
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Stack>
  );
}

const labels: Record<MergeField, string> = {
  fullName: 'Name',
  email: 'Email',
  phone: 'Phone',
  position: 'Position',
  country: 'Country',
  state: 'State',
  linkedinUrl: 'LinkedIn',
  status: 'Status',
};

/** Whether the values differ, so HR chooses one. */
const differs = ({ kept, gone }: MergeView, field: MergeField): boolean => kept[field] !== gone[field];

function Form(props: {
  pair: Pair;
  view: MergeView;
  onSwap: () => void;
  onClose: () => void;
  onMerged: (kept: CandidateId) => void;
}) {
  const { view, pair } = props;
  const { kept, gone, refusal, emailOf } = view;
  // Missing values are taken from the other record by default.
  const [taken, setTaken] = useState<ReadonlySet<MergeField>>(
    () => new Set(mergeFields.filter((field) => !kept[field] && gone[field])),
  );
  const about = `merge of ${kept.id} and ${gone.id}`;
  const takeFromGone = [...taken];
  const merge = useMerge(about, gone.id, (candidateId) => {
    props.onMerged(candidateId);
    props.onClose();
  });
  // The preview query reports a known refusal; otherwise show the mutation's error.
  const problem = refusal
    ? sentence(refusal)
    : merge.error && `We couldn’t merge them. ${readError(merge.error).message}`;
  const take = (field: MergeField, fromGone: boolean): void => {
    const next = new Set(taken);
    if (fromGone) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  return (
    <CallForm
      pending={merge.isPending}
      action="Merge"
      doing="Merging…"
      disabled={refusal !== null}
      more={
        <>
          <Button onClick={props.onSwap}>Keep the other record</Button>
          <Button onClick={props.onClose}>Cancel</Button>
        </>
      }
      onSubmit={() =>
        merge.mutate({ ...pair, takeFromGone, idempotencyKey: keyFor(about, pair, takeFromGone) })
      }
    >
      {problem && <Notice kind="bad">{problem}</Notice>}
      <div className={styles.grid}>
        <Head title="Keep" side={kept} />
        <Head title="Merge into it" side={gone} />
        {mergeFields.map((field) =>
          differs(view, field) ? (
            <Choice
              key={field}
              field={field}
              view={view}
              fromGone={field === 'email' && emailOf ? emailOf === 'gone' : taken.has(field)}
              fixed={field === 'email' && emailOf !== null}
              onTake={(fromGone) => take(field, fromGone)}
            />
          ) : null,
        )}
      </div>
      {emailOf && (
        <Remark>The record with the account keeps its email because the person signs in with it.</Remark>
      )}
      <Moves view={view} />
    </CallForm>
  );
}

/** `onMerged` is called only while the dialog is still open. */
function useMerge(about: string, goneId: CandidateId, onMerged: (kept: CandidateId) => void) {
  const utils = trpc.useUtils();
  const stillOpen = useStillOpen();
  return trpc.admin.duplicates.merge.useMutation({
    onSuccess: ({ candidateId }) => {
      doneWith(about);
      // One toast per double click.
      toast.success(
        'Records merged',
        'New applications and requests from the other address will come here.',
        {
          id: `merged-${goneId}`,
        },
      );
      if (stillOpen()) onMerged(candidateId);
    },
    onSettled: () => utils.admin.invalidate(),
  });
}

/** What else the merge does, and that it can't be undone. */
function Moves({ view: { moves, gone } }: { view: MergeView }) {
  return (
    <Stack gap={4}>
      <Subtitle level={3}>What moves</Subtitle>
      <Text size="sm">
        {moves.length === 0
          ? 'Nothing else to merge'
          : moves
              .map(({ what, count }) => counted(count, what.replace(/ies$/, 'y').replace(/s$/, ''), what))
              .join(', ')}
        . Applications and data requests from the other address will still come here.{' '}
        <bdi>{gone.fullName}</bdi>’s record will be gone. You can’t undo this.
      </Text>
    </Stack>
  );
}

function Head({ title, side }: { title: string; side: MergeSide }) {
  const facts = [
    `applied ${dateText(side.appliedAt)}`,
    side.hasAccount && 'has an account',
    side.hasDocuments && 'has documents',
  ].filter(Boolean);
  return (
    <Stack gap={0} className={styles.head}>
      <Fine as="b">{title}</Fine>
      <Text as="b" bold lines="anywhere" dir="auto">
        {side.fullName} <DemoMark person={side.id} />
      </Text>
      <Fine as="span" lines="anywhere">
        {facts.join(' · ')}
      </Fine>
    </Stack>
  );
}

function Choice(props: {
  field: MergeField;
  view: MergeView;
  fromGone: boolean;
  fixed: boolean;
  onTake: (fromGone: boolean) => void;
}) {
  const { field, view, fromGone, fixed, onTake } = props;
  return (
    <fieldset className={styles.field}>
      <Fine as="legend">{labels[field]}</Fine>
      <div className={styles.pair}>
        {[false, true].map((ofGone) => (
          <label key={String(ofGone)} className={styles.value}>
            <input
              type="radio"
              name={`merge-${field}`}
              checked={fromGone === ofGone}
              disabled={fixed}
              onChange={() => onTake(ofGone)}
            />
            <Text as="span" lines="anywhere" dir="auto">
              {(ofGone ? view.gone : view.kept)[field] || '(empty)'}
            </Text>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
