import { useRef, useState } from 'react';
import type { CandidateResult } from '../../../../shared/candidates/status.ts';
import { toId } from '../../../../shared/ids/isId.ts';
import type { CandidateId, RescoringId } from '../../../../shared/ids/schema.ts';
import type { RescoringRun } from '../../../../shared/interview/results.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button, TextButton } from '../../../ui/buttons/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Fine } from '../../../ui/text/Text.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';

type Props = { onShow: (result: CandidateResult) => void; onOpen: (id: CandidateId) => void };

/** Open work from results of an earlier method; nothing once it's done. */
export function EarlierResults({ onShow, onOpen }: Props) {
  const earlier = trpc.admin.results.earlier.useQuery();
  const mayChange = useMayChange();
  if (!earlier.data) return null;
  const { count, changed, secondLook, run } = earlier.data;
  const failed = run && run.failures.length > 0 && count > 0;
  if (count + changed + secondLook === 0 && !run?.running) return null;
  return (
    <div className="ad-earlier">
      <Notice kind="info">
        <Stack gap={8}>
          {count + changed > 0 && (
            <span>
              {counted(count + changed, 'interview')} {count + changed === 1 ? 'was' : 'were'} scored with an
              earlier method. {count + changed === 1 ? 'Its score doesn’t' : 'Their scores don’t'} count in
              this table, in sorting, or in reports.{' '}
              <TextButton onClick={() => onShow('earlier')}>
                {count + changed === 1 ? 'Show it' : 'Show them'}
              </TextButton>
            </span>
          )}
          {changed > 0 && (
            <span>
              {count + changed === 1
                ? 'HR changed its ratings, so score it from the person’s record.'
                : `HR changed ratings in ${changed} of them. Score ${changed === 1 ? 'that one separately' : 'those one at a time'} so HR’s changes aren’t lost by accident.`}
            </span>
          )}
          {secondLook > 0 && (
            <span>
              {secondLook === 1 ? 'There’s' : 'There are'} {counted(secondLook, 'decision')} based on an
              earlier result.{' '}
              <TextButton onClick={() => onShow('second-look')}>
                {secondLook === 1 ? 'Recheck it' : 'Recheck them'}
              </TextButton>
            </span>
          )}
          {run?.running && <Progress run={run} />}
          {failed && <Failures run={run} onOpen={onOpen} />}
          {mayChange && count > 0 && !run?.running && <ScoreAll count={count} />}
        </Stack>
      </Notice>
    </div>
  );
}

function Progress({ run: { wanted, done, failed } }: { run: RescoringRun }) {
  const text = `${done + failed} of ${counted(wanted, 'interview')} scored again${failed > 0 ? `, ${failed} failed` : ''}`;
  return (
    <Stack as="span" gap={4} role="status">
      <progress className="ad-progress" max={Math.max(1, wanted)} value={done + failed} aria-label={text} />
      <Fine as="span" figures>
        {text}
      </Fine>
    </Stack>
  );
}

function Failures({ run, onOpen }: { run: RescoringRun; onOpen: Props['onOpen'] }) {
  const more = run.failed - run.failures.length;
  return (
    <span>
      Scoring failed for{' '}
      {run.failures.map(({ candidateId, fullName }, index) => (
        <span key={candidateId}>
          {index > 0 && ', '}
          <TextButton onClick={() => onOpen(candidateId)}>
            <bdi>{fullName}</bdi>
          </TextButton>{' '}
          <DemoMark person={candidateId} />
        </span>
      ))}
      {more > 0 && ` and ${more} more`}. Their earlier results still apply.
    </span>
  );
}

function ScoreAll({ count }: { count: number }) {
  const [asking, setAsking] = useState(false);
  const id = useRef(toId<RescoringId>(crypto.randomUUID()));
  const utils = trpc.useUtils();
  const start = trpc.admin.results.rescoreAll.useMutation({
    onSuccess: () => {
      id.current = toId<RescoringId>(crypto.randomUUID());
      setAsking(false);
    },
    onError: toastFailure('We couldn’t start scoring', 'rescore-all'),
    onSettled: () => utils.admin.results.earlier.invalidate(),
  });
  return (
    <span>
      <Button size="xs" onClick={() => setAsking(true)}>
        Score {count === 1 ? 'it' : `all ${count}`} again
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Score ${counted(count, 'interview')} again?`}
        action="Score again"
        doing="Starting…"
        pending={start.isPending}
        onConfirm={() => start.mutate({ id: id.current })}
      >
        <p>
          This runs in the background, 20 at a time, and you can leave the page. New results replace the
          earlier ones and are provisional until an admin confirms them. No emails are sent.
        </p>
      </ConfirmDialog>
    </span>
  );
}
