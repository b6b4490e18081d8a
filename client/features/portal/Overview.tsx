import { IconArrowRight, IconCheck, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { brand } from '../../../shared/brand.ts';
import { FileId } from '../../../shared/ids.ts';
import type { PortalView, portalStages } from '../../../shared/interview.ts';
import { momentText, shortDate } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Scene } from '../../ui/Scene.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.tsx';

/** What to do next, where one stands, and what we have on file. */
export function Overview({ view, onStart }: { view: PortalView; onStart: () => void }) {
  return (
    <div className="pg">
      <div className="stack g32" style={{ minWidth: 0 }}>
        <InterviewCard view={view} onStart={onStart} />
        <div className="stack g16">
          <h2 className="h3">Where you are</h2>
          <Stages view={view} />
        </div>
        <div className="stack g8">
          <h2 className="h3">Timeline</h2>
          <ul className="stack g8 sm">
            {view.timeline.map((entry) => (
              <li key={entry.id} className="row g12 t">
                <span className="dim tn nw" style={{ width: 60 }}>
                  {shortDate(entry.at)}
                </span>
                <span>{entry.text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <aside className="stack g32" style={{ minWidth: 0 }}>
        <div className="slab stack g16">
          <h2 className="h3">Documents</h2>
          {view.resume || view.coverLetter ? (
            <>
              {view.resume && <Document title="Résumé" file={view.resume} />}
              {view.coverLetter && <Document title="Cover letter" file={view.coverLetter} />}
            </>
          ) : (
            <p>No documents uploaded</p>
          )}
          <p className="sm dim">Please send extra documents only if you are hired.</p>
        </div>
        <div className="slab stack g12">
          <h2 className="h3">Position</h2>
          <dl className="sm portal-facts">
            <dt className="dim">Position</dt>
            <dd className="b">{view.position}</dd>
            <dt className="dim">Application</dt>
            <dd>
              <StatusBadge status={view.status} />
            </dd>
            <dt className="dim">Contact</dt>
            <dd>
              <a href={`mailto:${brand.hrEmail}`}>{brand.hrEmail}</a>
            </dd>
          </dl>
        </div>
      </aside>
    </div>
  );
}

function InterviewCard({ view, onStart }: { view: PortalView; onStart: () => void }) {
  const { interview } = view;
  if (interview?.state === 'completed') {
    return (
      <div className="itv">
        <div className="tx stack g16">
          <div>
            <StatusBadge status="completed" />
          </div>
          <h2 style={{ fontSize: '1.75rem' }}>Your interview is complete</h2>
          <p>
            {interview.completedAt && `Completed ${momentText(interview.completedAt)}. `}
            {interview.finalScore !== null && `First score: ${interview.finalScore} out of 100. `}
            {interview.recommendation && `Proposal: ${interview.recommendation}. `}A person in HR reads the whole conversation and
            answers within 5-7 business days.
          </p>
          <Link to="/candidate" search={{ tab: 'overview', screen: 'done' }} className="btn default" style={{ alignSelf: 'flex-start' }}>
            See your results
          </Link>
        </div>
        <Picture />
      </div>
    );
  }
  if (!view.canInterview) {
    return (
      <div className="itv">
        <div className="tx stack g16">
          <h2 style={{ fontSize: '1.75rem' }}>Your application is with us</h2>
          <p>HR will write to you about the next step. There is nothing you need to do now.</p>
        </div>
      </div>
    );
  }
  const started = interview !== null;
  return (
    <div className="itv">
      <div className="tx stack g16">
        <div>
          <StatusBadge status={started ? 'in_progress' : 'ready'} />
        </div>
        <h2 style={{ fontSize: '1.75rem' }}>{started ? 'Your interview has begun' : 'Your interview is ready'}</h2>
        <p>
          A chat with {brand.interviewer.name}, our AI interviewer, about your experience, your skills and your availability. It
          takes about 10-15 minutes. A person on our HR team reads the whole conversation and makes the decision.
        </p>
        <div className="row g12 w">
          {started ? (
            <button type="button" className="btn filled lg" onClick={onStart}>
              Resume Interview
              <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
            </button>
          ) : (
            <Link to="/candidate" search={{ tab: 'interview' }} className="btn filled lg">
              Start Interview
              <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
            </Link>
          )}
          <span className="sm portal-hint">You can leave and come back.</span>
        </div>
      </div>
      <Picture />
    </div>
  );
}

function Picture() {
  return (
    <div className="pic">
      <Scene name="person-lahore" />
    </div>
  );
}

const stageLabels: Record<(typeof portalStages)[number], { label: string; current: string; next: string }> = {
  applied: { label: 'Applied', current: 'now', next: '' },
  shortlisted: { label: 'Shortlisted', current: 'now', next: '' },
  interview: { label: 'Interview', current: 'Ready now', next: '' },
  decision: { label: 'HR decision', current: '5–7 business days', next: '5–7 business days after' },
  training: { label: 'Training', current: 'HR writes to you', next: '1–2 weeks, paid' },
};

function Stages({ view }: { view: PortalView }) {
  return (
    <ol className="tl">
      {view.stages.map(({ stage, state, at }) => {
        const { label, current, next } = stageLabels[stage];
        return (
          <li key={stage} className={state === 'done' ? 'done' : state === 'current' ? 'cur' : ''} aria-current={state === 'current' ? 'step' : undefined}>
            <span className="s">{state === 'done' && <IconCheck size={14} stroke={2.5} aria-hidden="true" />}</span>
            <b>{label}</b>
            <span>{at ? shortDate(at) : state === 'current' ? current : next}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Document({ title, file }: { title: string; file: { id: string; name: string; createdAt: string } }) {
  const link = trpc.candidatePortal.fileLink.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error('Error', readError(error).message),
  });
  return (
    <div className="doc">
      <span className="fi">
        <IconFileText size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <span className="grow" style={{ minWidth: 0 }}>
        <b className="b" style={{ display: 'block' }}>
          {title}
        </b>
        <span className="sm dim break" dir="auto">
          {file.name} · {shortDate(file.createdAt)}
        </span>
      </span>
      <button
        type="button"
        className="btn subtle sm"
        disabled={link.isPending}
        aria-label={`View ${title}`}
        onClick={() => link.mutate({ fileId: FileId.parse(file.id) })}
      >
        View
      </button>
    </div>
  );
}
