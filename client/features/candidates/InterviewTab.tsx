import { Modal, Select, Textarea } from '@mantine/core';
import { IconHighlight, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import type { CandidateDetail, InterviewView } from '../../../shared/candidates.ts';
import type { CriterionRating } from '../../../shared/scoring.ts';
import { clockText, momentText } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { type Mark, marksOf, segmentsOf } from './highlight.ts';

/** Transcript and rubric side by side; numbers lead from a rating to its words and back. */
export function InterviewTab({ person }: { person: CandidateDetail }) {
  const interview = person.interviews[0];
  const [active, setActive] = useState<number | null>(null);
  if (!interview)
    return (
      <p className="dim" style={{ padding: 28 }}>
        No interview yet. It opens with the access code.
      </p>
    );
  const marks = marksOf(interview.ratings);
  const select = (number: number): void => {
    setActive(number);
    document.getElementById(`evidence-${number}`)?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="dwb">
      <div className="tr">
        <div className="row sp w g8" style={{ paddingBottom: 8 }}>
          <span className="sm dim">
            {momentText(interview.startedAt)}
            {interview.completedAt ? ` – ${clockText(interview.completedAt)}` : ' · in progress'} ·{' '}
            {interview.messages.length} messages
          </span>
          {marks.length > 0 && (
            <span className="bdg line">
              <IconHighlight size={14} stroke={1.75} aria-hidden="true" />
              {marks.length} highlights
            </span>
          )}
        </div>
        {interview.humanRequestedAt && (
          <Notice kind="warn">This person asked to talk with a human. Please write to them.</Notice>
        )}
        {interview.reviewRequestedAt && (
          <Notice kind="warn">This person asked for a human review of the score.</Notice>
        )}
        {interview.messages.map((message) => (
          <div key={message.id} className={message.role === 'user' ? 'tm' : 'tm q'}>
            <div className="w">
              <b dir="auto">
                {message.role === 'user' ? person.fullName.split(/\s+/)[0] : brand.interviewer.name}
              </b>
              {clockText(message.createdAt)}
            </div>
            <div className="break" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
              {message.role === 'user' ? (
                <Highlighted
                  text={message.content}
                  marks={marks.filter(({ seq }) => seq === message.seq)}
                  active={active}
                  onSelect={setActive}
                />
              ) : (
                message.content.replaceAll('**', '')
              )}
            </div>
          </div>
        ))}
      </div>
      <Rubric interview={interview} marks={marks} onSelect={select} />
    </div>
  );
}

function Highlighted(props: {
  text: string;
  marks: Mark[];
  active: number | null;
  onSelect: (number: number) => void;
}) {
  const segments = segmentsOf(props.text, props.marks);
  return segments.map((segment, index) => {
    const key = `${index} ${segment.text}`;
    if (segment.marks.length === 0) return <span key={key}>{segment.text}</span>;
    // A number stands where its quote ends.
    const ending = segment.marks.filter((mark) => !segments[index + 1]?.marks.includes(mark));
    return (
      <mark
        key={key}
        className={[
          segment.marks.every(({ weak }) => weak) ? 'r' : '',
          segment.marks.some(({ number }) => number === props.active) ? 'on' : '',
        ].join(' ')}
      >
        {segment.text}
        {ending.map(({ number, criteria }) => (
          <button
            key={number}
            type="button"
            id={`evidence-${number}`}
            className="e evidence"
            aria-label={`Evidence ${number}, for ${criteria.length} ratings`}
            onClick={() => props.onSelect(number)}
          >
            {number}
          </button>
        ))}
      </mark>
    );
  });
}

function Rubric({
  interview,
  marks,
  onSelect,
}: {
  interview: InterviewView;
  marks: Mark[];
  onSelect: (number: number) => void;
}) {
  const [editing, setEditing] = useState<CriterionRating | null>(null);
  const utils = trpc.useUtils();
  const rescore = trpc.admin.rescore.useMutation({
    onError: (error) => toast.error('Scoring did not start', readError(error).message),
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  const again = (
    <button
      type="button"
      className="btn default xs"
      disabled={rescore.isPending || interview.scoring === 'pending'}
      onClick={() => rescore.mutate({ interviewId: interview.id })}
    >
      <IconRefresh size={14} stroke={1.75} aria-hidden="true" />
      Score again
    </button>
  );
  if (!interview.ratings || interview.finalScore === null) {
    return (
      <aside className="ru stack g12" aria-label="Rubric">
        <h3>Rubric score</h3>
        {interview.completedAt === null && (
          <p className="sm dim">The score is made when the interview is completed.</p>
        )}
        {interview.scoring === 'pending' && (
          <p className="sm dim" role="status">
            Scoring runs…
          </p>
        )}
        {interview.scoring === 'failed' && (
          <>
            <Notice kind="bad">
              The model did not answer, so there is no proposed score. The transcript is complete.
            </Notice>
            {again}
          </>
        )}
      </aside>
    );
  }
  return (
    <aside className="ru" aria-label="Rubric">
      <div className="row sp t">
        <div>
          <h3
            className="xs dim"
            style={{ font: 'inherit', fontSize: 12, color: 'var(--mantine-color-dimmed)', letterSpacing: 0 }}
          >
            Rubric score
          </h3>
          <div className="disp tn score">
            {interview.finalScore}
            <span className="dim" style={{ fontSize: '1rem' }}>
              {' '}
              / 100
            </span>
          </div>
        </div>
        <span className="bdg blue">{interview.recommendation}</span>
      </div>
      <p className="xs dim" style={{ marginTop: 6 }}>
        Proposed by AI from the transcript. You decide. Ratings 1–5, weighted.
        {interview.ratings.changedBy && ` Changed by ${interview.ratings.changedBy}.`}
      </p>
      {interview.ratings.criteria.map((rating) => (
        <div key={rating.criterion} className="cr">
          <div className="row sp sm">
            <span>
              <b className="b">{rating.label}</b>{' '}
              <span className="xs dim tn">{Math.round(rating.weight * 100)}%</span>
            </span>
            <span className="row g4">
              <b className="b tn">{rating.rating ?? '–'}</b>
              <button
                type="button"
                className="btn quiet xs icon"
                aria-label={`Change rating for ${rating.label}`}
                onClick={() => setEditing(rating)}
              >
                <IconPencil size={14} stroke={1.75} aria-hidden="true" />
              </button>
            </span>
          </div>
          <Bars rating={rating.rating} />
          <div className="ev">
            {rating.reason}
            {marks
              .filter(({ criteria }) => criteria.includes(rating.criterion))
              .map(({ number }) => (
                <button
                  key={number}
                  type="button"
                  className="e evidence"
                  aria-label={`Show evidence ${number}`}
                  onClick={() => onSelect(number)}
                >
                  {number}
                </button>
              ))}
          </div>
        </div>
      ))}
      {interview.summary && (
        <p className="sm" style={{ padding: '12px 0' }}>
          {interview.summary}
        </p>
      )}
      <div className="row g8">
        {again}
        <span className="xs dim">Changes are logged</span>
      </div>
      <ChangeRating interview={interview} rating={editing} onClose={() => setEditing(null)} />
    </aside>
  );
}

function Bars({ rating }: { rating: number | null }) {
  return (
    <div className="rt" role="img" aria-label={rating === null ? 'Insufficient evidence' : `${rating} of 5`}>
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} className={rating !== null && step <= rating ? (rating <= 2 ? 'w' : 'f') : ''} />
      ))}
    </div>
  );
}

