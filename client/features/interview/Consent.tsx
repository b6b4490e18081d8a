import { Checkbox } from '@mantine/core';
import { IconArrowRight, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import { sentence } from '../../../shared/errors.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast.ts';
import { AskForPerson } from './AskForPerson.tsx';

/** Before the first question: who asks, what happens with the answers, and another way for those who want it. */
export function Consent({ humanRequested, onStarted }: { humanRequested: boolean; onStarted: () => void }) {
  const [agreed, setAgreed] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const utils = trpc.useUtils();
  const start = trpc.interview.start.useMutation({
    onSuccess: onStarted,
    onError: (failure) => {
      const { code } = readError(failure);
      if (code === 'session_ended') void utils.candidatePortal.view.reset();
      else {
        toast.error('Error', sentence('interview_start_failed'), { id: 'interview-start' });
        void utils.candidatePortal.view.invalidate();
      }
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (start.isPending) return;
    if (agreed) start.mutate({ consent: true });
    else {
      setError(sentence('consent_required'));
      box.current?.focus();
    }
  };
  const { interviewer } = brand;
  return (
    <div className="stack g32 consent">
      <form className="stack g24" onSubmit={submit} noValidate>
        <div className="stack g8">
          <h2 className="h3">Before you start</h2>
          <p>
            The interview takes 10–15 minutes and covers your experience, skills, and availability. You can
            leave at any time and continue later, even on another device.
          </p>
        </div>
        <div className="alert info">
          <IconInfoCircle className="ic" stroke={1.75} aria-hidden="true" />
          <div className="stack g8">
            <p>
              <b>{interviewer.name} is an AI.</b> A person in HR reads this conversation and makes the
              decision.
            </p>
            <p>
              The AI also proposes a first score, backed by quotes from your answers. You can ask a person to
              review it.
            </p>
          </div>
        </div>
        <Checkbox
          ref={box}
          checked={agreed}
          error={error}
          onChange={(event) => {
            setAgreed(event.currentTarget.checked);
            setError(null);
          }}
          label={
            <>
              I agree to be interviewed by an AI and that {brand.name} keeps my answers with this application.{' '}
              <Link to="/privacy-policy">Privacy policy</Link>
            </>
          }
        />
        <button
          type="submit"
          className="btn filled lg start"
          aria-busy={start.isPending}
          disabled={start.isPending}
        >
          {start.isPending ? 'Starting…' : 'Start Interview'}
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </form>
      <AskForPerson asked={humanRequested} />
    </div>
  );
}
