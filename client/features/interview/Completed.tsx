import { Modal } from '@mantine/core';
import { IconCircleCheck, IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import type { InterviewSummary } from '../../../shared/interview.ts';
import { clockText, momentText } from '../../../shared/time.ts';
import { trpc } from '../../trpc.ts';
import { Monogram, Wordmark } from '../../ui/Brand.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { toast } from '../../ui/toast.tsx';

/** After the interview: what happens next, the first score once it is there, and what went well. */
export function Completed({
  interview,
  firstName,
  position,
}: {
  interview: InterviewSummary;
  firstName: string;
  position: string;
}) {
  const [reading, setReading] = useState(false);
  return (
    <div className="dn">
      <header className="dnh" style={{ borderBottom: '1px solid var(--lt-line)' }}>
        <Link to="/" className="brand" aria-label={`${brand.name}, home`}>
          <Monogram />
          <Wordmark />
        </Link>
      </header>
      <main className="dnb">
        <div className="l">
          <div className="stack g16">
            <div>
              <span className="bdg green">
                <IconCircleCheck size={14} stroke={1.75} aria-hidden="true" />
                Interview complete
              </span>
            </div>
            <h1 dir="auto">
              Thank you, {firstName}.<br />
              That was everything.
            </h1>
            <p className="lead">
              Your conversation is with our HR team. A person reads it and writes to you within 5-7 business
              days.
            </p>
          </div>
          <dl className="kv">
            {interview.completedAt && (
              <>
                <dt>Completed</dt>
                <dd>{momentText(interview.completedAt)}</dd>
              </>
            )}
            <dt>Position</dt>
            <dd>{position}</dd>
            {interview.finalScore !== null && (
              <>
                <dt>First score</dt>
                <dd>
                  {interview.finalScore} out of 100{' '}
                  <span className="dim" style={{ fontWeight: 400 }}>
                    · HR checks it before any decision
                  </span>
                </dd>
              </>
            )}
          </dl>
          {interview.feedback && <Feedback interview={interview} />}
          <div className="alert warn">
            <IconMail className="ic" stroke={1.75} aria-hidden="true" />
            <span>
              Mail from HR comes from <b>{brand.hrEmail}</b>. We never ask you to pay anything.
            </span>
          </div>
          <div className="row g12 w">
            <Link to="/" className="btn filled lg">
              Return to Home
            </Link>
            <button type="button" className="btn default lg" onClick={() => setReading(true)}>
              Read your answers
            </button>
          </div>
        </div>
        <div className="r">
          <div>
            <Scene name="seat-night" />
          </div>
        </div>
      </main>
      <Modal opened={reading} onClose={() => setReading(false)} title="Your conversation" size={720}>
        {reading && <Transcript />}
      </Modal>
    </div>
  );
}

function Feedback({ interview }: { interview: InterviewSummary }) {
  const utils = trpc.useUtils();
  const review = trpc.interview.requestReview.useMutation({
    onSuccess: () => utils.candidatePortal.view.invalidate(),
    onError: () => toast.error('Error', 'Your request was not sent. Please try again.'),
  });
  return (
    <section className="stack g8" aria-label="Feedback">
      <h2 className="h3">What went well</h2>
      <ul className="bl">
        {interview.feedback?.strengths.map((strength) => (
          <li key={strength}>{strength}</li>
        ))}
      </ul>
      {interview.feedback?.tip && <p className="dim">For your next interview: {interview.feedback.tip}</p>}
      {interview.reviewRequestedAt ? (
        <p className="sm dim" role="status">
          You asked for a human review of the score. HR will write to you.
        </p>
      ) : (
        <p className="sm dim">
          The score was proposed by AI.{' '}
          <button
            type="button"
            className="link"
            disabled={review.isPending}
            onClick={() => review.mutate({ note: '' })}
          >
            Ask for a human review
          </button>
        </p>
      )}
    </section>
  );
}

function Transcript() {
  const transcript = trpc.interview.transcript.useQuery();
  if (transcript.isPending) return <p className="dim">Loading…</p>;
  if (transcript.isError)
    return <p role="alert">Your answers could not be loaded. Please close this and try again.</p>;
  return (
    <div>
      {transcript.data.messages.map((message) => (
        <div key={message.id} className={message.role === 'user' ? 'tm' : 'tm q'}>
          <div className="w">
            <b>{message.role === 'user' ? 'You' : brand.interviewer.name}</b>
            {clockText(message.createdAt)}
          </div>
          <div className="break" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
            {message.content.replaceAll('**', '')}
          </div>
        </div>
      ))}
    </div>
  );
}
