import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SafetySign } from '../../../shared/safety.ts';
import { UNAVAILABLE } from '../../../shared/unavailable.ts';
import { selfIdentification } from '../../content/selfIdentification.ts';
import { CallError, mutate } from '../../site/call.ts';
import { useSender } from '../../site/sender.ts';
import { Scene } from '../../ui/Scene.tsx';
import { toast } from '../../ui/toast.ts';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';

type Sent = {
  selfIdentification: string;
  safety: SafetySign | null;
  email: string;
  country: string;
  idempotencyKey: string;
};

/** The page after an application. It comes with the form's rules, before anything is sent. */
export function SentPage({ sent }: { sent: Sent }) {
  const { selfIdentification: token, safety, email, country, idempotencyKey } = sent;
  const { offer } = selfIdentification;
  const sender = useSender();
  return (
    <main className="wrap ok" id="main">
      <div className="stack g32">
        {safety && <SafetyHelp sign={safety} country={country} />}
        <div className="stack g24" role="status">
          <div>
            <span className="bdg green">
              <IconCircleCheck size={14} stroke={1.75} aria-hidden="true" />
              Application received
            </span>
          </div>
          <h1>Thank You for Applying!</h1>
          <p className="lead">
            HR will review your application. If you’re shortlisted, you’ll receive an Access Code by email
            within 3–5 business days.
          </p>
          <p className="break">
            We’ve sent a confirmation to <b>{email}</b>. Wrong address? Apply again with the right one.
          </p>
          <p className="dim">
            Emails from HR come from <b>{sender}</b>. We never ask you to pay anything.
          </p>
        </div>
        <div className="row g12 w">
          <Link to="/" className="btn filled lg">
            Return to Home
          </Link>
          <SendAgain idempotencyKey={idempotencyKey} />
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

/** Asks for the confirmation once more. Whether an email may leave is the server's to know, and not said here. */
function SendAgain({ idempotencyKey }: { idempotencyKey: string }) {
  const [sending, setSending] = useState(false);
  const ask = async (): Promise<void> => {
    setSending(true);
    try {
      await mutate('applications.resend', { idempotencyKey });
      toast.success(
        'Email Requested',
        'It can take a few minutes. Check your spam folder, and use the newest email.',
      );
    } catch (error) {
      toast.error('Email Not Requested', error instanceof CallError ? error.message : UNAVAILABLE);
    } finally {
      setSending(false);
    }
  };
  return (
    <button
      type="button"
      className="btn default lg"
      disabled={sending}
      aria-busy={sending}
      onClick={() => void ask()}
    >
      {sending ? 'Sending…' : 'Send the email again'}
    </button>
  );
}
