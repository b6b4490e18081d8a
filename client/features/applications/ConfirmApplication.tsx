import { useMutation } from '../../site/useMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { useMailedToken } from '../privacy/useMailedToken.ts';

/**
 * The page the confirmation email links to. Opening it changes nothing yet, because email programs open links
 * too.
 */
export function ConfirmApplication() {
  useTitle('Confirm your application');
  const token = useMailedToken();
  const confirm = useMutation('applications.confirm');
  return (
    <Stack as="main" gap={24} className="wrap n simple-page" id="main">
      <h1>Confirm your application</h1>
      {confirm.data ? (
        <div role="status">
          <Notice kind="good">
            <b>Confirmed.</b> Thank you. We’ve emailed you a copy of your answers.
          </Notice>
        </div>
      ) : (
        <>
          <Text size="lead">
            Someone applied with your email address. If it was you, confirm it here, and we’ll email you a
            copy of your answers.
          </Text>
          {token === '' && (
            <Notice kind="warn">This link is incomplete. Open it again from the email.</Notice>
          )}
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
