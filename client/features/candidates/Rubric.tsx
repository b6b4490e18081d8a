import { Modal } from '@mantine/core';
import { IconPencil, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { InterviewView } from '../../../shared/candidates.ts';
import type { InterviewFeedback } from '../../../shared/interview.ts';
import type { Recommendation } from '../../../shared/scoring.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useMayChange } from '../admin/panelPerson.ts';
import { ConfirmResult, useOpened } from './ConfirmResult.tsx';
import { Criterion } from './Criterion.tsx';
import type { Mark } from './highlight.ts';
import { OwnSummary } from './OwnBeside.tsx';
import { MarkBadge } from './ScoreMark.tsx';
import { Stability } from './Stability.tsx';

type Props = {
  interview: InterviewView;
  marks: Mark[];
  active: number | null;
  onFollow: (number: number) => void;
};

const recommendationColours: Record<Recommendation, string> = {
  'Highly Recommended': 'green',
  'Consider for next round': 'blue',
  'Needs further evaluation': 'yellow',
};

/** The proposed ratings with their reasons and evidence, and HR's word on them. */
export function Rubric({ interview, marks, active, onFollow }: Props) {
  const mayChange = useMayChange();
  const [editing, setEditing] = useState(false);
  const { ratings, finalScore, recommendation, mark } = interview;
  const scored = ratings !== null && finalScore !== null;
  const toRead = mayChange && scored && mark?.kind === 'provisional';
  const opened = useOpened(interview);
  const whole = useRef<HTMLElement>(null);
  const wasToRead = useRef(toRead);
  useEffect(() => {
    // The button that confirmed is gone with it; who pressed it reads on here.
    if (wasToRead.current && !toRead && document.activeElement === document.body) whole.current?.focus();
    wasToRead.current = toRead;
  }, [toRead]);
  return (
    <aside className="dw-rubric" aria-label="Rubric" tabIndex={-1} ref={whole}>
      <div className="row sp t">
        <div>
          <h3 className="dw-label">Rubric score</h3>
          {scored && (
            <p className="disp tn dw-score">
              {finalScore}
              <span className="dim" style={{ fontSize: '1rem' }}>
                {' '}
                / 100
              </span>
            </p>
          )}
        </div>
        {scored && mark && (
          <span className="dw-marks">
            {recommendation && mark.kind !== 'earlier' && (
              <span className={`bdg ${recommendationColours[recommendation]}`}>{recommendation}</span>
            )}
            <MarkBadge mark={mark} />
          </span>
        )}
      </div>
      <div className="stack g12" style={{ marginTop: 6 }}>
        <ScoringState interview={interview} />
        {scored && (
          <p className="xs dim">
            Proposed by AI from the transcript. You decide. Ratings 1–5, weighted.
            {ratings.changedBy && (
              <>
                {' '}
                Changed by <bdi>{ratings.changedBy}</bdi>.
              </>
            )}
          </p>
        )}
      </div>
      {ratings?.criteria.map((rating, index, all) => {
        const own = marks.filter(({ criteria }) => criteria.includes(rating.criterion));
        const before = new Set(
          all.slice(0, index).flatMap(({ criterion }) => marks.filter((m) => m.criteria.includes(criterion))),
        );
        return (
          <Criterion
            key={`${interview.round} ${rating.criterion}`}
            interview={interview}
            rating={rating}
            marks={own}
            before={before}
            active={active}
            editing={editing}
            onOpened={toRead ? opened : null}
            onFollow={onFollow}
          />
        );
      })}
      {toRead && <ConfirmResult interview={interview} />}
      {interview.review && scored && (
        <OwnSummary interviewId={interview.id} review={interview.review} score={finalScore} />
      )}
      {/* Its words recommend, and nobody should follow those of an earlier method. */}
      {interview.summary && mark?.kind !== 'earlier' && (
        <p className="sm break" style={{ padding: '12px 0 0' }}>
          {interview.summary}
        </p>
      )}
      {interview.feedback && <Told feedback={interview.feedback} />}
      {ratings && mayChange && (
        <div className="row g8 w" style={{ paddingTop: 16 }}>
          <button
            type="button"
            className="btn default xs"
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          >
            <IconPencil size={14} stroke={1.75} aria-hidden="true" />
            {editing ? 'Done' : 'Change ratings'}
          </button>
          <ScoreAgain interview={interview} />
          <span className="xs dim">Changes are logged</span>
        </div>
      )}
      {interview.completedAt && <Stability interviewId={interview.id} />}
    </aside>
  );
}

/** What the candidate reads after the interview: nothing of a score, nothing of a decision. */
function Told({ feedback: { strengths, tip } }: { feedback: InterviewFeedback }) {
  if (strengths.length === 0 && tip === null) return null;
  return (
    <details className="sm" style={{ paddingTop: 12 }}>
      <summary>Feedback the candidate sees</summary>
      <ul className="dw-told">
        {strengths.map((strength) => (
          <li key={strength}>{strength}</li>
        ))}
        {tip && <li>{tip}</li>}
      </ul>
    </details>
  );
}

function ScoringState({ interview }: { interview: InterviewView }) {
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

function ScoreAgain({ interview }: { interview: InterviewView }) {
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
