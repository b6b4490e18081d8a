import { brand } from '../../../shared/company/brand.ts';
import type { RequestAnswer } from '../../../shared/privacy/schema.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { MissingToken } from './MissingToken.tsx';
import { useConfirming } from './useEmailedToken.ts';

/**
 * The page the emailed link opens. Opening it changes nothing yet, because email programs open links on their own.
 */
export function ConfirmPage() {
  useTitle('Confirm your data request');
  const { link, confirm, done, heading } = useConfirming('privacy.confirm');
  const { token } = link;
  return (
    <Stack as="main" gap={24} className="wrap n simple-page" id="main">
      <h1 tabIndex={-1} ref={heading}>
        Confirm your data request
      </h1>
      {done ? (
        <Confirmed answer={confirm.data} />
      ) : (
        <>
          <Text size="lead">
            Confirm that this email address is yours, and we’ll start right away. A deletion can’t be undone.
          </Text>
          <MissingToken link={link} />
          {confirm.failure && <Notice kind="bad">{confirm.failure}</Notice>}
          <Group wrap>
            <Button
              variant="filled"
              size="lg"
              loading={confirm.pending}
              loadingText="Confirming…"
              disabled={!token}
              onClick={() => token && confirm.run({ token })}
            >
              Confirm my request
            </Button>
            <ButtonLink to="/data-request" size="lg">
              Start over
            </ButtonLink>
          </Group>
        </>
      )}
    </Stack>
  );
}

const started: Record<RequestAnswer['kind'], string> = {
  copy: 'We’re preparing your copy. You’ll get an email with the download link within minutes.',
  deletion:
    'We got your request to delete your data. We’ll email you what we deleted and what, if anything, we have to keep by law.',
};
const waiting = 'Your request is still open. We emailed you the reason.';
const finished = 'Your request is finished. We emailed you the result.';

/** The link may be opened again later, when the request has moved on. */
const texts: Record<RequestAnswer['state'], (kind: RequestAnswer['kind']) => string> = {
  unconfirmed: (kind) => started[kind],
  working: (kind) => started[kind],
  waiting: () => waiting,
  held: () => waiting,
  kept: () => finished,
  done: () => finished,
};

/** Without an answer: it was confirmed before a reload. */
export function Confirmed({ answer }: { answer: RequestAnswer | null }) {
  return (
    <Stack role="status">
      <Notice kind="good">
        {answer ? (
          <>
            <b>Confirmed.</b> {texts[answer.state](answer.kind)}
          </>
        ) : (
          <>
            <b>You’ve already confirmed this request.</b> We’ll email you the result, unless you have it
            already.
          </>
        )}
      </Notice>
      <Text tone="dim">
        You can close this page. Questions? Write to{' '}
        <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>.
      </Text>
    </Stack>
  );
}
