import { useState } from 'react';
import type { SecondFactorSetup } from '../../../../shared/auth/schema.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AskPassword } from './AskPassword.tsx';
import { Row } from './Row.tsx';
import { RecoveryCodes, ScanStep } from './SecondFactorSteps.tsx';

type Step =
  | { step: 'begin' }
  | { step: 'scan'; setup: SecondFactorSetup }
  | { step: 'codes'; codes: string[] }
  | { step: 'end' }
  | { step: 'renew' };

const titles: Record<Step['step'], string> = {
  begin: 'Turn on two-step sign-in',
  scan: 'Turn on two-step sign-in',
  codes: 'Save your recovery codes',
  end: 'Turn off two-step sign-in',
  renew: 'New recovery codes',
};

/** The optional second step: an authenticator app, and recovery codes for when it is lost (quality S13). */
export function SecondFactor({ confirmed }: { confirmed: boolean }) {
  const [dialog, setDialog] = useState<Step | null>(null);
  const status = trpc.auth.secondFactor.useQuery();
  const close = (): void => {
    setDialog(null);
    void status.refetch();
  };
  const on = status.data?.on ?? false;
  return (
    <Row
      title="Two-step sign-in"
      action={
        status.data &&
        (on ? (
          <Group gap={8} wrap>
            <Button size="sm" onClick={() => setDialog({ step: 'renew' })}>
              New recovery codes
            </Button>
            <Button variant="danger" size="sm" onClick={() => setDialog({ step: 'end' })}>
              Turn off
            </Button>
          </Group>
        ) : (
          <Button size="sm" disabled={!confirmed} onClick={() => setDialog({ step: 'begin' })}>
            Turn on
          </Button>
        ))
      }
    >
      {status.isError ? (
        readError(status.error).message
      ) : !status.data ? (
        <Skeleton width="60%" />
      ) : on ? (
        <>
          <b>On.</b> You enter a code from your app when you sign in.{' '}
          {counted(status.data.recoveryCodesLeft, 'recovery code')} left.
        </>
      ) : confirmed ? (
        'Off. An authenticator app on your phone makes your account much harder to break into.'
      ) : (
        'Off. Confirm your email address first.'
      )}
      <Dialog
        opened={dialog !== null}
        onClose={close}
        title={dialog ? titles[dialog.step] : ''}
        size={480}
        // Codes are shown once, so a click outside or Escape must not close the dialog.
        locked={dialog?.step === 'codes'}
      >
        {dialog && <Steps dialog={dialog} onStep={setDialog} onClose={close} />}
      </Dialog>
    </Row>
  );
}

function Steps(props: { dialog: Step; onStep: (next: Step) => void; onClose: () => void }) {
  const { dialog, onStep, onClose } = props;
  const utils = trpc.useUtils();
  // One key per dialog: trying again after a lost answer shows the codes that it had.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const stillOpen = useStillOpen();
  const begin = trpc.auth.beginSecondFactor.useMutation({
    onSuccess: (setup) => {
      if (stillOpen()) onStep({ step: 'scan', setup });
    },
  });
  const end = trpc.auth.endSecondFactor.useMutation({
    onSuccess: () => {
      toast.success('Two-step sign-in is off');
      if (stillOpen()) onClose();
      else void utils.auth.secondFactor.invalidate();
    },
  });
  const renew = trpc.auth.renewRecoveryCodes.useMutation({
    onSuccess: (codes) => onStep({ step: 'codes', codes }),
  });
  switch (dialog.step) {
    case 'begin':
      return (
        <AskPassword
          action="Continue"
          onGiven={({ password }) => begin.mutateAsync({ password })}
          onCancel={onClose}
        >
          You need an authenticator app on your phone or computer.
        </AskPassword>
      );
    case 'scan':
      return (
        <ScanStep
          setup={dialog.setup}
          idempotencyKey={idempotencyKey}
          onCodes={(codes) => onStep({ step: 'codes', codes })}
          onCancel={onClose}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={dialog.codes} onClose={onClose} />;
    case 'end':
      return (
        <AskPassword action="Turn off" danger withCode onGiven={end.mutateAsync} onCancel={onClose}>
          You’ll sign in with just your password, and your recovery codes will stop working.
        </AskPassword>
      );
    case 'renew':
      return (
        <AskPassword
          action="Create new codes"
          withCode
          onGiven={(proof) => renew.mutateAsync({ ...proof, idempotencyKey })}
          onCancel={onClose}
        >
          Your current recovery codes will stop working.
        </AskPassword>
      );
  }
}
