import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { confirmedAtOf } from '../../../../shared/interview/resultMark.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Remark } from '../../../ui/text/Text.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';

/** Shown without a result, or after failed rescoring: the reason and what to do. */
export function ScoringState({ interview }: { interview: InterviewView }) {
  const mayChange = useMayChange();
  if (interview.endedUnscored) {
    return <Remark>Ended without a score. The candidate can continue it anytime.</Remark>;
  }
  if (interview.completedAt === null) {
    return <Remark>We score the interview when it’s completed.</Remark>;
  }
  if (interview.scoring === 'pending') {
    return <Remark role="status">Scoring… This takes a moment. The score will appear here.</Remark>;
  }
  if (interview.scoring !== 'failed') return null;
  return (
    <>
      <Notice kind="warn">
        {interview.ratings
          ? 'Re-scoring failed. The earlier ratings still apply.'
          : 'No proposed score: the model didn’t give usable ratings. The transcript is complete.'}
      </Notice>
      {!interview.ratings && mayChange && <ScoreAgain interview={interview} />}
    </>
  );
}

/** Requests a new proposal. */
export function ScoreAgain({ interview }: { interview: InterviewView }) {
  const { id, round, ratings, mark } = interview;
  const changed = Boolean(ratings?.changedBy);
  const confirmed = mark?.kind === 'confirmed';
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const rescore = trpc.admin.rescore.useMutation({
    onError: toastFailure('We couldn’t start scoring', 'rescore'),
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  const start = (): void => {
    setAsking(false);
    const confirmedAt = confirmedAtOf(mark);
    rescore.mutate({ interviewId: id, round, changedBy: ratings?.changedBy ?? null, confirmedAt });
  };
  return (
    <>
      <Button
        icon={IconRefresh}
        size="xs"
        // Until the score is there: natively disabled after the call, it would lose the focus.
        loading={rescore.isPending || interview.scoring === 'pending'}
        onClick={() => (changed || confirmed ? setAsking(true) : start())}
      >
        Score again
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Score again?"
        action="Score again"
        onConfirm={start}
      >
        {confirmed && (
          <p>
            <bdi>{mark.by ?? 'HR'}</bdi> confirmed this result. The new scores will replace it, and someone
            will have to read and confirm those.
          </p>
        )}
        {changed && (
          <p>The new scores will replace ratings that people changed. Their changes stay in the timeline.</p>
        )}
      </ConfirmDialog>
    </>
  );
}
