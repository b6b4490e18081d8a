import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand.ts';
import { INTERVIEW_PAUSED, type InterviewSummary } from '../../../shared/interview.ts';
import type { PortalView } from '../../../shared/portal.ts';
import { markText } from '../../../shared/resultMark.ts';
import { momentText } from '../../../shared/time.ts';
import { HrMail } from '../../site/HrMail.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** The one highlighted thing: what the person does next, or what they wait for. */
export function InterviewCard({ view, onResume }: { view: PortalView; onResume: () => void }) {
  const { interview, status } = view;
  if (status === 'hired') {
    return (
      <Card title="Welcome to the team">
        <p>
          Your shifts, assignments, and onboarding documents are in your employee area. Questions? Email{' '}
          <HrMail />.
        </p>
        <Link to="/employee" className="btn filled lg start">
          Open your employee area
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </Link>
        {interview?.state === 'completed' && <Results interview={{ ...interview, recommendation: null }} />}
      </Card>
    );
  }
  if (status === 'rejected') {
    return (
      <Card title="Your application is closed">
        <p>
          Thank you for your time. We’ve decided not to move forward with this application. You’re welcome to
          apply for another job.
        </p>
        <Link to="/jobs" className="btn default start">
          See open jobs
        </Link>
      </Card>
    );
  }
  if (interview?.state === 'completed') {
    return (
      <Card title="Your interview is complete" badge={<StatusBadge status="completed" />} picture="seat">
        <Results interview={interview} />
        <p>A person in HR reads the whole conversation and will respond within 5–7 business days.</p>
        <Link to="/candidate" search={{ tab: 'overview', screen: 'done' }} className="btn default start">
          See your results
        </Link>
      </Card>
    );
  }
  if (!view.canInterview) {
    return (
      <Card title="We got your application">
        <p>
          A person on our HR team will read it and email you about the next step. If you’re shortlisted, your
          interview opens here. You don’t need to do anything right now.
        </p>
      </Card>
    );
  }
  const about = (
    <p>
      A chat with {brand.interviewer.name}, our AI interviewer, about your experience, skills, and
      availability. It takes 10–15 minutes. A person on our HR team reads the whole conversation and makes the
      decision.
    </p>
  );
  if (interview?.paused) {
    return (
      <Card title="Your interview is paused" picture="person">
        <p>{INTERVIEW_PAUSED}</p>
        <button type="button" className="btn filled lg start" onClick={onResume}>
          Continue interview
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </Card>
    );
  }
  if (interview) {
    return (
      <Card
        title="Your interview is in progress"
        badge={<StatusBadge status="in_progress" />}
        picture="person"
      >
        {about}
        <div className="row g12 w">
          <button type="button" className="btn filled lg" onClick={onResume}>
            Resume Interview
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
          </button>
          <span className="sm portal-hint">Everything you wrote is saved.</span>
        </div>
      </Card>
    );
  }
  return (
    <Card title="Your interview is ready" badge={<StatusBadge status="ready" />} picture="person">
      {about}
      <div className="row g12 w">
        <Link to="/candidate" search={{ tab: 'interview' }} className="btn filled lg">
          Start Interview
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </Link>
        <span className="sm portal-hint">You can leave and come back.</span>
      </div>
    </Card>
  );
}

type CardProps = {
  title: string;
  badge?: ReactNode;
  /** A person at work, or the seat that waits for one. */
  picture?: 'person' | 'seat';
  children: ReactNode;
};

function Card(props: CardProps) {
  return (
    <section className={props.picture ? 'itv' : 'itv no-pic'}>
      <div className="tx stack g16">
        {props.badge && <div>{props.badge}</div>}
        <h2>{props.title}</h2>
        {props.children}
      </div>
      {props.picture && (
        <div className="pic">
          <Scene name={props.picture === 'person' ? 'person-lahore' : 'seat-night'} bleed={props.picture} />
        </div>
      )}
    </section>
  );
}

function Results({ interview }: { interview: InterviewSummary }) {
  return (
    <dl className="portal-facts">
      {interview.completedAt && (
        <>
          <dt>Completed</dt>
          <dd className="b tn">{momentText(interview.completedAt)}</dd>
        </>
      )}
      {interview.finalScore !== null && (
        <>
          <dt>First score</dt>
          <dd className="b tn">
            {interview.finalScore} out of 100 <Standing interview={interview} />
          </dd>
        </>
      )}
      {interview.recommendation && (
        <>
          <dt>Recommendation</dt>
          <dd className="b">
            {interview.recommendation} <Standing interview={interview} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** How far the result can be relied on; nothing HR hasn't read stands there as if it were decided. */
function Standing({ interview: { mark } }: { interview: InterviewSummary }) {
  return mark && <span className="bdg line">{markText(mark)}</span>;
}
