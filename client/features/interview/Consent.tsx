import { Checkbox } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.tsx';

/** Before the first question: who asks, what happens with the answers, and another way for those who want it. */
export function Consent({ humanRequested, onStarted }: { humanRequested: boolean; onStarted: () => void }) {
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(humanRequested);
  const start = trpc.interview.start.useMutation({
    onSuccess: onStarted,
    onError: () => toast.error('Error', 'Failed to start interview. Please try again.'),
  });
  const human = trpc.interview.requestHuman.useMutation({
    onSuccess: () => setAsked(true),
    onError: () => toast.error('Error', 'Your request was not sent. Please try again.'),
  });
  const { interviewer } = brand;
  return (
    <div className="stack g24" style={{ maxWidth: 640 }}>
      <div className="stack g8">
        <h2 className="h3">Before you start</h2>
        <p>
          The interview takes about 10-15 minutes and covers your experience, skills and availability. You can
          leave at any time and continue later, also on another device.
        </p>
      </div>
      <Notice kind="info">
        <b>{interviewer.name} is an AI.</b> A person in HR reads this conversation and makes the decision. The
        AI proposes a first score with quotes from your answers; you can ask for a human review of it.
      </Notice>
      <Checkbox
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        label={
          <>
            I agree to a chat interview with an AI, and that {brand.name} stores my answers for this
            application. <Link to="/privacy-policy">Privacy policy</Link>
          </>
        }
      />
      <div className="row g12 w">
        <button
          type="button"
          className="btn filled lg"
          disabled={!agreed || start.isPending}
          aria-busy={start.isPending}
          onClick={() => start.mutate({ consent: true })}
        >
          {start.isPending ? 'Starting…' : 'Start Interview'}
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </button>
        {!agreed && <span className="sm dim">Please agree first.</span>}
      </div>
      <div className="slab stack g8">
        <h3>Would you rather talk with a person?</h3>
        {asked ? (
          <p role="status">
            HR knows that you would like to talk with a person and will write to you. You can still start here
            if you change your mind.
          </p>
        ) : (
          <>
            <p className="dim">It has no disadvantage for you. HR writes to you and agrees on a time.</p>
            <button
              type="button"
              className="btn default"
              style={{ alignSelf: 'flex-start' }}
              disabled={human.isPending}
              onClick={() => human.mutate()}
            >
              Ask for a person instead
            </button>
          </>
        )}
      </div>
    </div>
  );
}