function ChangeRating({
  interview,
  rating,
  onClose,
}: {
  interview: InterviewView;
  rating: CriterionRating | null;
  onClose: () => void;
}) {
  const [value, setValue] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const utils = trpc.useUtils();
  const change = trpc.admin.changeRating.useMutation({
    onSuccess: ({ finalScore }) => {
      toast.success('Rating changed', `The score is now ${finalScore}.`);
      setNote('');
      setValue(null);
      onClose();
    },
    onError: (error) => toast.error('The rating was not changed', readError(error).message),
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  const chosen = value ?? String(rating?.rating ?? 'none');
  return (
    <Modal opened={rating !== null} onClose={onClose} title={rating?.label ?? ''}>
      <div className="stack g16">
        <Select
          label="Rating"
          allowDeselect={false}
          data={[
            ...['1', '2', '3', '4', '5'].map((step) => ({ value: step, label: `${step} of 5` })),
            { value: 'none', label: 'Insufficient evidence' },
          ]}
          value={chosen}
          onChange={setValue}
        />
        <Textarea
          label="Why"
          description="Stands in the timeline and the audit log."
          required
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className="row g8">
          <button
            type="button"
            className="btn filled"
            disabled={note.trim().length < 3 || change.isPending}
            onClick={() => {
              if (!rating) return;
              change.mutate({
                interviewId: interview.id,
                criterion: rating.criterion,
                rating: chosen === 'none' ? null : Number(chosen),
                note,
              });
            }}
          >
            Save
          </button>
          <button type="button" className="btn default" onClick={onClose}>
            Cancel
          </button>
        </div>
      </div>
    </Modal>
  );
}
