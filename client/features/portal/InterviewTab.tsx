import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { brand } from '../../../shared/brand.ts';
import { sentence } from '../../../shared/errors.ts';
import { INTERVIEW_PAUSED } from '../../../shared/interview.ts';
import type { PortalView } from '../../../shared/portal.ts';
import { momentText } from '../../../shared/time.ts';
import { Consent } from '../interview/Consent.tsx';

/** The interview: start it, go on with it, or read that it is done. */
export function InterviewTab({ view, onStart }: { view: PortalView; onStart: () => void }) {
  return (
    <div className="portal-tab">
      <Content view={view} onStart={onStart} />
    </div>
  );
}

function Content({ view, onStart }: { view: PortalView; onStart: () => void }) {
  const { interview } = view;
  if (interview?.state === 'completed') {
    return (
      <div className="stack g16 consent">
        <h2 className="h3">You’ve completed your interview</h2>
        <p>
          You completed it{interview.completedAt ? ` on ${momentText(interview.completedAt)}` : ''}. HR has
          the results and will respond within 5–7 business days.
        </p>
        <Link to="/candidate" search={{ tab: 'interview', screen: 'done' }} className="btn default start">
          See your results
        </Link>
      </div>
    );
  }
  if (!view.canInterview) return <p>{sentence('interview_not_open')}</p>;
  if (interview) {
    return (
      <div className="stack g16 consent">
        <h2 className="h3">
          {interview.paused ? 'Your interview is paused' : 'Your interview is in progress'}
        </h2>
        {interview.paused ? (
          <p>{INTERVIEW_PAUSED}</p>
        ) : (
          <p>
            Everything you wrote is saved, and {brand.interviewer.name} will pick up where you left off. The
            interview takes 10–15 minutes and covers your experience, skills, and availability.
          </p>
        )}
        <button type="button" className="btn filled lg start" onClick={onStart}>
          {interview.paused ? 'Continue interview' : 'Resume Interview'}
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    );
  }
  return (
    <Consent
      humanRequested={view.timeline.some(({ kind }) => kind === 'human_requested')}
      onStarted={onStart}
    />
  );
}
