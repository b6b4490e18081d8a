import { IconCheck, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CandidateStatus } from '../../../shared/candidates.ts';
import { whenPapers } from '../../../shared/documentsTerms.ts';
import type { FileId } from '../../../shared/ids.ts';
import type { PortalView, portalStages } from '../../../shared/portal.ts';
import { shortDate } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { HrMail } from '../../site/HrMail.tsx';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.ts';
import { DocumentsCard } from '../documents/DocumentsCard.tsx';
import { InterviewCard } from './InterviewCard.tsx';

/** What to do next, where one stands, and what we have on file. */
export function Overview({ view, onResume }: { view: PortalView; onResume: () => void }) {
  return (
    <div className="pg">
      <div className="stack g32" style={{ minWidth: 0 }}>
        <InterviewCard view={view} onResume={onResume} />
        {view.status !== 'rejected' && (
          <section className="stack g16">
            <h2 className="h3">Where you are</h2>
            <Stages view={view} />
          </section>
        )}
        <section className="stack g12">
          <h2 className="h3">Timeline</h2>
          <ul className="stack g8 sm">
            {view.timeline.map((entry) => (
              <li key={entry.id} className="row g12 t">
                <span className="dim tn nw portal-when">{shortDate(entry.at)}</span>
                <span className="break">{entry.text}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <aside className="stack g32" style={{ minWidth: 0 }} aria-label="Documents and position">
        <section className="slab stack g16">
          <h2 className="h3">Documents</h2>
          {view.resume && <Document title="Résumé" file={view.resume} />}
          {view.coverLetter && <Document title="Cover letter" file={view.coverLetter} />}
          {!view.resume && !view.coverLetter && <p>No documents uploaded</p>}
          {view.status === 'hired' ? (
            <p className="sm">
              Submit your onboarding documents in your <Link to="/employee/documents">employee area</Link>.
            </p>
          ) : (
            <>
              <p className="sm dim">Please send extra documents {whenPapers}.</p>
              <DocumentsCard />
            </>
          )}
        </section>
        <section className="slab stack g12">
          <h2 className="h3">Position</h2>
          <dl className="sm portal-facts">
            <dt>Position</dt>
            <dd className="b break">{view.position}</dd>
            <dt>Application</dt>
            <dd className="b">{statusText(view)}</dd>
            <dt>Contact</dt>
            <dd className="break">
              <HrMail />
            </dd>
          </dl>
        </section>
      </aside>
    </div>
  );
}

type Stage = (typeof portalStages)[number];

/** Each status as a word, and the stage whose date belongs to it. */
const statuses: Record<CandidateStatus, { word: string; stage: Stage | null }> = {
  applied: { word: 'Applied', stage: 'applied' },
  shortlisted: { word: 'Shortlisted', stage: 'shortlisted' },
  interviewed: { word: 'Interviewed', stage: 'interview' },
  hired: { word: 'Hired', stage: 'decision' },
  rejected: { word: 'Closed', stage: null },
};

function statusText(view: PortalView): string {
  const { word, stage } = statuses[view.status];
  const at = view.stages.find((entry) => entry.stage === stage)?.at;
  return at ? `${word} on ${shortDate(at)}` : word;
}

const stageTexts: Record<Stage, { label: string; now: string; later: string }> = {
  applied: { label: 'Applied', now: 'Now', later: '' },
  shortlisted: { label: 'Shortlisted', now: 'Now', later: '' },
  interview: { label: 'Interview', now: 'Ready now', later: '' },
  decision: { label: 'HR decision', now: 'Within 5–7 business days', later: '5–7 business days after' },
  training: { label: 'Training', now: 'HR will email you', later: '1–2 weeks, paid' },
};

function Stages({ view }: { view: PortalView }) {
  const interviewing = view.interview?.state === 'in_progress';
  return (
    <ol className="tl">
      {view.stages.map(({ stage, state, at }) => {
        const { label, now, later } = stageTexts[stage];
        const interview = view.interview?.paused ? 'Paused' : 'In progress';
        const current = stage === 'interview' && interviewing ? interview : now;
        return (
          <li
            key={stage}
            className={state === 'done' ? 'done' : state === 'current' ? 'cur' : ''}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className="s">
              {state === 'done' && <IconCheck size={14} stroke={2.5} aria-hidden="true" />}
            </span>
            <b>
              {label}
              {state === 'done' && <span className="vh"> (done)</span>}
            </b>
            <span>{at ? shortDate(at) : state === 'current' ? current : state === 'next' ? later : ''}</span>
          </li>
        );
      })}
    </ol>
  );
}

type PortalFile = { id: FileId; name: string; createdAt: string };

function Document({ title, file }: { title: string; file: PortalFile }) {
  const utils = trpc.useUtils();
  const link = trpc.candidatePortal.fileLink.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      const { code, message } = readError(error);
      if (code === 'session_ended') void utils.candidatePortal.view.reset();
      else toast.error('Error', message, { id: 'file-link' });
    },
  });
  return (
    <div className="doc">
      <span className="fi">
        <IconFileText size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <span className="grow">
        <b className="b doc-title">{title}</b>
        <span className="sm dim break">
          <bdi>{file.name}</bdi> · {shortDate(file.createdAt)}
        </span>
      </span>
      <button
        type="button"
        className="btn subtle sm"
        disabled={link.isPending}
        aria-label={`View ${title}`}
        onClick={() => link.mutate({ fileId: file.id })}
      >
        View
      </button>
    </div>
  );
}
