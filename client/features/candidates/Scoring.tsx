import { Modal } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { InterviewView } from '../../../shared/candidates.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useMayChange } from '../admin/panelPerson.ts';

/** Where there is no result yet, or a new one failed: why, and what can be done. */
export function ScoringState({ interview }: { interview: InterviewView }) {
  const mayChange = useMayChange();
  if (interview.endedUnscored) {
    return <p className="sm dim">Ended without a score. The candidate can continue it at any time.</p>;
  }
  if (interview.completedAt === null) {
    return <p className="sm dim">The score is made when the interview is completed.</p>;
  }
  if (interview.scoring === 'pending') {
    return (
      <p className="sm dim" role="status">
        Scoring… This takes a moment. The page shows it by itself.
      </p>
    );
  }
  if (interview.scoring !== 'failed') return null;
  return (
    <>
      <Notice kind="warn">
        {interview.ratings
          ? 'Scoring again didn’t work. The earlier ratings stand.'
          : 'There is no proposed score: the model didn’t give usable ratings. The transcript is complete.'}
      </Notice>
      {!interview.ratings && mayChange && <ScoreAgain interview={interview} />}
    </>
  );
}

/** Asks for a new proposal. */
export function ScoreAgain({ interview }: { interview: InterviewView }) {
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const rescore = trpc.admin.rescore.useMutation({
    onError: (error) => toast.error('We couldn’t start scoring', readError(error).message, { id: 'rescore' }),
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  const start = (): void => {
    setAsking(false);
    rescore.mutate({ interviewId: interview.id });
  };
  return (
    <>
      <button
        type="button"
        className="btn default xs"
        disabled={rescore.isPending || interview.scoring === 'pending'}
        onClick={() => (interview.ratings?.changedBy ? setAsking(true) : start())}
      >
        <IconRefresh size={14} stroke={1.75} aria-hidden="true" />
        Score again
      </button>
      <Modal opened={asking} onClose={() => setAsking(false)} size={560} title="Score again?">
        <div className="stack g16">
          <p>
            The new proposal replaces the ratings that people have changed. The changes stay in the timeline.
          </p>
          <div className="row g8 w">
            <button type="button" className="btn filled" onClick={start}>
              Score again
            </button>
            <button type="button" className="btn default" onClick={() => setAsking(false)}>
              Cancel
            </button>
          </div>
        </div>
      </Modal>
    </>
  );
}
