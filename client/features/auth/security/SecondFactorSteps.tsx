import { TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ConfirmSecondFactorInput, type SecondFactorSetup } from '../../../../shared/auth.ts';
import { brand } from '../../../../shared/brand.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.tsx';

/** Scan, then prove with one code that the app knows the secret. */
export function ScanStep(props: {
  setup: SecondFactorSetup;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}) {
  const { setup } = props;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const confirm = trpc.auth.confirmSecondFactor.useMutation({
    onSuccess: (codes) => {
      toast.success('Two-step sign-in is on');
      props.onCodes(codes);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (confirm.isPending) return;
    const parsed = ConfirmSecondFactorInput.safeParse({ code });
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Please enter the six digits'));
    if (parsed.success) confirm.mutate(parsed.data);
  };
  return (
    <form className="stack g16" noValidate onSubmit={submit}>
      <p>Scan this code with your authenticator app, or enter the key.</p>
      <img
        src={setup.qr}
        width={200}
        height={200}
        className="ac-qr"
        alt="QR code for the authenticator app; the key below is the same as text"
      />
      <p className="mono break ac-key">{setup.secret.match(/.{1,4}/g)?.join(' ')}</p>
      {confirm.isError && <Notice kind="bad">{readError(confirm.error).message}</Notice>}
      <TextInput
        autoFocus
        label="Authentication code"
        description="The six digits in the app right now."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={error}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className="row g8 w">
        <button
          type="submit"
          className="btn filled"
          disabled={confirm.isPending}
          aria-busy={confirm.isPending}
        >
          Turn on
        </button>
        <button type="button" className="btn default" onClick={props.onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** Shown once: only their hashes are kept. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const clipboard = useClipboard();
  const [file, setFile] = useState<string | null>(null);
  const text = codes.join('\n');
  const words = useRef<HTMLParagraphElement>(null);
  // The field that had the focus went with the step before.
  useEffect(() => words.current?.focus(), []);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([`${brand.name} recovery codes\n\n${text}\n`]));
    setFile(url);
    return () => URL.revokeObjectURL(url);
  }, [text]);
  return (
    <div className="stack g16">
      <p ref={words} tabIndex={-1}>
        Each of these codes signs you in once when you don’t have your app. Keep them somewhere only you can
        find. We won’t show them again.
      </p>
      <ul className="ac-codes mono" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row g8 w">
        <button type="button" className="btn default sm" onClick={() => clipboard.copy(text)}>
          {clipboard.copied ? (
            <IconCheck size={18} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconCopy size={18} stroke={1.75} aria-hidden="true" />
          )}
          {clipboard.copied ? 'Copied' : 'Copy'}
        </button>
        {file && (
          <a className="btn default sm" href={file} download="recovery-codes.txt">
            <IconDownload size={18} stroke={1.75} aria-hidden="true" />
            Download
          </a>
        )}
        <button type="button" className="btn filled sm" onClick={onClose}>
          I have kept them
        </button>
      </div>
    </div>
  );
}
