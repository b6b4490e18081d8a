import { TextInput } from '@mantine/core';
import { IconArrowRight, IconKey, IconMail } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { PublicShell } from '../site/PublicShell.tsx';

/** The door of the candidate portal: one field for the code from the mail. */
export function AccessCode({ notice }: { notice: string | null }) {
  useTitle('Candidate portal');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const open = trpc.candidatePortal.open.useMutation({
    onSuccess: async ({ fullName }) => {
      toast.success('Access Granted', `Welcome, ${fullName}!`);
      await utils.candidatePortal.view.reset();
    },
    onError: (failure) => {
      const { code: reason, message } = readError(failure);
      const known = reason === 'invalid_access_code' || reason === 'too_many_attempts';
      const text = known ? message : 'Failed to authenticate. Please try again.';
      setError(text);
      toast.error(known ? 'Access Denied' : 'Error', text, { id: 'access-code' });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === '' || open.isPending) return;
    setError(null);
    open.mutate({ code });
  };
  return (
    <PublicShell>
      <main className="spl" id="main">
        <div className="l">
          <div className="stack g32">
            <div className="stack g12">
              <h1 className="h2">Open your candidate portal</h1>
              <p className="dim">Use the access code from your shortlist e-mail. You can type small letters; we change them for you.</p>
            </div>
            {notice && <Notice kind="info">{notice}</Notice>}
            <form className="stack g16" onSubmit={submit}>
              <TextInput
                label="Access code"
                description="It looks like ABCDE-FGHJK-MNPQR-STV. Codes work for 30 days."
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                classNames={{ input: 'code' }}
                rightSection={<IconKey size={22} stroke={1.75} aria-hidden="true" />}
                value={code}
                maxLength={60}
                error={error}
                onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
              />
              <button type="submit" className="btn filled lg full" disabled={code.trim() === '' || open.isPending} aria-busy={open.isPending}>
                {open.isPending ? 'Checking…' : 'Access Portal'}
                <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
              </button>
            </form>
            <div className="hr" />
            <div className="stack g8 sm">
              <b className="b">No code, or it does not work?</b>
              <span className="dim">Codes are sent within 3–5 business days after you are shortlisted. Look in spam first.</span>
              <a className="b row g6" href={`mailto:${brand.hrEmail}`}>
                <IconMail size={18} stroke={1.75} aria-hidden="true" />
                Contact HR at {brand.hrEmail}
              </a>
            </div>
          </div>
        </div>
        <div className="r">
          <div style={{ width: '74%', maxWidth: 520 }}>
            <Scene name="seat-dusk" />
          </div>
        </div>
      </main>
    </PublicShell>
  );
}
