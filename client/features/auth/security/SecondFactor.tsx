import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactorSetup } from '../../../../shared/auth.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.tsx';
import { AskPassword } from './AskPassword.tsx';
import { Row } from './Row.tsx';
import { RecoveryCodes, ScanStep } from './SecondFactorSteps.tsx';

type Dialog =
  | { step: 'begin' }
  | { step: 'scan'; setup: SecondFactorSetup }
  | { step: 'codes'; codes: string[] }
  | { step: 'end' }
  | { step: 'renew' };

const titles: Record<Dialog['step'], string> = {
  begin: 'Turn on two-step sign-in',
  scan: 'Turn on two-step sign-in',
  codes: 'Keep your recovery codes',
  end: 'Turn off two-step sign-in',
  renew: 'New recovery codes',
};

/** The optional second step: an authenticator app, and recovery codes for when it is lost (quality S13). */
export function SecondFactor({ confirmed }: { confirmed: boolean }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
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
          <div className="row g8 w">
            <button type="button" className="btn default sm" onClick={() => setDialog({ step: 'renew' })}>
              New recovery codes
            </button>
            <button type="button" className="btn danger sm" onClick={() => setDialog({ step: 'end' })}>
              Turn off
            </button>
          </div>
        ) : (
          <button
            type="button"
            className="btn default sm"
            disabled={!confirmed}
            onClick={() => setDialog({ step: 'begin' })}
          >
            Turn on
          </button>
        ))
      }
    >
      {status.isError ? (
        readError(status.error).message
      ) : !status.data ? (
        'Loading…'
      ) : on ? (
        <>
          <b className="b">On.</b> Signing in asks for a code from your app. {status.data.recoveryCodesLeft}{' '}
          recovery codes left.
        </>
      ) : confirmed ? (
        'Off. An authenticator app on your phone makes your account much harder to steal.'
      ) : (
        'Off. Confirm your email address first.'
      )}
      <Modal
        opened={dialog !== null}
        onClose={close}
        title={dialog ? titles[dialog.step] : ''}
        size={480}
        // Codes that were shown once must not vanish by a click beside them, or by Escape.
        closeOnClickOutside={dialog?.step !== 'codes'}
        closeOnEscape={dialog?.step !== 'codes'}
      >
        {dialog && <Steps dialog={dialog} onStep={setDialog} onClose={close} />}
      </Modal>
    </Row>
  );
}

function Steps(props: { dialog: Dialog; onStep: (next: Dialog) => void; onClose: () => void }) {
  const { dialog, onStep, onClose } = props;
  const begin = trpc.auth.beginSecondFactor.useMutation({
    onSuccess: (setup) => onStep({ step: 'scan', setup }),
  });
  const end = trpc.auth.endSecondFactor.useMutation({
    onSuccess: () => {
      toast.success('Two-step sign-in is off');
      onClose();
    },
  });
  const renew = trpc.auth.renewRecoveryCodes.useMutation({
    onSuccess: (codes) => onStep({ step: 'codes', codes }),
  });
  switch (dialog.step) {
    case 'begin':
      return (
        <AskPassword label="Continue" call={begin} onCancel={onClose}>
          You need an authenticator app on your phone or computer.
        </AskPassword>
      );
    case 'scan':
      return (
        <ScanStep
          setup={dialog.setup}
          onCodes={(codes) => onStep({ step: 'codes', codes })}
          onCancel={onClose}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={dialog.codes} onClose={onClose} />;
    case 'end':
      return (
        <AskPassword label="Turn off" danger withCode call={end} onCancel={onClose}>
          Signing in will only ask for your password, and your recovery codes will stop working.
        </AskPassword>
      );
    case 'renew':
      return (
        <AskPassword label="Make new codes" withCode call={renew} onCancel={onClose}>
          Your current recovery codes will stop working.
        </AskPassword>
      );
  }
}
