import { Checkbox } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import { sentence } from '../../../shared/errors/errors.ts';
import type { PortalView } from '../../../shared/portal/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Text, Title } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import portal from '../portal/Portal.module.css';
import { AskForPerson } from './AskForPerson.tsx';

/** Before the first question: who asks, what happens to the answers, and the alternative. */
export function Consent({ waitsFor, onStarted }: Pick<PortalView, 'waitsFor'> & { onStarted: () => void }) {
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
  return (
    <Stack gap={32} className={portal.readable}>
      <form onSubmit={submit} noValidate>
        <Stack gap={24}>
          <Stack gap={8}>
            <Title>Before you start</Title>
            <Text>
              The interview takes 10–15 minutes and covers your experience, skills, and availability. You can
              leave at any time and continue later, even on another device.
            </Text>
          </Stack>
          <WhatTheAiDoes />
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
                I agree to be interviewed by an AI and that {brand.name} keeps my answers with this
                application. <Link to="/privacy-policy">Privacy policy</Link>
              </>
            }
          />
          <Button
            type="submit"
            variant="filled"
            size="lg"
            place="start"
            loading={start.isPending}
            loadingText="Starting…"
            iconAfter={IconArrowRight}
          >
            Start Interview
          </Button>
        </Stack>
      </form>
      <AskForPerson asked={waitsFor} />
    </Stack>
  );
}

function WhatTheAiDoes() {
  return (
    <Notice kind="info">
      <Stack gap={8}>
        <p>
          <b>{brand.interviewer.name} is an AI.</b> A person in HR reads this conversation and makes the
          decision.
        </p>
        <p>
          The AI also proposes an initial score, backed by quotes from your answers. You can ask a person to
          review it.
        </p>
      </Stack>
    </Notice>
  );
}
