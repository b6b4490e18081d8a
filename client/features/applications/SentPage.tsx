import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { UNAVAILABLE } from '../../../shared/errors/unavailable.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { selfIdentification } from '../../content/selfIdentification.ts';
import { CallError, mutate } from '../../site/call.ts';
import { useSender } from '../../site/sender.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Badge } from '../../ui/labels/Badge.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Scene } from '../../ui/states/Scene.tsx';
import { Remark, Subtitle, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';

/** Title of the message that this page comes with, and the topic of what replaces it: two of them would cover the page. */
export const SUBMITTED = 'Application Submitted';

type Sent = {
  selfIdentification: string;
  safety: SafetySign | null;
  email: string;
  country: string;
  idempotencyKey: string;
};

/** The page after an application. It loads with the form's rules, before anything is sent. */
export function SentPage({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const { selfIdentification: token, safety, email, country, idempotencyKey } = sent;
  const { offer } = selfIdentification;
  const sender = useSender();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button has gone with the form.
    heading.current?.focus({ preventScroll: true });
    // Read here, or stale on the page that follows.
    return () => toast.clear(SUBMITTED);
  }, []);
  return (
    <main className="wrap ok" id="main">
      <Stack gap={32}>
        {safety && <SafetyHelp sign={safety} country={country} />}
        <Stack gap={24} role="status">
          <div>
            <Badge icon={IconCircleCheck} color="green">
              Application received
            </Badge>
          </div>
          <h1 tabIndex={-1} ref={heading}>
            Thank You for Applying!
          </h1>
          <Text size="lead">
            HR will review your application. If you’re shortlisted, you’ll receive an Access Code by email
            within 3–5 business days.
          </Text>
          <Text lines="anywhere">
            We’ve sent a confirmation to <b>{email}</b>. Wrong address?{' '}
            <Link to="/apply" search={true} onClick={onAgain}>
              Apply again
            </Link>{' '}
            with the right one.
          </Text>
          <Text tone="dim">
            Emails from HR come from <b>{sender}</b>. We never ask you to pay anything.
          </Text>
        </Stack>
        <Group wrap data-important="">
          <ButtonLink to="/" variant="filled" size="lg">
            Return to Home
          </ButtonLink>
          <SendAgain idempotencyKey={idempotencyKey} />
        </Group>
        <Stack as="section" gap={8} className="sent-more" aria-labelledby="voluntary">
          <Subtitle id="voluntary">{offer.title}</Subtitle>
          <p>{offer.text}</p>
          <p>
            <Link to="/self-identification" search={{ token }} preload={false} reloadDocument>
              {offer.link}
            </Link>
          </p>
          <Remark>{offer.later}</Remark>
        </Stack>
      </Stack>
      <Scene name="seat-morning" />
    </main>
  );
}

/**
 * Requests the confirmation again. Only the server knows whether an email may be sent, and the answer doesn't
 * reveal it.
 */
function SendAgain({ idempotencyKey }: { idempotencyKey: string }) {
  const [sending, setSending] = useState(false);
  const ask = async (): Promise<void> => {
    setSending(true);
    try {
      await mutate('applications.resend', { idempotencyKey });
      toast.success(
        'Email requested',
        'It can take a few minutes. Check your spam folder, and use the newest email.',
        { id: SUBMITTED },
      );
    } catch (error) {
      toast.error(
        'We couldn’t send the email again',
        error instanceof CallError ? error.message : UNAVAILABLE,
      );
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="lg" loading={sending} loadingText="Sending…" onClick={() => void ask()}>
      Send the email again
    </Button>
  );
}
