import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { UNAVAILABLE } from '../../../shared/unavailable.ts';
import { pages } from '../../content/pages.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { ChosenJob } from './chosenJob.ts';

const steps = [
  { title: 'You apply', text: 'We’ll email you a confirmation right away.' },
  {
    title: 'HR reads it',
    text: 'A person reads every application. If you’re shortlisted, we’ll email you an access code within 3–5 business days.',
  },
  { title: 'Chat interview', text: '10–15 minutes, on your phone or computer, when it suits you.' },
];

/** The application form, for one job or for any, and the page after it. */
export function ApplyPage({ chosen }: { chosen: ChosenJob }) {
  useTitle(pages.apply.title);
  const [sent, setSent] = useState<ReactNode>(null);
  const router = useRouter();
  if (sent) return sent;
  return (
    <main className="wrap ap" id="main">
      <div className="stack g24">
        <div className="stack g12">
          <h1>Submit Your Application</h1>
          <p className="lead">About ten minutes. You don’t need an account.</p>
        </div>
        <ol className="side">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="d">{index + 1}</span>
              <span>
                <b className="b block">{title}</b>
                <span className="sm dim">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <section className="slab stack g24 shrink" aria-labelledby="form-title">
        <h2 className="form-title" id="form-title">
          Job Application Form
        </h2>
        {chosen.kind === 'failed' ? (
          <ErrorState
            title="We couldn’t load the job"
            message={UNAVAILABLE}
            onRetry={() => void router.invalidate()}
          />
        ) : (
          <ApplicationForm
            chosen={chosen}
            onSent={(page) => {
              setSent(page);
              window.scrollTo({ top: 0 });
            }}
          />
        )}
      </section>
    </main>
  );
}
