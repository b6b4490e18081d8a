import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmSecondFactorInput, type SecondFactorSetup } from '../../../../shared/auth/schema.ts';
import { signInLabels } from '../../../../shared/auth/texts.ts';
import { brand } from '../../../../shared/company/brand.ts';
import { trpc } from '../../../trpc.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useZodForm } from '../../../ui/form/useZodForm.ts';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './security.module.css';

/** Scan the QR code, then prove with one code that the app has the secret. */
export function ScanStep(props: {
  setup: SecondFactorSetup;
  idempotencyKey: string;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}) {
  const { setup, idempotencyKey } = props;
  const confirm = trpc.auth.confirmSecondFactor.useMutation({
    onSuccess: (codes) => {
      toast.success('Two-step sign-in is on');
      props.onCodes(codes);
    },
  });
  const form = useZodForm({
    schema: ConfirmSecondFactorInput,
    initial: { code: '' },
    labels: signInLabels,
    onSubmit: (input) => confirm.mutateAsync({ ...input, idempotencyKey }),
  });
  return (
    <Form form={form}>
      <Stack>
        <p>Scan this code with your authenticator app, or enter the key.</p>
        <img
          src={setup.qr}
          width={200}
          height={200}
          className={styles.qr}
          alt="QR code for your authenticator app. It contains the key below."
        />
        <Text mono align="center" lines="anywhere">
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </Text>
        <FormProblem form={form} />
        <TextField
          {...form.field('code')}
          autoFocus
          hint="The six digits your app shows right now."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
        <FormActions form={form} action="Turn on" onCancel={props.onCancel} />
      </Stack>
    </Form>
  );
}

/** Shown once: only hashes are stored. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const clipboard = useClipboard();
  const [file, setFile] = useState<string | null>(null);
  const text = codes.join('\n');
  const words = useRef<HTMLParagraphElement>(null);
  // The field that had the focus was removed with the step before.
  useEffect(() => words.current?.focus(), []);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([`${brand.name} recovery codes\n\n${text}\n`]));
    setFile(url);
    return () => URL.revokeObjectURL(url);
  }, [text]);
  return (
    <Stack>
      <p ref={words} tabIndex={-1}>
        Each of these codes signs you in once when you don’t have your app. Keep them somewhere only you can
        find. We won’t show them again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap={8} wrap>
        <Button size="sm" icon={clipboard.copied ? IconCheck : IconCopy} onClick={() => clipboard.copy(text)}>
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
        {file && (
          <ButtonAnchor size="sm" href={file} download="recovery-codes.txt" icon={IconDownload}>
            Download
          </ButtonAnchor>
        )}
        <Button variant="filled" size="sm" onClick={onClose}>
          I’ve saved them
        </Button>
      </Group>
    </Stack>
  );
}
