import { Modal } from '@mantine/core';
import { IconCircleCheck, IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { InterviewSummary } from '../../../shared/interview.ts';
import { markText } from '../../../shared/resultMark.ts';
import { momentText } from '../../../shared/time.ts';
import { useSender } from '../../site/sender.ts';
import { Monogram, Wordmark } from '../../ui/Brand.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { ReviewRequest } from './ReviewRequest.tsx';
import { Transcript } from './Transcript.tsx';

export type CompletedProps = { interview: InterviewSummary; fullName: string; position: string };

/** After the interview: what happens next, the first score once it is there, and what went well. */
export function Completed({ interview, fullName, position }: CompletedProps) {
  useTitle('Interview complete');
  const sender = useSender();
  const [reading, setReading] = useState(false);
  return (
    <div className="dn">
      <header className="dnh">
        <Link to="/candidate" search={{ tab: 'overview' }} className="brand" aria-label="Candidate portal">
          <Monogram />
          <Wordmark />
        </Link>
      </header>
      <main className="dnb">
        <div className="l">
          <div className="stack g12">
            <span>
              <span className="bdg green">
                <IconCircleCheck className="ic" stroke={1.75} aria-hidden="true" />
                Interview complete
              </span>
            </span>
            <h1 className="break">
              Thank you, <bdi>{fullName.trim().split(/\s+/)[0]}</bdi>. That’s everything.
            </h1>
            <p className="lead">
              Our HR team has your conversation. A person will read it and email you within 5–7 business days.
            </p>
          </div>
          <Facts interview={interview} position={position} />
          {interview.feedback && interview.feedback.strengths.length > 0 && (
            <section className="stack g8">
              <h2 className="h3">What went well</h2>
              <ul className="bl">
                {interview.feedback.strengths.map((strength) => (
                  <li key={strength}>{strength}</li>
                ))}
              </ul>
              {interview.feedback.tip && (
                <p className="dim">For your next interview: {interview.feedback.tip}</p>
              )}
            </section>
          )}
          {interview.finalScore !== null && <ReviewRequest interview={interview} />}
          <div className="alert warn">
            <IconMail className="ic" stroke={1.75} aria-hidden="true" />
            <div className="break">
              Emails from HR come from <b>{sender}</b>. We never ask you to pay anything.
            </div>
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
            <Scene name="seat-night" bleed="seat" />
          </div>
        </div>
      </main>
      <Modal opened={reading} onClose={() => setReading(false)} title="Your conversation" size={720}>
        {reading && <Transcript />}
      </Modal>
    </div>
  );
}

function Facts({ interview, position }: { interview: InterviewSummary; position: string }) {
  return (
    <dl className="kv" aria-live="polite">
      {interview.completedAt && (
        <>
          <dt>Completed</dt>
          <dd className="tn">{momentText(interview.completedAt)}</dd>
        </>
      )}
      <dt>Position</dt>
      <dd className="break">{position}</dd>
      {interview.finalScore !== null && (
        <>
          <dt>First score</dt>
          <dd className="tn">
            {interview.finalScore} out of 100 <span className="kv-note">· {standing(interview.mark)}</span>
          </dd>
        </>
      )}
    </dl>
  );
}

/** How far the score can be relied on, as the candidate reads it. */
function standing(mark: InterviewSummary['mark']): string {
  const checked = 'HR reviews it before any decision';
  if (mark?.kind === 'confirmed') return markText(mark);
  return mark ? `${markText(mark)}. ${checked}` : checked;
}
