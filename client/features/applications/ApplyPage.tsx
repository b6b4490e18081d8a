import { IconCircleCheck } from '@tabler/icons-react';
import { skipToken } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import type { JobId } from '../../../shared/ids.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

const steps = [
  { title: 'You apply', text: 'We send a confirmation to your e-mail at once.' },
  {
    title: 'HR reads it',
    text: 'A person reads every application. If you are shortlisted, an access code comes by e-mail within 3–5 business days.',
  },
  { title: 'Chat interview', text: '10–15 minutes, on your phone or computer, when it suits you.' },
];

export function ApplyPage({ jobId }: { jobId: JobId | null }) {
  useTitle('Submit your application');
  const [sent, setSent] = useState(false);
  const job = trpc.jobs.byId.useQuery(jobId ? { jobId } : skipToken, { retry: false });
  // Only a missing job is a closed one; when the server cannot be reached, the choice must not be dropped.
  const failure = jobId && job.isLoadingError ? readError(job.error) : null;
  if (sent) return <Sent />;
  return (
    <main className="wrap ap" id="main">
      <div className="stack g24">
        <div className="stack g12">
          <h1>Submit Your Application</h1>
          <p className="lead">About ten minutes. You do not need an account.</p>
        </div>
        <ol className="side">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="d">{index + 1}</span>
              <span>
                <b className="b" style={{ display: 'block' }}>
                  {title}
                </b>
                <span className="sm dim">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <section className="slab stack g24" aria-labelledby="form-title" style={{ minWidth: 0 }}>
        <h2 className="h3" id="form-title" style={{ fontSize: '1.5rem' }}>
          Job Application Form
        </h2>
        {jobId && job.isPending ? (
          <p className="dim">Loading…</p>
        ) : failure && failure.code !== 'not_found' ? (
          <ErrorState title="The job did not load" message={failure.message} onRetry={() => job.refetch()} />
        ) : (
          <ApplicationForm
            job={job.data ?? null}
            closedJob={failure !== null}
            onSent={() => {
              setSent(true);
              window.scrollTo({ top: 0 });
            }}
          />
        )}
      </section>
    </main>
  );
}

function Sent() {
  return (
    <main className="wrap ok" id="main">
      <div className="stack g24" role="status">
        <div>
          <span className="bdg green">
            <IconCircleCheck size={14} stroke={1.75} aria-hidden="true" />
            Application received
          </span>
        </div>
        <h1>Thank You for Applying!</h1>
        <p className="lead">
          HR will review your application. If you are shortlisted, you will receive an Access Code by e-mail
          within 3-5 business days.
        </p>
        <p className="dim">
          Mail from HR comes from <b>{brand.hrEmail}</b>. We never ask you to pay anything.
        </p>
        <Link to="/" className="btn filled lg" style={{ alignSelf: 'flex-start' }}>
          Return to Home
        </Link>
      </div>
      <Scene name="seat-morning" />
    </main>
  );
}
