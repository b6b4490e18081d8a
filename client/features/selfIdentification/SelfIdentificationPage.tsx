import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { nothingSaid } from '../../../shared/selfIdentification.ts';
import {
  SELF_IDENTIFICATION_PATH,
  type SelfIdentificationOutcome,
} from '../../../shared/selfIdentificationPage.ts';
import { selfIdentification } from '../../content/selfIdentification.ts';
import { Scene } from '../../ui/Scene.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { Questions } from './Questions.tsx';

type Props = { token: string | undefined; outcome: SelfIdentificationOutcome | undefined };

/**
 * The voluntary questions after an application. The form is the browser's own and works without the script;
 * it comes back here with how it went. Nothing that was answered before is ever shown.
 */
export function SelfIdentificationPage({ token, outcome }: Props) {
  const { title, lead, facts } = selfIdentification;
  useTitle(title);
  if (outcome === 'saved') return <Saved />;
  if (!token || outcome === 'expired') return <Expired />;
  return (
    <main className="wrap ap" id="main">
      <div className="stack g24">
        <div className="stack g12">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <dl className="stack g16">
          {facts.map((fact) => (
            <div key={fact.title}>
              <dt className="b">{fact.title}</dt>
              <dd className="sm dim">{fact.text}</dd>
            </div>
          ))}
        </dl>
        <p className="sm">
          <Link to="/privacy-policy">Privacy policy</Link>
        </p>
      </div>
      <section className="slab stack g24 shrink" aria-labelledby="form-title">
        <h2 className="form-title" id="form-title">
          About you
        </h2>
        {outcome && (
          <p className="alert bad" role="alert">
            {outcome === 'busy'
              ? 'Too many tries at once. Wait a few minutes and send it again. Nothing’s been stored yet.'
              : 'We couldn’t store your answers. Please choose again and resend.'}
          </p>
        )}
        <AnswerForm token={token} />
      </section>
    </main>
  );
}

function AnswerForm({ token }: { token: string }) {
  const [sending, setSending] = useState(false);
  const once = (event: FormEvent): void => {
    if (sending) event.preventDefault();
    setSending(true);
  };
  return (
    <form method="post" action={SELF_IDENTIFICATION_PATH} className="stack g24" onSubmit={once}>
      <input type="hidden" name="token" value={token} />
      <Questions said={nothingSaid} />
      <p className="sm dim">
        We don’t store anything you prefer not to say. Earlier answers from your candidate portal stay as they
        are.
      </p>
      <div className="row g12 w">
        <button type="submit" className="btn filled lg" aria-busy={sending}>
          {sending ? 'Sending…' : 'Send my answers'}
        </button>
        <Link to="/" className="btn default lg">
          Skip
        </Link>
      </div>
    </form>
  );
}

function Saved() {
  return (
    <main className="wrap ok" id="main">
      <div className="stack g24" role="status">
        <div>
          <span className="bdg green">
            <IconCircleCheck size={14} stroke={1.75} aria-hidden="true" />
            Received
          </span>
        </div>
        <h1>Thank you</h1>
        <p className="lead">
          Your answers only count in totals. We didn’t store anything you preferred not to say, and none of
          this affects your application.
        </p>
        <p className="dim">{selfIdentification.facts[3].text}</p>
        <Link to="/" className="btn filled lg">
          Return to Home
        </Link>
      </div>
      <Scene name="seat-morning" />
    </main>
  );
}

function Expired() {
  return (
    <main className="wrap ok" id="main">
      <div className="stack g24">
        <h1>This link no longer works</h1>
        <p className="lead">
          Each link to the voluntary questions works once, for 24 hours after you apply. Nothing’s missing:
          the questions don’t affect your application.
        </p>
        <p className="dim">If you’re shortlisted, you’ll find the same questions in your candidate portal.</p>
        <Link to="/" className="btn filled lg">
          Return to Home
        </Link>
      </div>
      <Scene name="seat-morning" />
    </main>
  );
}
