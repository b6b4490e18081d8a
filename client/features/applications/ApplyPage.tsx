import { IconCircleCheck } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import { UNAVAILABLE } from '../../../shared/unavailable.ts';
import { pages } from '../../content/pages.ts';
import { selfIdentification } from '../../content/selfIdentification.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { ChosenJob } from './chosenJob.ts';
import type { Applied } from './useApplication.ts';

const steps = [
  { title: 'You apply', text: 'We send a confirmation to your e-mail at once.' },
  {
    title: 'HR reads it',
    text: 'A person reads every application. If you are shortlisted, an access code comes by e-mail within 3–5 business days.',
  },
  { title: 'Chat interview', text: '10–15 minutes, on your phone or computer, when it suits you.' },
];

/** The application form, for one job or for any, and the page after it. */
export function ApplyPage({ chosen }: { chosen: ChosenJob }) {
  useTitle(pages.apply.title);
  const [sent, setSent] = useState<Applied | null>(null);
  const router = useRouter();
  if (sent) return <Sent token={sent.selfIdentification} email={sent.email} />;
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
            title="The job did not load"
            message={UNAVAILABLE}
            onRetry={() => void router.invalidate()}
          />
        ) : (
          <ApplicationForm
            chosen={chosen}
            onSent={(applied) => {
              setSent(applied);
              window.scrollTo({ top: 0 });
            }}
          />
        )}
      </section>
    </main>
  );
}

function Sent({ token, email }: { token: string; email: string }) {
  const { offer } = selfIdentification;
  return (
    <main className="wrap ok" id="main">
      <div className="stack g32">
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
          <p className="break">
            We send a confirmation to <b>{email}</b> now. If this address is wrong, please apply again with
            the right one.
          </p>
          <p className="dim">
            Mail from HR comes from <b>{brand.hrEmail}</b>. We never ask you to pay anything.
          </p>
          <Link to="/" className="btn filled lg">
            Return to Home
          </Link>
        </div>
        <section className="stack g8 sent-more" aria-labelledby="voluntary">
          <h2 className="h4" id="voluntary">
            {offer.title}
          </h2>
          <p>{offer.text}</p>
          <p>
            <Link to="/self-identification" search={{ token }} preload={false} reloadDocument>
              {offer.link}
            </Link>
          </p>
          <p className="sm dim">{offer.later}</p>
        </section>
      </div>
      <Scene name="seat-morning" />
    </main>
  );
}
