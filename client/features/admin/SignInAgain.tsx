import { useLayoutEffect, useState } from 'react';
import type { Me } from '../../../shared/auth/schema.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { SignInForm } from '../auth/SignInForm.tsx';
import { hidePanel } from './away.ts';

/**
 * Opens over the panel when the session has ended. After signing in, the same person continues with everything they
 * had typed.
 */
export function SignInAgain({ me, onLeave }: { me: Me; onLeave: () => void }) {
  const [email, setEmail] = useState(me.email);
  useLayoutEffect(hidePanel, []);
  return (
    <Dialog
      opened
      onClose={onLeave}
      locked
      withCloseButton={false}
      returnFocus={false}
      zIndex={500}
      size={480}
      title="Please sign in again"
      portalProps={{ className: 'ad-again', reuseTargetNode: false }}
    >
      <Stack>
        <p>
          You were signed out, either after 30 minutes of inactivity or from another browser. What you typed
          is still here.
        </p>
        <SignInForm next="stay" email={email} onEmail={setEmail} />
        <Button variant="quiet" size="sm" onClick={onLeave}>
          Leave the panel
        </Button>
      </Stack>
    </Dialog>
  );
}
