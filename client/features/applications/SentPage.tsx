import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { selfIdentification } from '../../content/selfIdentification.ts';
import { useSender } from '../../site/sender.ts';
import { Scene } from '../../ui/Scene.tsx';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';
import type { Applied } from './useApplication.ts';

/** The page after an application. It comes with the form's rules, before anything is sent. */
export function SentPage({ sent: { selfIdentification: token, safety, email, country } }: { sent: Applied }) {
  const { offer } = selfIdentification;
  const sender = useSender();
  return (
    <main className="wrap ok" id="main">
      <div className="stack g32">
        {safety && <SafetyHelp kind={safety} country={country} />}
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
            We’ve sent a confirmation to <b>{email}</b>. Wrong address? Apply again with the right one.
          </p>
          <p className="dim">
            Emails from HR come from <b>{sender}</b>. We never ask you to pay anything.
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
