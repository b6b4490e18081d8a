import { IconCircleCheck } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { MissingToken } from '../privacy/MissingToken.tsx';
import { useConfirming } from '../privacy/useEmailedToken.ts';

/**
 * The page the confirmation email links to. Opening it changes nothing yet, because email programs open links
 * too.
 */
export function ConfirmApplication() {
  const { link, confirm, done, heading } = useConfirming('applications.confirm');
  const { token } = link;
  const title = done ? 'Application confirmed' : 'Confirm your application';
  useTitle(title);
  return (
    <Stack as="main" gap={24} className="wrap n simple-page" id="main">
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {done ? (
        <>
          <div role="status">
            <Notice kind="good" icon={IconCircleCheck}>
              {confirm.data?.again === false ? (
                <>
                  <b>Confirmed.</b> Thank you. We’ve emailed you a copy of your answers.
                </>
              ) : (
                <>
                  <b>You’ve already confirmed this application.</b> We emailed you a copy of your answers
                  then.
                </>
              )}
            </Notice>
          </div>
          <p>
            HR will review your application. If you’re shortlisted, you’ll receive an Access Code by email
            within 3–5 business days.
          </p>
          <div>
            <ButtonLink to="/" variant="filled" size="lg">
              Return to Home
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <Text size="lead">
            Someone applied with your email address. If it was you, confirm it here, and we’ll email you a
            copy of your answers.
          </Text>
          <MissingToken link={link} />
          {confirm.failure && <Notice kind="bad">{confirm.failure}</Notice>}
          <div>
            <Button
              variant="filled"
              size="lg"
              loading={confirm.pending}
              loadingText="Confirming…"
              disabled={!token}
              onClick={() => token && confirm.run({ token })}
            >
              Confirm it was me
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
